import { plainDigits } from '../digits.ts';
import { isIsoDay } from '../iso-day.ts';
import { padNationalNumber } from '../national-number.ts';
import { normaliseLines } from '../persian-text.ts';
import type { Field, Kind, Rules } from '../shape.ts';
import { readDay, readMoment, writeMoment } from '../tehran.ts';
import { readTooth } from '../tooth.ts';

/**
 * What a kind of value looks like on the wire. Reading is tolerant: numbers may come as texts, references as objects,
 * unknown codes survive. Writing is strict: what does not fit its kind is refused before it is sent.
 */
export interface WireForm {
  /** Whether a value has the program's form. */
  readonly fits: (value: unknown) => boolean;
  /** Brings what a provider may send to the program's form; what it cannot bring stays, and does not fit. What says no more than nothing is null. */
  readonly read: (value: unknown, rules: Rules) => unknown;
  /** Brings a value that fits to the form the provider expects. */
  readonly write: (value: never, rules: Rules) => unknown;
  /** Whether a value that may be read may also be sent. */
  readonly sends?: (value: unknown, rules: Rules) => boolean;
}

const same = (value: unknown) => value;

const toInteger = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(\.0*)?$/.test(value.trim()) ? Number(value) : value);
const toNumber = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value);
const toText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const toReference = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'id' in value ? toInteger(value.id) : toInteger(value));
const FLAGS: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false };
const toFlag = (value: unknown): unknown => FLAGS[String(value).toLowerCase()] ?? value;
const toDay = (value: unknown): unknown => (typeof value === 'string' ? (readDay(value) ?? value) : value);
const toMoment = (value: unknown): unknown => (typeof value === 'string' ? (readMoment(value) ?? value) : value);
const toNationalNumber = (value: unknown): unknown => {
  const number = plainDigits(String(value)).replace(/[\s\u200c-]|[.٫]0*$/g, '');
  // A word in its place is none, nor are zeros alone; what stands behind a point is no digit of it, and neither is an exponent.
  return /^\d{1,10}$/.test(number) && Number(number) > 0 ? padNationalNumber(number) : null;
};
const toCode = (value: unknown, rules: Rules): unknown => {
  const number = toInteger(value);
  return typeof number === 'string' ? (rules.words?.[number.toLowerCase()] ?? number) : number;
};

const isInteger = (value: unknown) => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown) => isText(value) && isIsoDay(value);
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

const whole: WireForm = { fits: isInteger, read: toInteger, write: same };

export const WIRE_FORMS: Readonly<Record<Exclude<Kind, 'literal'>, WireForm>> = {
  id: whole,
  integer: whole,
  money: whole,
  percent: { fits: Number.isFinite, read: toNumber, write: same },
  ref: { fits: isInteger, read: toReference, write: same },
  flag: { fits: (value) => typeof value === 'boolean', read: toFlag, write: same },
  text: { fits: isText, read: toText, write: (text: string) => normaliseLines(text) },
  phone: { fits: isText, read: toText, write: (text: string) => text.trim() },
  nationalNumber: {
    fits: matches(/^\d{10}$/),
    read: toNationalNumber,
    write: (number: string, { asText = false }: Rules) => (asText ? number : Number(number)),
  },
  code: { fits: (value) => isInteger(value) || isText(value), read: toCode, write: same, sends: (code, { codes }) => codes?.includes(Number(code)) ?? true },
  day: { fits: isDay, read: toDay, write: same },
  dayAsInstant: { fits: isDay, read: toDay, write: (text: string) => `${text}T00:00:00Z` },
  moment: { fits: matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), read: toMoment, write: (text: string) => writeMoment(text) },
  tooth: { fits: isText, read: readTooth, write: same },
};

const isTextual = (kind: Kind) => kind === 'text' || kind === 'phone' || kind === 'tooth';

/** Whether a value stands for nothing where nothing may stand: null does, and so do blanks unless the field is a text. */
export const standsForNothing = ({ kind }: Field, value: unknown): boolean =>
  value === null || value === undefined || (isText(value) && value.trim() === '' && !isTextual(kind));
