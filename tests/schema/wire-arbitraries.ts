import fc from 'fast-check';
import { dayOfNumber } from '../../src/schema/kit/jalali.ts';
import { normalise } from '../../src/schema/kit/persian-text.ts';
import type { Field, Fields, Kind } from '../../src/schema/kit/shape.ts';

const day = fc.integer({ min: -36_500, max: 40_000 }).map(dayOfNumber);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('ا', 'ی', 'ي', 'ک', 'ك', ' ', '\u200c', '۱', '،') })).map(normalise);
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const id = fc.integer({ min: 1, max: 1_000_000_000 });

const byKind: Record<Exclude<Kind, 'literal' | 'code'>, fc.Arbitrary<unknown>> = {
  id,
  ref: id,
  integer: fc.integer(),
  money: fc.maxSafeInteger(),
  percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  flag: fc.boolean(),
  text,
  phone: digits(10).map((rest) => `+98${rest}`),
  nationalNumber: digits(10).filter((number) => Number(number) > 0),
  day,
  dayAsInstant: day,
  moment: fc.tuple(day, clock).map(([date, time]) => `${date}T${time}`),
  tooth: fc
    .oneof(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 8 })), fc.tuple(fc.integer({ min: 5, max: 8 }), fc.integer({ min: 1, max: 5 })))
    .map(([quadrant, place]) => `${quadrant}${place}`),
};

/** A single value as the program holds it. */
export const described = ({ kind, rules, values }: Field): fc.Arbitrary<unknown> => {
  if (kind === 'literal') return fc.constantFrom(...(values ?? []));
  return kind === 'code' ? fc.constantFrom(...(rules.codes ?? [])) : byKind[kind];
};

/** Rows as the program holds them: every value of its kind, the optional ones also null or absent. */
export const rowsOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> => {
  const entries = Object.entries(fields) as [string, Field][];
  const members = entries.map(([name, field]) => [name, field.required ? described(field) : fc.option(described(field))] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: entries.filter(([, { required }]) => required).map(([name]) => name) });
};
