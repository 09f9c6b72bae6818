import type { Bodies } from './lists/bodies.ts';
import { isRow, LONG, piecesOf, ROWS } from './lists/pieces.ts';
import { BODY } from './record.ts';

type Plain = Readonly<Record<string, unknown>>;

/**
 * A value of a checkpoint as it is written. A list that came from the provider is written as a reference, and one that differs from it in
 * a few rows as pieces of it: otherwise every checkpoint would hold every patient.
 */
const packed = (value: unknown, bodies: Bodies): unknown => {
  if (!isRow(value)) return value;
  if (bodies.nameOf(value) !== undefined) return { [BODY]: bodies.put(value) };
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value as Plain).map(([key, item]) => [key, packed(item, bodies)]));
  if (value.length < LONG || !value.every(isRow)) return value.map((item) => packed(item, bodies));
  const pieces = piecesOf(value, bodies.placeOf);
  return pieces ? { [ROWS]: pieces } : { [BODY]: bodies.put(value) };
};

/** The text of a checkpoint. */
export const pack = (value: unknown, bodies: Bodies): string => JSON.stringify(packed(value, bodies));
