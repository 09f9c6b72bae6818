import { assign, sendParent, setup } from 'xstate';
import { adviceProblems, certificateProblems, type DocumentProblem, messageProblems, openedDocuments, withAdvice } from '../../schema/documents/draft.ts';
import { documentsWorkflow } from '../../schema/documents/workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import type { FinancialStatus } from '../../schema/patients/financial-status.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { hasEntries } from '../kit/form/entries.ts';
import { standingAfter } from '../kit/form/paper.ts';
import { isMissing, reason } from '../kit/outcome.ts';
import { notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { wants, wantsOf } from '../kit/screen.ts';
import { addressOf, type DocumentPart, type DocumentsContext, documentsOpening, type Outcome, returned, untold, withPhone } from './context.ts';

/** What changes what a patient owes. */
const CHANGES: Readonly<Record<DocumentPart, readonly string[]>> = { patient: ['patients'], finances: ['surgeries', 'incomes'] };

const machine = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as EventOf<typeof documentsWorkflow>,
    input: {} as InputOf<typeof documentsWorkflow>,
    tags: {} as 'printing' | 'sharing' | 'question' | `loading:${DocumentPart}`,
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
    end: assign((_, outcome: Outcome) => ({ problems: [], outcome })),
    keepPatient: assign(({ context }, value: Patient) => ({
      ...withPhone(context, value),
      parts: { ...context.parts, patient: { value, failure: null } },
    })),
    keepFinances: assign(({ context }, value: FinancialStatus) => ({ parts: { ...context.parts, finances: { value, failure: null } } })),
    failPart: assign(({ context }, { name, failure }: { readonly name: DocumentPart; readonly failure: Failure }) => ({
      parts: { ...context.parts, [name]: { ...context.parts[name], failure } },
    })),
  },
  guards: {
    isAboutNobody: ({ context }) => context.id === 0,
    isAbout: ({ event }, name: DocumentPart) => event.type === 'part.retried' && event.part === name,
    makesOld: ({ event }, name: DocumentPart) => event.type === 'rows.changed' && CHANGES[name].includes(event.resource),
    isMissing: (_, failure: Failure) => isMissing(failure),
    /** The page was left in the middle: the user knows how that ended. */
    wasLeft: (_, failure: Failure) => failure._tag === 'UnknownOutcome',
    isBegun: ({ context }) => hasEntries(context),
    /** A paper about a patient needs the patient, an invoice what is owed. */
    hasParts: ({ context: { tab, parts } }) => tab === 'advice' || (parts.patient.value !== null && (tab === 'certificate' || parts.finances.value !== null)),
    isWrong: ({ context, event }) => event.type === 'print.requested' && printProblems(context, event.at).length > 0,
  },
});

const printProblems = ({ tab, draft }: DocumentsContext, at: number): readonly DocumentProblem[] => {
  if (tab === 'invoice') return [];
  return tab === 'certificate' ? certificateProblems(draft, tehranDay(at)) : adviceProblems(draft);
};

const wantLists = machine.enqueueActions(({ context: { id, at }, enqueue }) => {
  const lists =
    id > 0
      ? ([...wantsOf(['surgeries'], { surgeries: 'patient' }, id, at), ...wants(['procedureTypes', 'insurances', 'clinics'], at)] as const)
      : wants(['patients', 'clinics'], at);
  for (const thing of lists) enqueue({ type: 'tell', params: thing });
});
const writeAddress = machine.enqueueActions(({ context, enqueue }) => {
  enqueue({ type: 'tell', params: { type: 'route.queried', query: addressOf(context) } });
});
/** The papers of somebody else, with what was written before it was said for whom. */
const toPatient = machine.enqueueActions(({ context: { id, tab, draft }, event, enqueue }) => {
  if (event.type !== 'patient.chosen') return;
  const { patient } = event;
  const to = `/invoice-certificate?${new URLSearchParams(addressOf({ id: patient.id, tab }))}`;
  const begun = id === 0 && (draft.adviceName !== '' || draft.adviceText !== '');
  const passed = { patient, ...(begun ? { advice: { name: draft.adviceName, text: draft.adviceText } } : {}) };
  enqueue({ type: 'tell', params: { type: 'route.go', to, replace: true, passed } });
});

const partRegion = (name: DocumentPart, port: 'loadPatient' | 'loadFinances', keep: 'keepPatient' | 'keepFinances') => {
  const again = { 'part.retried': { guard: { type: 'isAbout' as const, params: name }, target: 'opening', actions: 'arrive' as const } };
  const fail = { type: 'failPart' as const, params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ name, failure: reason({ event }) }) };
  return machine.createStateConfig({
    initial: 'opening',
    on: { 'screen.entered': '.opening', 'rows.changed': { guard: { type: 'makesOld', params: name }, target: '.opening', reenter: true } },
    states: {
      opening: { always: [{ guard: 'isAboutNobody', target: 'ready' }, { target: 'loading' }] },
      loading: {
        tags: `loading:${name}`,
        invoke: {
          id: port,
          src: port,
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'ready', actions: { type: keep, params: ({ event }: { readonly event: { readonly output: unknown } }) => event.output as never } },
          onError: [
            { guard: { type: 'isMissing', params: reason }, target: 'missing', actions: fail },
            { target: 'failed', actions: fail },
          ],
        },
      },
      ready: { on: again },
      failed: { on: again },
      missing: {},
    },
  });
};

const page = machine.createStateConfig({
  initial: 'shown',
  // Not of the screen as a whole: the parts hear it as well.
  on: { 'screen.entered': { actions: ['comeBack', wantLists, writeAddress] } },
  states: {
    shown: {
      on: {
        'print.requested': [
          { guard: 'isWrong', actions: { type: 'refuse', params: ({ context, event }) => ({ problems: printProblems(context, event.at) }) } },
          { guard: 'hasParts', target: 'printing', actions: 'arrive' },
        ],
        'message.shared': 'sharing',
        'draft.emptied': { guard: 'isBegun', target: 'asking' },
      },
    },
    printing: {
      tags: 'printing',
      invoke: {
        id: 'printPage',
        src: 'printPage',
        input: {},
        onDone: { target: 'shown', actions: { type: 'end', params: 'printed' } },
        onError: [
          { guard: { type: 'wasLeft', params: reason }, target: 'shown' },
          { target: 'shown', actions: { type: 'tell', params: notify('print.failed', 'problem') } },
        ],
      },
    },
    sharing: {
      tags: 'sharing',
      invoke: {
        id: 'shareText',
        src: 'shareText',
        input: ({ event }) => ({ text: event.type === 'message.shared' ? event.text : '' }),
        onDone: { target: 'shown', actions: { type: 'end', params: ({ event }) => (event.output.how === 'cancelled' ? null : event.output.how) } },
        onError: [
          { guard: { type: 'wasLeft', params: reason }, target: 'shown' },
          { target: 'shown', actions: { type: 'end', params: 'refused' } },
        ],
      },
    },
    asking: {
      tags: 'question',
      on: {
        'draft.discarded': {
          target: 'shown',
          actions: assign(({ context, event }) => {
            const fresh = openedDocuments(tehranDay(event.at), context.opened.phone);
            return { opened: fresh, draft: fresh, ...untold };
          }),
        },
        'question.cancelled': 'shown',
      },
    },
  },
});

/** Papers about one patient: what is typed on them is kept for each patient by themselves (DOC-PAPER-1). */
export const documentsMachine = machine.createMachine({
  id: documentsWorkflow.name,
  context: ({ input }) => documentsOpening(input),
  entry: wantLists,
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'tab.chosen': { actions: [assign(({ context, event }) => (event.tab === context.tab ? {} : { tab: event.tab, ...untold })), writeAddress] },
        'patient.chosen': { actions: toPatient },
        'draft.changed': {
          actions: assign(({ context, event: { change } }) => ({
            draft: { ...context.draft, ...change },
            problems: context.problems.filter(({ field }) => !(field in change)),
            outcome: null,
          })),
        },
        'advice.chosen': {
          guard: ({ context, event }) => event.kind !== context.draft.kind,
          actions: assign(({ context, event: { kind, name, text } }) => ({ draft: withAdvice(context.draft, kind, { name, text }), ...untold })),
        },
        'paper.chosen': { actions: assign(({ event }) => standingAfter(event)) },
        'zoom.chosen': { actions: assign(({ event }) => standingAfter(event)) },
        'message.asked': { actions: { type: 'refuse', params: ({ context }) => ({ problems: messageProblems(context.draft) }) } },
        'message.opened': {
          guard: ({ context }) => messageProblems(context.draft).length === 0,
          actions: { type: 'end', params: ({ event }) => event.by },
        },
        'list.retried': { actions: ['arrive', wantLists] },
        'screen.left': [{ guard: 'isBegun', target: 'away' }, { target: 'ended' }],
      },
      states: {
        page,
        patient: partRegion('patient', 'loadPatient', 'keepPatient'),
        finances: partRegion('finances', 'loadFinances', 'keepFinances'),
      },
    },
    away: { on: { 'screen.entered': { target: 'open', actions: ['comeBack', wantLists, writeAddress] } } },
    ended: { type: 'final' },
  },
});
