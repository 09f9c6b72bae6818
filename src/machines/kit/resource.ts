import { assign, type SnapshotFrom, setup } from 'xstate';
import { completed, type ResourceName, type Row, resources } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { isWithin, type Scope } from '../../schema/kit/wire/scope.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { resourceWorkflow } from '../../schema/workflows/resource.ts';
import { withPlainList } from './list/plain-list.ts';
import type { Kept, Migrations } from './migrations.ts';
import { reason } from './outcome.ts';
import { portsOf } from './port.ts';
import { type AnyRow, changeRows, type RowChange, readAgain, rowById } from './rows.ts';

/** How old a list may be, in milliseconds, before a screen that wants it has it read again. */
export const STALE_MILLIS = 30_000;

export interface ResourceContext {
  readonly resource: ResourceName;
  /** Whose rows it holds; null for all. */
  readonly scope: Scope | null;
  readonly rows: readonly AnyRow[];
  /** Rows of the last answer that could not be read. */
  readonly unreadable: number;
  /** By what the provider knows that answer again, so that it is not sent twice; null where it cannot be asked so, empty where it was changed here since. */
  readonly version: string | null;
  /** When the list is last known to have been the provider's, in milliseconds since 1970; null while it never was read. */
  readonly loadedAt: number | null;
  /** When the load under way was asked for. */
  readonly askedAt: number;
  /** When it began; nobody may have asked for it for so long. */
  readonly begunAt?: number;
  /** Why the last load failed. */
  readonly failure: Failure | null;
  /** Changes since the load under way began: its answer may be older than they are. */
  readonly meanwhile: readonly RowChange[];
  /** Whether it was said to be old while it was being read. */
  readonly doubted?: boolean;
}

type Description = ReturnType<typeof resourceWorkflow<string, { readonly id: (typeof resources)['patients']['fields']['id'] }>>;
type Event = EventOf<Description>;

/** What an event changes in a list of such a scope: a row of somebody else is none of it, or none of it any more. */
const changeOf = (event: Event, { resource, rows, scope }: ResourceContext): RowChange | null => {
  if (event.type === 'row.created' || event.type === 'row.updated') {
    const row = event.type === 'row.created' ? event.row : completed<AnyRow>(resource, rowById(rows, event.row.id), event.row);
    if (!isWithin(row, scope)) return { type: 'removed', id: row.id };
    return { type: event.type === 'row.created' ? 'created' : 'updated', row };
  }
  return event.type === 'row.removed' ? { type: 'removed', id: event.id } : null;
};

/** An answer may hold the rows of others, whoever was asked for. */
const within = (rows: readonly AnyRow[], scope: Scope | null) => (scope === null ? rows : rows.filter((row) => isWithin(row, scope)));

const applied = (rows: readonly AnyRow[], change: RowChange | null) => (change ? changeRows(rows, change) : rows);

/**
 * One cached list of the provider: loading, ready, refreshing in the background, failed with what it had, or aged: nobody
 * asked for it and failed, but whether it is still the provider's cannot be told.
 *
 * Rows that workflows saved or removed are changed here at once. A load that was under way at that moment is corrected
 * by those changes and then repeated, so that an answer older than the change cannot undo it.
 */
export const resourceMachine = (name: ResourceName) => {
  const description: Description = resourceWorkflow(name as string, resources[name].fields);
  const machine = setup({
    types: { context: {} as ResourceContext, events: {} as Event, input: {} as InputOf<Description>, tags: {} as 'busy' },
    actors: portsOf(description),
    actions: {
      // What was changed here is no longer what the provider has under that name, or only it knows whether it is.
      change: assign(({ context, event }) => ({ rows: applied(context.rows, changeOf(event, context)), version: '' })),
      remember: assign(({ context, event }) => ({
        meanwhile: [...context.meanwhile, ...[changeOf(event, context)].filter((change) => change !== null)],
      })),
      confirm: assign(({ context, event }) => ({ loadedAt: 'at' in event ? event.at : context.loadedAt, failure: null, meanwhile: [] })),
      ask: assign(({ context, event }) => ({ askedAt: 'at' in event ? event.at : context.askedAt })),
    },
    guards: {
      isStale: ({ context, event }) => event.type === 'resource.wanted' && Math.abs(event.at - (context.loadedAt ?? 0)) > STALE_MILLIS,
      /** A load that a page slept over, or began before it was killed, says nothing of today. */
      isOverslept: ({ context, event }) => event.type === 'resource.wanted' && event.at - context.askedAt > 2 * STALE_MILLIS,
      hasRows: ({ context }) => context.loadedAt !== null,
      wasOvertaken: ({ context }) => context.meanwhile.length > 0 || context.doubted === true,
    },
  });

  const busy = machine.createStateConfig({
    tags: 'busy',
    entry: assign(({ context }) => ({ meanwhile: [], doubted: false, begunAt: context.askedAt })),
    on: {
      // What is on its way may have been answered before that.
      'resource.outdated': { actions: [assign({ doubted: true }), 'ask'] },
      'resource.wanted': { guard: 'isOverslept', actions: [assign({ doubted: true }), 'ask'] },
      'row.created': { actions: ['change', 'remember'] },
      'row.updated': { actions: ['change', 'remember'] },
      'row.removed': { actions: ['change', 'remember'] },
    },
    invoke: {
      id: 'loadRows',
      src: 'loadRows',
      input: ({ context: { resource, scope, version } }) => ({ resource, ...(scope ? { scope } : {}), ...(version ? { version } : {}) }),
      onDone: {
        target: 'loaded',
        actions: assign(({ context, event: { output } }) => ({
          ...(output.same
            ? {}
            : { rows: context.meanwhile.reduce(applied, readAgain(context.rows, within(output.rows, context.scope))), unreadable: output.unreadable }),
          version: output.version ?? null,
          loadedAt: context.begunAt ?? context.askedAt,
          failure: null,
        })),
      },
      onError: { target: 'failed', actions: assign({ failure: reason }) },
    },
  });

  const refresh = { target: 'refreshing', actions: 'ask' } as const;
  const confirmed = { target: 'ready', actions: 'confirm' } as const;
  const again = [
    { guard: 'hasRows', ...refresh },
    { target: 'loading', actions: 'ask' },
  ] as const;

  const list = machine.createMachine({
    id: description.name,
    context: ({ input }) => ({
      resource: name,
      scope: input.scope ?? null,
      rows: [],
      unreadable: 0,
      version: null,
      loadedAt: null,
      askedAt: input.at,
      failure: null,
      meanwhile: [],
    }),
    initial: 'loading',
    on: {
      'row.created': { actions: 'change' },
      'row.updated': { actions: 'change' },
      'row.removed': { actions: 'change' },
    },
    states: {
      loading: busy,
      refreshing: busy,
      loaded: { always: [{ guard: 'wasOvertaken', target: 'refreshing' }, { target: 'ready' }] },
      ready: {
        on: {
          'resource.wanted': { guard: 'isStale', ...refresh },
          'resource.refreshed': refresh,
          'resource.outdated': refresh,
          'resource.confirmed': { actions: 'confirm' },
          'resource.aged': { target: 'aged', actions: 'confirm' },
        },
      },
      aged: {
        on: { 'resource.wanted': refresh, 'resource.refreshed': refresh, 'resource.outdated': refresh, 'resource.confirmed': confirmed },
      },
      failed: {
        on: {
          'resource.wanted': again,
          'resource.refreshed': again,
          'resource.outdated': again,
          'resource.confirmed': { guard: 'hasRows', ...confirmed },
        },
      },
    },
  });
  return withPlainList(list, 'rows');
};

/** How states of earlier versions become those of today: the first held all rows of its resource, always, and did not know them again. */
export const resourceMigrations: Migrations = { 1: (kept: Kept): Kept => ({ ...kept, context: { ...(kept.context as object), scope: null, version: null } }) };

type ResourceMachine = ReturnType<typeof resourceMachine>;
export type ResourceSnapshot = SnapshotFrom<ResourceMachine>;

const none: readonly never[] = [];

/** The rows of a cached list; the same empty list while there is none. */
export const rowsOf = <N extends ResourceName>(_: N, snapshot: ResourceSnapshot | undefined): readonly Row<N>[] =>
  snapshot ? (snapshot.context.rows as unknown as readonly Row<N>[]) : none;

/** Whether there is a list to show, however old. */
export const isKnown = (snapshot: ResourceSnapshot | undefined): boolean => snapshot !== undefined && snapshot.context.loadedAt !== null;
