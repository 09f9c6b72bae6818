import { persianDigits } from '../../../schema/kit/digits.ts';
import { isNothing } from '../../../schema/kit/draft/entry.ts';
import { isIsoDay } from '../../../schema/kit/iso-day.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';

/** What a person does to a control, in sentences that are told of recorded sessions. */
export const deeds = {
  pressed: (button: string) => `«${button}» را زد`,
  wrote: (field: string, value: string) => `در «${field}» نوشت: ${value}`,
  chose: (field: string, value: string) => `در «${field}» برگزید: ${value}`,
  emptied: (field: string) => `«${field}» را خالی کرد`,
} as const;

/** How a value is said that no field has words for. */
const values = {
  numbered: (id: number) => `شماره ${persianDigits(id)}`,
  yes: 'بله',
  no: 'خیر',
  blank: 'فقط فاصله',
} as const;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const joined = (all: readonly unknown[]): string | null => all.map(shownValue).filter(Boolean).join('، ') || null;

/** What a field holds, in words: a text, a day or words as they were typed, a choice by its name; null for nothing. */
export const shownValue = (value: unknown): string | null => {
  if (isNothing(value)) return null;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (Array.isArray(value)) return joined(value);
  if (!isPlain(value)) return persianDigits(String(value)).trim() || values.blank;
  const { typed, tags, name, id, day, time } = value;
  // Of what was typed as a day or a time a report has dots; what it means can still be read.
  if (typeof day === 'string' && isIsoDay(day)) return persianDigits(jalaliText(day));
  if (typeof time === 'string') return persianDigits(time);
  if (!isNothing(tags) || typed !== undefined) return joined([tags, typed]);
  if (!isNothing(name)) return shownValue(name);
  return typeof id === 'number' ? values.numbered(id) : null;
};

/** A field is written in letter by letter, or something is chosen in it. */
export const isTyped = (value: unknown): boolean => typeof value === 'string' || (isPlain(value) && 'typed' in value);

/** What a person left in a field after typing. */
export const typed = (field: string, value: unknown): string => {
  const shown = shownValue(value);
  return shown === null ? deeds.emptied(field) : deeds.wrote(field, shown);
};
