import type { StructOf, ValueOf } from '../shape.ts';

/** What the compiler knows of a form's entries, and what it refuses. */

type AnyEntry = { readonly shape: unknown; readonly stored: (held: never) => unknown; readonly problem: (held: never, asked: never) => unknown };
type AnyOwn = { readonly entry: Pick<AnyEntry, 'shape' | 'problem'>; readonly read: (record: never) => unknown };
type EntryOf<K> = K extends (field: never) => infer N ? N : K extends { readonly entry: infer N } ? N : never;

/** The shape of a draft of these entries. */
export type ShapesOf<E> = { readonly [K in keyof E]: EntryOf<E[K]> extends { readonly shape: infer S } ? S : never };
/** A draft of these entries. */
export type HeldIn<E> = StructOf<ShapesOf<E>>;
/** What may be found wrong with it. */
export type CodeOf<E> = Extract<
  { [K in keyof E]: EntryOf<E[K]> extends { readonly problem: (held: never, asked: never) => infer C } ? C : never }[keyof E],
  string
>;

/** A record without what the provider gives it. */
export type Sendable<R> = Omit<R, 'id'>;
/** Some fields of a record, each of which may stand empty. */
export type Part<R> = { readonly [K in keyof R]?: R[K] | null | undefined };

/** The names of what only the form has. */
export type OwnNames<E> = { [K in keyof E]: E[K] extends AnyOwn ? K : never }[keyof E];
type Uncovered<R, E> = Exclude<keyof R, 'id' | Exclude<keyof E, OwnNames<E>>>;
type Foreign<R, E> = Exclude<keyof E, keyof Sendable<R> | OwnNames<E>>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Holds<Kind, T> = EntryOf<Kind> extends { readonly stored: (held: never) => infer S } ? Same<NonNullable<S>, NonNullable<T>> : false;
type Reads<Own, R> = Own extends {
  readonly entry: { readonly shape: infer S; readonly stored: (held: infer H) => unknown };
  readonly read: (record: R) => unknown;
}
  ? Same<NonNullable<H>, NonNullable<ValueOf<S>>>
  : false;
type Unlike<R, E> = {
  [K in keyof E]: (E[K] extends AnyOwn ? Reads<E[K], R> : K extends keyof Sendable<R> ? Holds<E[K], R[K]> : true) extends true ? never : K;
}[keyof E];

// What nobody can give is asked for under the name of the mistake, so that the compiler says what it is and where.
type NeedsAnEntryOrARule<Names extends PropertyKey> = { readonly [K in Names]: never };
type IsNoFieldOfTheRecord<Names extends PropertyKey> = { readonly [K in Names]: never };
type IsAnEntryForAnotherType<Names extends PropertyKey> = { readonly [K in Names]: never };

/**
 * The mistakes of entries for a record: a field of it is covered neither by one nor by its name beside them, a name that
 * it does not have, an entry that stores or reads something else than its field or the record holds.
 */
export type Mistakes<R, E, Named = never> = NeedsAnEntryOrARule<Exclude<Uncovered<R, E>, Named>> &
  IsNoFieldOfTheRecord<Foreign<R, E>> &
  IsAnEntryForAnotherType<Unlike<R, E>>;
/** Whether there are none. */
export type IsComplete<R, E> = [Uncovered<R, E> | Foreign<R, E> | Unlike<R, E>] extends [never] ? true : false;
