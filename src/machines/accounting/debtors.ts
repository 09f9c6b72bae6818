import { minus, plus, type Whole } from '../../schema/kit/money.ts';
import type { Steps } from '../../schema/log/file/steps.ts';
import type { Income } from '../../schema/payments/income.ts';
import { costOf, type Surgery } from '../../schema/treatments/surgery.ts';
import { STEP, sorting } from '../kit/rows.ts';

/** A patient who owes something. */
export interface Debtor {
  /** The patient's id. */
  readonly id: number;
  /** In toman, above zero. */
  readonly owed: Whole;
  /** The day of the oldest treatment that is not paid in full; null where the provider has no day of it. */
  readonly since: string | null;
}

interface Account {
  cost: Whole;
  paid: Whole;
  readonly surgeries: Surgery[];
}

/** Those without a day come first of all: nobody can say that they are not the oldest. */
const byDay = (one: Surgery, other: Surgery): number => {
  const [a, b] = [one.surgery_time ?? '', other.surgery_time ?? ''];
  return a === b ? one.id - other.id : a < b ? -1 : 1;
};

/** The first treatment, in the order of their days, that what was paid does not reach to the end of. */
const firstUnpaid = ({ surgeries, paid }: Account): Surgery | undefined => {
  let reached: Whole = 0;
  return surgeries.toSorted(byDay).find((surgery) => {
    const cost = costOf(surgery);
    reached = plus(reached, cost);
    return cost > 0 && reached > paid;
  });
};

const oldestFirst = (one: Debtor, other: Debtor): number => {
  const [a, b] = [one.since ?? '', other.since ?? ''];
  if (a !== b) return a < b ? -1 : 1;
  return one.owed === other.owed ? one.id - other.id : one.owed > other.owed ? -1 : 1;
};

/** Who owes something, oldest debt first, step by step: payments are counted towards the oldest treatments. */
export function* debtorsOf(surgeries: readonly Surgery[], incomes: readonly Income[]): Steps<readonly Debtor[]> {
  const accounts = new Map<number, Account>();
  const accountOf = (patient: number): Account => {
    const known = accounts.get(patient) ?? { cost: 0, paid: 0, surgeries: [] };
    accounts.set(patient, known);
    return known;
  };
  for (const [index, surgery] of surgeries.entries()) {
    if (index % STEP === STEP - 1) yield;
    const account = accountOf(surgery.patient);
    account.cost = plus(account.cost, costOf(surgery));
    account.surgeries.push(surgery);
  }
  for (const [index, { patient, amount }] of incomes.entries()) {
    if (index % STEP === STEP - 1) yield;
    if (patient == null) continue;
    const account = accountOf(patient);
    account.paid = plus(account.paid, amount);
  }
  const debtors: Debtor[] = [];
  for (const [id, account] of accounts) {
    yield;
    const owed = minus(account.cost, account.paid);
    if (owed > 0) debtors.push({ id, owed, since: firstUnpaid(account)?.surgery_time ?? null });
  }
  return yield* sorting(debtors, oldestFirst);
}

/** What they owe together. */
export const owedBy = (debtors: readonly Debtor[]): Whole => debtors.reduce<Whole>((sum, { owed }) => plus(sum, owed), 0);
