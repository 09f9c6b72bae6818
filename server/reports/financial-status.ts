import { type RawBuilder, sql } from 'kysely';
import type { FinancialStatus } from '../../src/schema/patients/financial-status.ts';
import { refusal } from '../http/refusal.ts';
import type { Database } from '../store/tables.ts';

/** What a treatment costs the patient: its amount and the extra fee, less the discount. */
export const COST = sql<number>`total_cost + extra_fee - discount`;

/** A sum that is exact as far as numbers on the wire are, and beyond them still is a number: an engine's own would be an error. */
export const sumOf = (amount: RawBuilder<unknown>) => sql<number>`sum(cast(${amount} as double precision))`;

/** The sum of a patient's treatments, of the payments, and what is left; a negative debt is a credit. */
export const financialStatus = async (db: Database, practice: number, id: string): Promise<FinancialStatus> => {
  const patient = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const found = await sql<FinancialStatus & { known: number }>`
    select
      (select count(*) from patients where practice_id = ${practice} and id = ${patient}) as known,
      (select coalesce(${sumOf(COST)}, 0) from surgeries where practice_id = ${practice} and patient = ${patient}) as total_cost,
      (select coalesce(${sumOf(sql.ref('amount'))}, 0) from incomes where practice_id = ${practice} and patient = ${patient}) as total_payments`.execute(db);
  const row = found.rows[0];
  if (!row || row.known === 0) throw refusal(404, 'noMatch', { model: 'Patient' });
  return { debt: row.total_cost - row.total_payments, total_cost: row.total_cost, total_payments: row.total_payments };
};
