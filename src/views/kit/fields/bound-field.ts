import type { Filled } from '../feedback/wording.ts';

/** What the fields of one form have in common. */
export interface FormFields<Draft extends object> {
  readonly labels: Readonly<Record<keyof Draft & string, string>>;
  /** What is wrong with a field, in words. */
  readonly errors: (filled: Filled<Draft>, field: keyof Draft & string) => string | null;
  readonly required?: readonly (keyof Draft & string)[];
}

/** What a field is given to show one entry of a draft, and to say how it changed. */
export interface BoundField<Value> {
  readonly label: string;
  readonly required: boolean;
  readonly value: Value;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

/** Gives each field of a form, by its name, what all of them need. */
export type Bind<Draft extends object> = <F extends keyof Draft & string>(field: F) => BoundField<Draft[F]>;

export const bindFields =
  <Draft extends object>({ labels, errors, required = [] }: FormFields<Draft>) =>
  (filled: Filled<Draft>, disabled: boolean, change: (change: Partial<Draft>) => void): Bind<Draft> =>
  (field) => ({
    label: labels[field],
    required: required.includes(field),
    value: filled.draft[field],
    error: errors(filled, field),
    disabled,
    onChange: (value) => change({ [field]: value } as object as Partial<Draft>),
  });
