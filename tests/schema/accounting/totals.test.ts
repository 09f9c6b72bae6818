import { describe, expect, it } from 'vitest';
import { isAmbiguous, readTotals, sumOfClinic } from '../../../src/schema/accounting/totals.ts';

const read = (wire: unknown) => readTotals(wire, 'invoices');

describe('a report of sums by clinic', () => {
  it('is read as a map or as a list, with numbers or texts', () => {
    expect(read({ 'کلينیک لبخند': 1500, پارس: '2500.00', مهر: null })).toEqual({
      totals: [
        { name: 'کلینیک لبخند', sum: 1500 },
        { name: 'پارس', sum: 2500 },
      ],
      unreadable: 0,
    });
    expect(read([{ clinic__name: 'پارس', total_income: '12' }, { id: 3 }, null])).toEqual({ totals: [{ name: 'پارس', sum: 12 }], unreadable: 2 });
    expect(read('x').totals).toEqual([]);
  });

  it.each([
    { total_patients: 3, receivable: 500_000 },
    { total_count: 3, clinic_id_total: 9, sum: 500_000 },
    { invoice_number: 7, amount: 500_000 },
    { total: 9, totalInvoice: '500000' },
    { surgeries_count: 3, total_debt: 500_000, total_income: 9 },
    { invoice: 7, amount: 500_000 },
    { total_invoices: 4, total_amount: 500_000 },
    { invoices: 4, sum: '500000' },
    { total_invoices: 500_000 },
  ])('takes what is money of %j', (row) => {
    expect(read([{ clinic_name: 'لبخند', ...row }]).totals.map(({ sum }) => sum)).toEqual([500_000]);
  });

  it('of what was paid takes what was paid, and not how often', () => {
    expect(readTotals([{ clinic_name: 'لبخند', payments: 3, total_amount: 2 }], 'income').totals).toEqual([{ name: 'لبخند', sum: 2 }]);
    expect(readTotals([{ clinic_name: 'لبخند', receivable: 1, income: 2 }], 'income').totals).toEqual([{ name: 'لبخند', sum: 2 }]);
  });

  it.each(['1,200,000', '۱٬۲۰۰٬۰۰۰', '۱۲۰۰۰۰۰', '1200000.00', '1,200,000.00', '۱۲۰۰۰۰۰٫۰۰'])('reads %s', (amount) => {
    expect(read({ لبخند: amount }).totals).toEqual([{ name: 'لبخند', sum: 1_200_000 }]);
  });

  it.each([true, '', 'ناموجود', '12 نفر', 1e300, []])('counts a sum that is %j', (amount) => {
    expect(read([{ name: 'لبخند', total: amount }])).toEqual({ totals: [], unreadable: 1 });
  });

  it('adds the rows of one clinic', () => {
    expect(
      read([
        { name: 'كلينيك', total: 2 },
        { name: 'کلینیک', total: '3' },
      ]).totals,
    ).toEqual([{ name: 'کلینیک', sum: 5 }]);
  });

  it('takes the number of an invoice for no money', () => {
    expect(read([{ clinic_name: 'لبخند', invoice: 7 }])).toEqual({ totals: [], unreadable: 1 });
    expect(read([{ clinic_name: 'لبخند', total_invoice: 7 }]).totals).toEqual([{ name: 'لبخند', sum: 7 }]);
  });

  it('knows a clinic by the id that is the key of a map, however it is written', () => {
    const { totals } = read({ 2: 5, '۳': { clinic_name: 'مهر', receivable: '7' }, 'کلینیک ۴': 9 });
    expect(totals).toEqual([
      { name: '2', clinic: 2, sum: 5 },
      { name: 'مهر', clinic: 3, sum: 7 },
      { name: 'کلینیک ۴', sum: 9 },
    ]);
    expect([2, 3, 4].map((id) => sumOfClinic(totals, { id, name: 'x' }))).toEqual([5, 7, null]);
  });

  const rows = [
    { clinic: 2, receivable: 5 },
    { clinic: 3, receivable: 7 },
  ];

  it.each([
    { count: 2, next: null, previous: null, results: rows },
    { count: 2, links: { next: null }, results: rows },
    { results: rows },
    { total: 12, results: rows },
  ])('is read out of the page that holds all of it: %j', (wire) => {
    expect(read(wire)).toEqual(read(rows));
  });

  it.each([
    { count: 2, next: '/api/invoices-by-all-clinics/?page=2', results: rows },
    { links: { next: '?page=2' }, results: rows },
    { count: 3, next: null, results: rows },
    { total_pages: 2, results: rows },
    { count: 3, results: [] },
    { next: '?page=2', مهر: 5 },
  ])('of which there is more than came is no report: %j', (wire) => {
    const { totals, unreadable } = read(wire);
    expect([totals, unreadable > 0]).toEqual([[], true]);
  });

  it('takes for no clinic what stands beside the clinics of a map, unless one is known by that name', () => {
    const beside = { count: 2, total: 12, page: 1, next: null, previous: null, detail: 'همه', results: {} };
    const clinics = { لبخند: 5, مهر: 7 };
    expect(read({ ...clinics, ...beside })).toEqual(read(clinics));
    expect(readTotals({ ...clinics, total: 12 }, 'invoices', ['total']).totals).toEqual([...read(clinics).totals, { name: 'total', sum: 12 }]);
  });

  it('knows a clinic by its id, or by a record of it', () => {
    const { totals } = read([
      { clinic: 2, receivable: 5 },
      { clinic: { id: 3, name: 'مهر' }, receivable: 7 },
    ]);
    expect(totals).toEqual([
      { name: '', clinic: 2, sum: 5 },
      { name: 'مهر', clinic: 3, sum: 7 },
    ]);
    expect([2, 3, 4].map((id) => sumOfClinic(totals, { id, name: 'مهر' }))).toEqual([5, 7, null]);
  });

  it.each([{ clinic: '3' }, { clinic: '۳' }, { clinic_id: '3' }, { clinicId: 3 }, { clinic: { id: '3' } }])('knows a clinic by its id as text: %j', (who) => {
    expect(read([{ ...who, receivable: 5 }])).toEqual({ totals: [{ name: '', clinic: 3, sum: 5 }], unreadable: 0 });
  });

  it('takes digits for a name where a clinic is called so, and asks what clinics are called', () => {
    const wire = [{ clinic: '3', receivable: 5 }];
    expect([isAmbiguous(wire), isAmbiguous([{ clinic: 3, receivable: 5 }]), isAmbiguous([{ clinic: 'مهر', receivable: 5 }])]).toEqual([true, false, false]);
    expect(readTotals(wire, 'invoices', ['3']).totals).toEqual([{ name: '3', sum: 5 }]);
  });

  it('knows a clinic by its name in whatever letters it is kept', () => {
    const { totals } = read({ 'كلينيك  مهر': 5, 'کلینیک ماه': 7 });
    expect(['کلینیک مهر', ' كلينيك ماه'].map((name) => sumOfClinic(totals, { id: 2, name }))).toEqual([5, 7]);
  });
});
