import { describe, expect, it } from 'vitest';
import { isAlikeCheque, isAlikePlan } from '../../../src/schema/installments/alike.ts';
import { type ChequePayload, chequeDraft } from '../../../src/schema/installments/cheque-draft.ts';
import { dueState } from '../../../src/schema/installments/due.ts';
import { type InstallmentCheck, installmentCheckFields, installmentFields } from '../../../src/schema/installments/installment.ts';
import { readerOf } from '../../../src/schema/kit/wire/reader.ts';

const TODAY = '2026-11-20';
const BARE = { id: 41, amount: 250_000, due_date: '2026-11-19', installment: 31 };
const [readCheque, readPlan] = [readerOf(installmentCheckFields), readerOf(installmentFields)];
const read = (wire: object) => readCheque(wire) as InstallmentCheck | null;

describe('a cheque that a provider keeps in part', () => {
  const PARTS = ['check_owner_name', 'check_owner_national_number', 'relation_to_patient', 'check_number', 'is_paid'];

  it('is read as long as it says what, when and of which plan', () => {
    expect(readCheque(BARE)).toEqual(BARE);
    for (const part of PARTS) expect(readCheque({ ...BARE, [part]: null })).toEqual({ ...BARE, [part]: null });
    for (const need of Object.keys(BARE)) expect(readCheque({ ...BARE, [need]: null })).toBeNull();
  });

  it('is not paid as far as anybody knows', () =>
    expect([BARE, { ...BARE, is_paid: null }].map((each) => dueState(each, TODAY))).toEqual(['overdue', 'overdue']));

  it('could be one whose answer was lost, where the provider did not keep its number', () => {
    const payload = { installment: 31, amount: 250_000, due_date: '2026-11-19', check_number: '1' } as ChequePayload;
    const stored = (number: string | null) => isAlikeCheque(payload, read({ ...BARE, check_number: number }) ?? (BARE as InstallmentCheck));
    expect([null, '2', '1'].map(stored)).toEqual([true, false, true]);
  });

  it('is still asked for whole where one is written', () => {
    const codes = chequeDraft.problems(chequeDraft.empty, TODAY, { installment: true }).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['ownerRequired', 'nationalRequired', 'relationRequired', 'numberRequired']));
  });
});

describe('a plan that a provider keeps in part', () => {
  it('is read as long as it says whose it is', () => {
    expect(readPlan({ id: 31, patient: 7, collateral: null, number_of_installments: null })).toEqual({
      ...{ id: 31, patient: 7, collateral: null, number_of_installments: null },
    });
    expect(readPlan({ id: 31, patient: null, collateral: 1, number_of_installments: 3, payment_period: 1 })).toBeNull();
  });
});

describe('a plan whose answer was lost', () => {
  const payload = { patient: 7, collateral: 2, number_of_installments: 6, payment_period: 1 };

  it('could be one of the same patient in the same parts, also where the provider did not keep all of them', () => {
    const plan = { id: 31, ...payload };
    const kept = [{}, { collateral: null }, { number_of_installments: null, payment_period: null }];
    for (const part of kept) expect(isAlikePlan(payload, { ...plan, ...part }), JSON.stringify(part)).toBe(true);
    for (const other of [{ patient: 8 }, { collateral: 1 }, { number_of_installments: 12 }, { payment_period: 2 }])
      expect(isAlikePlan(payload, { ...plan, ...other }), JSON.stringify(other)).toBe(false);
    expect(isAlikePlan(payload, { id: 31, patient: 8 })).toBe(false);
    expect(isAlikePlan(payload, { id: 31, patient: 7 })).toBe(true);
  });
});
