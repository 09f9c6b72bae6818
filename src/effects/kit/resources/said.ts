import { Effect } from 'effect';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Answer } from '../transport/exchange.ts';
import { refusal } from '../transport/refusal.ts';
import { isWire, type Wire } from './rows.ts';

/** The object that an answer holds, if it holds one. */
export const saidIn = ({ content }: Answer): Wire | null => (content._tag === 'Json' && isWire(content.value) ? content.value : null);

/** How providers write no; a status says it in words as well, and what its 0 means nobody knows. */
const FALSE = /^"?(?:false|0)"?$/i;
const FAILED = /^"?(?:false|error|fail(?:ed|ure)?)"?$/i;

const isSaid = (form: RegExp, value: unknown): boolean => form.test(JSON.stringify(value));
const isAny = (words: unknown): boolean => words === true || Object.keys(Object(words)).length > 0;

/** Whether words came in the place of a row that say no, although the answer itself is one of success. What has an id is a row, whose status is its own. */
export const saysNo = ({ success, ok, status, error, errors, id }: Wire): boolean =>
  isSaid(FALSE, success) || isSaid(FALSE, ok) || (id == null && isSaid(FAILED, status)) || (success !== true && (isAny(error) || isAny(errors)));

/** Refuses a write that brings no row in the words of an answer that says no (D-214). */
export const unlessNo = (answer: Answer): Effect.Effect<void, Failure> => {
  const said = saidIn(answer);
  return said && saysNo(said) ? Effect.fail(refusal(answer.status, said)) : Effect.void;
};
