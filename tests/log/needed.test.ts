import { expect, test } from 'vitest';
import { neededRows } from '../../src/effects/log/report/needed.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { productDescriptions } from '../fold/product/program.ts';

let s = 0;
const record = (change: Partial<LogRecord>): LogRecord => {
  s += 1;
  return { s, t: s, a: 'app', ...change };
};
const opened = (m: string, id: number): LogRecord => record({ a: `app/${m}:${id}`, k: 'init', m, e: { params: { id: String(id) }, at: 1 } });
const wanted = (resource: string, x: string): LogRecord => record({ e: { type: 'resource.want', resource, at: 1 }, x });

const treatments = [3, 7, 9].map((patient, index) => ({ id: index + 1, patient, clinic: 3 }));
const list = 'resource:surgeries';
const left = (records: readonly LogRecord[], begins = true): readonly number[] => {
  const needed = neededRows(productDescriptions, [records], begins);
  return treatments.filter((row) => needed(list, row)).map(({ patient }) => patient);
};

const ofSeven = [opened('patientProfile', 7), wanted('surgeries', 'app/patientProfile:7')];

test('of a list that only files of patients asked for, their rows are needed', () => {
  expect(left(ofSeven)).toEqual([7]);
  expect(left([...ofSeven, opened('patientProfile', 3), wanted('surgeries', 'app/patientProfile:3')])).toEqual([3, 7]);
});

test('a list that anything else asked for is needed whole', () => {
  expect(left([...ofSeven, opened('newTreatments', 7), wanted('surgeries', 'app/newTreatments:7')])).toEqual([3, 7, 9]);
  expect(left([...ofSeven, wanted('surgeries', 'app/nobody')])).toEqual([3, 7, 9]);
  expect(left([...ofSeven, record({ e: { type: 'resource.want', resource: 'surgeries', at: 1 } })])).toEqual([3, 7, 9]);
});

test('a list of which only sums were shown is not needed for them', () => {
  const sums = record({ e: { type: 'resource.want', resource: 'surgeries', at: 1, sums: true } });
  expect(left([sums])).toEqual([]);
  expect(left([sums, ...ofSeven])).toEqual([7]);
});

test('a row that was changed is needed where it stood', () => {
  const changed = record({ a: `app/${list}`, e: { type: 'row.updated', row: { id: 1, patient: 7 } } });
  expect(left([record({ a: `app/${list}`, k: 'init', m: list, e: { at: 1 } }), ...ofSeven, changed])).toEqual([3, 7]);
});

test('where it is not known who asked before, everything is needed', () => {
  expect(left(ofSeven, false)).toEqual([3, 7, 9]);
});

test('payments belong to the patient or to the clinic whose account was opened', () => {
  const account = [opened('clinicPayments', 3), wanted('incomes', 'app/clinicPayments:3')];
  const needed = neededRows(productDescriptions, [account], true);
  expect(needed('resource:incomes', { id: 1, patient: null, clinic: 3 })).toBe(true);
  expect(needed('resource:incomes', { id: 2, patient: 3, clinic: null })).toBe(false);
});

test('of a list that was asked for one patient, their rows are needed', () => {
  const asked = record({ e: { type: 'resource.want', resource: 'surgeries', of: { field: 'patient', id: 9 }, at: 1 } });
  expect(left([asked])).toEqual([9]);
});
