import { type Field, text } from '../shape.ts';
import { type ChoiceCodes, chosen } from './choice.ts';
import type { Entry, EntryKind } from './entry.ts';

/** An entry that is no field of the record: it opens from what `read` makes of the whole record, and a rule of the draft stores it. */
export interface OwnEntry<Record, Shape, Held, Stored, Code extends string> {
  readonly entry: Entry<Shape, Held, Stored, Code>;
  readonly read: (record: Record) => Stored | null | undefined;
}

/** A value that only the form has, held as it is read from the record. */
export const ownEntry = <Shape, Value, Record, const Code extends string = never>(
  shape: Shape,
  read: (record: Record) => Value | null | undefined,
  codes: ChoiceCodes<Code> = {},
): OwnEntry<Record, Shape, Value | null | undefined, Value, Code> => ({
  entry: { shape, empty: null, open: (stored) => stored ?? null, stored: (held) => held ?? null, problem: chosen(codes) },
  read,
});

/** A value of a kind that only the form has: `read` brings the record to what the kind stores; `field` holds the rules, if the kind asks for any. */
export const ownEntryOf = <Shape, Held, Stored, Code extends string, Record>(
  kind: EntryKind<Shape, Held, Stored, Code>,
  read: (record: Record) => Stored | null | undefined,
  field: Field = text(),
): OwnEntry<Record, Shape, Held, Stored, Code> => ({ entry: kind(field), read });
