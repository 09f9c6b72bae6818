import { assign, sendParent, setup } from 'xstate';
import type { ResourceName } from '../../schema/api.ts';
import type { PrintDoubt } from '../../schema/documents/doubts.ts';
import { adviceProblems, certificateProblems, type DocumentProblem } from '../../schema/documents/draft.ts';
import { documentsWorkflow } from '../../schema/documents/workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import type { Shared } from '../../schema/workflows/paper.ts';
import { hasEntries } from '../kit/form/entries.ts';
import { aged, failed, read } from '../kit/list/part.ts';
import { isMissing, wasLeft } from '../kit/outcome.ts';
import { said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { withoutAdvice } from './advice.ts';
import { type DocumentPart, type DocumentsContext, type Outcome, returned, withPhone } from './context.ts';
import { onPaper, wentOut } from './through.ts';

/** What makes each part old; the first of it, as a tag, has it asked for again by whoever looks at the page again. */
export const CHANGES: Readonly<Record<DocumentPart, readonly ResourceName[]>> = { patient: ['patients'], finances: ['surgeries', 'incomes'] };

/** What the machine of the papers is made of: its types, what it does and what it decides by. */
export const documentsSetup = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as EventOf<typeof documentsWorkflow>,
    input: {} as InputOf<typeof documentsWorkflow>,
    tags: {} as 'printing' | 'checking' | 'doubting' | 'question' | ResourceName | `loading:${DocumentPart}`,
  },
  actors: portsOf(documentsWorkflow),
  actions: {
    tell: sendParent(said),
    arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
    comeBack: assign(({ context, event }) => (event.type === 'screen.entered' ? returned(context, event) : {})),
    refuse: assign(({ context }, { problems }: { readonly problems: readonly DocumentProblem[] }) => ({
      problems,
      outcome: null,
      attempts: context.attempts + 1,
    })),
    goOut: assign(({ context }) => ({ going: onPaper(context) })),
    doubt: assign(({ event }) => ('lacking' in event ? { doubts: event.lacking ?? [] } : {})),
    doubtAccount: assign(({ context }) => ({ doubts: [...context.doubts, 'account' satisfies PrintDoubt] as const })),
    end: assign((_, outcome: Outcome) => ({ problems: [], outcome })),
    /** Nobody waits for what went out. */
    bringPaper: assign(({ context }) => ({ through: { ...context.through, ...onPaper(context) } })),
    /** The same of what was shared, as it stood when that began: another tab may be shown by now. */
    bringShared: assign(({ context: { through, going } }, how: Shared) => (wentOut(how) ? { through: { ...through, ...going } } : {})),
    /** What only a cached list has is still what could not be loaded. */
    keepPatient: assign(({ context, event }, value: Patient) => ({
      ...withPhone(context, value),
      parts: { ...context.parts, patient: event.type === 'patient.known' ? { ...context.parts.patient, value } : read(value) },
    })),
    keepFinances: assign(({ context }, value: FinancialStatus) => ({ parts: { ...context.parts, finances: read(value) } })),
    failPart: assign(({ context }, { name, failure }: { readonly name: DocumentPart; readonly failure: Failure }) => ({
      parts: { ...context.parts, [name]: failed(context.parts[name], failure) },
    })),
    agePart: assign(({ context, event }, name: DocumentPart) =>
      event.type === 'rows.changed' ? { parts: { ...context.parts, [name]: aged(context.parts[name], event) } } : {},
    ),
  },
  guards: {
    isAboutNobody: ({ context }) => context.id === 0,
    isAbout: ({ event }, name: DocumentPart) => event.type === 'part.retried' && event.part === name,
    makesOld: ({ event }, name: DocumentPart) => event.type === 'rows.changed' && CHANGES[name].some((resource) => resource === event.resource),
    isKnown: ({ context, event }) => event.type === 'patient.known' && event.patient.id === context.id && context.parts.patient.value === null,
    isMissing: (_, failure: Failure) => isMissing(failure),
    wasLeft,
    isBegun: ({ context }) => hasEntries(context),
    /** What went along to somebody is nobody's any more. */
    isLeftBegun: ({ context }) => hasEntries({ ...context, draft: context.given ? withoutAdvice(context) : context.draft }),
    /** A paper about a patient needs the patient, an invoice what is owed. */
    hasParts: ({ context: { tab, parts } }) => tab === 'advice' || (parts.patient.value !== null && (tab === 'certificate' || parts.finances.value !== null)),
    isAccountKnown: ({ context }) => context.parts.finances.value !== null,
    isIncomplete: ({ event }) => 'lacking' in event && (event.lacking ?? []).length > 0,
    /** Its treatments are all there. */
    isWhole: ({ event }) => event.type === 'print.settled' && event.whole,
    isInvoice: ({ context }) => context.tab === 'invoice',
    isWrong: ({ context, event }) => event.type === 'print.requested' && printProblems(context, event.at).length > 0,
  },
});

/** What keeps the paper of a tab from being printed. */
export const printProblems = ({ tab, draft }: DocumentsContext, at: number): readonly DocumentProblem[] => {
  if (tab === 'invoice') return [];
  return tab === 'certificate' ? certificateProblems(draft, tehranDay(at)) : adviceProblems(draft);
};
