import { keepPicture } from '../auth/picture.ts';
import { addPractice, hasAnyPractice } from '../practices/practices.ts';
import { insertMany } from '../store/bulk.ts';
import { nextIds } from '../store/lists.ts';
import { type ResourceTable, resourceTables } from '../store/resource-table.ts';
import type { Store } from '../store/tables.ts';
import { DEMO_ACCOUNT, DEMO_PASSWORD_HASH } from './account.ts';
import { portrait } from './people/portrait.ts';
import { demoPractice } from './practice.ts';
import { publishedAccount } from './published-account.ts';

const DENTIST = { firstName: 'نگار', lastName: 'سپهری' } as const;

/** Parents before children, so that every reference finds its target. */
const inOrder = (tables: readonly ResourceTable[]): readonly ResourceTable[] => {
  const depth = (table: ResourceTable): number =>
    Math.max(0, ...table.references.map(({ of }) => 1 + depth(tables.find(({ name }) => name === of) ?? { ...table, references: [] })));
  return [...tables].sort((one, other) => depth(one) - depth(other));
};

const fill = (store: Store, patients: number, now: number): Promise<void> =>
  store.exclusively(async (unit) => {
    if (await hasAnyPractice(unit)) return;
    const account = { username: DEMO_ACCOUNT.username, passwordHash: DEMO_PASSWORD_HASH };
    const { practice, account: id } = await addPractice(unit, { name: 'مطب نمونه', dentist: DENTIST, account, now });
    const rows = demoPractice(patients, now);
    for (const table of inOrder(resourceTables)) {
      const of = rows[table.name];
      if (of.length === 0) continue;
      await insertMany(
        unit,
        store.engine,
        table.table,
        of.map((row) => ({ practice_id: practice, ...row })),
      );
      await nextIds(unit, practice, table.name, of.length);
    }
    await keepPicture(unit, { practice, account: id }, 'image/png', portrait(), now);
  });

/** Puts the demo practice into a database that has no practice yet; true when it is there afterwards, to be had with the published password. */
export const seedDemo = async (store: Store, patients: number, now: number): Promise<boolean> => {
  if (!(await hasAnyPractice(store.db))) await fill(store, patients, now);
  return (await publishedAccount(store.db)) !== null;
};
