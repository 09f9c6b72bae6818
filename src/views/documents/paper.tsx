import type { ReactNode } from 'react';
import { normalise } from '../../schema/kit/persian-text.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { useApp } from '../kit/actors.tsx';
import { AdvicePaper } from './advice/advice-paper.tsx';
import { CertificatePaper } from './certificate/certificate-paper.tsx';
import { InvoicePaper } from './invoice/invoice-paper.tsx';
import { useDocuments, useInvoice, usePatient } from './state.ts';
import { advice, certificate, invoice as invoiceTexts } from './texts.ts';

/** The paper of the chosen tab, for the preview and for the printer, with what a file of it is called; null while nobody knows whom it is about. */
export const usePaper = (): { readonly title: string; readonly content: ReactNode } | null => {
  const { tab, draft } = useDocuments();
  const { value: patient } = usePatient();
  const today = useApp(({ at }) => tehranDay(at));
  const invoice = useInvoice();
  if (tab === 'advice') return { title: advice.title(normalise(draft.adviceName)), content: <AdvicePaper patient={patient} draft={draft} today={today} /> };
  if (patient === null) return null;
  if (tab === 'certificate') return { title: certificate.title, content: <CertificatePaper patient={patient} draft={draft} today={today} /> };
  if (invoice.lines.length === 0) return null;
  return { title: invoiceTexts.title, content: <InvoicePaper patient={patient} invoice={invoice} note={draft.note} today={today} /> };
};
