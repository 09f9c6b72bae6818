import type { Kept, Migrations } from '../kit/migrations.ts';

interface First {
  readonly query: string;
  readonly sort: string;
  readonly at: number;
}

/** The list of the first version, which was not yet one of many lists. */
const second = (kept: Kept): Kept => {
  // One that names its order is of today, kept without its version (D-277).
  if ('order' in (kept.context as object)) return kept;
  const { query, sort, at } = kept.context as First;
  const value = kept.value === 'away' || kept.value === 'ended' ? kept.value : { open: { page: kept.value === 'printing' ? 'printing' : 'shown' } };
  return { ...kept, value, context: { params: {}, id: 0, at, query, order: sort, filters: {}, parts: {} } };
};

/** How states of earlier versions of the list of patients become those of today: a search is not asked for twice. */
export const patientListMigrations: Migrations = { 1: second };
