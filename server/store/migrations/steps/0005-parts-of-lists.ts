import type { Step } from '../steps.ts';

/** The tables that grow with a practice, and about how many rows one value of each reference has: a patient's few, a clinic's most. */
const ROWS_OF: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  patients: { insurance: 500 },
  incomes: { patient: 5, clinic: 5000 },
  surgeries: { patient: 5, procedure_type: 500, clinic: 5000, insurance_tariff: 500, contract: 5000 },
  appointments: { patient: 5, clinic: 5000 },
  expenses: { expense_category: 500, patient: 5, clinic: 5000 },
  installments: { patient: 5 },
  installment_checks: { installment: 5 },
};

const ALL = 40_000;
const OF_A_PRACTICE = 20_000;

/**
 * What SQLite's planner should know of these tables: without it, it takes a practice for ten rows and reads all of them. Given, as its documentation
 * describes, and not counted: a practice that was empty when it was counted would be taken for empty ever after.
 */
const statistics = Object.entries(ROWS_OF).flatMap(([table, references]) => [
  `('${table}', '${table}', '${ALL} ${OF_A_PRACTICE} 1')`,
  ...Object.entries(references).map(([field, rows]) => `('${table}', '${table}_${field}', '${ALL} ${OF_A_PRACTICE} ${rows}')`),
]);

/** Lets a part of a list be found by what its rows refer to, in the order of their ids. */
export const partsOfLists: Step = async ({ engine, run }) => {
  if (engine === 'sqlite') {
    await run('analyze', 'delete from sqlite_stat1', `insert into sqlite_stat1 (tbl, idx, stat) values ${statistics.join(', ')}`, 'analyze sqlite_schema');
    return;
  }
  // In SQLite an index of such a table ends in the id by itself.
  for (const [table, references] of Object.entries(ROWS_OF)) {
    for (const field of Object.keys(references)) {
      await run(`create index if not exists "${table}_by_${field}" on "${table}" (practice_id, "${field}", id)`, `drop index if exists "${table}_${field}"`);
    }
  }
};
