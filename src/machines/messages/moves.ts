import { normalise } from '../../schema/kit/persian-text.ts';
import { phoneToSend } from '../../schema/kit/phone.ts';
import { blanksIn, LONGEST_TEXT } from '../../schema/messages/message-text.ts';
import type { MessageDraft, MessageField, Opened, Recipient } from '../../schema/messages/workflow.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { numberParam, type Opening, type Params } from '../kit/screen.ts';

export type MessageProblem = 'textRequired' | 'textLong' | 'blanksLeft' | 'numberRequired' | 'numberInvalid' | 'numberThere' | 'recipientRequired';

export interface MessagesContext {
  /** Whom the message is about, as its address says. */
  readonly params: Params;
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

/** Whether two numbers are one, however each is written. */
const isSameNumber = (one: string, other: string): boolean => one !== '' && (one === other || (phoneToSend(one) ?? one) === phoneToSend(other));
/** Whether two are one person: the same patient, or somebody without a name who has the number of the other. */
const isSame = (one: Person, other: Person): boolean =>
  one.patient != null && other.patient != null ? one.patient === other.patient : isSameNumber(one.phone, other.phone);

/** A recipient with what is known of them now; what was opened went to the number of then. */
export const asKnown = (row: Recipient, { patient, name, phone }: Person): Recipient => {
  if (patient == null) return row;
  const moved = (row.opened === 'sms' || row.opened === 'chat') && !isSameNumber(row.phone, phone);
  return { ...row, patient, name, phone, ...(moved ? { earlier: true } : {}) };
};

/** With people among the recipients: who is there already is not there twice, and is known by what is known of them now. */
const joined = (context: MessagesContext, people: readonly Person[]): Change =>
  people.reduce<Pick<MessagesContext, 'rows' | 'nextKey' | 'removed'>>(
    ({ rows, nextKey }, person) => {
      // Of a patient there may be both: they themselves, and their number, which somebody typed.
      const [first, ...twice] = rows.filter((row) => isSame(row, person)).toSorted((one, other) => Number(one.patient == null) - Number(other.patient == null));
      if (first === undefined) {
        const { patient, name, phone } = person;
        return { rows: [...rows, { key: nextKey, patient: patient ?? null, name, phone, opened: null, earlier: null }], nextKey: nextKey + 1, removed: null };
      }
      return { rows: rows.filter((row) => !twice.includes(row)).map((row) => (row === first ? asKnown(row, person) : row)), nextKey, removed: null };
    },
    { rows: context.rows, nextKey: context.nextKey, removed: null },
  );

const without = (context: MessagesContext, field: MessageField) => context.problems.filter((problem) => problem.field !== field);

const isOwn = (params: Params, { patient }: Pick<Recipient, 'patient'>): boolean => patient != null && patient === numberParam(params, 'patient');

/** With the patient in the address, of whom no more is known here than what was. */
const withOwn = (context: MessagesContext, rows: readonly Recipient[]): MessagesContext => {
  const id = numberParam(context.params, 'patient');
  if (id === null || id === 0) return context;
  const { name, phone } = rows.find((row) => isOwn(context.params, row)) ?? { name: '', phone: '' };
  return { ...context, ...joined(context, [{ patient: id, name, phone }]) };
};

export const begun = ({ passed, at, params }: Opening): MessagesContext => {
  const empty: MessagesContext = {
    ...{ params: params ?? {}, here: true, at, opened: EMPTY, draft: EMPTY, problems: [], refused: {}, attempts: 0, ready: null, wanted: null },
    ...{ rows: [], nextKey: 1, removed: null, sharing: null },
  };
  const own = withOwn(empty, []);
  return { ...own, ...named(own, passed) };
};

/** A new one about the same patient, as if nothing had been written. */
export const anew = ({ at, params, rows, nextKey }: MessagesContext): MessagesContext => withOwn({ ...begun({ at }), params, nextKey }, rows);

/** With the patient whom the screen before was about. */
export const named = (context: MessagesContext, passed: Opening['passed']): Change => {
  const patient = passed?.patient;
  return patient ? joined(context, [{ patient: patient.id, name: fullName(patient), phone: patient.phone ?? '' }]) : {};
};

/** What keeps a message from being handed to another program. */
export const obstacles = ({ draft, rows }: MessagesContext): MessagesContext['problems'] => [
  ...(rows.length === 0 ? [{ field: 'number' as const, code: 'recipientRequired' as const }] : []),
  ...(normalise(draft.text) === '' ? [{ field: 'text' as const, code: 'textRequired' as const }] : []),
  ...(draft.text.length > LONGEST_TEXT ? [{ field: 'text' as const, code: 'textLong' as const }] : []),
  ...(blanksIn(draft.text).length > 0 ? [{ field: 'text' as const, code: 'blanksLeft' as const }] : []),
];

/** Whether a text of one's own stands there. */
export const isOwnText = ({ draft, ready }: MessagesContext): boolean => draft.text.trim() !== '' && ready === null;
/** Whether anything would be lost by leaving; whom the address names nobody had to choose. */
export const hasMessage = ({ draft, rows, params }: MessagesContext): boolean =>
  draft.text !== '' || draft.number !== '' || rows.some((row) => !isOwn(params, row));

/** Whether it was opened for everybody as it stands: nobody waits for it. */
export const isThrough = ({ draft, rows }: MessagesContext): boolean =>
  draft.number === '' && rows.length > 0 && rows.every(({ opened, earlier }) => opened != null && !earlier);

export const changed = (context: MessagesContext, change: Partial<MessageDraft>): Change => ({
  draft: { ...context.draft, ...change },
  problems: context.problems.filter(({ field }) => !(field in change)),
  removed: null,
  ...('text' in change && change.text !== context.draft.text ? { ready: null, rows: withEarlier(context.rows) } : {}),
});

/** What was opened so far was another text. */
const withEarlier = (rows: readonly Recipient[]): readonly Recipient[] => rows.map((row) => (row.opened === null ? row : { ...row, earlier: true }));

export const withReady = (context: MessagesContext, chosen: { readonly ready: string; readonly text: string } | null): Change =>
  chosen === null
    ? { wanted: null }
    : {
        draft: { ...context.draft, text: chosen.text },
        ready: chosen.ready,
        wanted: null,
        problems: without(context, 'text'),
        ...(chosen.text === context.draft.text ? {} : { rows: withEarlier(context.rows) }),
      };

export const withPeople = (context: MessagesContext, people: readonly Person[]): Change => ({
  ...joined(context, people),
  problems: without(context, 'number'),
});

/** With the number that was typed among the recipients, or with what is wrong with it. */
export const withNumber = (context: MessagesContext): Change => {
  const { draft, attempts } = context;
  const refuse = (code: MessageProblem): Change => ({ problems: [{ field: 'number', code }], attempts: attempts + 1 });
  if (draft.number.trim() === '') return refuse('numberRequired');
  const phone = phoneToSend(draft.number);
  if (phone === null) return refuse('numberInvalid');
  if (context.rows.some((row) => isSame(row, { name: '', phone }))) return refuse('numberThere');
  return { ...withPeople(context, [{ name: '', phone }]), draft: { ...draft, number: '' } };
};

export const taken = ({ rows }: MessagesContext, key: number): Change => {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  return row ? { rows: rows.filter((each) => each !== row), removed: { row, index } } : {};
};
export const restored = ({ rows, removed }: MessagesContext): Change => (removed ? { rows: rows.toSpliced(removed.index, 0, removed.row), removed: null } : {});

/** With what became of one message, as far as anybody here knows, and the number that it went to. */
export const withOpened = ({ rows }: MessagesContext, key: number | null, opened: Opened, phone: string | null = null): Change => ({
  rows: rows.map((row) => (row.key === key ? { ...row, opened, earlier: null, phone: phone ?? row.phone } : row)),
});
