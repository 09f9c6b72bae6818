import { Effect } from 'effect';
import { saysByName, sumOfClinic } from '../../schema/accounting/totals.ts';
import { calls } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { normalise } from '../../schema/kit/persian-text.ts';
import { fullName } from '../../schema/patients/patient.ts';
import type { Balance, clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../schema/payments/payer-workflow.ts';
import type { Http } from '../kit/http.ts';
import type { PortEffects } from '../kit/ports.ts';
import { financialStatusOf } from '../kit/reports/financial-status.ts';
import { totalsOf } from '../kit/reports/totals.ts';
import { repositoryOf } from '../kit/resources/repository.ts';
import { tableEffects } from '../kit/tables.ts';

const patients = repositoryOf('patients');
const clinics = repositoryOf('clinics');

const nameOf = (id: number): Effect.Effect<{ readonly name: string }, Failure, Http> =>
  Effect.map(patients.one(id), (patient) => ({ name: fullName(patient) }));

const balanceOf = (id: number): Effect.Effect<Balance, Failure, Http> => Effect.map(financialStatusOf(id), ({ debt, ...sums }) => ({ owed: debt, ...sums }));

const patientPaymentsEffects: PortEffects<typeof patientPaymentsWorkflow> = {
  ...tableEffects,
  loadPayer: ({ id }) => nameOf(id),
  loadBalance: ({ id }) => balanceOf(id),
};

const patientFinancialsEffects: PortEffects<typeof patientFinancialsWorkflow> = {
  ...tableEffects,
  loadPayer: ({ id }) => nameOf(id),
  loadBalance: ({ id }) => balanceOf(id),
};

/** The report mostly knows clinics by their names only (KIT-RES-19): what it says of a name that several have, it says of none of them (D-261). */
const receivable = Effect.fnUntraced(function* (id: number): Effect.fn.Return<Balance, Failure, Http> {
  // One answer tells its name, and whether another has the same.
  const { rows } = yield* clinics.list;
  const { name } = rows.find((row) => row.id === id) ?? (yield* clinics.one(id));
  const { totals, unreadable } = yield* totalsOf(calls.invoicesByClinics, 'invoices');
  const owed = sumOfClinic(totals, { id, name });
  // It may be in what could not be read.
  if (owed === null && unreadable > 0) return yield* Effect.fail<Failure>({ _tag: 'Unreadable', where: calls.invoicesByClinics.path });
  const isNamesake = (other: { readonly name: string }) => normalise(other.name) === normalise(name);
  const shared = saysByName(totals, name) && rows.filter(isNamesake).length > 1;
  return { owed: shared ? null : owed };
});

const clinicPaymentsEffects: PortEffects<typeof clinicPaymentsWorkflow> = {
  ...tableEffects,
  loadPayer: ({ id }) => Effect.map(clinics.one(id), ({ name }) => ({ name })),
  loadBalance: ({ id }) => receivable(id),
};

export const effects = {
  patientPayments: patientPaymentsEffects,
  patientFinancials: patientFinancialsEffects,
  clinicPayments: clinicPaymentsEffects,
};
