import type { ReactNode } from 'react';
import { normalise } from '../../schema/kit/persian-text.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { useApp } from '../kit/actors.tsx';
import { titledName } from '../kit/print/titled-name.ts';
import { AdvicePaper } from './advice/advice-paper.tsx';
import { CertificatePaper } from './certificate/certificate-paper.tsx';
import { InvoicePaper } from './invoice/invoice-paper.tsx';
import { useRowsAreOld } from './readiness.ts';
import { useDocuments, useFinances, useInvoice, usePatient } from './state.ts';
import { advice, certificate, invoice as invoiceTexts } from './texts.ts';

/** The paper of the chosen tab, for the preview and for the printer, with what a file of it is called and whom it is about; null while nobody knows whom it is about. */
export const usePaper = (): { readonly title: string; readonly subject: string | null; readonly content: ReactNode } | null => {
  const { tab, draft } = useDocuments();
  const { value: patient } = usePatient();
  const today = useApp(({ at }) => tehranDay(at));
  const invoice = useInvoice();
  const { failure, behind } = useFinances();
  const old = useRowsAreOld();
  const subject = patient && titledName(patient);
  if (tab === 'advice')
    return { title: advice.title(normalise(draft.adviceName)), subject, content: <AdvicePaper patient={patient} draft={draft} today={today} /> };
  if (patient === null) return null;
  if (tab === 'certificate') return { title: certificate.title, subject, content: <CertificatePaper patient={patient} draft={draft} today={today} /> };
  if (invoice.lines.length === 0) return null;
  const olds = [...(old ? (['rows'] as const) : []), ...(failure || behind ? (['account'] as const) : [])];
  return {
    title: invoiceTexts.title,
    subject,
    content: <InvoicePaper patient={patient} invoice={invoice} olds={olds} note={draft.note} today={today} />,
  };
};
