import { Effect } from 'effect';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Answer } from '../transport/exchange.ts';
import { refusal } from '../transport/refusal.ts';
import { isWire, type Wire } from './rows.ts';

/** The object that an answer holds, if it holds one. */
export const saidIn = ({ content }: Answer): Wire | null => (content._tag === 'Json' && isWire(content.value) ? content.value : null);

/** Whether words came in the place of a row that say no, although the answer itself is one of success. */
export const saysNo = ({ success, error }: Wire): boolean => success === false || (success !== true && Object.keys(Object(error)).length > 0);

/** Refuses a write that brings no row in the words of an answer that says no (D-214). */
export const unlessNo = (answer: Answer): Effect.Effect<void, Failure> => {
  const said = saidIn(answer);
  return said && saysNo(said) ? Effect.fail(refusal(answer.status, said)) : Effect.void;
};
