import { type DocumentDraft, type DocumentProblem, openedDocuments } from '../../schema/documents/draft.ts';
import { DOCUMENTS, type DocumentTab } from '../../schema/documents/tabs.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { localPhone } from '../../schema/kit/phone.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { ScreenInput } from '../../schema/workflows/screen.ts';
import { hasEntries } from '../kit/form/entries.ts';
import { openedPaper, type PaperStanding } from '../kit/form/paper.ts';
import { numberParam, type Params } from '../kit/screen.ts';

export type DocumentPart = 'patient' | 'finances';

interface Part<Value> {
  readonly value: Value | null;
  readonly failure: Failure | null;
}

/** What became of a paper or a message on the tab that is shown; null before anything was asked for. */
export type Outcome = 'printed' | 'chat' | 'sms' | 'shared' | 'copied' | 'refused' | null;

export interface DocumentsContext extends PaperStanding {
  readonly params: Params;
  /** The patient; 0, which no record has, where there is none. */
  readonly id: number;
  readonly at: number;
  readonly tab: DocumentTab;
  readonly opened: DocumentDraft;
  readonly draft: DocumentDraft;
  readonly problems: readonly DocumentProblem[];
  /** How often something was refused: the first field with a fault takes the focus each time. */
  readonly attempts: number;
  readonly outcome: Outcome;
  readonly parts: { readonly patient: Part<Patient>; readonly finances: Part<FinancialStatus> };
}

type Drafts = Pick<DocumentsContext, 'opened' | 'draft'>;

/** What was printed, sent or found wrong is of one tab (DOC-PAPER-5). */
export const untold = { problems: [], outcome: null } as const;

const tabIn = (query: ScreenInput['query']): DocumentTab | undefined => DOCUMENTS.find((tab) => tab === query?.tab);

/** What the address is to say: whom the papers are about, and which one is shown. */
export const addressOf = ({ id, tab }: Pick<DocumentsContext, 'id' | 'tab'>): Params => ({
  ...(id > 0 ? { patient: String(id) } : {}),
  ...(tab === DOCUMENTS[0] ? {} : { tab }),
});

/** The number of whoever the papers are about, as long as no other was typed. */
export const withPhone = ({ opened, draft }: Drafts, { phone }: Patient): Drafts => {
  const number = localPhone(phone ?? '');
  if (draft.phone !== opened.phone) return { opened, draft };
  return { opened: { ...opened, phone: number }, draft: { ...draft, phone: number } };
};

/** With an advice that was begun before it was said for whom; one that stands there already stays. */
const withPassed = ({ opened, draft }: Drafts, advice: NonNullable<ScreenInput['passed']>['advice']): Drafts => {
  if (advice === undefined || draft.adviceName !== '' || draft.adviceText !== '') return { opened, draft };
  return { opened, draft: { ...draft, adviceName: advice.name, adviceText: advice.text } };
};

/** The papers as they open. */
export const documentsOpening = ({ params, passed, query, at }: ScreenInput): DocumentsContext => {
  const id = numberParam(params, 'patient') ?? 0;
  const patient = id > 0 && passed?.patient?.id === id ? passed.patient : null;
  const opened = openedDocuments(tehranDay(at));
  const drafts = withPassed({ opened, draft: opened }, passed?.advice);
  return {
    params,
    id,
    at,
    tab: tabIn(query) ?? DOCUMENTS[0],
    ...(patient ? withPhone(drafts, patient) : drafts),
    ...untold,
    attempts: 0,
    ...openedPaper,
    parts: { patient: { value: patient, failure: null }, finances: { value: null, failure: null } },
  };
};

/** The papers for who comes back: as they were left; of another day where nothing was typed on them. */
export const returned = (context: DocumentsContext, { passed, query, at }: Pick<ScreenInput, 'passed' | 'query' | 'at'>): Partial<DocumentsContext> => {
  const fresh = openedDocuments(tehranDay(at), context.opened.phone);
  const drafts = hasEntries(context) ? context : { opened: fresh, draft: fresh };
  const tab = tabIn(query) ?? (query?.patient === undefined ? context.tab : DOCUMENTS[0]);
  return { at, tab, ...untold, ...withPassed({ opened: drafts.opened, draft: drafts.draft }, passed?.advice) };
};
