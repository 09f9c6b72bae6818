import { assign, type SnapshotFrom, setup } from 'xstate';
import type { EventOf, InputOf, PortOutput } from '../../schema/kit/workflow.ts';
import { type FileProblem, type Outline, type Pane, type Speed, type StepKind, viewerWorkflow } from '../../schema/workflows/viewer.ts';
import { portsOf } from '../kit/port.ts';
import { firstShown, isShown, lastShown, neighbour, nextOf, nextPlayed, type Position, within } from './moves.ts';

export interface ViewerContext {
  readonly fileName: string;
  readonly problem: FileProblem | null;
  /** How much of the file is folded; null before it is known how long it is. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly outline: Outline;
  /** From 0. */
  readonly step: number;
  /** The step that the link asked for, for the file to come. */
  readonly wanted: number | null;
  readonly speed: Speed;
  readonly workflow: string | null;
  /** Steps of these kinds are shown; all steps when there are none. */
  readonly kinds: readonly StepKind[];
  readonly query: string;
  /** Steps that hold the query; null while nothing is sought. */
  readonly matches: readonly number[] | null;
  readonly help: boolean;
  readonly pane: Pane;
  /** Whether what the user wrote is in sight. */
  readonly note: boolean;
}

const nothing: Outline = { note: null, kept: null, parts: [], times: [], workflows: [], told: [], errors: [], actions: [], calls: [], divergences: [] };
const closed = { outline: nothing, problem: null, progress: null, step: 0, workflow: null, kinds: [], query: '', matches: null, note: true } as const;

type Moved = Extract<EventOf<typeof viewerWorkflow>, { readonly type: 'step.moved' }>['to'];

const moves: Record<Moved, (at: Position) => number> = {
  first: firstShown,
  back: (at) => neighbour(at, at.step, -1) ?? at.step,
  on: (at) => neighbour(at, at.step, 1) ?? at.step,
  last: lastShown,
};

/** What was found among the steps that are shown. */
export const shownMatches = (at: ViewerContext): readonly number[] => at.matches?.filter((step) => isShown(at, step)) ?? [];

/** What a step is looked for among. Faults are found wherever they are. */
const stops = (at: ViewerContext) => ({ error: at.outline.errors, divergence: at.outline.divergences, match: shownMatches(at) });

const machine = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as EventOf<typeof viewerWorkflow>,
    input: {} as InputOf<typeof viewerWorkflow>,
    tags: {} as 'open' | 'playing' | 'busy' | 'looking' | 'copied' | 'notCopied',
  },
  actors: portsOf(viewerWorkflow),
  actions: {
    choose: assign({ fileName: ({ event }) => (event.type === 'file.chosen' ? event.name : '') }),
    refuse: assign((_, problem: FileProblem) => ({ ...closed, problem })),
    open: assign(({ context }, outline: Outline) => ({ ...closed, outline, step: within({ outline }, context.wanted ?? 0), wanted: null })),
    move: assign({ step: ({ context, event }) => (event.type === 'step.moved' ? moves[event.to](context) : context.step) }),
    jump: assign({
      step: ({ context, event }) => (event.type === 'jump.asked' ? (nextOf(stops(context)[event.to], context.step, event.back) ?? context.step) : context.step),
    }),
    showNext: assign({ step: ({ context }) => nextPlayed(context)?.step ?? context.step }),
  },
  guards: {
    isOpened: (_, output: PortOutput<(typeof viewerWorkflow)['ports']['readFile']>) => output.is === 'opened',
    atEnd: ({ context }) => nextPlayed(context) === null,
    isEmptyQuery: ({ event }) => event.type === 'query.typed' && event.query.trim() === '',
  },
  delays: { next: ({ context }) => nextPlayed(context)?.wait ?? 0, shortly: 2500 },
});

const playback = machine.createStateConfig({
  initial: 'paused',
  on: {
    'step.moved': { target: '.paused', actions: 'move' },
    'jump.asked': { target: '.paused', actions: 'jump' },
    'divergence.first': { target: '.paused', actions: assign({ step: ({ context }) => context.outline.divergences[0] ?? context.step }) },
    'help.toggled': { target: '.paused', actions: assign({ help: ({ event }) => event.type === 'help.toggled' && event.open }) },
  },
  states: {
    paused: {
      on: {
        'play.toggled': [{ guard: 'atEnd', target: 'playing', actions: assign({ step: ({ context }) => firstShown(context) }) }, { target: 'playing' }],
        'step.chosen': { actions: assign({ step: ({ context, event }) => (event.type === 'step.chosen' ? within(context, event.step) : context.step) }) },
        'speed.chosen': { actions: assign({ speed: ({ context, event }) => (event.type === 'speed.chosen' ? event.speed : context.speed) }) },
      },
    },
    playing: {
      tags: 'playing',
      after: {
        next: [
          { guard: 'atEnd', target: 'paused' },
          { target: 'playing', reenter: true, actions: 'showNext' },
        ],
      },
      on: {
        'play.toggled': 'paused',
        'step.chosen': {
          target: 'playing',
          reenter: true,
          actions: assign({ step: ({ context, event }) => (event.type === 'step.chosen' ? within(context, event.step) : context.step) }),
        },
        'speed.chosen': {
          target: 'playing',
          reenter: true,
          actions: assign({ speed: ({ context, event }) => (event.type === 'speed.chosen' ? event.speed : context.speed) }),
        },
      },
    },
  },
});

const search = machine.createStateConfig({
  initial: 'idle',
  on: {
    'query.typed': [
      { guard: 'isEmptyQuery', target: '.idle', actions: assign({ query: '', matches: null }) },
      { target: '.looking', reenter: true, actions: assign({ query: ({ event }) => (event.type === 'query.typed' ? event.query : ''), matches: null }) },
    ],
  },
  states: {
    idle: {},
    looking: {
      tags: 'looking',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ query: context.query }),
        onDone: {
          target: 'idle',
          actions: assign({ matches: ({ event }) => event.output.steps }),
        },
        onError: 'idle',
      },
    },
  },
});

const link = machine.createStateConfig({
  initial: 'idle',
  on: { 'link.asked': { target: '.copying', reenter: true } },
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => ({ step: context.step }),
        onDone: 'copied',
        onError: 'notCopied',
      },
    },
    copied: { tags: 'copied', after: { shortly: 'idle' } },
    notCopied: { tags: 'notCopied' },
  },
});

/** Looks at one report at a time. What lies in it stays with the ports; this knows its outline and where one is. */
export const viewerMachine = machine.createMachine({
  id: viewerWorkflow.name,
  context: ({ input }) => ({ ...closed, fileName: '', wanted: input.wanted ?? null, speed: 1, help: false, pane: 'screen' }),
  initial: 'empty',
  on: {
    'file.chosen': { target: '.opening', reenter: true, actions: 'choose' },
    'help.toggled': { actions: assign({ help: ({ event }) => event.open }) },
    'pane.chosen': { actions: assign({ pane: ({ event }) => event.pane }) },
  },
  states: {
    empty: { on: { 'step.chosen': { actions: assign({ wanted: ({ event }) => event.step }) } } },
    opening: {
      tags: 'busy',
      entry: assign({ progress: null, problem: null }),
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ name: context.fileName }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'open', params: ({ event }) => (event.output.is === 'opened' ? event.output.outline : nothing) },
          },
          { target: 'empty', actions: { type: 'refuse', params: ({ event }) => (event.output.is === 'refused' ? event.output.problem : 'damaged') } },
        ],
        onError: { target: 'empty', actions: { type: 'refuse', params: 'unreadable' } },
      },
      on: { 'progress.told': { actions: assign({ progress: ({ event }) => ({ done: event.done, total: event.total }) }) } },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      on: {
        'workflow.chosen': { actions: assign({ workflow: ({ event }) => event.workflow ?? null }) },
        'kind.toggled': {
          actions: assign({
            kinds: ({ context: { kinds }, event: { kind } }) => (kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]),
          }),
        },
        'note.toggled': { actions: assign({ note: ({ event }) => event.open }) },
      },
      states: { playback, search, link },
    },
  },
});

export type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>;
export type ViewerEvent = EventOf<typeof viewerWorkflow>;
