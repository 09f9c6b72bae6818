import { latinDigits } from '../kit/digits.ts';
import { latinText, normalise } from '../kit/persian-text.ts';
import { pageIn } from '../kit/wire/page.ts';
import type { ReportName } from './workflow.ts';

/** A sum in toman of a clinic, by its name or, where the report gives none, by its id. */
export interface NamedSum {
  readonly name: string;
  readonly sum: number;
  readonly clinic?: number;
}

interface Totals {
  readonly totals: readonly NamedSum[];
  /** Rows with a name or a sum that cannot be read. */
  readonly unreadable: number;
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

const NUMBER = /^[-+]?(?:\d{1,3}(?:[,٬،\s]\d{3})+|\d+)(?:[.٫]\d+)?$/;

/** A number as it is or as text: in any digits, in groups, with a fraction. */
const numberOf = (value: unknown): number | null => {
  const text = typeof value === 'string' ? latinText(value).replace('−', '-') : '';
  const number = typeof value === 'number' ? value : NUMBER.test(text) ? Number(text.replace(/[,٬،\s]/g, '').replace('٫', '.')) : Number.NaN;
  const sum = Math.round(number);
  return Number.isSafeInteger(sum) ? sum : null;
};

const partsOf = (key: string): readonly string[] =>
  key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

const NO_SUM =
  /^(?:id|pk|count|num|number|no|code|name|title|patients?|clinics|surger(?:y|ies)|treatments?|visits?|sessions?|teeth|rows|items|percent|rate|share|phone|days?|date|month|year)$/;

/** What a sum is called, the most telling word first. */
const WORDS: Readonly<Record<ReportName, readonly RegExp[]>> = {
  invoices: [/^receivables?$/, /^(?:owed|debts?|remaining|balance|unpaid)$/, /^invoices?$/, /^incomes?$/, /^amount$/, /^total$/, /^sum$/],
  income: [/^incomes?$/, /^(?:paid|payments?)$/, /^amount$/, /^total$/, /^sum$/, /^invoices?$/, /^receivables?$/],
};

/** An invoice by itself is one by its number: money is its amount, or what all of them come to. */
const ONE_INVOICE = 'invoice';

/** Several of them may be what they come to, or how many they are: whatever else can be the sum goes before. */
const SEVERAL = /^(?:invoices|incomes|payments)$/;

/** The value of a row that is its sum, and not one that counts or tells rows apart; undefined where it has none. */
const sumIn = (row: Plain, of: ReportName): unknown => {
  const keys = Object.keys(row)
    .map((key) => ({ key, parts: partsOf(key) }))
    .filter(({ parts }) => parts.join() !== ONE_INVOICE && !parts.some((part) => NO_SUM.test(part)));
  const sums = (words: typeof keys) => WORDS[of].flatMap((word) => words.find(({ parts }) => parts.some((part) => word.test(part))) ?? []);
  const [found = sums(keys)[0]] = sums(keys.filter(({ parts }) => !parts.some((part) => SEVERAL.test(part))));
  return found && row[found.key];
};

const textAt = (row: Plain, matches: (key: string) => boolean): string | undefined =>
  Object.entries(row)
    .filter(([key, value]) => typeof value === 'string' && value.trim() !== '' && matches(key.toLowerCase()))
    .map(([, value]) => normalise(String(value)))[0];

/** The id that a name of digits is. */
const idIn = (name: string): number | null => {
  const digits = latinDigits(name);
  return /^[1-9]\d*$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
};

/** The id that a value is, as a number or as text. */
const idOf = (value: unknown): number | null => (typeof value === 'number' || typeof value === 'string' ? idIn(normalise(String(value))) : null);

/** Whom a row is about: a name, an id, a record of both, or neither. Digits in the place of a clinic are its id, unless one is known by that name. */
const clinicIn = (row: Plain, known: readonly string[]): { readonly name: string; readonly clinic?: number } | null => {
  const { clinic } = row;
  const record = isPlain(clinic) ? clinic : {};
  const bare = typeof clinic === 'string' && known.includes(normalise(clinic)) ? null : idOf(clinic);
  const id = bare ?? idOf(row.clinic_id) ?? idOf(row.clinicId) ?? idOf(record.id);
  const name =
    textAt(record, (key) => key === 'name') ??
    textAt(row, (key) => /clinic.*name/.test(key)) ??
    (bare === null ? textAt(row, (key) => key === 'clinic') : undefined) ??
    textAt(row, (key) => key === 'name') ??
    textAt(row, (key) => /clinic|name/.test(key) && !/^clinic(?:_?id)?$/.test(key));
  if (name === undefined && id === null) return null;
  return { name: name ?? '', ...(id === null ? {} : { clinic: id }) };
};

/** Whom an entry of a map is about: a clinic by its name, or by its id where the key is a number and nobody's name. */
const clinicAt = (key: string, value: unknown, known: readonly string[]): { readonly name: string; readonly clinic?: number } => {
  const name = normalise(key);
  const id = known.includes(name) ? null : idIn(name);
  return id === null ? { name } : { name, ...(isPlain(value) ? clinicIn(value, known) : null), clinic: id };
};

/** What stands beside the clinics of a map and is none, unless one is known by that name. */
const BESIDE = ['count', 'total', 'page', 'next', 'previous', 'detail', 'results'];

/** Whether a report is read otherwise by whoever knows what the clinics are called. */
export const isAmbiguous = (wire: unknown): boolean => {
  const page = pageIn(wire);
  if (page) return page.rows.some((row) => isPlain(row) && typeof row.clinic === 'string' && idOf(row.clinic) !== null);
  return isPlain(wire) && Object.keys(wire).some((key) => BESIDE.includes(key) || idIn(normalise(key)) !== null);
};

/** Whether an answer says itself that there is more of it: a page of a list, or a map beside which a next page is named. */
const isPart = (wire: unknown, page: ReturnType<typeof pageIn>, known: readonly string[]): boolean => {
  if (page) return Boolean(page.next) || page.pages > 1 || page.count > page.rows.length;
  return isPlain(wire) && typeof wire.next === 'string' && wire.next !== '' && !known.includes('next');
};

/**
 * Reads a report of sums by clinic in whatever form it comes (KIT-RES-18, KIT-RES-19): a map of name or id to number, or a list
 * whose rows hold a clinic and a sum, which may come as a page that holds all of them. Rows of one clinic are added; one without a
 * value says nothing, any other that is not understood is counted, and so is all of what is not whole. `clinics` are their names, where
 * it `isAmbiguous`.
 */
export const readTotals = (wire: unknown, of: ReportName, clinics: readonly string[] = []): Totals => {
  const known = clinics.map(normalise);
  const totals = new Map<string, NamedSum>();
  let unreadable = 0;
  const add = (who: ReturnType<typeof clinicIn>, value: unknown) => {
    if (who !== null && value === null) return;
    const key = who && `${who.clinic ?? ''}/${who.name}`;
    const number = numberOf(value);
    const sum = number === null ? null : number + (totals.get(key ?? '')?.sum ?? 0);
    if (who !== null && key !== null && sum !== null && Number.isSafeInteger(sum)) totals.set(key, { ...who, sum });
    else unreadable += 1;
  };
  const page = pageIn(wire);
  // Sums of some of the clinics would pass for those of all.
  if (isPart(wire, page, known)) return { totals: [], unreadable: page?.rows.length || 1 };
  if (page) {
    for (const row of page.rows) {
      if (isPlain(row)) add(clinicIn(row, known), sumIn(row, of));
      else unreadable += 1;
    }
  } else if (isPlain(wire)) {
    for (const [key, value] of Object.entries(wire)) {
      if (!BESIDE.includes(key) || known.includes(key)) add(clinicAt(key, value, known), isPlain(value) ? sumIn(value, of) : value);
    }
  }
  return { totals: [...totals.values()], unreadable };
};

/** Whether one of some sums is that of a name, and of no clinic besides. */
export const saysByName = (totals: readonly NamedSum[], name: string): boolean =>
  totals.some((one) => one.clinic === undefined && one.name === normalise(name));

/** What sums say of one clinic, whether by its id or by its name; null where they say nothing. */
export const sumOfClinic = (totals: readonly NamedSum[], { id, name }: { readonly id: number; readonly name: string }): number | null => {
  const own = totals.filter(({ clinic, name: said }) => (clinic === undefined ? said === normalise(name) : clinic === id));
  return own.length === 0 ? null : own.reduce((sum, { sum: more }) => sum + more, 0);
};
