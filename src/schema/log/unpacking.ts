import { type Bodies, bodyName } from './lists/bodies.ts';
import { MissingBody } from './lists/missing-body.ts';
import { isPieces, isRow, joined, ROWS } from './lists/pieces.ts';
import { BODY } from './record.ts';

type Plain = Readonly<Record<string, unknown>>;

const rowsOf = (name: string, bodies: Bodies): readonly unknown[] => {
  const rows = bodies.get(name);
  if (!Array.isArray(rows)) throw new MissingBody();
  return rows as readonly unknown[];
};

const unpacked = (value: unknown, bodies: Bodies): unknown => {
  if (!isRow(value)) return value;
  if (Array.isArray(value)) return value.map((item) => unpacked(item, bodies));
  const name = bodyName(value);
  if (name !== null) return rowsOf(name, bodies);
  if (isPieces(value)) return joined(value[ROWS], (list) => rowsOf(list, bodies));
  return Object.fromEntries(Object.entries(value as Plain).map(([key, item]) => [key, unpacked(item, bodies)]));
};

/** The value of a checkpoint's text. Throws `MissingBody`. */
export const unpack = (text: string, bodies: Bodies): unknown => {
  const value: unknown = JSON.parse(text);
  return text.includes(`"${BODY}"`) || text.includes(`"${ROWS}"`) ? unpacked(value, bodies) : value;
};

/** The names of the lists that a text refers to. */
export const namesIn = (text: string): readonly string[] => (text.includes(BODY) || text.includes(ROWS) ? [...new Set(text.match(/[0-9a-f]{64}/g) ?? [])] : []);
