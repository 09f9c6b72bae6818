import { latinDigits } from '../../../src/schema/kit/digits.ts';
import { isHundredths } from '../../../src/schema/kit/draft/number.ts';
import { isIsoDay } from '../../../src/schema/kit/iso-day.ts';
import { closedPhone } from '../../../src/schema/kit/phone.ts';
import type { Kind, Rules } from '../../../src/schema/kit/shape.ts';
import { readTooth, toothOf } from '../../../src/schema/kit/tooth.ts';
import { type Message, message } from '../../http/messages.ts';
import type { Value } from '../../store/tables.ts';
import { storedInstant, storedMoment } from './instants.ts';
import { pythonType, shown } from './python.ts';

/** A value ready to be stored, or why there is none. */
export type Read = { readonly value: Value } | { readonly problem: Message };

const is = (value: Value): Read => ({ value });
const not = (...of: Parameters<typeof message>): Read => ({ problem: message(...of) });

/** The largest whole number that survives JSON in every client. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const LONGEST_NUMBER = 1000;

const wholeNumber = (input: unknown): number | 'long' | null => {
  if (typeof input === 'number') return Number.isInteger(input) ? input : null;
  if (typeof input !== 'string') return null;
  if (input.length > LONGEST_NUMBER) return 'long';
  const text = latinDigits(input).trim();
  return /^[+-]?\d+(\.0*)?$/.test(text) ? Number(text) : null;
};

const bounded = (number: number, from: number, to: number): Read => {
  if (number < from) return not('tooSmall', { from });
  return number > to ? not('tooLarge', { to }) : is(number);
};

const integerBetween =
  (lowest: number) =>
  (input: unknown, { from = lowest, to = LARGEST }: Rules): Read => {
    const number = wholeNumber(input);
    if (number === 'long') return not('longNumber');
    return number === null ? not('notInteger') : bounded(number, from, to);
  };

const percent = (input: unknown, { from = -LARGEST, to = LARGEST }: Rules): Read => {
  const text = typeof input === 'string' ? latinDigits(input).trim() : input;
  if (typeof text === 'string' && text.length > LONGEST_NUMBER) return not('longNumber');
  const number = typeof text === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
  if (typeof number !== 'number' || !Number.isFinite(number)) return not('notNumber');
  return isHundredths(number) ? bounded(number, from, to) : not('tooFine', { max: 2 });
};

/** Text as a model field takes it: numbers become text, edges are trimmed, what no database holds is refused. */
const text = (input: unknown, rules: Rules, required = true): Read => {
  if (typeof input !== 'string' && typeof input !== 'number') return not('notText');
  const trimmed = String(input).toWellFormed().trim();
  if (trimmed === '') return required && !rules.blank ? not('blank') : is('');
  if (trimmed.includes('\0')) return not('nullCharacter');
  return rules.max !== undefined && [...trimmed].length > rules.max ? not('tooLong', { max: rules.max }) : is(trimmed);
};

const phone = (input: unknown, rules: Rules, required: boolean): Read => {
  const read = text(input, rules, required);
  if (!('value' in read) || typeof read.value !== 'string' || read.value === '') return read;
  const number = latinDigits(read.value);
  return /^\+?\d+$/.test(closedPhone(number)) ? is(number) : not('notPhone');
};

const tooth = (input: unknown, rules: Rules): Read => {
  const read = text(input, { ...rules, max: 10 });
  if (!('value' in read)) return read;
  const fdi = readTooth(read.value);
  return typeof fdi === 'string' && toothOf(fdi) ? is(fdi) : not('notChoice', { input: shown(input) });
};

const code = (input: unknown, { codes = [] }: Rules): Read => {
  const number = wholeNumber(input);
  return typeof number === 'number' && codes.includes(number) ? is(number) : not('notChoice', { input: shown(input) });
};

const nationalNumber = (input: unknown): Read => {
  const number = wholeNumber(input);
  if (typeof number !== 'number') return not('notInteger');
  return number < 0 || number > 9_999_999_999 ? not('notNationalNumber') : is(number);
};

const ref = (input: unknown): Read => {
  const number = typeof input === 'boolean' ? null : wholeNumber(input);
  if (typeof number !== 'number') return not('notKey', { type: pythonType(input) });
  return number > 0 && number <= LARGEST ? is(number) : not('noSuchKey', { input: shown(input) });
};

const TRUE = new Set<unknown>([true, 1, '1', 't', 'T', 'y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON']);
const FALSE = new Set<unknown>([false, 0, '0', 'f', 'F', 'n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF']);

const flag = (input: unknown): Read => {
  if (TRUE.has(input)) return is(1);
  return FALSE.has(input) ? is(0) : not('notFlag');
};

const day = (input: unknown): Read => {
  const written = typeof input === 'string' ? latinDigits(input) : '';
  return isIsoDay(written) ? is(written) : not('notDay');
};

const instant =
  (stored: (text: string) => string | null) =>
  (input: unknown): Read => {
    const value = typeof input === 'string' ? stored(latinDigits(input)) : null;
    return value === null ? not('notMoment') : is(value);
  };

type Reader = (input: unknown, rules: Rules, required: boolean) => Read;

/** How each kind reads what a request sends; null and absent values are decided before. */
export const READERS: Record<Kind, Reader> = {
  id: integerBetween(1),
  integer: integerBetween(-LARGEST),
  money: integerBetween(0),
  percent,
  text,
  literal: text,
  phone,
  tooth,
  code,
  nationalNumber,
  ref,
  flag,
  day,
  dayAsInstant: instant(storedInstant),
  moment: instant(storedMoment),
};
