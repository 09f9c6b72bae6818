import { assign, sendParent, setup } from 'xstate';
import type { AccountSession } from '../../schema/account/session.ts';
import { sessionListWorkflow } from '../../schema/account/workflows.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { isMissing, isUncertain, quarantineLeft, reason } from '../kit/outcome.ts';
import { notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { isUnsupported } from './unsupported.ts';

/** What is to be ended: these sessions, the one of `id` or without it all but this one. */
export interface EndedSessions {
  readonly id: string | null;
  readonly rows: readonly AccountSession[];
}

export interface SessionListContext {
  /** Null while none were ever read. */
  readonly rows: readonly AccountSession[] | null;
  /** Sessions of the last answer that could not be read. */
  readonly unreadable: number;
  readonly ending: EndedSessions | null;
  /** Why the list could not be read, or something on it not be ended. */
  readonly failure: Failure | null;
  /** The question is asked again: an end whose answer was lost had not come. */
  readonly stillThere: boolean;
  /** Whether the user has gone elsewhere: the outcome is only said there. */
  readonly left: boolean;
}

type Context = SessionListContext;

/** Those of what is to be ended that are still on a list. */
const remaining = ({ ending }: Context, rows: readonly AccountSession[]): readonly AccountSession[] =>
  rows.filter(({ id }) => ending?.rows.some((one) => one.id === id));

const machine = setup({
  types: {
    context: {} as Context,
    events: {} as EventOf<typeof sessionListWorkflow>,
    input: {} as InputOf<typeof sessionListWorkflow>,
    tags: {} as 'busy' | 'ending' | 'question' | 'problem' | 'unsupported',
  },
  actors: portsOf(sessionListWorkflow),
  actions: {
    tell: sendParent(said),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    receive: assign((_, { rows, unreadable }: { readonly rows: readonly AccountSession[]; readonly unreadable: number }) => ({
      rows,
      unreadable,
      failure: null,
    })),
    drop: assign(({ context }) => ({ rows: (context.rows ?? []).filter((row) => !remaining(context, [row]).length), failure: null })),
    ask: assign(({ context, event }) => {
      if (event.type !== 'end.asked') return {};
      const id = event.id ?? null;
      const rows = (context.rows ?? []).filter((row) => !row.current && (id === null || row.id === id));
      return { ending: { id, rows }, stillThere: false, failure: null };
    }),
    forget: assign({ ending: null, stillThere: false, failure: null }),
  },
  guards: {
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
    isMissing: ({ context }, failure: Failure) => context.ending?.id != null && isMissing(failure),
    isUncertain: (_, failure: Failure) => isUncertain(failure),
    hasRows: ({ context }) => context.rows !== null,
    canEnd: ({ context, event }) => event.type === 'end.asked' && (context.rows ?? []).some((row) => !row.current && (event.id == null || row.id === event.id)),
    isThere: ({ context }, rows: readonly AccountSession[]) => remaining(context, rows).length > 0,
    wasLeft: ({ context }) => context.left,
  },
  delays: { quarantine: ({ context }) => quarantineLeft(context.failure) },
});

/** What a person calls what is ended: its device, or how many there are. */
const valuesOf = ({ ending }: Context) => (ending?.id == null ? { count: String(ending?.rows.length ?? 0) } : { label: ending.rows[0]?.device ?? '' });
const tells = (what: 'Ended' | 'NotEnded', tone: 'success' | 'problem') => ({
  type: 'tell' as const,
  params: ({ context }: { context: Context }) => notify(`account.${context.ending?.id == null ? 'others' : 'session'}${what}`, tone, valuesOf(context)),
});

const unlessLeft = { guard: 'wasLeft' as const, target: 'closed', actions: tells('NotEnded', 'problem') };
const again = { 'sessions.refreshed': 'loading', 'screen.entered': 'loading', 'screen.left': 'closed' } as const;
const endedOnes = { target: 'ended', actions: 'drop' as const };

/**
 * The sessions of the user's own account, as the provider has them: nothing is taken off the list before the provider has
 * answered. When that answer is lost, the list is read again; an end is never repeated on its own.
 */
export const sessionListMachine = machine.createMachine({
  id: sessionListWorkflow.name,
  context: { rows: null, unreadable: 0, ending: null, failure: null, stillThere: false, left: false },
  initial: 'loading',
  on: { 'screen.left': { actions: assign({ left: true }) }, 'screen.entered': { actions: assign({ left: false }) } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        input: {},
        onDone: { target: 'ready', actions: { type: 'receive', params: ({ event }) => event.output } },
        onError: [
          // Who showed them once can: what says no now is something on the way.
          { guard: 'hasRows', target: 'ready', actions: { type: 'fail', params: reason } },
          { guard: { type: 'isUnsupported', params: reason }, target: 'unsupported' },
          { target: 'failed', actions: { type: 'fail', params: reason } },
        ],
      },
      on: { 'screen.left': 'closed' },
    },
    failed: { on: again },
    unsupported: { tags: 'unsupported', on: { 'screen.left': 'closed' } },
    ready: { on: { ...again, 'end.asked': { guard: 'canEnd', target: 'asking', actions: 'ask' } } },
    asking: {
      tags: 'question',
      always: unlessLeft,
      on: { 'end.confirmed': 'ending', 'end.closed': { target: 'ready', actions: 'forget' }, 'screen.left': 'closed' },
    },
    ending: {
      tags: ['question', 'ending'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ id: context.ending?.id ?? null }),
        onDone: endedOnes,
        onError: [
          // It was over already.
          { guard: { type: 'isMissing', params: reason }, ...endedOnes },
          { guard: { type: 'isUncertain', params: reason }, target: 'quarantined', actions: { type: 'fail', params: reason } },
          { target: 'notEnded', actions: { type: 'fail', params: reason } },
        ],
      },
    },
    notEnded: {
      tags: ['question', 'problem'],
      always: unlessLeft,
      on: { 'end.retried': 'ending', 'end.closed': { target: 'ready', actions: 'forget' }, 'screen.left': 'closed' },
    },
    quarantined: { tags: ['question', 'ending'], after: { quarantine: 'looking' } },
    looking: {
      tags: ['question', 'ending'],
      invoke: {
        id: 'lookForSessions',
        src: 'loadSessions',
        input: {},
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output.rows },
            target: 'asking',
            actions: [{ type: 'receive', params: ({ event }) => event.output }, assign({ stillThere: true })],
          },
          { target: 'ended', actions: { type: 'receive', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unsure', actions: { type: 'fail', params: reason } },
      },
    },
    unsure: {
      tags: ['question', 'problem'],
      always: unlessLeft,
      on: { 'end.retried': 'looking', 'end.closed': { target: 'loading', actions: 'forget' }, 'screen.left': 'closed' },
    },
    ended: {
      entry: [tells('Ended', 'success'), 'forget'],
      always: [{ guard: 'wasLeft', target: 'closed' }, { target: 'loading' }],
    },
    closed: { type: 'final' },
  },
});
