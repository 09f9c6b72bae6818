import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { isShown, nextPlayed } from '../../../src/machines/viewer/moves.ts';
import { type ViewerContext, viewerMachine } from '../../../src/machines/viewer/viewer.ts';
import { type Outline, viewerWorkflow } from '../../../src/schema/workflows/viewer.ts';
import { running, same } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const broken = { _tag: 'Unreadable', where: 'report' };
const part = { first: 0, t0: 0, appVersion: '1', bundle: 'b', sameBuild: true, foldable: true, differs: null };
/** Of two workflows; between the third step and the fourth nobody did anything for a minute. */
const outline: Outline = {
  ...{ note: 'دکمه کار نکرد', kept: null, parts: [part], workflows: ['app', 'form'] },
  ...{ times: [0, 0, 100, 60_000], told: [0, 1, 1, 0], errors: [1], actions: [2], calls: [3], divergences: [1, 3] },
};
/** One step, and nothing that one could go to. */
const short: Outline = { ...outline, ...{ note: null, times: [0], told: [0], errors: [], actions: [], calls: [], divergences: [] } };
const refusals = ['notJson', 'foreign', 'tooNew', 'damaged', 'empty'] as const;

const known = ({ context }: { readonly context: unknown }) => context as ViewerContext;
const chosen = (step: number) => ({ type: 'step.chosen', step });
const FILE = { type: 'file.chosen', name: 'a.txt' };
const PLAY = { type: 'play.toggled' };
const LINK = { type: 'link.asked' };
const SEEK = { type: 'query.typed', query: 'خطا' };
const TELL = { type: 'progress.told', done: 10, total: 40 };
const help = (open: boolean) => ({ type: 'help.toggled', open });
const INSIDE = [PLAY, LINK, SEEK, { type: 'note.toggled', open: false }];

/** What is under way in a situation, what is shown, and what can be done; the parts of an open report are told of one by one. */
const holds = ({ snapshot }: Situation, { runs, shows, can, cannot }: Readonly<Record<'runs' | 'shows', string | null>> & Can): void => {
  expect(runs === null || running(snapshot).includes(runs)).toBe(true);
  expect(shows === null || snapshot.hasTag(shows)).toBe(true);
  same({ can: can.filter((event) => !snapshot.can(event)), cannot: cannot.filter((event) => snapshot.can(event)) }, { can: [], cannot: [] });
};
type Can = Readonly<Record<'can' | 'cannot', readonly { readonly type: string }[]>>;

/** A part of an open report in which nothing runs and nothing is shown. */
const rests =
  (call: string, tags: readonly string[]) =>
  ({ snapshot }: Situation): void =>
    same([running(snapshot).includes(call), tags.filter((tag) => snapshot.hasTag(tag))], [false, []]);

const remembered = (context: ViewerContext): unknown => {
  const { problem, step, wanted, workflow, kinds, matches, outline } = context;
  return [problem, step, wanted, workflow, kinds, matches, outline.errors.length];
};

export const viewerModel: Model = {
  machine: viewerMachine,
  description: viewerWorkflow,
  inputs: [{ wanted: null }, { wanted: 99 }],
  events: {
    'file.chosen': [FILE],
    'progress.told': [TELL],
    'step.chosen': [2, 99].map(chosen),
    'step.moved': ['first', 'back', 'on', 'last'].map((to) => ({ type: 'step.moved', to })),
    'jump.asked': ['error', 'divergence', 'match'].flatMap((to) => [true, false].map((back) => ({ type: 'jump.asked', to, back }))),
    'divergence.first': [{ type: 'divergence.first' }],
    'play.toggled': [PLAY],
    'speed.chosen': [{ type: 'speed.chosen', speed: 16 }],
    'workflow.chosen': ['form', null].map((workflow) => ({ type: 'workflow.chosen', workflow })),
    'kind.toggled': [{ type: 'kind.toggled', kind: 'fault' }],
    'note.toggled': [true, false].map((open) => ({ type: 'note.toggled', open })),
    'query.typed': [SEEK, { ...SEEK, query: ' ' }],
    'link.asked': [LINK],
    'help.toggled': [true, false].map(help),
    'pane.chosen': [{ type: 'pane.chosen', pane: 'chart' }],
    'xstate.done.actor.readFile': [
      ...refusals.map((problem) => done('readFile', { is: 'refused', problem })),
      ...[outline, short].map((one) => done('readFile', { is: 'opened', outline: one })),
    ],
    'xstate.error.actor.readFile': [error('readFile', broken)],
    'xstate.done.actor.search': (snapshot) => [done('search', { steps: [1, 3].filter((step) => step < known(snapshot).outline.times.length) })],
    'xstate.error.actor.search': [error('search', broken)],
    'xstate.done.actor.copyLink': [done('copyLink', {})],
    'xstate.error.actor.copyLink': [error('copyLink', broken)],
    'xstate.after.next.viewer.open.playback.playing': [{ type: 'xstate.after.next.viewer.open.playback.playing' }],
    'xstate.after.shortly.viewer.open.link.copied': [{ type: 'xstate.after.shortly.viewer.open.link.copied' }],
  },
  // Playing waits as the recording did, and what was copied is said for a moment.
  lengths: { next: (snapshot) => nextPlayed(known(snapshot))?.wait ?? 0, shortly: 2500 },
  states: {
    empty: (situation) => {
      holds(situation, { runs: null, shows: null, can: [FILE, chosen(2)], cannot: [...INSIDE, TELL] });
      same([running(situation.snapshot), known(situation.snapshot).outline.times], [[], []]);
    },
    opening: (situation) => {
      holds(situation, { runs: 'readFile', shows: 'busy', can: [FILE, TELL], cannot: INSIDE });
      expect(known(situation.snapshot).problem).toBeNull();
    },
    'open.playback.paused': (situation) => {
      holds(situation, { runs: null, shows: 'open', can: [...INSIDE, FILE, chosen(1)], cannot: [TELL] });
      expect(situation.snapshot.hasTag('playing')).toBe(false);
    },
    'open.playback.playing': (situation) => {
      holds(situation, { runs: null, shows: 'playing', can: [...INSIDE, chosen(1)], cannot: [TELL] });
      // The help lies over what plays.
      expect(known(situation.snapshot).help).toBe(false);
    },
    'open.search.idle': rests('search', ['looking']),
    'open.search.looking': (situation) => {
      holds(situation, { runs: 'search', shows: 'looking', can: [SEEK], cannot: [] });
      expect(known(situation.snapshot).matches).toBeNull();
    },
    'open.link.idle': rests('copyLink', ['copied', 'notCopied']),
    'open.link.copying': (situation) => holds(situation, { runs: 'copyLink', shows: null, can: [LINK], cannot: [] }),
    'open.link.copied': (situation) => holds(situation, { runs: null, shows: 'copied', can: [LINK], cannot: [] }),
    'open.link.notCopied': (situation) => holds(situation, { runs: null, shows: 'notCopied', can: [LINK], cannot: [] }),
  },
  distinguish: ({ context }: AnyMachineSnapshot) => remembered(context as ViewerContext),
  follows: {
    'step.moved': ({ to }, { snapshot }) => {
      const at = known(snapshot);
      const shown = [...at.outline.times.keys()].filter((step) => isShown(at, step));
      const ends: Readonly<Record<string, number | undefined>> = { first: shown[0], last: shown.at(-1) };
      if (to in ends) expect(at.step).toBe(ends[to] ?? at.step);
    },
    'divergence.first': (_, { snapshot: { context } }) => expect(context).toMatchObject({ step: context.outline.divergences[0] ?? context.step }),
    // Before a report is open it is the step to begin at.
    'step.chosen': ({ step: asked }, { snapshot }) => {
      const { step, wanted, outline: at } = known(snapshot);
      same(snapshot.hasTag('open') ? [step] : [wanted], [snapshot.hasTag('open') ? Math.min(asked, at.times.length - 1) : asked]);
    },
    'help.toggled': ({ open }, { snapshot }) => same([known(snapshot).help, snapshot.hasTag('playing')], [open, false]),
    'pane.chosen': ({ pane }, { snapshot }) => expect(snapshot.context).toMatchObject({ pane }),
    'speed.chosen': ({ speed }, { snapshot }) => expect(snapshot.context).toMatchObject({ speed }),
    'note.toggled': ({ open }, { snapshot }) => expect(snapshot.context).toMatchObject({ note: open }),
    'workflow.chosen': ({ workflow }, { snapshot }) => expect(snapshot.context).toMatchObject({ workflow }),
  },
  always: ({ snapshot }) => {
    const { step, outline: at, kinds, problem } = known(snapshot);
    expect(step >= 0 && step < Math.max(1, at.times.length)).toBe(true);
    expect(new Set(kinds).size).toBe(kinds.length);
    // A file that cannot be shown leaves nothing of the one before.
    if (problem !== null) same(at.times, []);
  },
};
