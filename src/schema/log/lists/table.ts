import { isRow } from './pieces.ts';

/** Stands for rows that all have the same keys: said once, where they would be most of the text, and most of what a start reads. */
const TABLE = '$table';
const BEGINS = `{"${TABLE}":`;

interface Table {
  readonly [TABLE]: {
    readonly keys: readonly string[];
    /** Row by row, as many of each as there are keys. */
    readonly values: readonly unknown[];
  };
}

type Plain = Readonly<Record<string, unknown>>;

/** Adds the values of a row that has just these keys; whether it is one. What is undefined is left out of a text, and its key with it. */
const addValues = (row: unknown, keys: readonly string[], values: unknown[]): boolean => {
  if (!isRow(row) || Array.isArray(row)) return false;
  let at = 0;
  for (const key in row) {
    const value = (row as Plain)[key];
    if (key !== keys[at] || value === undefined) return false;
    values.push(value);
    at += 1;
  }
  return at === keys.length;
};

/** The text of rows that are stored together: a table where they are alike, and otherwise their JSON. */
export const textOfRows = (rows: readonly unknown[]): string => {
  const keys = Object.keys(rows[0] ?? {});
  const values: unknown[] = [];
  const areAlike = keys.length > 0 && rows.every((row) => addValues(row, keys, values));
  return JSON.stringify(areAlike ? ({ [TABLE]: { keys, values } } satisfies Table) : rows);
};

const isTable = (value: unknown): value is Table => isRow(value) && TABLE in value && (value as Table)[TABLE].keys.length > 0;

/** The rows of a text that was read, or whatever else it holds. */
export const withRows = (value: unknown): unknown => {
  if (!isTable(value)) return value;
  const { keys, values } = value[TABLE];
  // Made after one that is there, they have its shape at once: put together key by key they take twice as long.
  const model: Plain = Object.fromEntries(keys.map((key, at) => [key, values[at]]));
  const rows: Plain[] = [];
  for (let from = 0; from < values.length; from += keys.length) {
    const row: Record<string, unknown> = { ...model };
    for (let at = 0; at < keys.length; at += 1) row[keys[at] as string] = values[from + at];
    rows.push(row);
  }
  return rows;
};

/** Whether a text is that of a list with rows of its own, as far as its ends say. */
export const isListText = (text: string): boolean => (text.startsWith('[') && text.endsWith(']')) || (text.startsWith(BEGINS) && text.endsWith(']}}'));
