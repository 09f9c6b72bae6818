import type { AreaWords } from './area-words.ts';

/** What an event found and left: its fields, and the memory of the workflow before and after; `{}` where nothing is known of it. */
export interface Moment {
  readonly event: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The sentence of an event, without its full stop; null where there is nothing that a person would tell. */
export type Tell = string | null | ((moment: Moment) => string | null);

/** Sentences by type of event. */
export type Tells = Readonly<Record<string, Tell>>;

/** What a call is, as a noun with what belongs to it: «خواندن لیست بیماران». */
type CallNames = Readonly<Record<string, string>>;

/** What the sentences about any workflow may need. */
interface Labels {
  /** What the place is called. */
  readonly title: string;
  /** Sentences that it has besides those of its kind, or in their place. */
  readonly tells?: Tells;
  readonly calls?: CallNames;
  /** What fields are called, by their names in the draft or on the wire. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What is wrong with a field, by its code. */
  readonly problem?: (problem: { readonly field: string | null; readonly code: string }) => string | null;
}

interface FormLabels extends Labels {
  /** What a record is called. */
  readonly one: string;
  readonly labels: Readonly<Record<string, string>>;
  /** How what was chosen in a field is called; null where the field says it itself. */
  readonly values?: Readonly<Record<string, (value: unknown, draft: Readonly<Record<string, unknown>>) => string | null>>;
}

interface ListLabels extends Labels {
  readonly one: string;
  readonly many: string;
  /** What a person calls a row. */
  readonly rowName?: (row: Readonly<Record<string, unknown>>) => string;
  readonly orders?: Readonly<Record<string, string>>;
  readonly filters?: Readonly<Record<string, string>>;
  /** Single things that the screen loads besides the rows. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The button that leads to what the rows belong to. */
  readonly ownerEdit?: string;
}

/** A workflow of one's own making: all of its sentences. */
interface OwnLabels extends Labels {
  readonly tells: Tells;
}

/** What sets the sentences about one workflow apart from those about another of its kind. */
export type WorkflowWords =
  | ({ readonly kind: 'form' } & FormLabels)
  | ({ readonly kind: 'staged' } & FormLabels & { readonly many: string })
  | ({ readonly kind: 'list' } & ListLabels)
  | ({ readonly kind: 'own' } & OwnLabels);

/** What the rows of a resource are called. */
export interface ResourceNames {
  readonly one: string;
  readonly many: string;
}

/**
 * What an area says where a recorded session is told in sentences: besides what it says to its users, how its workflows,
 * resources and addresses are called. It is loaded with recorded sessions only.
 */
export interface AreaNarration extends AreaWords {
  readonly workflows?: Readonly<Record<string, WorkflowWords>>;
  readonly resources?: Readonly<Record<string, ResourceNames>>;
  /** The names of places, by path of the route table. */
  readonly places?: Readonly<Record<string, string>>;
}
