import { and, assign, not, or, stateIn } from 'xstate';
import { dayOn, messageProblems, openedDocuments, withAdvice } from '../../schema/documents/draft.ts';
import { documentsWorkflow } from '../../schema/documents/workflow.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { standingAfter } from '../kit/form/paper.ts';
import { reason } from '../kit/outcome.ts';
import { type AppEvent, notify } from '../kit/parent.ts';
import { outdated, wants, wantsOf } from '../kit/screen.ts';
import { handedOver, renewed, returnedAdvice, withoutAdvice } from './advice.ts';
import { addressOf, type DocumentPart, documentsOpening, untold } from './context.ts';
import { CHANGES, documentsSetup as machine, printProblems } from './setup.ts';
import { withChosen } from './through.ts';

const asking = (ask: (asked: readonly AppEvent[]) => readonly AppEvent[]) =>
  machine.enqueueActions(({ context: { id, at }, enqueue }) => {
    const lists =
      id > 0
        ? [...wantsOf(['surgeries'], { surgeries: 'patient' }, id, at), ...wants(['procedureTypes', 'insurances', 'clinics'], at)]
        : wants(['patients', 'clinics'], at);
    for (const thing of ask(lists)) enqueue({ type: 'tell', params: thing });
  });
const wantLists = asking((asked) => asked);
/** Nothing is printed of a list of treatments without asking for it once more. */
const readAgain = machine.enqueueActions(({ context: { id, at }, enqueue }) => {
  for (const thing of outdated(wantsOf(['surgeries'], { surgeries: 'patient' }, id, at))) enqueue({ type: 'tell', params: thing });
});
const writeAddress = machine.enqueueActions(({ context, enqueue }) => {
  enqueue({ type: 'tell', params: { type: 'route.queried', query: addressOf(context) } });
});
/** The papers of somebody else, with what was written before it was said for whom. */
const toPatient = machine.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'patient.chosen') return;
  const { id, tab } = context;
  const { patient } = event;
  const to = `/invoice-certificate?${new URLSearchParams(addressOf({ id: patient.id, tab }))}`;
  const advice = id === 0 ? handedOver(context) : null;
  const passed = { patient, ...(advice ? { advice } : {}) };
  enqueue.assign({ given: advice !== null });
  enqueue({ type: 'tell', params: { type: 'route.go', to, replace: true, passed } });
});

/** The next papers begin on the size that these were last seen on. */
const rememberPaper = machine.enqueueActions(({ context: { paper }, enqueue }) => {
  enqueue({ type: 'tell', params: { type: 'choice.kept', workflow: documentsWorkflow.name, values: { paper } } });
});
const forgetGiven = machine.assign(({ context }) => (context.given ? { given: false, draft: withoutAdvice(context) } : {}));

const beginAnew = machine.assign(({ context }) => {
  const fresh = openedDocuments(context.opened.phone);
  return { opened: fresh, draft: fresh, through: null, replaced: null, ...untold };
});

/** Nothing is printed of an account without asking for it once more. */
const whenPrinted = { 'print.requested': { guard: 'isInvoice', target: 'opening' } } as const;

const partRegion = (
  name: DocumentPart,
  port: 'loadPatient' | 'loadFinances',
  keep: 'keepPatient' | 'keepFinances',
  asked: Partial<typeof whenPrinted> = {},
) => {
  const again = { 'part.retried': { guard: { type: 'isAbout' as const, params: name }, target: 'opening', actions: 'arrive' as const } };
  const still = { tags: CHANGES[name].slice(0, 1), on: { ...again, ...asked } };
  const fail = { type: 'failPart' as const, params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ name, failure: reason({ event }) }) };
  return machine.createStateConfig({
    initial: 'opening',
    on: {
      'screen.entered': '.opening',
      'rows.changed': { guard: { type: 'makesOld', params: name }, target: '.opening', actions: { type: 'agePart' as const, params: name } },
    },
    states: {
      opening: { always: [{ guard: 'isAboutNobody', target: 'nobody' }, { target: 'loading' }] },
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
      ready: still,
      failed: still,
      missing: {},
      nobody: {},
    },
  });
};

const isLost = or([stateIn({ open: { finances: 'failed' } }), stateIn({ open: { finances: 'missing' } })]);
const chooseTab = [
  machine.assign(({ context, event }) => (event.type === 'tab.chosen' && event.tab !== context.tab ? { tab: event.tab, ...untold } : {})),
  writeAddress,
] as const;
const elsewhere = { 'tab.chosen': { target: 'shown', actions: [...chooseTab] } } as const;

const comeBack = ['comeBack', wantLists, writeAddress] as const;
const cameBack = { 'screen.entered': { target: 'shown', actions: comeBack } } as const;
const shown = machine.createStateConfig({
  on: {
    'print.requested': [
      { guard: 'isWrong', actions: { type: 'refuse', params: ({ context, event }) => ({ problems: printProblems(context, event.at) }) } },
      { guard: and(['isInvoice', 'hasParts']), target: 'checking', actions: ['arrive', readAgain] },
      { guard: and(['isIncomplete', 'hasParts']), target: 'doubting', actions: ['arrive', 'doubt'] },
      { guard: 'hasParts', target: 'printing', actions: 'arrive' },
    ],
    'message.shared': { target: 'sharing', reenter: true, actions: 'goOut' },
    'draft.emptied': { guard: 'isBegun', target: 'asking' },
  },
});

const page = machine.createStateConfig({
  initial: 'shown',
  // Not of the screen as a whole: the parts hear it as well.
  on: { 'screen.entered': { actions: comeBack } },
  states: {
    shown,
    // An invoice waits for the account and the treatments as the provider has them now; whoever goes on meanwhile is not surprised by a print dialog.
    checking: {
      tags: 'checking',
      on: {
        ...elsewhere,
        'print.settled': [
          { guard: stateIn({ open: { finances: 'loading' } }) },
          { guard: or([not('isWhole'), and([isLost, not('isAccountKnown')])]), target: 'shown' },
          { guard: isLost, target: 'doubting', actions: ['doubt', 'doubtAccount'] },
          { guard: 'isIncomplete', target: 'doubting', actions: 'doubt' },
          { target: 'printing' },
        ],
        ...cameBack,
      },
    },
    doubting: { tags: 'doubting', on: { ...elsewhere, 'print.confirmed': 'printing', 'question.cancelled': 'shown' } },
    // What is printed stays before the printer: the tab that is shown is the paper that was given.
    printing: {
      tags: 'printing',
      on: { 'tab.chosen': {} },
      invoke: {
        id: 'printPage',
        src: 'printPage',
        input: {},
        onDone: {
          target: 'shown',
          actions: [
            // A certificate that was given stays of the day on which it was.
            assign(({ context: { draft, tab, at } }) => (tab === 'certificate' ? { draft: { ...draft, day: dayOn(draft, tehranDay(at)) } } : {})),
            { type: 'end', params: 'printed' },
            'bringPaper',
          ],
        },
        onError: [
          { guard: { type: 'wasLeft', params: reason }, target: 'shown' },
          { target: 'shown', actions: { type: 'tell', params: notify('print.failed', 'problem') } },
        ],
      },
    },
    sharing: {
      invoke: {
        id: 'shareText',
        src: 'shareText',
        input: ({ event }) => ({ text: event.type === 'message.shared' ? event.text : '' }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'end', params: ({ event: { output } }) => (output.how === 'cancelled' ? null : output.how) },
            { type: 'bringShared', params: ({ event }) => event.output.how },
          ],
        },
        onError: [
          { guard: { type: 'wasLeft', params: reason }, target: 'shown' },
          { target: 'shown', actions: { type: 'end', params: 'refused' } },
        ],
      },
      // Some share sheets never say how they ended: nobody waits for one.
      on: { ...shown.on, ...cameBack },
    },
    asking: { tags: 'question', on: { 'draft.discarded': { target: 'shown', actions: beginAnew }, 'question.cancelled': 'shown' } },
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
        'tab.chosen': { actions: [...chooseTab] },
        'patient.chosen': { actions: toPatient },
        'patient.known': {
          guard: and(['isKnown', stateIn({ open: { patient: 'failed' } })]),
          actions: { type: 'keepPatient', params: ({ event }) => event.patient },
        },
        'draft.changed': {
          actions: assign(({ context, event: { change } }) => ({
            given: false,
            draft: { ...context.draft, ...change },
            problems: context.problems.filter(({ field }) => !(field in change)),
            outcome: null,
          })),
        },
        'advice.chosen': {
          guard: ({ context, event }) => event.kind !== context.draft.kind,
          actions: assign(({ context, event: { kind, name, text, rewritten } }) => ({
            given: false,
            ...withChosen(context, withAdvice(context.draft, kind, { name, text }, rewritten ?? true)),
            ...untold,
          })),
        },
        'advice.renewed': { actions: assign(({ context, event }) => ({ ...renewed(context, event), ...untold })) },
        'advice.returned': { actions: assign(({ context }) => ({ ...returnedAdvice(context), ...untold })) },
        'paper.chosen': { actions: [assign(({ event }) => standingAfter(event)), rememberPaper] },
        'zoom.chosen': { actions: assign(({ event }) => standingAfter(event)) },
        'message.asked': { actions: { type: 'refuse', params: ({ context }) => ({ problems: messageProblems(context.draft) }) } },
        'message.opened': {
          guard: ({ context }) => messageProblems(context.draft).length === 0,
          actions: [{ type: 'end', params: ({ event }) => event.by }, 'bringPaper'],
        },
        'list.retried': { actions: ['arrive', asking(outdated)] },
        'screen.left': [
          { guard: 'isLeftBegun', target: 'away', actions: forgetGiven },
          { target: 'ended', actions: forgetGiven },
        ],
      },
      states: {
        page,
        patient: partRegion('patient', 'loadPatient', 'keepPatient'),
        finances: partRegion('finances', 'loadFinances', 'keepFinances', whenPrinted),
      },
    },
    away: {
      on: {
        'screen.entered': { target: 'open', actions: comeBack },
        // From the page about somebody else, which says that they wait.
        'draft.discarded': { target: 'ended', actions: beginAnew },
      },
    },
    ended: { type: 'final' },
  },
});
