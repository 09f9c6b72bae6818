import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortPatients } from '../../../src/machines/patients/order.ts';
import { standing } from '../../../src/machines/patients/standings.ts';
import { atOnce } from '../../../src/schema/log/file/steps.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';

const standingsOf = (...lists: Parameters<typeof standing>) => atOnce(standing(...lists));

const surgery = (id: number, patient: number, facts: Partial<Surgery> = {}): Surgery => ({
  ...{ id, patient, procedure_type: 1, tooth_number: '16', total_cost: 0, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0, surgery_time: null },
  ...facts,
});
const income = (id: number, patient: number | null, amount: number): Income => ({
  id,
  patient,
  clinic: patient === null ? 1 : null,
  amount,
  date: '2026-11-01',
  payment_method: 5,
});
const patient = (id: number, last_name: string): Patient => ({ id, first_name: 'سارا', last_name, national_number: '0012345679', gender: 2 });

describe('how patients stand', () => {
  it('is what the treatments cost, with the extra fee and without the discount, less what was paid', () => {
    const standings = standingsOf(
      [
        surgery(1, 7, { total_cost: 1000, extra_fee: 50, discount: 20, surgery_time: '2026-03-01' }),
        surgery(2, 7, { total_cost: 500, surgery_time: '2026-05-01' }),
        surgery(3, 8, { total_cost: 300 }),
      ],
      [income(1, 7, 400), income(2, 8, 900), income(3, null, 5000)],
    );
    expect(standings.get(7)).toEqual({ owed: 1130, lastVisit: '2026-05-01' });
    expect(standings.get(8)).toEqual({ owed: -600, lastVisit: null });
    expect(standings.has(9)).toBe(false);
  });

  it('is worked out once for the same lists, and anew when one of them is another', () => {
    const [surgeries, incomes] = [[surgery(1, 7, { total_cost: 10 })], [income(1, 7, 4)]];
    expect(standingsOf(surgeries, incomes)).toBe(standingsOf(surgeries, incomes));
    expect(standingsOf(surgeries, []).get(7)?.owed).toBe(10);
  });

  it('leaves nothing out and counts nothing twice', () => {
    const row = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 1_000_000 }));
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (treated, paid) => {
        const standings = standingsOf(
          treated.map(([of, total_cost], id) => surgery(id, of, { total_cost })),
          paid.map(([of, amount], id) => income(id, of, amount)),
        );
        const sum = (rows: readonly (readonly [number, number])[]) => rows.reduce((all, [, amount]) => all + amount, 0);
        expect([...standings.values()].reduce((all, { owed }) => all + owed, 0)).toBe(sum(treated) - sum(paid));
      }),
    );
  });

  it('puts who owes most first, and all by name while nobody knows', () => {
    const rows = [patient(1, 'کریمی'), patient(2, 'احمدی'), patient(3, 'بهرامی')];
    const standings = standingsOf([surgery(1, 1, { total_cost: 5 }), surgery(2, 3, { total_cost: 9 })], []);
    expect(sortPatients(rows, 'debt', standings).map(({ id }) => id)).toEqual([3, 1, 2]);
    // Each key of a search asks for it: what is searched in is known by its list.
    expect(sortPatients(rows, 'debt', standings)).toBe(sortPatients(rows, 'debt', standings));
    expect(sortPatients(rows, 'debt').map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});
