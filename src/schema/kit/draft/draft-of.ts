import type { Fields, StructOf } from '../shape.ts';
import type { HeldIn, IsComplete, Mistakes, Sendable } from './covering.ts';
import { derive, type Said } from './derive.ts';
import type { Draft } from './draft.ts';

/** What is said of a record beside its entries. */
interface Beside<R, X, E, Kept, Unsent, Ruled extends keyof R, Settled extends keyof R> {
  /** Fields that the form does not show: a record keeps its own, a new one is sent what the provider would store anyway. */
  readonly kept?: readonly Kept[];
  /** Fields that are never sent, shown or not. */
  readonly unsent?: readonly Unsent[];
  /** Fields that no single entry stands for: what is stored for them. */
  readonly rules?: { readonly [K in Ruled]: (draft: HeldIn<E>, facts: X, record: R | null) => R[K] | null };
  /** Entries that the rest of the form may decide: what is then stored for them, unasked; undefined where it does not. */
  readonly settled?: { readonly [K in Settled]: (draft: HeldIn<E>, facts: X, record: R | null) => R[K] | null | undefined };
  /** Fields that say one thing between them: who changes one sends all of them. */
  readonly together?: readonly Ruled[];
}

/** Entries to which something may be said beside; they are no draft yet while a field of the record is not covered. */
interface Entered<R, X, E> {
  readonly beside: <
    const Kept extends keyof Sendable<R> = never,
    const Unsent extends keyof Sendable<R> = never,
    Ruled extends keyof Sendable<R> = never,
    Settled extends keyof Sendable<R> & keyof E = never,
  >(
    said: Beside<R, X, E, Kept, Unsent, Ruled, Settled> & Mistakes<R, E, Kept | Unsent | Ruled>,
  ) => Draft<R, X, E>;
}

type Enter<R, X> = <const E extends object>(
  entries: E,
) => IsComplete<R, E> extends true ? Draft<R, X, E> & Entered<R, X, E> : Entered<R, X, E> & Mistakes<R, E>;

/**
 * The draft of a form over a record described by `fields`, with the `facts` that the form's sender looks up: first the
 * entries, in the order of the form, then what is said of the record `beside` them. A field of the record that neither
 * covers, and a name that the record does not have, are errors of the compiler.
 */
export const draftOf =
  <F extends Fields, X extends Fields = Record<never, never>>(fields: F, _facts?: X): Enter<StructOf<F>, Partial<StructOf<X>>> =>
  (entries) =>
    ({ ...derive(fields, entries as never, {}), beside: (said: Said) => derive(fields, entries as never, said) }) as never;
