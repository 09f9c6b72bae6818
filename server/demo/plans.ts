import { COLLATERALS } from '../../src/schema/installments/installment.ts';
import { monthsAfter } from '../../src/schema/installments/schedule.ts';
import { addDays } from '../../src/schema/kit/jalali.ts';
import type { StoredRow } from '../store/tables.ts';
import type { Chance } from './chance.ts';
import { relations } from './lists/medical.ts';
import { CHEQUE, type Payment } from './payments.ts';
import { NOTABLE } from './people/notable.ts';
import { type FullRow, numbered, numberIn } from './rows.ts';
import { costOf } from './treatments.ts';

type Plan = Omit<FullRow<'installments'>, 'id'>;
type Cheque = Omit<FullRow<'installmentChecks'>, 'id'>;

const WITH_PLAN = 0.05;
/** Below this nobody writes cheques. */
const WORTH_A_PLAN = 3_000_000;

/** The debt in equal parts of whole thousands, the rest in the last one. */
const partsOf = (debt: number, count: number): readonly number[] => {
  const part = Math.floor(debt / count / 1000) * 1000;
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? debt - part * (count - 1) : part));
};

const chequesOf = (patient: StoredRow, plan: Plan, id: number, debt: number, today: string, overdue: boolean, luck: Chance): readonly Cheque[] => {
  const count = Number(plan.number_of_installments);
  const start = addDays(today, -luck.between(60, 200));
  return partsOf(debt, count).map((amount, index) => {
    const due = monthsAfter(start, (index + 1) * Number(plan.payment_period));
    return {
      check_owner_name: `${patient.first_name} ${patient.last_name}`,
      check_owner_national_number: patient.national_number ?? null,
      relation_to_patient: relations[0],
      amount,
      due_date: due,
      check_number: `${luck.between(10_000_000, 99_999_999)}${luck.between(10_000_000, 99_999_999)}`,
      is_paid: Number(!overdue && due < today),
      installment: id,
    };
  });
};

/** The sum of a cheque that is paid is a payment on its day. */
const paymentsBy = (patient: number, cheques: readonly Cheque[]): readonly Payment[] =>
  cheques
    .filter(({ is_paid }) => is_paid === 1)
    .map(({ amount, due_date, check_number }) => {
      return { patient, clinic: null, date: due_date, amount, payment_method: CHEQUE, transaction_number: check_number };
    });

const debts = (treatments: readonly StoredRow[], payments: readonly Payment[]): ReadonlyMap<number, number> => {
  const owed = new Map<number, number>();
  const add = (patient: number, amount: number) => owed.set(patient, (owed.get(patient) ?? 0) + amount);
  for (const treatment of treatments) add(numberIn(treatment, 'patient'), costOf(treatment));
  for (const payment of payments) add(numberIn(payment, 'patient'), -numberIn(payment, 'amount'));
  return owed;
};

/** Plans of some patients in debt, half of them with a cheque for every part; what was collected of cheques is owed no more. */
export const plansOf = (patients: readonly StoredRow[], treatments: readonly StoredRow[], payments: readonly Payment[], today: string, luck: Chance) => {
  const owed = debts(treatments, payments);
  const plans: Plan[] = [];
  const cheques: Cheque[] = [];
  const collected: Payment[] = [];
  for (const [index, patient] of patients.entries()) {
    const debt = owed.get(numberIn(patient, 'id')) ?? 0;
    const overdue = NOTABLE[index]?.plan === 'overdueCheques';
    if (debt < WORTH_A_PLAN || !(overdue || luck.happens(WITH_PLAN * 3))) continue;
    const collateral = overdue || luck.happens(0.5) ? COLLATERALS.cheque : COLLATERALS.gold;
    const plan = { patient: numberIn(patient, 'id'), collateral, number_of_installments: luck.pick([3, 6, 12]), payment_period: luck.pick([1, 2]) };
    plans.push(plan);
    if (collateral !== COLLATERALS.cheque) continue;
    const written = chequesOf(patient, plan, plans.length, debt, today, overdue, luck);
    cheques.push(...written);
    collected.push(...paymentsBy(plan.patient, written));
  }
  return { installments: numbered('installments', plans), installmentChecks: numbered('installmentChecks', cheques), collected };
};
