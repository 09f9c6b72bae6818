import { DONE, ERROR } from '../../schema/log/language.ts';
import type { StepKind } from '../../schema/workflows/viewer.ts';
import type { Child } from '../fold/actor-state.ts';
import type { Step } from '../fold/fold.ts';

export type { StepKind };

/** What is said of a step, as far as its kind is concerned. */
type Told = Pick<Step, 'record'>;
type Seen = Pick<Step, 'record' | 'before' | 'after'>;

export const eventType = ({ record }: Told): string => {
  if (record.k === 'init') return 'init';
  const type = (record.e as { readonly type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : '?';
};

/** What the device, the browser, another tab, or a part of the program that is no workflow says: nobody sent it, and no person did it. */
const SURROUNDINGS: ReadonlySet<string> = new Set([
  'clock.ticked',
  'network.changed',
  'release.found',
  'release.settled',
  'log.changed',
  'route.arrived',
  'route.loading',
  'route.failed',
  'sheet.opened',
  'notice.show',
  'notice.heeded',
  'notice.held',
  'picture.broken',
  'user.wanted',
  'load.wanted',
  'debt.wanted',
  'session.expired',
  'session.changedElsewhere',
  'session.resumed',
  'resource.want',
  'resource.outdated',
  'resource.aged',
  'resource.confirmed',
  'rows.changed',
  'locked.ask',
  'beside.opened',
  'record.known',
  'patient.known',
  'print.settled',
]);

/** Secrets are kept nowhere: when the program begins again it says itself that nothing is filled in any more. */
const isEmptiedSecret = ({ record }: Told): boolean => (record.e as { readonly filled?: unknown } | undefined)?.filled === false;

/** A person did it: no workflow, timer or call said it, nor what surrounds the program. */
export const isAction = (step: Told): boolean => {
  const { k, x, p } = step.record;
  const type = eventType(step);
  return k !== 'init' && x === undefined && p === undefined && !type.startsWith('xstate.') && !SURROUNDINGS.has(type) && !isEmptiedSecret(step);
};

/** The calls that a workflow made in a step. */
export const callsBegun = ({ before, after }: Seen): readonly Child[] =>
  Object.values(after?.children ?? {}).filter((child) => child.kind === 'effect' && before?.children[child.id]?.ref !== child.ref);

/** Whether a step is the answer of a call, whatever it was. */
export const isAnswer = ({ record }: Told): boolean => record.p !== undefined;

/** Whether a call failed in a step, or the workflow of a child. */
export const isFailure = (step: Told): boolean => eventType(step).startsWith(ERROR);

/** Whether a call or a child ended well in a step. */
export const isDone = (step: Told): boolean => eventType(step).startsWith(DONE);

export const isCall = (step: Seen): boolean => isAnswer(step) || callsBegun(step).length > 0;

interface Judged {
  readonly attempts?: number;
  readonly problems?: readonly { readonly field: string; readonly code: string }[];
  readonly problem?: { readonly code: string } | null;
}

const judgedIn = (state: Step['after']): Judged => (state?.snapshot.context ?? {}) as Judged;

/** What a form found wrong with itself when a person submitted it in this step; empty when it found nothing, or nobody did. */
export const problemsFound = (step: Seen): readonly { readonly field: string | null; readonly code: string }[] => {
  if (!isAction(step)) return [];
  const before = judgedIn(step.before);
  const { attempts = 0, problems = [], problem = null } = judgedIn(step.after);
  if (attempts > (before.attempts ?? 0)) return problems;
  return problem !== null && eventType(step).endsWith('.submitted') ? [{ field: null, code: problem.code }] : [];
};

const isBreakdown = ({ before, after }: Seen): boolean => after?.snapshot.status === 'error' && before?.snapshot.status !== 'error';

const isProblemNotice = (step: Told): boolean =>
  eventType(step) === 'notice.show' && (step.record.e as { readonly notice?: { readonly tone?: unknown } }).notice?.tone === 'problem';

/** What is not as it should be in the answer of a call that ended: rows that could not be read, a refusal, what was left undone; null of any other. */
export const lackIn = (step: Told): string | null => {
  if (!isAnswer(step)) return null;
  const { output } = (step.record.e ?? {}) as { readonly output?: { readonly unreadable?: unknown; readonly how?: unknown; readonly kept?: unknown } | null };
  if (Number(output?.unreadable ?? 0) > 0) return 'unreadable rows';
  if (output?.how === 'refused') return 'refused';
  return output?.kept === 'left' || output?.kept === 'gone' ? output.kept : null;
};

/**
 * A call that failed or whose answer lacks something, a part of the program that did not come, a form that was refused,
 * a problem that was shown, an event that was not written, a workflow that broke.
 */
export const isFault = (step: Seen): boolean =>
  step.record.k === 'refused' ||
  eventType(step) === 'route.failed' ||
  isFailure(step) ||
  isBreakdown(step) ||
  isProblemNotice(step) ||
  lackIn(step) !== null ||
  problemsFound(step).length > 0;

const isOf: Readonly<Record<StepKind, (step: Seen) => boolean>> = { action: isAction, call: isCall, fault: isFault };

/** All that a step is; nothing for what workflows say to each other. */
export const kindsOf = (step: Seen): readonly StepKind[] => (Object.keys(isOf) as StepKind[]).filter((kind) => isOf[kind](step));
