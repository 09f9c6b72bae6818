import { atOnce, type Steps } from '../file/steps.ts';

/** Rows of lists that are stored, in place of a list that is mostly made of them. */
export const ROWS = '$rows';

/** Lists of fewer rows are written as they are. */
export const LONG = 16;

/** Where a row of a stored list stands. */
export interface RowPlace {
  readonly body: string;
  readonly index: number;
}

/** Rows `from`, `count` many, of the list `names[0]`; or rows that are in no list. */
type Piece = readonly [list: number, from: number, count: number] | readonly [rows: readonly unknown[]];

export interface Pieces {
  readonly names: readonly string[];
  readonly pieces: readonly Piece[];
}

export const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isPieces = (value: unknown): value is { readonly [ROWS]: Pieces } => isRow(value) && ROWS in value;

/** What the rows of a list have, by the first of them. */
export const kindOf = ([first]: readonly unknown[]): string => (isRow(first) ? Object.keys(first).join() : '');

/** Rows between two steps. */
export const STEP = 200;

/** A list in pieces of stored ones, step by step; null where most of it is in none. */
export function* inPieces(rows: readonly unknown[], placeOf: (row: object) => RowPlace | undefined): Steps<Pieces | null> {
  const names: string[] = [];
  const pieces: ([number, number, number] | [unknown[]])[] = [];
  let placed = 0;
  for (const [index, row] of rows.entries()) {
    if (index % STEP === STEP - 1) yield;
    const place = isRow(row) ? placeOf(row) : undefined;
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
}

/** The same at once. */
export const piecesOf = (rows: readonly unknown[], placeOf: (row: object) => RowPlace | undefined): Pieces | null => atOnce(inPieces(rows, placeOf));

/** How many rows the list has. */
export const lengthOf = ({ pieces }: Pieces): number => pieces.reduce((sum, piece) => sum + (piece.length === 1 ? piece[0].length : piece[2]), 0);

/** Whether the list has rows that stand in no stored one. */
export const hasOwnRows = ({ pieces }: Pieces): boolean => pieces.some(({ length }) => length === 1);

/** The list again; `listOf` gives the stored ones, and throws where one is not there. */
export const joined = ({ names, pieces }: Pieces, listOf: (name: string) => readonly unknown[]): readonly unknown[] => {
  const lists = names.map(listOf);
  return pieces.flatMap((piece) => (piece.length === 1 ? piece[0] : (lists[piece[0]]?.slice(piece[1], piece[1] + piece[2]) ?? [])));
};
