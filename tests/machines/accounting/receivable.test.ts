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
    { name: '', id: null, personal: null, sum: 1 },
    { name: 'مهر', id: 3, personal: false, sum: null },
  ]);
});

it('two clinics of one name are told apart by a report that knows them by their ids, and are one where it knows the name alone', () => {
  const clinics = [clinic(1, 'مهر'), { ...clinic(2, 'مهر'), is_personal: true }];
  const byId = [
    { name: '', clinic: 1, sum: 5 },
    { name: '', clinic: 2, sum: 7000 },
  ];
  expect(clinicFigures({ totals: byId }, clinics)).toEqual([
    { name: 'مهر', id: 2, personal: true, sum: 7000 },
    { name: 'مهر', id: 1, personal: false, sum: 5 },
  ]);
  expect(clinicFigures({ totals: [...byId, { name: 'مهر', sum: 1 }] }, clinics)).toEqual([{ name: 'مهر', id: null, personal: false, sum: 7006 }]);
});
