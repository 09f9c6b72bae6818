import { sql } from 'kysely';
import { CONTRACT_TYPES } from '../../src/schema/clinics/contract.ts';
import { type Earning, earnedOf } from '../../src/schema/contracts/share.ts';
import type { Database } from '../store/tables.ts';
import { COST, sumOf } from './financial-status.ts';

type Totals = Record<string, number>;

interface ClinicRow {
  readonly id: number;
  readonly name: string;
  readonly is_personal: number;
  readonly received: number;
}

const clinicsWithIncome = async (db: Database, practice: number): Promise<readonly ClinicRow[]> => {
  const found = await sql<ClinicRow>`
    select clinics.id, clinics.name, clinics.is_personal, coalesce(${sumOf(sql.ref('incomes.amount'))}, 0) as received
    from clinics left join incomes on incomes.practice_id = clinics.practice_id and incomes.clinic = clinics.id
    where clinics.practice_id = ${practice}
    group by clinics.id, clinics.name, clinics.is_personal order by clinics.id`.execute(db);
  return found.rows;
};

/** What each clinic has paid, by its name. */
export const incomeByClinics = async (db: Database, practice: number): Promise<Totals> =>
  Object.fromEntries((await clinicsWithIncome(db, practice)).map(({ name, received }) => [name, received]));

/**
 * The dentist's share of the treatments at each clinic under their contracts: the percentage of the cost, the fixed tariff
 * of the service, or in a combined contract the tariff where the service has one and the percentage elsewhere.
 */
const shares = async (db: Database, practice: number): Promise<ReadonlyMap<number, number>> => {
  const { fixed, combined } = CONTRACT_TYPES;
  const byTariff = sql`c.contract_type = ${fixed} or (c.contract_type = ${combined} and t.price is not null)`;
  const tariff = sql`case when ${byTariff} then coalesce(t.price, 0) else 0 end`;
  const cost = sql`case when ${byTariff} then 0 else s.total_cost + s.extra_fee - s.discount end`;
  const found = await sql<Earning & { clinic: number }>`
    select s.clinic, c.percent, ${sumOf(tariff)} as whole, ${sumOf(cost)} as cost
    from surgeries s
    join contracts c on c.practice_id = s.practice_id and c.id = s.contract
    left join constant_tariffs t on t.practice_id = s.practice_id and t.contract = s.contract and t.procedure_type = s.procedure_type
    where s.practice_id = ${practice} and s.clinic is not null
    group by s.clinic, c.percent`.execute(db);
  // Multiplied and rounded here, as the program does it: the engines disagree about halves, and fractions do not add up in them.
  const earnings = Map.groupBy(found.rows, ({ clinic }) => clinic);
  return new Map([...earnings].map(([clinic, all]) => [clinic, earnedOf(all)]));
};

interface PatientAtClinic {
  readonly patient: number;
  readonly clinic: number | null;
  readonly cost: number;
}

/**
 * What patients still owe at the dentist's own clinics. A patient's payments name no clinic, so they count towards each
 * clinic in proportion to what was done there; what somebody paid ahead pays for nobody else.
 */
const owedByPatients = async (db: Database, practice: number, personal: ReadonlySet<number>): Promise<ReadonlyMap<number, number>> => {
  const costs = await sql<PatientAtClinic>`
    select patient, clinic, ${sumOf(COST)} as cost from surgeries where practice_id = ${practice} group by patient, clinic`.execute(db);
  const payments = await sql<{ patient: number; paid: number }>`
    select patient, ${sumOf(sql.ref('amount'))} as paid from incomes where practice_id = ${practice} and patient is not null group by patient`.execute(db);
  const paid = new Map(payments.rows.map((row) => [row.patient, row.paid]));
  const whole = new Map<number, number>();
  for (const { patient, cost } of costs.rows) whole.set(patient, (whole.get(patient) ?? 0) + cost);
  const owed = new Map<number, number>();
  for (const { patient, clinic, cost } of costs.rows) {
    const all = whole.get(patient) ?? 0;
    if (clinic === null || !personal.has(clinic) || all === 0) continue;
    owed.set(clinic, (owed.get(clinic) ?? 0) + cost - (Math.min(paid.get(patient) ?? 0, all) * cost) / all);
  }
  return owed;
};

/** What is still to come from each clinic, by its name. */
export const invoicesByClinics = async (db: Database, practice: number): Promise<Totals> => {
  const clinics = await clinicsWithIncome(db, practice);
  const personal = new Set(clinics.filter(({ is_personal }) => is_personal === 1).map(({ id }) => id));
  const share = await shares(db, practice);
  const owed = personal.size > 0 ? await owedByPatients(db, practice, personal) : new Map<number, number>();
  const receivable = ({ id, received }: ClinicRow) => Math.round(personal.has(id) ? (owed.get(id) ?? 0) - received : (share.get(id) ?? 0) - received);
  return Object.fromEntries(clinics.map((clinic) => [clinic.name, receivable(clinic)]));
};
