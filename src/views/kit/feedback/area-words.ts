import type { ResourceName } from '../../../schema/api.ts';
import type { Notice } from '../../../schema/app/workflow.ts';
import type { Wording } from './failure-text.ts';

/** Puts a notice of one code in words; null keeps it silent. */
export type NoticeWords = (notice: Notice) => string | null;

/** Where a notice of one code leads, and what the way is called; null where there is none. */
export type NoticeLead = (notice: Notice) => { readonly to: string; readonly label: string } | null;

/** How an area asks before it deletes a row of a resource, and how it says that it could not. */
export interface RemovalWords extends Wording {
  readonly question: string;
  /** The rows that stand in what is deleted by a field of theirs, and how it is said that there are so many. */
  readonly holds?: { readonly resource: ResourceName; readonly field: string; readonly said: (count: number) => string };
}

/** What a draft is called, and its fields: for showing one that cannot be gone on with. */
interface DraftWords {
  readonly title: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** What an area says where all areas speak: by code of the notice, by name of the resource, by name of the draft's workflow. */
export interface AreaWords {
  readonly notices?: Readonly<Record<string, NoticeWords>>;
  readonly leads?: Readonly<Record<string, NoticeLead>>;
  readonly removals?: Readonly<Record<string, RemovalWords>>;
  readonly drafts?: Readonly<Record<string, DraftWords>>;
}
