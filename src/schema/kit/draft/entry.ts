import type { Field } from '../shape.ts';

/** What a field is judged by besides what it holds: Tehran's `today`, and what the cached lists say of the field, `false` for a choice that is gone. */
export interface Asked {
  readonly today: string;
  readonly fact: unknown;
}

/**
 * One field of a form, of a kind: `Held` is what the draft holds, as `Shape` describes it, `Stored` what a record holds
 * of it, `Code` what may be wrong with it. An empty text or null is stored for nothing.
 */
export interface Entry<Shape, Held, Stored, Code extends string> {
  readonly shape: Shape;
  readonly empty: Held;
  readonly open: (stored: Stored | null | undefined) => Held;
  readonly stored: (held: Held) => Stored | null;
  /** The first thing that is wrong. */
  readonly problem: (held: Held, asked: Asked) => Code | null;
  /** What is kept of what was just typed or pasted; all of it unless given. */
  readonly tidied?: (typed: Held) => Held;
  /** What is held once the form goes into a list; the same unless given; `today` is Tehran's. */
  readonly asOf?: (held: Held, today: string) => Held;
  /** Whether a provider accepts it; what another program stored may be shown and not be sendable. */
  readonly sends?: (stored: Stored | null) => boolean;
}

/** An entry for a described field of a record, whose rules (codes, limits, reference, first value) it follows. */
export type EntryKind<Shape, Held, Stored, Code extends string> = (field: Field) => Entry<Shape, Held, Stored, Code>;

/** Whether a value, stored or held, stands for nothing. */
export const isNothing = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';
