import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DocumentsContext } from '../../machines/documents/context.ts';
import type { documentsMachine } from '../../machines/documents/documents.ts';
import { invoiceOf, uncompared } from '../../machines/documents/invoice.ts';
import { rowById } from '../../machines/kit/rows.ts';
import type { Scope } from '../../schema/kit/wire/scope.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { shallow, useIsRecording, useSelected, useSend } from '../kit/actors.tsx';
import { type PartState, usePart } from '../kit/page/list/list-state.ts';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { pageWords } from '../kit/page/texts.ts';
import { useRows } from '../kit/resources.ts';

export type DocumentsSnapshot = SnapshotFrom<typeof documentsMachine>;
export type DocumentsEvent = Parameters<DocumentsSnapshot['can']>[0];

interface Parts {
  readonly patient: Patient;
  readonly finances: FinancialStatus;
}

/** All that the papers remember. */
export const useDocuments = (): DocumentsContext => useSelected(useWorkflow(), ({ context }: DocumentsSnapshot) => context);

/** What is going on with them. */
export const useAtWork = (): Readonly<Record<'printing' | 'checking' | 'doubting' | 'asking', boolean>> =>
  useSelected(
    useWorkflow(),
    (snapshot: DocumentsSnapshot) => ({
      printing: snapshot.hasTag('printing'),
      checking: snapshot.hasTag('checking'),
      doubting: snapshot.hasTag('doubting'),
      asking: snapshot.hasTag('question'),
    }),
    shallow,
  );

export const useSendDocuments = (): ((event: DocumentsEvent) => void) => useSend<DocumentsEvent>(useWorkflow());

/** Whom they are about. */
export const usePatient = (): PartState<Patient> => usePart<Parts, 'patient'>(useWorkflow(), 'patient');
export const useFinances = (): PartState<FinancialStatus> => usePart<Parts, 'finances'>(useWorkflow(), 'finances');

/** Whose treatments are on the papers. */
export const useOfPatient = (): Scope => {
  const { id } = useDocuments();
  return useMemo(() => ({ field: 'patient', id }), [id]);
};

/** The patient's treatments with what the provider's account says, as an invoice has them. */
export const useInvoice = () => {
  const surgeries = useRows('surgeries', useOfPatient());
  const { value } = useFinances();
  const recorded = useIsRecording();
  return useMemo(() => {
    const invoice = invoiceOf(surgeries, value);
    return recorded ? uncompared(invoice) : invoice;
  }, [surgeries, value, recorded]);
};

/** What the patient's insurance is called, '' while nobody knows; null where there is none. */
export const useInsurance = (): string | null => {
  const insurances = useRows('insurances');
  const { value: patient } = usePatient();
  return patient?.insurance == null ? null : (rowById(insurances, patient.insurance)?.name ?? '');
};

/** Names a treatment's type. */
export const useTypeName = (): ((surgery: Surgery) => string) => {
  const types = useRows('procedureTypes');
  return ({ procedure_type }) => rowById(types, procedure_type)?.name || pageWords.unknown;
};
