import { jalaliText } from '../kit/jalali.ts';
import type { Whole } from '../kit/money.ts';

/** What stands in a field of a table: a text, an amount or count, an ISO day, or nothing. */
export type CsvCell = { readonly text: string } | { readonly number: Whole } | { readonly day: string } | null;

/** A column, and what it says of a row. A column of days becomes two: the Persian day, and the Gregorian one behind it. */
export interface CsvColumn<R> {
  readonly head: string;
  /** What the column of Gregorian days is called, where the cells are days. */
  readonly gregorian?: string;
  readonly cell: (row: R) => CsvCell;
}

const BOM = '\ufeff';

/** What a spreadsheet would take for the beginning of a formula, also behind blanks or in the full width of East Asian type. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** The same inside a text, where a spreadsheet that splits lines elsewhere than at commas would begin a cell. */
const FORMULA_INSIDE = /[;|\t\r\n](?=[\s"]*[=+\-@＝＋－＠])/g;

/**
 * Phones and transaction numbers, which as numbers would lose their leading zeros and what stands behind fifteen digits, and what would
 * become a day, a time or another number: 12-5, 1/2, 1e5, 12:30.
 */
const DIGITS = /^\s*[\d۰-۹٠-٩][\d۰-۹٠-٩\s.,:/%e+-]*$/i;

/** A text that no spreadsheet works out: a formula, as which somebody has named themselves, and a number stand behind an apostrophe. */
const harmless = (text: string): string => {
  const inside = text.replaceAll(FORMULA_INSIDE, "$&'");
  return FORMULA.test(text) || DIGITS.test(text) ? `'${inside}` : inside;
};

/** Between quotes whatever it says: which separator a spreadsheet goes by is up to its country. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const written = (cell: CsvCell, isDay: boolean): readonly string[] => {
  if (cell === null) return isDay ? ['', ''] : [''];
  if ('number' in cell) return [String(cell.number)];
  return 'day' in cell ? [jalaliText(cell.day), cell.day] : [quoted(harmless(cell.text))];
};

/**
 * Rows as a text of comma-separated values (RFC 4180): UTF-8 with a byte-order mark, without which spreadsheets do not
 * read Persian; amounts as plain Latin digits, so that they can be summed.
 */
export const csvOf = <R>(columns: readonly CsvColumn<R>[], rows: Iterable<R>): string => {
  const heads = columns.flatMap(({ head, gregorian }) => (gregorian === undefined ? [head] : [head, gregorian]));
  const lines = [heads.map((head) => quoted(harmless(head))).join(',')];
  for (const row of rows) lines.push(columns.flatMap(({ cell, gregorian }) => written(cell(row), gregorian !== undefined)).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
