import type { Steps } from '../../schema/log/file/steps.ts';
import type { Income } from '../../schema/payments/income.ts';
import { costOf, type Surgery } from '../../schema/treatments/surgery.ts';
import { STEP } from '../kit/rows.ts';

/** How one patient stands, of all that is recorded: what is owed in toman, below zero for a credit, and the day of the last treatment. */
export interface Standing {
  readonly owed: number;
  readonly lastVisit: string | null;
}

/** How patients stand, by their ids; whoever is not among them has neither treatments nor payments. */
export type Standings = ReadonlyMap<number, Standing>;

const nothing: Standing = { owed: 0, lastVisit: null };

function* worked(surgeries: readonly Surgery[], incomes: readonly Income[]): Steps<Standings> {
  const standings = new Map<number, { owed: number; lastVisit: string | null }>();
  const of = (patient: number) => {
    const known = standings.get(patient) ?? { ...nothing };
    standings.set(patient, known);
    return known;
  };
  for (const [index, surgery] of surgeries.entries()) {
    if (index % STEP === STEP - 1) yield;
    const standing = of(surgery.patient);
    standing.owed += costOf(surgery);
    const day = surgery.surgery_time ?? null;
    if (day !== null && (standing.lastVisit === null || day > standing.lastVisit)) standing.lastVisit = day;
  }
  for (const [index, { patient, amount }] of incomes.entries()) {
    if (index % STEP === STEP - 1) yield;
    if (patient != null) of(patient).owed -= amount;
  }
  return standings;
}

const kept = new WeakMap<readonly Surgery[], WeakMap<readonly Income[], Standings>>();

/** How all patients stand by two cached lists, step by step; worked out once for as long as both live. */
export function* standing(surgeries: readonly Surgery[], incomes: readonly Income[]): Steps<Standings> {
  const byIncomes = kept.get(surgeries) ?? new WeakMap<readonly Income[], Standings>();
  kept.set(surgeries, byIncomes);
  const known = byIncomes.get(incomes) ?? (yield* worked(surgeries, incomes));
  byIncomes.set(incomes, known);
  return known;
}
