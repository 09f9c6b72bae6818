import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChequeDraft, chequeDraft, chequePayload } from '../../../src/schema/installments/cheque-draft.ts';
import { chequeEntries, nextCheque } from '../../../src/schema/installments/cheque-run.ts';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { coverOf, type Listed, proposedSum, restOf, type WholePlan } from '../../../src/schema/installments/plan-rest.ts';
import { dueDays, evenParts, plannedParts } from '../../../src/schema/installments/schedule.ts';
import { addDays, fromJalali, jalaliText } from '../../../src/schema/kit/jalali.ts';

const TODAY = '2026-11-21';
/** Of whose day of the month none of a later month is cut off. */
const LONG_AGO = '1999-01-01';
const plan: WholePlan = { id: 31, number_of_installments: 12, payment_period: 1 };
const draft = (amount: number, due: string, number = '1'): ChequeDraft => ({
  ...chequeDraft.filled({ installment: 31 }),
  check_owner_name: 'سارا احمدی',
  check_owner_national_number: '0012345679',
  relation_to_patient: 'خود بیمار',
  check_number: number,
  amount: String(amount),
  due_date: { typed: jalaliText(due), day: due },
});
const row = (of: ChequeDraft, state: Listed['state'] = 'staged', before: readonly number[] | null = null): Listed => ({
  draft: of,
  state,
  id: state === 'sent' ? 5 : null,
  before,
});
const stored = (id: number, of: ChequeDraft, facts: Partial<InstallmentCheck> = {}): InstallmentCheck => ({
  ...(chequePayload(of) as InstallmentCheck),
  is_paid: false,
  id,
  ...facts,
});

const shamsi = (month: number, day: number) => fromJalali({ year: 1405, month, day });
const amounts = fc.integer({ min: 1, max: 2_000_000_000 });
const days = fc.integer({ min: 0, max: 20_000 }).map((ahead) => addDays('2000-01-01', ahead));
const periods = fc.integer({ min: 1, max: 12 });
const entries = fc.array(fc.tuple(amounts, days), { maxLength: 12 }).map((all) => all.map(([amount, due], index) => draft(amount, due, String(index + 1))));

describe('what cheques cover of a debt', () => {
  it('is the same before an entry is sent, while nobody knows, and when it is stored', () => {
    fc.assert(
      fc.property(entries, amounts, fc.nat({ max: 11 }), (all, debt, at) => {
        const rows = all.map((each) => row(each));
        const before = restOf({ debt, plan, stored: [], rows }, TODAY);
        const sent = all[at % Math.max(1, all.length)];
        if (!sent) return;
        const there = [stored(5, sent)];
        const as = (state: Listed['state']) => rows.map((each) => (each.draft === sent ? row(sent, state, []) : each));
        expect(restOf({ debt, plan, stored: there, rows: as('sent') }, TODAY)).toEqual(before);
        expect(restOf({ debt, plan, stored: there, rows: as('unknown') }, TODAY)).toEqual(before);
        expect(restOf({ debt, plan, stored: [], rows: as('unknown') }, TODAY)).toEqual(before);
        // The list is older than the answer.
        expect(restOf({ debt, plan, stored: [], rows: as('sent') }, TODAY)).toEqual(before);
      }),
    );
  });

  it('is not lost and not counted twice when a cheque is paid: its sum is in the balance then', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 2 ** 50 }), (all, debt) => {
        const cheques = all.map((each, index) => stored(index + 1, each));
        const left = (owed: number, of: readonly InstallmentCheck[]) => restOf({ debt: owed, plan, stored: of, rows: [] }, TODAY).left;
        const [first, ...others] = cheques;
        if (first) expect(left(debt - first.amount, [{ ...first, is_paid: true }, ...others])).toBe(left(debt, cheques));
      }),
    );
  });

  it('is what cheques of other plans cover as well, and with what is left makes the debt', () => {
    fc.assert(
      fc.property(entries, entries, amounts, (own, others, debt) => {
        const cheques = [...own.map((each, at) => stored(at + 1, each)), ...others.map((each, at) => stored(at + 50, each, { installment: 32 }))];
        const { left } = restOf({ debt, plan, stored: cheques, rows: [] }, TODAY);
        const cover = coverOf({ stored: cheques, rows: [] });
        expect(cover.stored).toBe(cheques.reduce((sum, { amount }) => sum + amount, 0));
        expect(left === null ? cover.stored >= debt : left + cover.stored === debt).toBe(true);
      }),
    );
  });

  it('of one whose answer was lost is counted as stored once another like it is there, and not for one that was there before or is none like it', () => {
    const sent = draft(100_000, shamsi(10, 1));
    const cover = (there: readonly InstallmentCheck[], lost: Listed) => coverOf({ stored: there, rows: [lost] });
    expect(cover([stored(5, sent), stored(6, sent)], row(sent, 'unknown', [5]))).toEqual({ stored: 200_000, listed: 0 });
    expect(cover([stored(5, sent)], row(sent, 'unknown', [5]))).toEqual({ stored: 100_000, listed: 100_000 });
    expect(cover([stored(6, draft(300_000, shamsi(11, 1)))], row(sent, 'unknown', []))).toEqual({ stored: 300_000, listed: 100_000 });
  });

  it('of one that was sent is what the provider made of it, and of one that is still to be sent its own', () => {
    const sent = draft(100_000, shamsi(10, 1));
    expect(coverOf({ stored: [stored(5, sent, { amount: 120_000 })], rows: [row(sent, 'sent')] })).toEqual({ stored: 120_000, listed: 0 });
    expect(coverOf({ stored: [stored(5, sent)], rows: [{ ...row(sent), id: 5 }] })).toEqual({ stored: 100_000, listed: 100_000 });
  });

  it('leaves each cheque that is missing an equal part of the rest, and counts those of this plan alone', () => {
    const rest = (debt: number | null, there: readonly InstallmentCheck[], rows: readonly Listed[] = []) => restOf({ debt, plan, stored: there, rows }, TODAY);
    expect(rest(1_200_000, [])).toMatchObject({ missing: 12, left: 1_200_000, part: 100_000 });
    expect(rest(12, [])).toMatchObject({ missing: 12, left: 12, part: 1 });
    expect(rest(1_200_000, [stored(1, draft(100_000, shamsi(10, 1)))])).toMatchObject({ missing: 11, left: 1_100_000, part: 100_000 });
    expect(rest(1_200_000, [stored(1, draft(100_000, shamsi(10, 1)), { installment: 32 })])).toMatchObject({ missing: 12, left: 1_100_000, part: 91_666 });
    const all = Array.from({ length: 12 }, (_, at) => stored(at + 1, draft(90_000, addDays(TODAY, 30 * at))));
    expect(rest(1_200_000, all)).toMatchObject({ missing: 0, left: 120_000, part: null });
    expect(rest(1_080_000, all)).toMatchObject({ missing: 0, left: null, part: null });
    expect(rest(1_080_001, all)).toMatchObject({ left: 1 });
  });

  it('leaves no part to be proposed where less than a toman each is left, or the balance is not known', () => {
    expect(restOf({ debt: 11, plan, stored: [], rows: [] }, TODAY)).toMatchObject({ missing: 12, left: 11, part: null });
    expect(restOf({ debt: null, plan, stored: [], rows: [] }, TODAY)).toMatchObject({ left: null, part: null });
    expect(restOf({ debt: -5, plan, stored: [], rows: [] }, TODAY)).toMatchObject({ left: null, part: null });
  });
});

describe('cheques that are entered one by one', () => {
  /** The sums of all cheques of a plan, each as it is proposed, or else kept from the one before; `typed` is in place of the first proposal. */
  const entered = (debt: number, count: number, typed?: number): readonly number[] => {
    const own = { ...plan, number_of_installments: count };
    const rows: Listed[] = [];
    let form = { ...draft(1, TODAY), amount: typed === undefined ? '' : String(typed) };
    while (rows.length < count) {
      const sum = proposedSum(restOf({ debt, plan: own, stored: [], rows }, TODAY), form.amount);
      const cheque = { ...form, amount: String(sum ?? form.amount) };
      rows.push(row(cheque));
      form = { ...draft(1, TODAY), amount: nextCheque(cheque, TODAY, rows).amount };
    }
    return rows.map((each) => Number(each.draft.amount));
  };

  it('come to the whole debt like those that are made at once: the last takes what is left over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 2_000_000_000 }), fc.integer({ min: 1, max: 12 }), (debt, count) => {
        expect(entered(debt, count)).toEqual(evenParts(debt, count));
      }),
      { examples: [[1_000_000, 3]] },
    );
  });

  it('come to it also where somebody gives more or less with each but the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2_000_000_000 }), fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 80 }), (debt, count, part) => {
        expect(entered(debt, count, part).reduce((sum, each) => sum + each, 0)).toBe(debt);
      }),
    );
  });

  it('are proposed no sum in place of one that is typed before the last, or that is the rest', () => {
    expect(proposedSum({ missing: 2, part: 5 }, '4')).toBeNull();
    expect(proposedSum({ missing: 1, part: 5 }, '۵')).toBeNull();
    expect(proposedSum({ missing: 1, part: null }, '4')).toBeNull();
  });
});

describe('a plan that breaks the contract', () => {
  it('is read for what it may mean, and stops nobody from entering cheques', () => {
    const wild = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(1e9, 121, 25, 24));
    const strange = fc.constantFrom('0001-01-01', '9999-12-31', '1000-01-01', TODAY);
    fc.assert(
      fc.property(wild, wild, fc.array(strange, { maxLength: 3 }), (count, period, dues) => {
        const cheques = dues.map((due, index) => stored(index + 1, draft(1, TODAY), { due_date: due }));
        const own = { ...plan, number_of_installments: count, payment_period: period };
        const rest = restOf({ debt: 1000, plan: own, stored: cheques, rows: [] }, TODAY);
        expect([rest.missing >= 0 && rest.missing <= 120, rest.due >= TODAY]).toEqual([true, true]);
        const next = nextCheque({ ...draft(1, TODAY), period }, TODAY, [{ draft: draft(1, TODAY) }]);
        expect((next.due_date.day ?? '') > TODAY).toBe(true);
      }),
      { numRuns: 60, examples: [[1e9, 1e9, [TODAY, '1000-01-01', '1000-01-01']]] },
    );
  });
});

describe('the day of the next cheque', () => {
  it('is that of the plan as it was drawn, cheque by cheque, the 31st among them', () => {
    fc.assert(
      fc.property(days, periods, fc.integer({ min: 1, max: 14 }), (today, period, count) => {
        const own = { ...plan, payment_period: period, number_of_installments: count };
        const rows: Listed[] = [];
        for (let at = 0; at < count; at += 1) rows.push(row(draft(1, restOf({ debt: null, plan: own, stored: [], rows }, today).due)));
        expect(rows.map((each) => each.draft.due_date.day)).toEqual(plannedParts(null, count, period, today).map(({ due }) => due));
      }),
    );
  });

  it('is on the days of a plan that was drawn today, in a run as well as one by one, though the first month lacks that day', () => {
    fc.assert(
      fc.property(days, periods, fc.integer({ min: 2, max: 14 }), (today, period, count) => {
        const planned = plannedParts(null, count, period, today).map(({ due }) => due);
        const first = { ...draft(1000, planned[0] ?? '', '0001'), period };
        expect(chequeEntries({ ...first, count }, today).map(({ due_date }) => due_date.day)).toEqual(planned);
        const singles: ChequeDraft[] = [first];
        while (singles.length < count) {
          const [entered, ...others] = singles.toReversed() as [ChequeDraft, ...ChequeDraft[]];
          singles.push({
            ...nextCheque(
              entered,
              today,
              others.map((each) => ({ draft: each })),
            ),
            check_number: '1',
          });
        }
        expect(singles.map(({ due_date }) => due_date.day)).toEqual(planned);
      }),
      {
        examples: [
          [shamsi(11, 30), 1, 12],
          [shamsi(6, 31), 1, 12],
        ],
      },
    );
  });

  it('is one period after the cheque before it, and comes back to the last of a long month', () => {
    fc.assert(
      fc.property(days, periods, fc.integer({ min: 2, max: 14 }), (first, period, count) => {
        const all = [{ ...draft(1, first), period }];
        while (all.length < count) {
          const entered = all.at(-1) as ChequeDraft;
          all.push({
            ...nextCheque(
              entered,
              LONG_AGO,
              all.slice(0, -1).map((each) => ({ draft: each })),
            ),
            check_number: '1',
          } as (typeof all)[number]);
        }
        expect(all.map((each) => each.due_date.day)).toEqual(dueDays(first, count, period));
      }),
    );
    const shahrivar = fromJalali({ year: 1406, month: 6, day: 31 });
    const months = dueDays(shahrivar, 3, 6).map(jalaliText);
    expect(months).toEqual(['1406/06/31', '1406/12/29', '1407/06/31']);
  });

  it('is that of a cheque that was taken out of the middle, or out of the beginning of what was drawn today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), periods, fc.nat({ max: 11 }), (count, period, which) => {
        const own = { ...plan, payment_period: period, number_of_installments: count };
        const all = plannedParts(null, count, period, TODAY).map(({ due }) => row(draft(1, due)));
        const at = which % count;
        const rest = restOf({ debt: null, plan: own, stored: [], rows: all.filter((_, index) => index !== at) }, TODAY);
        expect([rest.missing, rest.due]).toEqual([1, all[at]?.draft.due_date.day]);
      }),
    );
  });

  it('is found again beside days that were moved for a holiday', () => {
    const drawn = dueDays('2027-01-21', 5, 1);
    const moved = drawn.map((day, index) => (index === 2 ? addDays(day, 2) : day));
    const rows = moved.filter((_, index) => index !== 1).map((day) => row(draft(1, day)));
    expect(restOf({ debt: null, plan: { ...plan, number_of_installments: 5 }, stored: [], rows }, TODAY).due).toBe(drawn[1]);
  });

  it('is that of most cheques, where the first of them was put off', () => {
    const days = [shamsi(9, 3), shamsi(10, 1), shamsi(11, 1)];
    expect(restOf({ debt: null, plan, stored: [], rows: days.map((day) => row(draft(1, day))) }, TODAY).due).toBe(shamsi(12, 1));
    // Of as many on either day the first tells.
    const even = [shamsi(9, 3), shamsi(10, 3), shamsi(11, 1), shamsi(12, 1)];
    expect(restOf({ debt: null, plan, stored: [], rows: even.map((day) => row(draft(1, day))) }, TODAY).due).toBe(fromJalali({ year: 1406, month: 1, day: 3 }));
  });

  it('is that of the months meant, where the first of them was moved over the end of one', () => {
    const put = [shamsi(2, 1), shamsi(3, 30), shamsi(5, 30)];
    const rest = (days: readonly string[], period: number, today: string) =>
      restOf({ debt: null, plan: { ...plan, payment_period: period }, stored: [], rows: days.map((day) => row(draft(1, day))) }, today).due;
    expect(rest(put, 2, shamsi(1, 20))).toBe(shamsi(7, 30));
    const brought = [fromJalali({ year: 1404, month: 12, day: 29 }), shamsi(2, 1), shamsi(3, 1)];
    expect(rest(brought, 1, fromJalali({ year: 1404, month: 12, day: 1 }))).toBe(shamsi(4, 1));
  });

  it('is drawn from today for one as for several, where the only cheque is many periods away on one of the days drawn', () => {
    const away = stored(1, draft(1, '2030-10-14'));
    const rest = restOf({ debt: null, plan: { ...plan, payment_period: 8 }, stored: [away], rows: [] }, '2017-06-12');
    expect([rest.due, rest.runDue].map(jalaliText)).toEqual(['1396/11/22', '1396/11/22']);
  });

  it('is none that is past, and for several at once one from which on all are free', () => {
    fc.assert(
      fc.property(entries, days, periods, (all, today, period) => {
        const own = { ...plan, payment_period: period };
        const cheques = all.map((each, index) => stored(index + 1, each));
        const { due, runDue, missing } = restOf({ debt: null, plan: own, stored: cheques, rows: [] }, today);
        const taken = cheques.map(({ due_date }) => due_date);
        expect([due >= today, runDue >= due, taken.includes(due)]).toEqual([true, true, false]);
        expect(dueDays(runDue, Math.max(1, missing), period).filter((day) => taken.includes(day))).toEqual([]);
      }),
    );
  });
});
