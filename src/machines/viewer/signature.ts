import type { Failure } from '../../schema/kit/failure.ts';
import type { Crash } from '../../schema/log/crash.ts';
import { eventType, isFailure, lackIn, problemsFound } from './kinds.ts';
import type { TapeStep } from './tape.ts';

/** By what faults of different sessions are the same: where it stood, and what went wrong. Names of the machines only, nothing of a person. */
export interface Signature {
  readonly workflow: string;
  /** Where the workflow stood before, as one text; empty where nothing is known of it. */
  readonly state: string;
  readonly failure: string;
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * A state value as one text, the names of nested states with dots. Of states beside each other those are named that the
 * step left: where the others stood has nothing to do with it.
 */
const stateText = (before: unknown, after: unknown): string => {
  if (!isNested(before)) return String(before ?? '');
  const isLeft = ([name, inner]: readonly [string, unknown]) => !isNested(after) || JSON.stringify(inner) !== JSON.stringify(after[name]);
  const all = Object.entries(before);
  const left = all.filter(isLeft);
  return (left.length > 0 ? left : all).map(([name, inner]) => `${name}.${stateText(inner, isNested(after) ? after[name] : undefined)}`).join(' + ');
};

const thrown = (error: Failure | Crash | undefined): string => {
  if (error === undefined) return 'Crashed';
  if ('status' in error) return `${error._tag} ${error.status}`;
  return error._tag === 'Crashed' ? [error._tag, error.name, error.frames[0]].filter(Boolean).join(' ') : error._tag;
};

const failureIn = (step: TapeStep): string => {
  const { record } = step;
  const type = eventType(step);
  if (record.k === 'refused') return `not written: ${type}`;
  if (isFailure(step)) return `${record.p ?? record.m ?? ''} ${thrown((record.e as { readonly error?: Failure | Crash }).error)}`.trim();
  const problems = problemsFound(step).map(({ field, code }) => (field === null ? code : `${field} ${code}`));
  if (problems.length > 0) return `${type} refused: ${problems.join(', ')}`;
  if (type === 'notice.show') return `notice ${(record.e as { readonly notice: { readonly code: string } }).notice.code}`;
  const lack = lackIn(step);
  if (lack !== null) return `${record.p} ${lack}`;
  return type === 'route.failed' ? type : `broke on ${type}`;
};

/** The signature of a step that is a fault. */
export const signatureOf = (step: TapeStep): Signature => ({
  workflow: step.workflow,
  state: stateText(step.before?.snapshot.value, step.after?.snapshot.value),
  failure: failureIn(step),
});
