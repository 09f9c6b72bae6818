import type { ResourceName } from '../../src/schema/api.ts';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import type { StoredRow } from '../store/tables.ts';
import { appointmentsOf } from './appointments.ts';
import { catalogueOf } from './catalogue.ts';
import { chance } from './chance.ts';
import { ledgerOf } from './ledger.ts';
import { incomesOf, paymentsOf } from './payments.ts';
import { patientsOf } from './people/patients.ts';
import { plansOf } from './plans.ts';
import { treatmentsOf } from './treatments.ts';

/** Every row of a practice by resource, ids from 1 upwards. */
export type PracticeRows = Readonly<Record<ResourceName, readonly StoredRow[]>>;

const SEED = 1405;

/** An invented practice: the same for the same number of patients and the same day, on every machine. */
export const demoPractice = (count: number, now: number): PracticeRows => {
  const today = tehranDay(now);
  const luck = chance(SEED);
  const catalogue = catalogueOf(today);
  const patients = patientsOf(count, catalogue, luck);
  const treatments = treatmentsOf(patients, catalogue, today, luck);
  const payments = paymentsOf(treatments, catalogue, today, luck);
  const { collected, ...plans } = plansOf(patients, treatments, payments, today, luck);
  return {
    ...catalogue.rows,
    patients,
    surgeries: treatments,
    incomes: incomesOf([...payments, ...collected]),
    ...plans,
    ...ledgerOf(catalogue, today, luck),
    appointments: appointmentsOf(patients, today, luck),
  };
};
