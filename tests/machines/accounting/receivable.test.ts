import { expect, it } from 'vitest';
import { clinicFigures } from '../../../src/machines/accounting/receivable.ts';

const clinic = (id: number, name: string) => ({ id, name, address: 'x', dentist: 1, is_personal: false });

it('a report that tells clinics by id or by name is laid over the clinics', () => {
  const totals = [
    { name: '', clinic: 2, sum: 5 },
    { name: 'لبخند', sum: 6 },
    { name: '', clinic: 9, sum: 1 },
  ];
  expect(clinicFigures({ totals }, [clinic(2, 'لبخند'), clinic(3, 'مهر')])).toEqual([
    { name: 'لبخند', id: 2, personal: false, sum: 11 },
    { name: '', id: null, personal: false, sum: 1 },
    { name: 'مهر', id: 3, personal: false, sum: null },
  ]);
});
