import type { FormName } from './forms.ts';
import type { Shown } from './practice.ts';

/** A row of a list that is to be sent: how the list shows it, and the form as it stood when it went in. */
export interface Staged {
  readonly shown: string;
  readonly form: Shown;
}

export type ListName = 'treatments' | 'payments';

/** What a person at the desk knows to have entered: what must be there whatever happens. */
export interface Mind {
  /** Forms in which something stands that is neither in a list nor saved, by their address. */
  readonly drafts: Map<string, Shown>;
  readonly rows: Record<ListName, readonly Staged[]>;
  /** What was handed to the provider, as its form showed it. */
  readonly sent: Record<FormName, Shown[]>;
  /** Patients filed in this round that are still there, by name. */
  readonly filed: { readonly name: string; readonly shown: Shown }[];
  /** What was filed and deleted again. */
  readonly deleted: Shown[];
  /** What the last entry in a form changed, while a kill at once may have cut it off: it is not on the disk in the moment in which it is seen. */
  cut: { readonly address: string; readonly labels: readonly string[] } | null;
  /** Every text that was typed. */
  readonly typed: Set<string>;
}

export const newMind = (): Mind => ({
  drafts: new Map(),
  rows: { treatments: [], payments: [] },
  sent: { treatments: [], payments: [], patient: [], insurance: [] },
  filed: [],
  deleted: [],
  cut: null,
  typed: new Set(),
});

/** Where what is shown differs from what must be there; nothing when all of it is. */
export const differences = (expected: Shown, shown: Shown | null, but: readonly string[] = []): readonly string[] =>
  Object.entries(expected).flatMap(([label, text]) =>
    but.includes(label) || (shown?.[label] ?? '') === text ? [] : [`${label}: «${text}» → «${shown?.[label] ?? ''}»`],
  );
