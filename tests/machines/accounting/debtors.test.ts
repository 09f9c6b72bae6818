import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtorsOf, owedBy } from '../../../src/machines/accounting/debtors.ts';
import { clinicFigures, figuresTotal } from '../../../src/machines/accounting/receivable.ts';
import { addDays } from '../../../src/schema/kit/jalali.ts';
import { atOnce } from '../../../src/schema/log/file/steps.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';

const treated = (id: number, patient: number, day: string | null, cost: number): Surgery => ({
  ...{ id, patient, procedure_type: 1, tooth_number: '16', surgery_time: day, total_cost: cost },
  ...{ lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 },
});
const paid = (id: number, patient: number, amount: number): Income => ({ id, patient, clinic: null, date: '2026-11-01', amount, payment_method: 5 });
const debts = (surgeries: readonly Surgery[], incomes: readonly Income[]) => atOnce(debtorsOf(surgeries, incomes));

describe('who owes', () => {
  it('owes since the first treatment that the payments do not cover, the oldest debt first', () => {
    const surgeries = [treated(1, 7, '2026-05-01', 100), treated(2, 7, '2026-03-01', 100), treated(3, 8, '2026-04-01', 50), treated(4, 9, '2026-01-01', 10)];
    expect(debts(surgeries, [paid(1, 7, 100), paid(2, 9, 10)])).toEqual([
      { id: 8, owed: 50, since: '2026-04-01' },
      { id: 7, owed: 100, since: '2026-05-01' },
    ]);
    // A part of the oldest is not the whole of it.
    expect(debts(surgeries, [paid(1, 7, 99)]).find(({ id }) => id === 7)).toEqual({ id: 7, owed: 101, since: '2026-03-01' });
  });

  it('has what was paid counted towards the oldest treatments, in whichever order they were entered', () => {
    const surgeries = ['2026-03-01', '2026-01-01', '2026-04-01', '2026-02-01'].map((day, index) => treated(index + 1, 7, day, 100));
    const since = (sum: number) => debts(surgeries, [paid(1, 7, sum)])[0]?.since;
    expect([0, 99, 100, 199, 200, 300, 400].map(since)).toEqual([
      ...['2026-01-01', '2026-01-01', '2026-02-01', '2026-02-01', '2026-03-01', '2026-04-01'],
      undefined,
    ]);
  });

  it('comes before who owes less since the same day, and of as much stands by number', () => {
    const surgeries = [treated(1, 9, '2026-01-01', 50), treated(2, 8, '2026-01-01', 90), treated(3, 7, '2026-01-01', 50)];
    expect(debts(surgeries, []).map(({ id }) => id)).toEqual([8, 7, 9]);
  });

  it('comes first where nobody knows since when, and never for a credit', () => {
    expect(debts([treated(1, 7, '2020-01-01', 5), treated(2, 8, null, 5)], [paid(1, 9, 100)]).map(({ id, since }) => [id, since])).toEqual([
      [8, null],
      [7, '2020-01-01'],
    ]);
  });

  it('owes exactly what treatments cost less what was paid, however large', () => {
    const amount = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(Number.MAX_SAFE_INTEGER));
    const anyTreatment = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.option(fc.integer({ min: 0, max: 50 })), amount);
    const anyPayment = fc.tuple(fc.integer({ min: 1, max: 4 }), amount);
    fc.assert(
      fc.property(fc.array(anyTreatment, { maxLength: 20 }), fc.array(anyPayment, { maxLength: 20 }), (treatments, payments) => {
        const surgeries = treatments.map(([patient, day, cost], id) => treated(id, patient, day === null ? null : addDays('2026-01-01', day), cost));
        const found = debts(
          surgeries,
          payments.map(([patient, sum], id) => paid(id, patient, sum)),
        );
        const owes = (patient: number) =>
          treatments.filter(([who]) => who === patient).reduce((sum, [, , cost]) => sum + BigInt(cost), 0n) -
          payments.filter(([who]) => who === patient).reduce((sum, [, cost]) => sum + BigInt(cost), 0n);
        expect(found.map(({ id, owed }) => [id, BigInt(owed)]).sort()).toEqual([1, 2, 3, 4].flatMap((id) => (owes(id) > 0n ? [[id, owes(id)]] : [])).sort());
        expect(BigInt(owedBy(found))).toBe(found.reduce((sum, { owed }) => sum + BigInt(owed), 0n));
        for (const { id, since } of found) expect(surgeries.some(({ patient, surgery_time }) => patient === id && (surgery_time ?? null) === since)).toBe(true);
        const days = found.map(({ since }) => since ?? '');
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});

describe('what clinics owe', () => {
  const clinic = (id: number, name: string) => ({ id, name, address: 'x', dentist: 1, is_personal: false });
  const report = {
    totals: [
      { name: 'مهر', sum: 5 },
      { name: 'لبخند', sum: -2 },
      { name: 'بسته‌شده', sum: 9 },
    ],
  };

  it('is told of every clinic, the largest first, and of names that no clinic has', () => {
    const figures = clinicFigures(report, [clinic(1, 'لبخند'), clinic(2, 'مهر'), clinic(3, 'سپید')]);
    expect(figures).toEqual([
      { name: 'بسته‌شده', id: null, personal: null, sum: 9 },
      { name: 'مهر', id: 2, personal: false, sum: 5 },
      { name: 'لبخند', id: 1, personal: false, sum: -2 },
      { name: 'سپید', id: 3, personal: false, sum: null },
    ]);
    expect(figuresTotal(figures)).toBe(12);
  });

  it('leads nowhere where several clinics have one name', () => {
    expect(clinicFigures(report, [clinic(1, 'مهر'), clinic(2, 'مهر')]).find(({ name }) => name === 'مهر')).toEqual({
      name: 'مهر',
      id: null,
      personal: false,
      sum: 5,
    });
  });

  it('is no business of patients where only one of several clinics of a name is the dentist’s own', () => {
    const own = { ...clinic(1, 'مهر'), is_personal: true };
    const personal = (...clinics: (typeof own)[]) => clinicFigures(report, clinics).find(({ name }) => name === 'مهر')?.personal;
    expect([personal(own, { ...own, id: 2 }), personal(own, clinic(2, 'مهر')), personal(clinic(2, 'مهر'), own)]).toEqual([true, false, false]);
  });

  it('of as much stands by name', () => {
    const even = { totals: ['پ', 'ب', 'ت'].map((name) => ({ name, sum: 5 })) };
    expect(clinicFigures(even, []).map(({ name }) => name)).toEqual(['ب', 'ت', 'پ']);
  });

  it("adds up what is said of one clinic twice, and knows the dentist's own", () => {
    const twice = {
      totals: [
        { name: 'مطب', sum: 1000 },
        { name: 'مطب', sum: 2000 },
      ],
    };
    expect(clinicFigures(twice, [{ ...clinic(1, 'مطب'), is_personal: true }])).toEqual([{ name: 'مطب', id: 1, personal: true, sum: 3000 }]);
  });

  it('names the clinics where the report is missing', () => {
    expect(clinicFigures(null, [clinic(1, 'مهر')])).toEqual([{ name: 'مهر', id: 1, personal: false, sum: null }]);
  });
});
