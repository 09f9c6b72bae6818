import { type ResourceName, type Resources, resources } from '../api.ts';
import { failure } from '../kit/failure.ts';
import {
  type Fields,
  flag,
  id,
  instant,
  integer,
  literal,
  optional,
  partial,
  plain,
  record,
  type StructShape,
  struct,
  text,
  type ValueOf,
  variants,
  worded,
} from '../kit/shape.ts';
import { scope } from '../kit/wire/scope.ts';
import { workflow } from '../kit/workflow.ts';
import { kept } from '../session/workflow.ts';
import { addressQuery } from './address-query.ts';
import { passed } from './passed.ts';

/** What a message may say besides: which record, how many, and what a person calls a record. Each is disguised as what it is. */
const noticeValues = partial({ id: plain(), count: plain(), label: worded(), resource: plain() });

/** A short message about something that happened, shown wherever the user is; views put `code` in words with `values`. */
export const notice = struct({
  code: plain(),
  tone: literal('success', 'problem', 'info'),
  values: noticeValues,
  failure: optional(struct({ of: failure })),
  /** The id of the workflow that it calls the user back to: it is heeded by going there, and holds only while that is open. */
  workflow: optional(plain()),
});

export type Notice = ValueOf<typeof notice>;

/** How the page looks: as the device does, or always one way. */
export const theme = literal('device', 'light', 'dark');

export type Theme = ValueOf<typeof theme>;

/** What the user may know of the log of events on this device. */
export const logHealth = struct({
  on: flag(),
  /** Whether what was recorded outlives this page. */
  persisted: flag(),
  trouble: optional(literal('full', 'denied', 'failing')),
  records: integer(),
  /** Bytes of the report that was prepared last; 0 while none was. */
  bytes: integer(),
  /** Drafts of an earlier version that are kept to be read. */
  rescued: optional(integer()),
  /** Closed tabs of which what was begun waits for a new one. */
  left: optional(integer()),
  /** Whether what is begun can wait for its owner after a sign-out. */
  keeps: optional(flag()),
});

export type ShownLog = ValueOf<typeof logHealth>;

/** What support asks of the log: a report of a problem, or that everything recorded goes. */
export const supportTask = literal('report', 'delete');

type SavedRows = { [N in ResourceName]: { readonly created: ReturnType<typeof flag>; readonly row: StructShape<Resources[N]['fields']> } };

const savedRows = Object.fromEntries(
  Object.entries(resources).map(([name, { fields }]) => [name, { created: flag(), row: struct<Fields>(fields) }]),
) as SavedRows;

/** A row that the provider has accepted, told apart by the resource it belongs to. */
const savedRow = variants('resource', savedRows);

/**
 * The root workflow: where the user is, which workflows are open, and who talks to whom.
 * `route.*` come from views and workflows, `route.arrived` from the address bar, `resource.*` from screens.
 */
export const appWorkflow = workflow({
  name: 'app',
  version: 4,
  input: { hasToken: flag(), path: plain(), at: instant(), theme: optional(theme) },
  events: {
    'route.go': { to: plain(), replace: flag(), passed: optional(passed) },
    'route.back': { fallback: plain() },
    /** The part of the program that shows the path is on its way. */
    'route.loading': { path: plain() },
    'route.arrived': { path: plain(), query: optional(addressQuery), passed: optional(passed), at: instant() },
    'route.failed': { path: plain() },
    /** What the address is to say of the order and the filters of the screen on it. */
    'route.queried': { query: addressQuery },
    /** The list that the record on the screen belongs to is shown beside it. */
    'beside.opened': { workflow: plain(), at: instant() },
    /** A workflow wanted in a sheet over the screen, and its opening once its part of the program is there. */
    'sheet.ask': { workflow: plain(), params: record(plain()), passed: optional(passed) },
    'sheet.opened': { workflow: plain(), params: record(plain()), passed: optional(passed), at: instant() },
    'clock.ticked': { at: instant() },
    'network.changed': { online: flag() },
    /** A newer release of the program waits on this device, and what becomes of that: taken now, put off, or there is none any more. */
    'release.found': {},
    'release.wanted': {},
    'release.postponed': {},
    'release.settled': {},
    'session.started': { username: text() },
    'session.known': { username: text() },
    'session.ended': { reason: literal('signedOut', 'expired', 'elsewhere'), kept: optional(kept) },
    /**
     * `of` says whose rows are wanted where not all are. With `sums` only what is worked out of all rows is shown, which a
     * recording does without. With `outdated` the provider has just said something that the rows do not agree with.
     */
    'resource.want': { resource: plain(), of: optional(scope), at: instant(), sums: optional(flag()), outdated: optional(flag()) },
    'row.saved': { saved: savedRow },
    'row.removed': { resource: plain(), id: id() },
    /** Handed to the screen the user is on, when it was another workflow that saved or removed something; `perhaps`, where somebody but looks again. */
    'rows.changed': { resource: plain(), perhaps: optional(flag()) },
    'removal.ask': { resource: plain(), id: id(), label: worded(), next: optional(plain()) },
    /** What a person wants of the log, and the question of it once its part of the program is there. */
    'support.want': { task: supportTask },
    'support.ask': { task: supportTask },
    /** So many things wait for whoever is signed in under another password. */
    'locked.ask': { count: integer() },
    'rescue.want': { owner: optional(text()) },
    'rescue.ask': { owner: optional(text()) },
    'log.changed': { log: logHealth },
    'notice.show': { notice },
    'notice.dismiss': { key: integer() },
    /** The same by the program itself: what it says is said elsewhere, or no longer asked for. */
    'notice.heeded': { key: integer() },
    /** Somebody came to a message or left it, by the focus or a mouse: meanwhile it does not go. */
    'notice.held': { key: integer(), held: flag() },
    'quickActions.toggled': { open: flag() },
    /** What a person chose in a form that is likely to be chosen again: ids and codes, by field. */
    'choice.kept': { workflow: plain(), values: record(plain()) },
    'theme.chosen': { theme },
  },
  ports: {},
});
