import { type Field, type Fields, mayBeMissing, type Shape } from '../shape.ts';
import { standsForNothing, WIRE_FORMS } from './forms.ts';

/** What a value is read as when it breaks the contract. */
const UNREADABLE = Symbol('unreadable');

type Reader = (wire: unknown) => unknown;

/** What a row that does not say it has under a field; undefined where nothing is assumed. */
const assumed = (shape: Shape): unknown => ('rules' in shape && shape.rules.assumed ? shape.rules.initial : undefined);

const fieldReader = (field: Field): Reader => {
  const { kind, rules, values } = field;
  if (kind === 'literal') return (wire) => (values?.includes(wire as string) ? wire : UNREADABLE);
  const { read, fits } = WIRE_FORMS[kind];
  const nothing = mayBeMissing(field) ? null : assumed(field);
  return (wire) => {
    // What is no more than nothing is only read so where nothing may stand: a code that is empty is one that nobody knows.
    const value = nothing !== undefined && standsForNothing(field, wire) ? null : read(wire, rules);
    if (value === null && nothing !== undefined) return nothing;
    return fits(value) ? value : UNREADABLE;
  };
};

const isObject = (wire: unknown): wire is Readonly<Record<string, unknown>> => typeof wire === 'object' && wire !== null && !Array.isArray(wire);

const structReader = (fields: Fields, lacks: (member: Shape) => boolean): Reader => {
  const members = Object.entries(fields).map(([name, shape]) => [name, shapeReader(shape), lacks(shape), assumed(shape)] as const);
  return (wire) => {
    if (!isObject(wire)) return UNREADABLE;
    const row: Record<string, unknown> = {};
    for (const [name, read, lenient, absent] of members) {
      if (!Object.hasOwn(wire, name)) {
        if (absent !== undefined) row[name] = absent;
        else if (!lenient) return UNREADABLE;
        continue;
      }
      const value = read(wire[name]);
      if (value === UNREADABLE) return UNREADABLE;
      row[name] = value;
    }
    return row;
  };
};

const listReader = (of: Reader): Reader => {
  return (wire) => {
    if (!Array.isArray(wire)) return UNREADABLE;
    const items = wire.map(of);
    return items.includes(UNREADABLE) ? UNREADABLE : items;
  };
};

const recordReader = (of: Reader): Reader => {
  return (wire) => {
    if (!isObject(wire)) return UNREADABLE;
    const entries = Object.entries(wire).map(([key, value]) => [key, of(value)] as const);
    return entries.some(([, value]) => value === UNREADABLE) ? UNREADABLE : Object.fromEntries(entries);
  };
};

const shapeReader = (shape: Shape): Reader => {
  switch (shape.kind) {
    case 'struct':
      return structReader((shape as { fields: Fields }).fields, mayBeMissing);
    case 'partial':
      return structReader((shape as { fields: Fields }).fields, () => true);
    case 'optional': {
      const read = shapeReader((shape as { of: Shape }).of);
      return (wire) => (wire === null || wire === undefined ? null : read(wire));
    }
    case 'body':
      return shapeReader((shape as { of: Shape }).of);
    case 'list':
      return listReader(shapeReader((shape as { of: Shape }).of));
    case 'record':
      return recordReader(shapeReader((shape as { of: Shape }).of));
    case 'variants':
      throw new Error('A union of structs has no form on the wire.');
    default:
      return fieldReader(shape as Field);
  }
};

/**
 * Reads a record of the provider: the `StructOf` the fields, or null when it breaks the contract. Unknown keys are
 * dropped; null, an empty text and a missing key stay apart; `""` in a field that is no text and may be missing reads as
 * null.
 */
export const readerOf = (fields: Fields): ((wire: unknown) => Readonly<Record<string, unknown>> | null) => {
  const read = structReader(fields, mayBeMissing);
  return (wire) => {
    const row = read(wire);
    return row === UNREADABLE ? null : (row as Readonly<Record<string, unknown>>);
  };
};
