import { isIsoDay } from '../iso-day.ts';
import { jalaliText } from '../jalali.ts';
import { optional, type TypedDay, typedDay } from '../shape.ts';
import type { EntryKind } from './entry.ts';

/**
 * Codes of what may be wrong with a day: it is missing, the text means none, it comes after today, or the calendar does
 * not have it, which no reading of a text leads to. Without `future` any day will do.
 */
interface DayCodes<Code extends string> {
  readonly required?: Code;
  readonly invalid: Code;
  readonly future?: Code;
  readonly impossible?: Code;
}

/** A day as typed in the Persian calendar, with the ISO day it means. */
export const dayEntry =
  <const Code extends string>({ required, invalid, future, impossible = invalid }: DayCodes<Code>): EntryKind<typeof typedDay, TypedDay, string, Code> =>
  () => ({
    shape: typedDay,
    empty: { typed: '', day: null },
    open: (stored) => (stored ? { typed: jalaliText(stored), day: stored } : { typed: '', day: null }),
    // What no calendar has is nothing to go by: it is told, and not left alone as what another program stored.
    stored: ({ day }) => (day && isIsoDay(day) ? day : null),
    problem: ({ typed, day }, { today }) => {
      if (day === null || day === undefined) return typed.trim() === '' ? (required ?? null) : invalid;
      if (!isIsoDay(day)) return impossible;
      return day > today ? (future ?? null) : null;
    },
  });

/** The day that stands there: the chosen one, else today. */
export const chosenOr = (today: string, held: TypedDay | null | undefined): TypedDay => held ?? { typed: jalaliText(today), day: today };

/**
 * The same of a day that is today for as long as nobody chose one: nothing stands for it then, whenever it is looked at, and
 * it becomes a day as the form goes into a list. A record that has no day is none of those: there it is missing.
 */
export const todaysEntry =
  <const Code extends string>(codes: DayCodes<Code>): EntryKind<ReturnType<typeof optional<typeof typedDay>>, TypedDay | null | undefined, string, Code> =>
  (field) => {
    const entry = dayEntry(codes)(field);
    return {
      shape: optional(typedDay),
      empty: null,
      open: entry.open,
      stored: (held) => (held ? entry.stored(held) : null),
      problem: (held, rules) => (held ? entry.problem(held, rules) : null),
      asOf: (held, today) => chosenOr(today, held),
    };
  };
