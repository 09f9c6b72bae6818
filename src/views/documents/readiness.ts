import { printProblems } from '../../machines/documents/setup.ts';
import { rowById } from '../../machines/kit/rows.ts';
import type { PrintDoubt } from '../../schema/documents/doubts.ts';
import { useApp } from '../kit/actors.tsx';
import { useWhenSettled } from '../kit/page/list/when-settled.ts';
import { usePracticeStanding } from '../kit/print/practice-standing.ts';
import { isSettled, useListState, useRows } from '../kit/resources.ts';
import { useAtWork, useDocuments, useFinances, useInsurance, useInvoice, useOfPatient, usePatient, useSendDocuments } from './state.ts';

/** Of how many treatments nobody knows what they are called. */
export const useNameless = (): number => {
  const types = useRows('procedureTypes');
  const { lines } = useInvoice();
  return lines.filter(({ surgery }) => !rowById(types, surgery.procedure_type)?.name).length;
};

/** Whether what an invoice is made of is on the device as a whole, and none of it on its way. */
const useInvoiceReady = (): boolean => {
  const { known, busy, unreadable } = useListState('surgeries', useOfPatient());
  const types = useListState('procedureTypes');
  const insurances = useListState('insurances');
  const uninsured = useInsurance() === null;
  const { value } = useFinances();
  const { lines } = useInvoice();
  return known && !busy && unreadable === 0 && value !== null && lines.length > 0 && isSettled(types) && (uninsured || isSettled(insurances));
};

/** Whether the paper of the chosen tab can be printed: nothing of it, or of its head, is still on its way. */
export const useIsReady = (): boolean => {
  const { tab } = useDocuments();
  const practice = usePracticeStanding();
  const invoice = useInvoiceReady();
  return practice !== 'reading' && (tab !== 'invoice' || invoice);
};

/** Whether the treatments may be other ones by now. */
export const useRowsAreOld = (): boolean => {
  const { busy, failure, asOf } = useListState('surgeries', useOfPatient());
  return !busy && (failure !== null || asOf !== null);
};

/** What is not known of the paper of the chosen tab: nothing of it is printed before the person said so. */
export const useLacking = (): readonly PrintDoubt[] => {
  const { id, tab } = useDocuments();
  const { value: patient } = usePatient();
  const practice = usePracticeStanding();
  const old = useRowsAreOld();
  const nameless = useNameless();
  const insurance = useInsurance();
  const { differs, isApart } = useInvoice();
  return [
    ...(tab === 'invoice' && nameless > 0 ? (['services'] as const) : []),
    ...(tab === 'invoice' && insurance === '' ? (['insurance'] as const) : []),
    ...(practice === 'known' ? [] : (['practice'] as const)),
    // Only an advice is printed without.
    ...(id > 0 && patient === null ? (['patient'] as const) : []),
    ...(tab === 'invoice' && old ? (['rows'] as const) : []),
    ...(tab === 'invoice' && (differs !== null || isApart) ? (['differs'] as const) : []),
  ];
};

/** Whether our button would print at once: nothing is still to be put right, waited for or asked about. */
export const usePrintsAtOnce = (ready: boolean, lacking: readonly PrintDoubt[]): boolean => {
  const documents = useDocuments();
  const { failure } = useFinances();
  const at = useApp((context) => context.at);
  const known = documents.tab !== 'invoice' || failure === null;
  return ready && known && lacking.length === 0 && printProblems(documents, at).length === 0;
};

/** Says how an invoice that is to be printed stands, once its treatments and the account were asked for again: a workflow sees no list. */
export const useSettling = (lacking: readonly PrintDoubt[]): void => {
  const { checking } = useAtWork();
  const { known, busy, unreadable } = useListState('surgeries', useOfPatient());
  const { busy: reckoning } = useFinances();
  const { lines } = useInvoice();
  const send = useSendDocuments();
  const whole = known && unreadable === 0 && lines.length > 0;
  useWhenSettled(checking && !busy && !reckoning, () => send({ type: 'print.settled', whole, lacking }));
};
