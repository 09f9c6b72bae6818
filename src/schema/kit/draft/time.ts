import { type TypedTime, typedTime } from '../shape.ts';
import type { EntryKind } from './entry.ts';

/** Codes of what may be wrong with a time of day: it is missing, or the text means none. */
interface TimeCodes<Code extends string> {
  readonly required?: Code;
  readonly invalid: Code;
}

/** A time of day as typed, with the `HH:mm` it means. */
export const timeEntry =
  <const Code extends string>({ required, invalid }: TimeCodes<Code>): EntryKind<typeof typedTime, TypedTime, string, Code> =>
  () => ({
    shape: typedTime,
    empty: { typed: '', time: null },
    open: (stored) => (stored ? { typed: stored, time: stored } : { typed: '', time: null }),
    stored: ({ time }) => time ?? null,
    problem: ({ typed, time }) => {
      if (time !== null && time !== undefined) return null;
      return typed.trim() === '' ? (required ?? null) : invalid;
    },
  });
