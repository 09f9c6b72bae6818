import { Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { changeCodec } from '../../src/schema/kit/wire/codec.ts';
import { readerOf } from '../../src/schema/kit/wire/reader.ts';
import { type PaymentDraft, paymentDraft, paymentDraftOf, paymentProblems, revisedPayment } from '../../src/schema/payments/draft.ts';
import { type Income, incomeFields, PAYMENT_METHODS } from '../../src/schema/payments/income.ts';
import { changedPaymentPayload, isAlikePayment, isPaymentAsSent, newPaymentPayload } from '../../src/schema/payments/payload.ts';

const TODAY = '2026-11-20';
const payer = { kind: 'patient' as const, id: 7, name: 'مریم احمدی' };
const complete: PaymentDraft = { ...paymentDraft.filled({ payer, date: TODAY }), payment_method: 2, amount: '۲۵۰٬۰۰۰' };
const income: Income = { id: 31, patient: null, clinic: 2, date: '2026-11-01', amount: 900_000, payment_method: 5, transaction_number: '12' };
const found = (change: Partial<PaymentDraft>, facts = {}) => paymentProblems({ ...complete, ...change }, TODAY, facts);

describe('the methods of payment', () => {
  it('are the six that were ordered, cheques among them', () => {
    expect(PAYMENT_METHODS).toEqual([1, 2, 3, 4, 5, 6]);
    for (const payment_method of PAYMENT_METHODS) {
      expect(found({ payment_method })).toEqual([]);
      expect(newPaymentPayload({ ...complete, payment_method })).toMatchObject({ payment_method });
      expect(changedPaymentPayload({ ...complete, payment_method }, { ...complete, payment_method: 9 })).toMatchObject({ payment_method });
    }
  });
});

describe('what a payment needs', () => {
  it('is payer, method, amount and day, in the order of the form', () => {
    expect(paymentProblems({ ...paymentDraft.empty, date: { typed: '', day: null } }, TODAY, {}).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'payer required',
      'payment_method required',
      'amount required',
      'date required',
    ]);
    expect(found({})).toEqual([]);
  });

  it('is a day that exists, up to today, and a payer that is still there', () => {
    expect(found({ date: { typed: '1405/13/40', day: null } })).toEqual([{ field: 'date', code: 'dateInvalid' }]);
    expect(found({ date: { typed: '1405/08/30', day: '2026-11-21' } })).toEqual([{ field: 'date', code: 'dateFuture' }]);
    expect(found({}, { payer: false })).toEqual([{ field: 'payer', code: 'payerNotFound' }]);
  });
});

describe('the day of a payment', () => {
  const on = (draft: PaymentDraft, today: string) => newPaymentPayload(paymentDraft.asOf(draft, today)).date;

  it('is the one on which it goes into the list, and nothing in the form, until one is chosen', () => {
    const untouched = paymentDraft.filled({ payer });
    expect([untouched.date, on(untouched, TODAY), on(untouched, '2026-11-21')]).toEqual([null, TODAY, '2026-11-21']);
    expect(found({ date: null })).toEqual([]);
    expect(found({ date: { typed: '', day: null } })).toEqual([{ field: 'date', code: 'required' }]);
  });

  it('is the one that was filled in beforehand, or chosen, whatever is today', () => {
    expect(on(paymentDraft.filled({ payer, date: '2026-11-01' }), TODAY)).toBe('2026-11-01');
    expect(on(complete, '2026-11-21')).toBe(TODAY);
  });

  it('is never taken from today where a stored payment has none', () => {
    const stored = paymentDraftOf({ ...income, date: null as never });
    expect(paymentProblems(stored, TODAY, {})).toEqual([{ field: 'date', code: 'required' }]);
  });
});

describe('a payer that was given', () => {
  it('stays, also when a row of another payer stands in the form', () => {
    const other = { kind: 'clinic' as const, id: 2 };
    expect(revisedPayment(complete, { payer: other }, true).payer).toEqual(payer);
    expect(revisedPayment({ ...complete, payer: other }, { amount: '1' }, true).payer).toEqual(other);
    expect(revisedPayment(complete, { payer: other }, false).payer).toEqual(other);
  });
});

describe('what is sent', () => {
  it('names one of patient and clinic, and a transaction only if there is one', () => {
    expect(newPaymentPayload(complete)).toEqual({ patient: 7, clinic: null, date: TODAY, amount: 250_000, payment_method: 2 });
    expect(newPaymentPayload({ ...complete, payer: { kind: 'clinic', id: 2 }, transaction_number: ' ۱۲۳ ' })).toEqual({
      ...{ patient: null, clinic: 2, date: TODAY, amount: 250_000, payment_method: 2, transaction_number: '123' },
    });
  });

  it('is the whole payment when something changed, nothing otherwise', () => {
    const opened = paymentDraftOf(income);
    expect(changedPaymentPayload({ ...opened, amount: '۹۰۰۰۰۰' }, opened)).toEqual({});
    const { id: _, ...stored } = income;
    expect(changedPaymentPayload({ ...opened, amount: '۹۵۰٬۰۰۰' }, opened)).toEqual({ ...stored, amount: 950_000 });
    expect(changedPaymentPayload({ ...opened, transaction_number: '' }, opened).transaction_number).toBe('');
  });

  it('leaves a method that the program does not know as it is', () => {
    const opened = paymentDraftOf({ ...income, payment_method: 9 });
    expect(changedPaymentPayload({ ...opened, amount: '1' }, opened)).not.toHaveProperty('payment_method');
  });

  it('names no method of a stored payment that tells none, nor is one asked for', () => {
    const stored = readerOf(incomeFields)({ ...income, payment_method: null }) as Income;
    expect(stored).toEqual({ ...income, payment_method: null });
    const opened = paymentDraftOf(stored);
    const codes = (change: Partial<PaymentDraft>, from: PaymentDraft | null = opened) =>
      paymentProblems({ ...opened, ...change }, TODAY, {}, { opened: from }).map(({ field }) => field);
    const sent = (change: Partial<PaymentDraft>) =>
      Schema.encodeUnknownSync(changeCodec(incomeFields))(changedPaymentPayload({ ...opened, ...change }, opened, stored));
    expect([codes({ amount: '۹۵۰۰۰۰' }), sent({ amount: '۹۵۰۰۰۰' })]).toEqual([
      [],
      { patient: null, clinic: 2, date: '2026-11-01', amount: 950_000, transaction_number: '12' },
    ]);
    expect(sent({ payment_method: 5 })).toMatchObject({ payment_method: 5 });
    expect([codes({}, null), codes({}, paymentDraftOf(income))]).toEqual([['payment_method'], ['payment_method']]);
  });

  it('is found again by its sum, payer, day and method, unless it is another transaction', () => {
    const payload = newPaymentPayload({ ...complete, transaction_number: '55' });
    const record = { ...payload, id: 1 } as Income;
    expect(isAlikePayment(payload, { ...record, transaction_number: '۵۵' })).toBe(true);
    expect(isAlikePayment(payload, { ...record, transaction_number: null })).toBe(true);
    expect(isAlikePayment({ ...payload, transaction_number: null }, record)).toBe(true);
    // What its provider did not keep tells no records apart.
    expect(isAlikePayment(payload, { ...record, payment_method: null })).toBe(true);
    expect(isPaymentAsSent(payload, record)).toBe(true);
    for (const other of [{ patient: 8 }, { date: '2026-11-19' }, { amount: 1 }, { payment_method: 1 }, { transaction_number: '56' }]) {
      expect(isAlikePayment(payload, { ...record, ...other })).toBe(false);
    }
  });
});
