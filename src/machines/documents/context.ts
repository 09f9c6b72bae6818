import type { PrintDoubt } from '../../schema/documents/doubts.ts';
import { type DocumentDraft, type DocumentProblem, openedDocuments } from '../../schema/documents/draft.ts';
import { DOCUMENTS, type DocumentTab } from '../../schema/documents/tabs.ts';
import { localPhone } from '../../schema/kit/phone.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { ScreenInput } from '../../schema/workflows/screen.ts';
import { lastPaper, openedPaper, type PaperStanding } from '../kit/form/paper.ts';
import { type Part, unread } from '../kit/list/part.ts';
import { numberParam, type Params } from '../kit/screen.ts';
import { type ReplacedAdvice, withHanded } from './advice.ts';

export type DocumentPart = 'patient' | 'finances';

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
  /** What was not known of the paper when it was to be printed. */
  readonly doubts: readonly PrintDoubt[];
  readonly replaced: ReplacedAdvice | null;
  /** What of the draft was printed or sent, as it stood then, and what of it was only chosen. */
  readonly through?: Partial<DocumentDraft> | null;
  /** What is being shared, as it stood when that began. */
  readonly going?: Partial<DocumentDraft> | null;
  /** Whether what was written goes along to somebody who was chosen just now. */
  readonly given: boolean;
  readonly parts: { readonly patient: Part<Patient>; readonly finances: Part<FinancialStatus> };
}

type Drafts = Pick<DocumentsContext, 'opened' | 'draft' | 'replaced'>;

/** What was printed, sent or found wrong is of one tab (DOC-PAPER-5). */
export const untold = { problems: [], outcome: null } as const;

const tabIn = (query: ScreenInput['query']): DocumentTab | undefined => DOCUMENTS.find((tab) => tab === query?.tab);

/** What the address is to say: whom the papers are about, and which one is shown. */
export const addressOf = ({ id, tab }: Pick<DocumentsContext, 'id' | 'tab'>): Params => ({
  ...(id > 0 ? { patient: String(id) } : {}),
  ...(tab === DOCUMENTS[0] ? {} : { tab }),
});

/** The number of whoever the papers are about, as long as no other was typed. */
export const withPhone = ({ opened, draft }: Omit<Drafts, 'replaced'>, { phone }: Patient): Omit<Drafts, 'replaced'> => {
  const number = localPhone(phone ?? '');
  if (draft.phone !== opened.phone) return { opened, draft };
  return { opened: { ...opened, phone: number }, draft: { ...draft, phone: number } };
};

/** The papers as they open. */
export const documentsOpening = ({ params, passed, query, last, at }: ScreenInput): DocumentsContext => {
  const id = numberParam(params, 'patient') ?? 0;
  const patient = id > 0 && passed?.patient?.id === id ? passed.patient : null;
  const opened = openedDocuments();
  const drafts = patient ? withPhone({ opened, draft: opened }, patient) : { opened, draft: opened };
  return {
    params,
    id,
    at,
    tab: tabIn(query) ?? DOCUMENTS[0],
    ...withHanded({ ...drafts, replaced: null }, passed?.advice),
    ...untold,
    doubts: [],
    given: false,
    attempts: 0,
    ...openedPaper,
    ...lastPaper(last),
    parts: { patient: { ...unread, value: patient }, finances: unread },
  };
};

/** The papers for who comes back: as they were left. */
export const returned = (context: DocumentsContext, { passed, query, at }: Pick<ScreenInput, 'passed' | 'query' | 'at'>): Partial<DocumentsContext> => {
  const tab = tabIn(query) ?? (query?.patient === undefined ? context.tab : DOCUMENTS[0]);
  const { opened, draft, replaced } = context;
  return { at, tab, ...untold, given: false, ...withHanded({ opened, draft, replaced }, passed?.advice) };
};
