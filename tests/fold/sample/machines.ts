import { assign, type DoneActorEvent, raise, sendParent, sendTo, setup } from 'xstate';
import { portsOf } from '../../../src/machines/kit/port.ts';
import type { StructOf } from '../../../src/schema/kit/shape.ts';
import type { EventOf, InputOf } from '../../../src/schema/kit/workflow.ts';
import { type draftFields, gateWorkflow, type rootWorkflow, type rowFields, stagingWorkflow, type tickerWorkflow } from './workflows.ts';

type Draft = StructOf<typeof draftFields>;
type Row = StructOf<typeof rowFields>;

/** Wrong secrets, a lock with a growing delay, and a place to come back to (history). */
export const gateMachine = setup({
  types: {
    context: {} as { readonly name: string; readonly filled: boolean; readonly attempts: number; readonly locks: number; readonly failure: unknown },
    events: {} as EventOf<typeof gateWorkflow>,
    input: {} as InputOf<typeof gateWorkflow>,
  },
  actors: portsOf(gateWorkflow),
  delays: { lock: ({ context }) => 1000 * 2 ** context.locks },
}).createMachine({
  id: 'gate',
  context: ({ input }) => ({ name: '', filled: false, attempts: input.attempts, locks: 0, failure: null }),
  initial: 'form',
  states: {
    form: {
      initial: 'name',
      on: {
        'name.typed': { actions: assign({ name: ({ event }) => event.value.trim() }) },
        'secret.filled': [
          { guard: ({ event, context }) => event.filled && context.name !== '', target: '.ready', actions: assign({ filled: true }) },
          { target: '.name', actions: assign({ filled: ({ event }) => event.filled }) },
        ],
        'gate.cancelled': 'away',
      },
      states: {
        name: {},
        ready: { on: { 'gate.submitted': '#gate.checking' }, after: { 5000: 'stale' } },
        stale: { after: { 3000: { target: 'stale', reenter: true, actions: assign({ filled: false }) } } },
        last: { type: 'history', history: 'deep' },
      },
    },
    away: { on: { 'gate.resumed': 'form.last' } },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          {
            guard: ({ event }) => event.output.user !== null && event.output.user !== undefined,
            target: 'open',
            actions: sendParent(({ context }) => ({ type: 'gate.passed', name: context.name })),
          },
          { target: 'wrong', actions: assign({ attempts: ({ context }) => context.attempts - 1 }) },
        ],
        onError: { target: 'form.last', actions: assign({ failure: ({ event }) => event.error }) },
      },
      on: { 'gate.cancelled': 'away' },
    },
    wrong: { always: [{ guard: ({ context }) => context.attempts <= 0, target: 'locked' }, { target: 'form' }] },
    locked: { entry: assign({ locks: ({ context }) => context.locks + 1 }), after: { lock: { target: 'form', actions: assign({ attempts: 2 }) } } },
    open: { on: { 'gate.cancelled': 'form' } },
  },
});

/** Counts by itself and answers from inside its parent's own entry. */
export const tickerMachine = setup({
  types: { context: {} as { readonly count: number }, events: {} as EventOf<typeof tickerWorkflow> },
}).createMachine({
  id: 'ticker',
  context: { count: 0 },
  initial: 'ticking',
  states: {
    ticking: {
      after: {
        700: {
          target: 'ticking',
          reenter: true,
          actions: [assign({ count: ({ context }) => context.count + 1 }), sendParent(({ context }) => ({ type: 'ticker.echo', count: context.count }))],
        },
      },
      always: { guard: ({ context }) => context.count >= 4, target: 'over' },
      on: {
        'ticker.pushed': {
          actions: [assign({ count: ({ context }) => context.count + 1 }), raise({ type: 'ticker.echo', count: -1 }, { delay: 50, id: 'echo' })],
        },
        'ticker.echo': { actions: sendParent({ type: 'ticker.echo', count: -1 }) },
      },
    },
    over: { type: 'final' },
  },
});

interface StagingContext {
  readonly label: string;
  readonly draft: Draft;
  readonly rows: readonly { readonly key: number; readonly name: string; readonly state: string }[];
  readonly known: readonly Row[];
  readonly pings: number;
  readonly failure: unknown;
}

const emptyDraft: Draft = { name: '', amount: '', number: '', day: { typed: '', day: null }, tags: [] };

/** A form, rows sent one by one, a cached list and a grandchild, side by side. */
export const stagingMachine = setup({
  types: {
    context: {} as StagingContext,
    events: {} as EventOf<typeof stagingWorkflow>,
    input: {} as InputOf<typeof stagingWorkflow>,
    output: {} as { readonly sent: number },
  },
  actors: { ...portsOf(stagingWorkflow), ticker: tickerMachine },
  guards: { unsent: ({ context }) => context.rows.some((row) => row.state === 'staged') },
}).createMachine({
  id: 'staging',
  context: ({ input }) => ({ label: input.label, draft: emptyDraft, rows: [], known: [], pings: 0, failure: null }),
  type: 'parallel',
  output: ({ context }) => ({ sent: context.rows.filter((row) => row.state === 'sent').length }),
  on: { 'parent.pinged': { actions: assign({ pings: ({ context, event }) => context.pings + Object.keys(event.words).length }) } },
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'draft.changed': { actions: assign({ draft: ({ context, event }) => ({ ...context.draft, ...event.change }) as Draft }) },
            'draft.staged': {
              guard: ({ context }) => context.draft.name.trim() !== '' && context.rows.length < 6,
              actions: assign({
                rows: ({ context, event }) => [...context.rows, { key: event.key, name: context.draft.name.trim(), state: 'staged' }],
                draft: emptyDraft,
              }),
            },
            'row.removed': { actions: assign({ rows: ({ context, event }) => context.rows.filter((row) => row.key !== event.key) }) },
            'list.submitted': { guard: 'unsent', target: 'sending' },
            'list.closed': 'closed',
          },
        },
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => {
              const row = context.rows.find(({ state }) => state === 'staged');
              return { row: { key: row?.key ?? 0, name: row?.name ?? '' } };
            },
            onDone: [
              {
                guard: ({ context }) => context.rows.filter((row) => row.state === 'staged').length > 1,
                target: 'sending',
                reenter: true,
                actions: assign({ rows: ({ context }) => marked(context.rows, 'sent') }),
              },
              { target: 'editing', actions: assign({ rows: ({ context }) => marked(context.rows, 'sent') }) },
            ],
            onError: { target: 'editing', actions: assign({ rows: ({ context }) => marked(context.rows, 'failed'), failure: ({ event }) => event.error }) },
          },
          after: { 9000: 'editing' },
        },
        closed: { type: 'final' },
      },
    },
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: { kind: 'all' },
            onDone: { target: 'ready', actions: assign({ known: ({ event }) => event.output.rows }) },
            onError: 'failed',
          },
        },
        ready: { after: { 20000: 'loading' }, on: { 'list.closed': 'closed' } },
        failed: { on: { 'parent.pinged': 'loading', 'list.closed': 'closed' } },
        closed: { type: 'final' },
      },
    },
    side: {
      initial: 'ticking',
      states: {
        ticking: {
          // Written to before it began: the message waits for the child's start.
          entry: sendTo('ticker', { type: 'ticker.pushed' }),
          invoke: { id: 'ticker', src: 'ticker', onDone: 'rest' },
          on: { 'ticker.echo': { actions: [sendParent(({ event, context }) => ({ type: 'ticker.told', count: event.count, from: context.label }))] } },
        },
        rest: { on: { 'parent.pinged': 'ticking', 'list.closed': 'closed' } },
        closed: { type: 'final' },
      },
    },
  },
});

const marked = (rows: StagingContext['rows'], state: string): StagingContext['rows'] => {
  const first = rows.findIndex((row) => row.state === 'staged');
  return rows.map((row, index) => (index === first ? { ...row, state } : row));
};

interface RootContext {
  readonly at: number;
  readonly open: readonly string[];
  readonly told: number;
  readonly sent: number;
  readonly notes: readonly number[];
}

const root = setup({
  types: { context: {} as RootContext, events: {} as EventOf<typeof rootWorkflow>, input: {} as InputOf<typeof rootWorkflow> },
  actors: { gate: gateMachine, staging: stagingMachine },
  actions: { navigate: (_, _params: { readonly to: string }) => {} },
});

const listId = (key: string) => `list:${key}`;

/** Opens, drops and re-opens children under the same ids; notes go by themselves. */
export const rootMachine = root.createMachine({
  id: 'root',
  context: ({ input }) => ({ at: input.at, open: [], told: 0, sent: 0, notes: [] }),
  invoke: { id: 'gate', src: 'gate', input: { attempts: 2 } },
  on: {
    'clock.ticked': { actions: assign({ at: ({ event }) => event.at }) },
    'gate.passed': { actions: { type: 'navigate', params: ({ event }) => ({ to: event.name }) } },
    'ticker.told': { actions: assign({ told: ({ context, event }) => context.told + event.count }) },
    'list.opened': {
      guard: ({ context, event }) => !context.open.includes(event.key),
      actions: root.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'list.opened') return;
        enqueue.spawnChild('staging', { id: listId(event.key), input: { label: event.key, at: event.at } });
        enqueue.assign({ open: [...context.open, event.key] });
        enqueue.sendTo(listId(event.key), { type: 'parent.pinged', at: event.at, words: {} });
      }),
    },
    'list.dropped': {
      guard: ({ context, event }) => context.open.includes(event.key),
      actions: root.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'list.dropped') return;
        enqueue.sendTo(listId(event.key), { type: 'parent.pinged', at: context.at, words: {} });
        enqueue.stopChild(listId(event.key));
        enqueue.assign({ open: context.open.filter((key) => key !== event.key) });
      }),
    },
    'list.pinged': {
      guard: ({ context, event }) => context.open.includes(event.key),
      actions: sendTo(
        ({ event }) => listId(event.key),
        ({ event }) => ({ type: 'parent.pinged', at: event.at, words: {} }),
      ),
    },
    'note.shown': {
      actions: [
        assign({ notes: ({ context, event }) => [...context.notes, event.key] }),
        root.enqueueActions(({ event, enqueue }) => {
          if (event.type === 'note.shown') enqueue.raise({ type: 'note.gone', key: event.key }, { delay: 2500, id: `note-${event.key}` });
        }),
      ],
    },
    'note.gone': { actions: assign({ notes: ({ context, event }) => context.notes.filter((key) => key !== event.key) }) },
    'xstate.done.actor.*': {
      actions: root.enqueueActions(({ context, event, enqueue }) => {
        const { actorId, output } = event as unknown as DoneActorEvent<{ readonly sent: number } | undefined>;
        enqueue.stopChild(actorId);
        enqueue.assign({ open: context.open.filter((key) => listId(key) !== actorId), sent: context.sent + (output?.sent ?? 0) });
      }),
    },
  },
});
