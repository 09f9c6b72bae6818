import { latinText } from '../../schema/kit/draft/text.ts';
import { normalise } from '../../schema/kit/persian-text.ts';
import { internationalPhone, isIranianPhone } from '../../schema/kit/phone.ts';
import { blanksIn } from '../../schema/messages/message-text.ts';
import type { MessageDraft, MessageField, Opened, Recipient } from '../../schema/messages/workflow.ts';
import { fullName } from '../../schema/patients/patient.ts';
import type { Opening } from '../kit/screen.ts';

export type MessageProblem = 'textRequired' | 'blanksLeft' | 'numberRequired' | 'numberInvalid' | 'recipientRequired';

export interface MessagesContext {
  readonly here: boolean;
  readonly at: number;
  readonly opened: MessageDraft;
  readonly draft: MessageDraft;
  readonly problems: readonly { readonly field: MessageField; readonly code: MessageProblem }[];
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly attempts: number;
  /** The text that was written before and stands there unchanged, by its name. */
  readonly ready: string | null;
  /** The one that waits to replace what was typed. */
  readonly wanted: { readonly ready: string; readonly text: string } | null;
  readonly rows: readonly Recipient[];
  readonly nextKey: number;
  readonly removed: { readonly row: Recipient; readonly index: number } | null;
  /** Whose message is being shared. */
  readonly sharing: number | null;
}

type Change = Partial<MessagesContext>;
type Person = Pick<Recipient, 'name' | 'phone'> & { readonly patient?: number | null };

const EMPTY: MessageDraft = { text: '', number: '' };

/** A number as it is kept: international where it is one of ours. */
const phoneOf = (typed: string): string => {
  const plain = latinText(typed).replace(/[\s()-]/g, '');
  return isIranianPhone(plain) ? internationalPhone(plain) : plain;
};
const isNumber = (typed: string): boolean => isIranianPhone(typed) || /^\+[0-9]{7,15}$/.test(phoneOf(typed));

/** With people among the recipients who are not there yet. */
const joined = ({ rows, nextKey }: MessagesContext, people: readonly Person[]): Change => {
  const fresh = people.filter((person, index) => {
    const isSame = (other: Person) => (person.patient == null ? other.phone === person.phone : other.patient === person.patient);
    return !rows.some(isSame) && !people.slice(0, index).some(isSame);
  });
  const added = fresh.map(({ patient, name, phone }, index) => ({ key: nextKey + index, patient: patient ?? null, name, phone, opened: null }));
  return { rows: [...rows, ...added], nextKey: nextKey + added.length, removed: null };
};

const without = (context: MessagesContext, field: MessageField) => context.problems.filter((problem) => problem.field !== field);

export const begun = ({ passed, at }: Opening): MessagesContext => {
  const empty: MessagesContext = {
    ...{ here: true, at, opened: EMPTY, draft: EMPTY, problems: [], refused: {}, attempts: 0, ready: null, wanted: null },
    ...{ rows: [], nextKey: 1, removed: null, sharing: null },
  };
  return { ...empty, ...named(empty, passed) };
};

/** With the patient whom the screen before was about. */
export const named = (context: MessagesContext, passed: Opening['passed']): Change => {
  const patient = passed?.patient;
  return patient ? joined(context, [{ patient: patient.id, name: fullName(patient), phone: patient.phone ?? '' }]) : {};
};

/** What keeps a message from being handed to another program. */
export const obstacles = ({ draft, rows }: MessagesContext): MessagesContext['problems'] => [
  ...(rows.length === 0 ? [{ field: 'number' as const, code: 'recipientRequired' as const }] : []),
  ...(normalise(draft.text) === '' ? [{ field: 'text' as const, code: 'textRequired' as const }] : []),
  ...(blanksIn(draft.text).length > 0 ? [{ field: 'text' as const, code: 'blanksLeft' as const }] : []),
];

/** Whether a text of one's own stands there. */
export const isOwnText = ({ draft, ready }: MessagesContext): boolean => draft.text.trim() !== '' && ready === null;
/** Whether anything would be lost by leaving. */
export const hasMessage = ({ draft, rows }: MessagesContext): boolean => draft.text !== '' || draft.number !== '' || rows.length > 0;

export const changed = (context: MessagesContext, change: Partial<MessageDraft>): Change => ({
  draft: { ...context.draft, ...change },
  problems: context.problems.filter(({ field }) => !(field in change)),
  removed: null,
  ...('text' in change && change.text !== context.draft.text ? { ready: null } : {}),
});

export const withReady = (context: MessagesContext, chosen: { readonly ready: string; readonly text: string } | null): Change =>
  chosen === null
    ? { wanted: null }
    : { draft: { ...context.draft, text: chosen.text }, ready: chosen.ready, wanted: null, problems: without(context, 'text') };

export const withPeople = (context: MessagesContext, people: readonly Person[]): Change => ({
  ...joined(context, people),
  problems: without(context, 'number'),
});

/** With the number that was typed among the recipients, or with what is wrong with it. */
export const withNumber = (context: MessagesContext): Change => {
  const { draft, attempts } = context;
  const refuse = (code: MessageProblem): Change => ({ problems: [{ field: 'number', code }], attempts: attempts + 1 });
  if (draft.number.trim() === '') return refuse('numberRequired');
  if (!isNumber(draft.number)) return refuse('numberInvalid');
  return { ...withPeople(context, [{ name: '', phone: phoneOf(draft.number) }]), draft: { ...draft, number: '' } };
};

export const taken = ({ rows }: MessagesContext, key: number): Change => {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  return row ? { rows: rows.filter((each) => each !== row), removed: { row, index } } : {};
};
export const restored = ({ rows, removed }: MessagesContext): Change => (removed ? { rows: rows.toSpliced(removed.index, 0, removed.row), removed: null } : {});

/** With what became of one message, as far as anybody here knows. */
export const withOpened = ({ rows }: MessagesContext, key: number | null, opened: Opened): Change => ({
  rows: rows.map((row) => (row.key === key ? { ...row, opened } : row)),
});
