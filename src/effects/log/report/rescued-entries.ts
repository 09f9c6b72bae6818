import type { RescuedDraft } from '../../../schema/app/rescue-workflow.ts';
import type { KeptDraft } from '../disk/rescue.ts';

type Entry = RescuedDraft['entries'][number];
type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in the words in which it was written. */
const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).filter(Boolean).join('، ');
  if (isBag(value)) {
    const { typed, name, tags } = value;
    return [typed, name, tags].map(written).find(Boolean) ?? Object.values(value).map(written).filter(Boolean).join('، ');
  }
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value).trim();
};

const entryOf = (draft: unknown): Entry =>
  isBag(draft) ? Object.entries(draft).flatMap(([field, value]) => (written(value) === '' ? [] : [{ field, value: written(value) }])) : [];

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * What a person wrote in a workflow, by the names that all drafts share: the form unless it stands as it opened, the rows
 * that were not sent, and of a workflow that nobody knows any more what it was told.
 */
const entriesOf = (context: unknown): readonly Entry[] => {
  if (!isBag(context)) return [];
  const { draft, opened, rows, change } = context;
  const unsent = (Array.isArray(rows) ? rows : []).filter((row): row is Bag => isBag(row) && row.state !== 'sent');
  const forms = draft === undefined || isSame(draft, opened) ? [] : [draft];
  return [...unsent.map((row) => row.draft ?? row), ...forms, ...(change === undefined ? [] : [change])].map(entryOf).filter((entry) => entry.length > 0);
};

/** Drafts as they are shown to their writer; one in which nothing was written is none. */
export const shownDrafts = (drafts: readonly KeptDraft[], owner: string | null): readonly RescuedDraft[] =>
  drafts
    .filter((draft) => draft.owner === null || draft.owner === owner)
    .map(({ key, workflow, at, context }) => ({ key, workflow, at, entries: entriesOf(context) }))
    .filter(({ entries }) => entries.length > 0);
