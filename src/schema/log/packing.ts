import { type Bodies, bodyName, MissingBody } from './bodies.ts';
import { BODY } from './record.ts';

/**
 * The text of a checkpoint. A list that came from the provider is written as a reference, and one that differs from it in
 * a few rows as pieces of it: otherwise every checkpoint would hold every patient.
 */
const ROWS = '$rows';
/** Shorter lists are written as they are. */
const LONG = 16;

/** Rows `from`, `count` many, of the list `names[0]`; or rows that are in no list. */
type Piece = readonly [list: number, from: number, count: number] | readonly [rows: readonly unknown[]];

interface Pieces {
  readonly names: readonly string[];
  readonly pieces: readonly Piece[];
}

type Plain = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

const piecesOf = (rows: readonly unknown[], bodies: Bodies): Pieces | null => {
  const names: string[] = [];
  const pieces: ([number, number, number] | [unknown[]])[] = [];
  let placed = 0;
  for (const row of rows) {
    const place = isRow(row) ? bodies.placeOf(row) : undefined;
    const last = pieces.at(-1);
    if (place === undefined) {
      if (last?.length === 1) last[0].push(row);
      else pieces.push([[row]]);
      continue;
    }
    placed += 1;
    let list = names.indexOf(place.body);
    if (list < 0) list = names.push(place.body) - 1;
    if (last?.length === 3 && last[0] === list && last[1] + last[2] === place.index) last[2] += 1;
    else pieces.push([list, place.index, 1]);
  }
  return placed * 2 > rows.length ? { names, pieces } : null;
};

const packed = (value: unknown, bodies: Bodies): unknown => {
  if (!isRow(value)) return value;
  if (bodies.nameOf(value) !== undefined) return { [BODY]: bodies.put(value) };
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value as Plain).map(([key, item]) => [key, packed(item, bodies)]));
  if (value.length < LONG || !value.every(isRow)) return value.map((item) => packed(item, bodies));
  const pieces = piecesOf(value, bodies);
  return pieces ? { [ROWS]: pieces } : { [BODY]: bodies.put(value) };
};

export const pack = (value: unknown, bodies: Bodies): string => JSON.stringify(packed(value, bodies));

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
  if (ROWS in value) {
    const { names, pieces } = value[ROWS] as Pieces;
    return pieces.flatMap((piece) => (piece.length === 1 ? piece[0] : rowsOf(names[piece[0]] ?? '', bodies).slice(piece[1], piece[1] + piece[2])));
  }
  return Object.fromEntries(Object.entries(value as Plain).map(([key, item]) => [key, unpacked(item, bodies)]));
};

/** Throws `MissingBody`. */
export const unpack = (text: string, bodies: Bodies): unknown => {
  const value: unknown = JSON.parse(text);
  return text.includes(`"${BODY}"`) || text.includes(`"${ROWS}"`) ? unpacked(value, bodies) : value;
};

/** The names of the lists that a text refers to. */
export const namesIn = (text: string): readonly string[] => [...new Set(text.match(/[0-9a-f]{64}/g) ?? [])];
