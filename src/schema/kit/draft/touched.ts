import { latinDigits } from '../digits.ts';
import { normaliseLines } from '../persian-text.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Nothing is written in several ways, and a text as somebody else typed it. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? latinDigits(normaliseLines(value)) : value) || null;

/** What a payload sends otherwise than the record `known` has it: of a change that sends all of a record, what somebody changed here. */
export const touchedIn = <P extends object>(payload: P, known: object): Partial<P> =>
  Object.fromEntries(Object.entries(payload).filter(([field, value]) => plain(value) !== plain((known as Plain)[field]))) as Partial<P>;
