import { resources } from '../../../src/schema/api.ts';
import type { Field, Fields, Shape } from '../../../src/schema/kit/shape.ts';

/** Numbers that look like chance and are the same every time. */
export type Chance = (below: number) => number;

export const chanceOf = (seed: number): Chance => {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const WORDS = ['علی', 'زهرا', 'رضایی', 'کریمی', 'نوروزی', 'سینا', 'Latin', '', ' ', 'خیابان ولیعصر، پلاک ۱۲', 'آموکسی‌سیلین', '123'];
const NUMBERS = ['0012345679', '0499370899', '1234567890', '۰۰۱۲۳', ''];
const PHONES = ['09121234567', '+989351112233', '02188776655', '', '0912'];
const DAYS = ['1990-05-14', '2024-02-29', '2026-03-01', '2026-02-27', '1342-01-01', '2030-01-01'];

const one = <T>(chance: Chance, from: readonly T[]): T => from[chance(from.length)] as T;

const leafValue = ({ kind, rules, values }: Field, chance: Chance): unknown => {
  switch (kind) {
    case 'literal':
      return one(chance, values ?? []);
    case 'flag':
      return chance(2) === 1;
    case 'id':
    case 'ref':
      return 1 + chance(4);
    case 'code':
      return chance(12) === 0 ? 'نامعلوم' : one(chance, rules.codes ?? [1]);
    case 'percent':
      return chance(101);
    case 'money':
      return chance(5) === 0 ? 0 : (1 + chance(90)) * 50_000;
    case 'integer':
      return rules.disguise === 'date' ? Date.parse('2026-03-01T08:00:00Z') + chance(1_000_000) : chance(6);
    case 'nationalNumber':
      return one(chance, NUMBERS);
    case 'phone':
      return one(chance, PHONES);
    case 'day':
    case 'dayAsInstant':
      return one(chance, DAYS);
    case 'moment':
      return `${one(chance, DAYS)}T1${chance(10)}:30`;
    case 'tooth':
      return `${1 + chance(8)}${1 + chance(5)}`;
    case 'text':
      return rules.disguise === 'keep' ? 'x' : one(chance, WORDS);
  }
};

const PATHS = ['/patients', '/new-patient', '/patient/2', '/new-treatment', '/new-payment', '/login', '/', '/nowhere'];
/** Texts that mean something to the program. */
const NAMED: Readonly<Record<string, readonly string[]>> = { resource: Object.keys(resources), to: PATHS, fallback: PATHS, path: PATHS, next: PATHS };

/** Some value of a description. */
export const someValue = (shape: Shape, chance: Chance): unknown => {
  switch (shape.kind) {
    case 'list':
    case 'body':
      return shape.kind === 'list' ? Array.from({ length: chance(5) }, () => someValue(shape.of, chance)) : someValue(shape.of, chance);
    case 'struct':
      return someFields(shape.fields, chance);
    case 'partial': {
      const names = Object.keys(shape.fields);
      const chosen = names.filter(() => chance(3) === 0);
      const keys = chosen.length > 0 || names.length === 0 ? chosen : [one(chance, names)];
      return Object.fromEntries(keys.map((name) => [name, someValue(shape.fields[name] as Shape, chance)]));
    }
    case 'record':
      return Object.fromEntries(Array.from({ length: chance(3) }, (_, index) => [`کلید ${index}`, someValue(shape.of, chance)]));
    case 'variants': {
      const name = one(chance, Object.keys(shape.of));
      return { [shape.tag]: name, ...someFields(shape.of[name] as Fields, chance) };
    }
    case 'optional':
      return chance(4) === 0 ? null : someValue(shape.of, chance);
    default:
      return leafValue(shape, chance);
  }
};

export const someFields = (fields: Fields, chance: Chance): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    if (!shape.required && chance(3) === 0) continue;
    const named = NAMED[name];
    result[name] = named && shape.kind === 'text' ? one(chance, named) : someValue(shape, chance);
  }
  return result;
};
