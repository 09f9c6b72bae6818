import { expect, test } from 'vitest';
import { prescriptionMigrations } from '../../../src/machines/prescription/migrations.ts';

const rows = [{ key: 1, draft: { drug: 'آموکسی‌سیلین', form: '', count: '21', usage: 'هر ۸ ساعت' } }];
const first = (params: object) => ({ status: 'active', value: 'composing', context: { params, rows } });

test('a prescription of one patient is gone on with, as one that was not printed yet', () => {
  expect(prescriptionMigrations[1]?.(first({ patient: '7' })).context).toEqual({
    params: { patient: '7' },
    rows,
    printed: false,
    unsure: false,
    replaced: null,
  });
});

test('one that was of whoever was chosen in it is of nobody any more: it is kept to be read', () => {
  expect(() => prescriptionMigrations[1]?.(first({}))).toThrow(/of nobody/);
});

test('one that was asked about before it was printed is back at its list, to be asked about what is unknown now', () => {
  const second = { status: 'active', value: 'doubting', context: { at: Date.UTC(2026, 10, 20, 8, 30), rows, printed: true, unsure: true, replaced: null } };
  expect(prescriptionMigrations[2]?.(second)).toMatchObject({ value: 'composing', context: { rows, printed: '2026-11-20', replaced: null, doubts: [] } });
  expect(prescriptionMigrations[2]?.(second).context).not.toHaveProperty('unsure');
});
