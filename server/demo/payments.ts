import { CONTRACT_TYPES } from '../../src/schema/clinics/contract.ts';
import { addDays, fromJalali, toJalali } from '../../src/schema/kit/jalali.ts';
import type { StoredRow } from '../store/tables.ts';
import type { Catalogue } from './catalogue.ts';
import { type Chance, roundTo } from './chance.ts';
import { NOTABLE } from './people/notable.ts';
import { type FullRow, numbered, numberIn } from './rows.ts';
import { costOf, dayOfTreatment } from './treatments.ts';

export type Payment = Omit<FullRow<'incomes'>, 'id'>;

/** Payment methods 1 to 6 and how common each is. */
const METHODS: readonly (readonly [method: number, weight: number])[] = [
  [1, 28],
  [2, 45],
  [3, 4],
  [4, 6],
  [5, 9],
  [6, 8],
];
const CASH = 5;
export const CHEQUE = 6;
const TRANSFER = 3;

const numberFor = (method: number, { between, happens }: Chance): string | null =>
  method === CASH || happens(0.3) ? null : String(between(100_000, 999_999)) + String(between(100_000, 999_999));

/** Which part of their costs patients have paid: all, some, nothing. */
const paidPart = ({ fraction, between }: Chance): number => {
  const die = fraction();
  if (die < 0.55) return 1;
  return die < 0.9 ? between(3, 8) / 10 : 0;
};

const min = (one: string, other: string): string => (one < other ? one : other);

const fromPatients = (treatments: readonly StoredRow[], today: string, luck: Chance): readonly Payment[] => {
  const parts = new Map<number, number>();
  return treatments.flatMap((treatment) => {
    const patient = numberIn(treatment, 'patient');
    const part = parts.get(patient) ?? NOTABLE[patient - 1]?.paid ?? paidPart(luck);
    parts.set(patient, part);
    const amount = part === 1 ? costOf(treatment) : roundTo(10_000, costOf(treatment) * part);
    if (amount <= 0) return [];
    const method = luck.pickWeighted(METHODS);
    const date = min(today, addDays(dayOfTreatment(treatment), luck.between(0, 60)));
    return [{ patient, clinic: null, date, amount, payment_method: method, transaction_number: numberFor(method, luck) }];
  });
};

/** The dentist's share of a treatment under its contract. */
const shareOf = (treatment: StoredRow, { rows }: Catalogue): number => {
  const contract = rows.contracts[numberIn(treatment, 'contract') - 1];
  if (!contract) return 0;
  const tariff = rows.constantTariffs.find((row) => row.contract === contract.id && row.procedure_type === treatment.procedure_type);
  if (tariff) return numberIn(tariff, 'price');
  return contract.contract_type === CONTRACT_TYPES.fixed ? 0 : (costOf(treatment) * numberIn(contract, 'percent')) / 100;
};

/** One payment per clinic and month, early in the next; this month's and the last one's are still to come. */
const fromClinics = (treatments: readonly StoredRow[], catalogue: Catalogue, today: string, luck: Chance): readonly Payment[] => {
  const now = toJalali(today);
  const shares = new Map<string, number>();
  for (const treatment of treatments) {
    if (treatment.clinic === 1) continue;
    const { year, month } = toJalali(dayOfTreatment(treatment));
    if (year * 12 + month >= now.year * 12 + now.month - 1) continue;
    const key = `${treatment.clinic}/${month === 12 ? year + 1 : year}/${month === 12 ? 1 : month + 1}`;
    shares.set(key, (shares.get(key) ?? 0) + shareOf(treatment, catalogue));
  }
  return [...shares].map(([key, share]) => {
    const [clinic = 0, year = 0, month = 0] = key.split('/').map(Number);
    const date = fromJalali({ year, month, day: luck.between(3, 12) });
    return { patient: null, clinic, date, amount: Math.round(share), payment_method: TRANSFER, transaction_number: numberFor(TRANSFER, luck) };
  });
};

/** What was paid apart from the cheques of plans. */
export const paymentsOf = (treatments: readonly StoredRow[], catalogue: Catalogue, today: string, luck: Chance): readonly Payment[] =>
  [...fromPatients(treatments, today, luck), ...fromClinics(treatments, catalogue, today, luck)].filter(({ amount }) => Number(amount) > 0);

/** Payments in the order of their days. */
export const incomesOf = (payments: readonly Payment[]): readonly StoredRow[] =>
  numbered(
    'incomes',
    payments.toSorted((one, other) => String(one.date).localeCompare(String(other.date), 'en')),
  );
