import type { CodeOf, HeldIn, OwnNames, Part, Sendable, ShapesOf } from './covering.ts';

/** What is wrong with a field of a draft; views put the code in words. */
export interface Problem<Name, Code> {
  readonly field: Name;
  readonly code: Code;
}

/** What a form is judged beside: of a stored record, how it opened. */
export interface Before<Held> {
  readonly opened?: Held | null;
}

/** What an edit is sent as. */
type Change<R, X, E> = (draft: HeldIn<E>, opened: HeldIn<E>, record?: R | null, facts?: X) => Partial<Sendable<R>>;

/** A form's draft and all that follows from its entries; `R` is the record, `X` what the cached lists say, as far as they are known. */
export interface Draft<R, X, E> {
  /** The shape, for the description of a workflow. */
  readonly fields: ShapesOf<E>;
  readonly empty: HeldIn<E>;
  /** The form filled with a record. */
  readonly open: (record: R) => HeldIn<E>;
  /** An empty form in which some things stand already: fields of a record, and what only the form has as it is held. */
  readonly filled: (known: Part<Pick<R, Exclude<keyof R & keyof E, OwnNames<E>>> & Pick<HeldIn<E>, keyof HeldIn<E> & OwnNames<E>>>) => HeldIn<E>;
  /** The form after a change, of which each field keeps what is to be kept of what was typed. */
  readonly revised: (draft: HeldIn<E>, change: Partial<HeldIn<E>>) => HeldIn<E>;
  /** The form as it goes into a list on a day: with what that day says where nobody chose; `today` is Tehran's. */
  readonly asOf: (draft: HeldIn<E>, today: string) => HeldIn<E>;
  /** Everything that is wrong, in the order of the entries, one problem a field; `today` is Tehran's. What stands as it is stored is left alone, unless it is missing or gone. */
  readonly problems: (draft: HeldIn<E>, today: string, facts?: X, before?: Before<HeldIn<E>>) => readonly Problem<keyof E & string, CodeOf<E>>[];
  /** All that is sent of a draft, in the form in which it is stored; null and "" stand for nothing. */
  readonly stored: (draft: HeldIn<E>, facts?: X, record?: R | null) => Partial<Sendable<R>>;
  /** What a new record is sent as: the field of an entry only when it is filled. */
  readonly created: (draft: HeldIn<E>, facts?: X) => Partial<Sendable<R>>;
  /** What an edit is sent as: what differs from how the form opened; null, or "" in a text, clears. */
  readonly changed: Change<R, X, E>;
  /** The same for a record that is sent as a whole: all of it when something differs, nothing otherwise. */
  readonly replaced: Change<R, X, E>;
  /** Whether a stored record holds all that was sent. */
  readonly isAsSent: (payload: Partial<Sendable<R>>, record: R) => boolean;
}

/** What is sent of the record of a draft. */
export type PayloadIn<D> = D extends Draft<infer R, infer _X, infer _E> ? Partial<Sendable<R>> : never;
/** What may be wrong with a draft. */
export type CodeIn<D> = D extends Draft<infer _R, infer _X, infer E> ? CodeOf<E> : never;
