import { expect, test } from 'vitest';
import { appMigrations } from '../../../src/machines/app/migrations.ts';
import { documentMigrations, letterheadMigrations } from '../../../src/machines/documents/migrations.ts';
import { formMigrations } from '../../../src/machines/kit/form/migrations.ts';
import type { Migrations } from '../../../src/machines/kit/migrations.ts';
import { stagedMigrations } from '../../../src/machines/kit/staged/migrations.ts';
import { labMigrations } from '../../../src/machines/lab/migrations.ts';
import { patientListMigrations } from '../../../src/machines/patients/migrations.ts';
import { prescriptionMigrations } from '../../../src/machines/prescription/migrations.ts';

/** States of today, which releases before D-277 kept of closed tabs without saying of what version they are. */
const today: readonly [what: string, migrations: Migrations, context: object][] = [
  [
    'the program',
    appMigrations,
    { sheet: { id: 'planForm' }, route: { path: '/', query: { tab: 'receivable' } }, chosen: { patients: { id: '7' } }, release: 'found' },
  ],
  ['a form', formMigrations, { id: null, params: { patient: '7' }, sheet: true, doubt: { _tag: 'Timeout' } }],
  [
    'a prescription',
    prescriptionMigrations,
    { params: { patient: '7' }, rows: [], printed: '2026-11-20', replaced: { rows: [], printed: '2026-11-19' }, doubts: ['marked'] },
  ],
  ['a paper', documentMigrations, { opened: { day: null }, draft: { day: { typed: '', day: '2026-11-20' } }, doubts: ['name'], replaced: null, given: true }],
  ['the head of papers', letterheadMigrations, { opened: { dentist: '' }, draft: { dentist: 'دکتر احمدی' } }],
  ['a dispatch', labMigrations, { opened: { date: null }, draft: { date: { typed: '', day: '2026-11-20' } }, doubts: ['name'] }],
  ['the list of patients', patientListMigrations, { params: {}, query: 'سارا', order: 'debt', filters: {}, parts: {} }],
  ['a staged list', stagedMigrations, { params: { patientId: '8', installmentId: '97' }, rows: [] }],
];

test.each(today)('what %s says already no migration takes from it', (_, migrations, context) => {
  const kept = { status: 'active', value: 'composing', context, children: {} } as const;
  const migrated = Object.values(migrations).reduce((state, migrate) => migrate(state), kept as Parameters<Migrations[number]>[0]);
  expect(migrated.context).toEqual(context);
});
