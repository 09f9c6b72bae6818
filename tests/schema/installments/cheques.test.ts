import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlikeCheque } from '../../../src/schema/installments/alike.ts';
import { type ChequeDraft, chequeDraft, chequePayload } from '../../../src/schema/installments/cheque-draft.ts';
import { consecutiveNumbers, groupedChequeNumber, isSayadNumber, plainChequeNumber } from '../../../src/schema/installments/cheque-number.ts';
import { chequeEntries, chequeProblems, nextCheque } from '../../../src/schema/installments/cheque-run.ts';
import { dueState, tallyDue } from '../../../src/schema/installments/due.ts';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { planDraft, planProblems } from '../../../src/schema/installments/plan-draft.ts';
import { addDays, fromJalali, jalaliText } from '../../../src/schema/kit/jalali.ts';
import { parseAmount } from '../../../src/schema/kit/money.ts';

const TODAY = '2026-11-20';
const there = { installment: true };
const day = (of: string) => ({ typed: jalaliText(of), day: of });
const draft = (change: Partial<ChequeDraft> = {}): ChequeDraft => ({
  ...chequeDraft.empty,
  installment: 31,
  check_owner_name: 'سارا احمدی',
  check_owner_national_number: '0012345679',
  relation_to_patient: 'خود بیمار',
  check_number: '0099999999999995',
  amount: '1000000',
  due_date: day('2026-12-21'),
  ...change,
});
const codes = (of: ChequeDraft, rows: Parameters<typeof chequeProblems>[3] = [], facts: object = there) =>
  chequeProblems(of, TODAY, facts, rows).map(({ field, code }) => `${field} ${code}`);

describe('numbers of cheques', () => {
  it('are counted on digit by digit, however many they are, and keep the zeros before them', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999_980n }), fc.integer({ min: 1, max: 12 }), (first, count) => {
        const typed = String(first).padStart(16, '0');
        const numbers = consecutiveNumbers(typed, count) ?? [];
        expect(numbers.map(BigInt)).toEqual(Array.from({ length: count }, (_, index) => first + BigInt(index)));
        expect(numbers.every(isSayadNumber)).toBe(true);
      }),
    );
  });

  it('carry through all sixteen digits', () => {
    expect(consecutiveNumbers('0099999999999999', 2)).toEqual(['0099999999999999', '0100000000000000']);
    // One more than a number of the language can tell apart.
    expect(consecutiveNumbers('9007199254740992', 2)).toEqual(['9007199254740992', '9007199254740993']);
  });

  it('are not counted on where one would need a digit more, or the first is no number', () => {
    expect(consecutiveNumbers('9999999999999999', 2)).toBeNull();
    expect(consecutiveNumbers('AB-12', 2)).toBeNull();
    expect(consecutiveNumbers('', 2)).toBeNull();
  });

  it('are taken in any digits and groups, and shown in fours', () => {
    expect(plainChequeNumber('۱۲۳۴ ۵۶۷۸-۹۰۱۲ ۳۴۵۶')).toBe('1234567890123456');
    expect(groupedChequeNumber('1234567890123456')).toBe('1234 5678 9012 3456');
    expect([plainChequeNumber('AB 12'), groupedChequeNumber('123')]).toEqual(['AB 12', '123']);
  });
});

describe('a run of cheques', () => {
  const entries = chequeEntries(draft({ count: 12, period: 1 }), TODAY);

  it('is so many cheques with numbers in a row, equal sums and days one period apart', () => {
    expect(entries.map(({ check_number }) => check_number)).toEqual(consecutiveNumbers('0099999999999995', 12));
    expect(entries.map(({ amount }) => parseAmount(amount))).toEqual([...Array.from({ length: 11 }, () => 83_333), 83_337]);
    expect(entries.slice(0, 4).map(({ due_date }) => due_date.typed)).toEqual(['1405/09/30', '1405/10/30', '1405/11/30', '1405/12/29']);
    expect(new Set(entries.map(({ check_owner_name }) => check_owner_name))).toEqual(new Set(['سارا احمدی']));
  });

  it('holds cheques that each can be sent', () => {
    for (const [index, entry] of entries.entries())
      expect(
        codes(
          entry,
          entries.filter((_, at) => at !== index).map((each) => ({ draft: each })),
        ),
      ).toEqual([]);
    expect(chequePayload(entries[0] ?? draft())).toEqual({
      installment: 31,
      check_owner_name: 'سارا احمدی',
      check_owner_national_number: '0012345679',
      relation_to_patient: 'خود بیمار',
      check_number: '0099999999999995',
      amount: 83_333,
      due_date: '2026-12-21',
      is_paid: false,
    });
  });

  it('is refused where its numbers cannot be counted, or its sum is less than a toman each', () => {
    expect(codes(draft({ count: 12, check_number: '9999999999999999' }))).toEqual(['check_number runUnnumbered']);
    expect(codes(draft({ count: 12, check_number: 'AB1' }))).toEqual(['check_number runUnnumbered']);
    expect(codes(draft({ count: 12, amount: '11' }))).toEqual(['amount runTooSmall']);
  });

  it('leaves the owner for the next cheque, and one cheque its next number and day as well', () => {
    expect(nextCheque(draft({ count: 12, period: 1 }), TODAY)).toMatchObject({ check_owner_name: 'سارا احمدی', check_number: '', amount: '', count: null });
    expect(nextCheque(draft({ period: 2 }), TODAY)).toMatchObject({
      check_number: '0099999999999996',
      amount: '1000000',
      due_date: day(fromJalali({ year: 1405, month: 11, day: 30 })),
    });
    expect(nextCheque(draft({ check_number: 'AB1' }), TODAY)).toMatchObject({ check_number: '', due_date: { typed: '' } });
  });

  it('leaves a number that no other entry has, also where one was taken out of the middle and entered again', () => {
    const others = (...numbers: readonly string[]) => numbers.map((check_number) => ({ draft: draft({ check_number }) }));
    const next = (check_number: string, rows: ReturnType<typeof others>) => nextCheque(draft({ check_number }), TODAY, rows).check_number;
    expect(next('0100', others('0101', '0103'))).toBe('0102');
    expect(next('0100', others('۰۱۰۱', '0102', '0099'))).toBe('0103');
    expect(next('0100', [{ draft: draft({ check_number: '0101', count: 12 }) }])).toBe('0113');
    // The book ends there.
    expect(next('9998', others('9999'))).toBe('');
  });
});

describe('a cheque', () => {
  it('lacks what is not there, in the order of the form', () => {
    expect(codes({ ...chequeDraft.empty, installment: 31 })).toEqual([
      'check_owner_name ownerRequired',
      'check_owner_national_number nationalRequired',
      'relation_to_patient relationRequired',
      'check_number numberRequired',
      'amount amountRequired',
      'due_date dueRequired',
    ]);
  });

  it('has an owner with ten digits, a sum above nothing and a day', () => {
    const wrong = { check_owner_national_number: '123', amount: '0', due_date: { typed: '1405/13/01', day: null } };
    expect(codes(draft(wrong))).toEqual(['check_owner_national_number nationalInvalid', 'amount amountInvalid', 'due_date dueInvalid']);
  });

  it('is not entered for a plan that is gone, and is not sent for one in silence', () => {
    expect(codes(draft(), [], { installment: false })).toEqual(['installment planGone']);
    expect(codes(draft(), [], {})).toEqual([]);
  });

  it('has a sayad number of its own in the list; another bank may have the same short one', () => {
    expect(codes(draft(), [{ draft: draft() }])).toEqual(['check_number numberTwice']);
    expect(codes(draft({ check_number: '0099 9999 9999 9996' }), [{ draft: draft() }])).toEqual([]);
    expect(codes(draft({ check_number: '77' }), [{ draft: draft({ check_number: '77' }) }])).toEqual([]);
    expect(codes(draft({ count: 12, check_number: '0099999999999990' }), [{ draft: draft() }])).toEqual(['check_number numberTwice']);
  });

  it('is found again among those of its plan by number, sum and day', () => {
    const payload = chequePayload(draft());
    const stored = { ...payload, id: 1, is_paid: false } as InstallmentCheck;
    expect(isAlikeCheque(payload, stored)).toBe(true);
    expect(isAlikeCheque(payload, { ...stored, check_number: '0099 9999 9999 9995' })).toBe(true);
    // A provider that keeps it as a number has lost the zeros before it.
    expect(isAlikeCheque(payload, { ...stored, check_number: '99999999999995' })).toBe(true);
    for (const other of [{ installment: 32 }, { amount: 5 }, { due_date: TODAY }, { check_number: '1' }])
      expect(isAlikeCheque(payload, { ...stored, ...other })).toBe(false);
  });
});

describe('what is due', () => {
  const cheque = (due_date: string, is_paid = false): InstallmentCheck => ({
    ...(chequePayload(draft()) as InstallmentCheck),
    id: 1,
    due_date,
    is_paid,
    amount: 10,
  });

  it('is overdue from the day after, and due soon from a week before', () => {
    expect([-1, 0, 7, 8].map((days) => dueState(cheque(addDays(TODAY, days)), TODAY))).toEqual(['overdue', 'soon', 'soon', 'later']);
    expect(dueState(cheque('2020-01-01', true), TODAY)).toBe('paid');
  });

  it('is counted and summed', () => {
    const all = [-3, -1, 0, 7, 8].map((days) => cheque(addDays(TODAY, days)));
    expect(tallyDue([...all, cheque('2020-01-01', true)], TODAY)).toEqual({
      ...{ overdue: 2, today: 1, soon: 1, all: 4, overdueSum: 20, todaySum: 10, soonSum: 10 },
    });
  });
});

describe('a plan', () => {
  const whole = { ...planDraft.empty, patient: 7, collateral: 1 };
  it('is twelve parts, one a month, unless something else is chosen; what guarantees it has to be', () => {
    expect(planDraft.created(whole)).toEqual({ patient: 7, collateral: 1, number_of_installments: 12, payment_period: 1 });
    expect(planProblems({ ...whole, collateral: null }, TODAY, { debt: 12 }).map(({ code }) => code)).toEqual(['collateralRequired']);
  });

  it('is made of a debt only', () => {
    expect([-1, 0, 1, 11, 12].map((debt) => planProblems(whole, TODAY, { debt }).flatMap(({ code }) => code))).toEqual([
      ...[['noDebt'], ['noDebt'], ['debtTooSmall'], ['debtTooSmall'], []],
    ]);
    expect(planProblems(whole, TODAY, {})).toEqual([]);
  });
});
