import { flag, integer, list, literal, optional, plain, struct, type ValueOf, variants } from '../kit/shape.ts';
import { reads, workflow, writes } from '../kit/workflow.ts';

/** How much faster than recorded a report is played. */
export const speed = literal(1, 2, 4, 8, 16);
export type Speed = ValueOf<typeof speed>;

/** What a narrow page shows of the viewer at a time; a wide one shows `chart` in the place of `details`. */
export const pane = literal('screen', 'records', 'details', 'chart');
export type Pane = ValueOf<typeof pane>;

/** What a step may be, besides what workflows say to each other: done by a person, about a call, or gone wrong. */
export const stepKind = literal('action', 'call', 'fault');
export type StepKind = ValueOf<typeof stepKind>;

/** Why a file cannot be shown. */
export const problem = literal('notJson', 'foreign', 'tooNew', 'damaged', 'empty', 'unreadable');
export type FileProblem = ValueOf<typeof problem>;

/** One session of a report: where its steps begin, and how far what is shown can be trusted. */
const part = struct({
  first: integer(),
  /** When it began, disguised, in milliseconds since 1970. */
  t0: integer(),
  appVersion: plain(),
  /** The build that wrote it, by the hash of its machines. */
  bundle: plain(),
  /** Whether the very build that wrote it folds it: this one, or that one's machines where they are kept. */
  sameBuild: flag(),
  /** False when its beginning is unknown: records without states. */
  foldable: flag(),
  /** The step from which disguising changed where a workflow stands. */
  differs: optional(integer()),
});

/** What the viewer must know of a report to move about in it; steps count from 0. */
export const outline = struct({
  /** What the user wrote when asked what had happened; nobody disguised it. */
  note: optional(plain()),
  /** The build whose kept machines folded it; null where this build's did. */
  kept: optional(plain()),
  parts: list(part),
  /** Milliseconds since the first session began, by step. */
  times: list(integer()),
  workflows: list(plain()),
  /** Which workflow was told, by step. */
  told: list(integer()),
  /** Where something went wrong. */
  errors: list(integer()),
  /** What a person did. */
  actions: list(integer()),
  /** Where a call began or was answered. */
  calls: list(integer()),
  divergences: list(integer()),
});
export type Outline = ValueOf<typeof outline>;

/** The viewer of reports: which file is open, which step is shown, and how one moves. */
export const viewerWorkflow = workflow({
  name: 'viewer',
  version: 1,
  input: { wanted: optional(integer()) },
  events: {
    /** The file itself lies where the port that reads it finds it. */
    'file.chosen': { name: plain() },
    'progress.told': { done: integer(), total: integer() },
    'step.chosen': { step: integer() },
    'step.moved': { to: literal('first', 'back', 'on', 'last') },
    'jump.asked': { to: literal('error', 'divergence', 'match'), back: flag() },
    'divergence.first': {},
    'play.toggled': {},
    'speed.chosen': { speed },
    'workflow.chosen': { workflow: optional(plain()) },
    'kind.toggled': { kind: stepKind },
    'note.toggled': { open: flag() },
    'query.typed': { query: plain() },
    'link.asked': {},
    'help.toggled': { open: flag() },
    'pane.chosen': { pane },
  },
  ports: {
    readFile: reads({ name: plain() }, variants('is', { refused: { problem }, opened: { outline } })),
    search: reads({ query: plain() }, struct({ steps: list(integer()) })),
    copyLink: writes({ step: integer() }, struct({})),
  },
});
