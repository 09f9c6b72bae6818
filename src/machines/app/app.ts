import { type AnyEventObject, assign, type DoneActorEvent, sendTo } from 'xstate';
import type { Notice } from '../../schema/app/workflow.ts';
import { isWithin, listName, listNamed } from '../../schema/kit/wire/scope.ts';
import type { AppEvent } from '../kit/parent.ts';
import { changedWith } from './changed-with.ts';
import { type AppContext, listsOf, nothingOpen, resourceId, withCached, withChosen, without } from './context.ts';
import { heeded, NOTICE_MILLIS, withNotice } from './notices.ts';
import { placesOf } from './places.ts';
import type { Routing } from './routing.ts';
import { ASKING, appSetup, spawned } from './setup.ts';

/** Forgets a workflow that has ended, and says so when it ended badly. */
const closing = (notice: Notice | null) =>
  appSetup.enqueueActions(({ context, event, enqueue }) => {
    const { actorId } = event as object as DoneActorEvent;
    enqueue.stopChild(actorId);
    enqueue.assign({
      open: without(context.open, actorId),
      cached: context.cached.filter((name) => resourceId(name) !== actorId),
      notices: heeded(context.notices, actorId),
      sheet: context.sheet?.id === actorId ? null : context.sheet,
    });
    if (notice) enqueue.assign(({ context: closed }) => withNotice(closed, notice));
  });

type Besides = (context: AppContext, event: AppEvent) => object;

/** Opens a workflow that asks the user something, with the rest of the event as its input, and what else it is to know. */
const asking = (name: string, besides?: Besides) =>
  appSetup.enqueueActions(({ context, event, enqueue }) => {
    const { type: _, ...input } = { ...event, ...besides?.(context, event) };
    enqueue.spawnChild(spawned(name), { id: name, input: input as never });
    enqueue.assign({ open: { ...context.open, [name]: name } });
  });

/** Something else is being deleted. */
const BUSY: Notice = { code: 'removal.busy', tone: 'info', values: {} };

/** The same, unless it asks already. */
const askingOnce = (name: string, besides?: Besides) => ({
  guard: ({ context }: { readonly context: AppContext }) => !(name in context.open),
  actions: asking(name, besides),
});

/** What a changed row is to the lists that it may stand in, and which these are: one that is new stands in none of others. */
const changeIn = ({ cached }: AppContext, event: AppEvent): { readonly lists: readonly string[]; readonly change: AnyEventObject } | null => {
  if (event.type === 'row.removed') return { lists: listsOf(cached, event.resource), change: { type: 'row.removed', id: event.id } };
  if (event.type !== 'row.saved') return null;
  const { resource, created, row } = event.saved;
  const lists = listsOf(cached, resource).filter((name) => !created || isWithin(row, listNamed(name).scope));
  return { lists, change: { type: created ? 'row.created' : 'row.updated', row } };
};

const tellLists = appSetup.enqueueActions(({ context, event, enqueue }) => {
  const { lists, change } = changeIn(context, event) ?? { lists: [], change: event };
  for (const name of lists) enqueue.sendTo(resourceId(name), change);
  // What it changes in other lists only the provider knows.
  for (const name of changedWith(event).flatMap((resource) => listsOf(context.cached, resource)))
    enqueue.sendTo(resourceId(name), { type: 'resource.outdated', at: context.at });
});

/**
 * The root: where the user is, which workflows are open, which lists are cached, and what is announced.
 *
 * A screen's workflow opens on arrival. One that has something to keep outlives its screen and is found again on return;
 * one with nothing to keep ends when it is told that the user left.
 */
export const createAppMachine = (routing: Routing) => {
  const places = placesOf(routing);
  return appSetup.createMachine({
    id: 'app',
    context: ({ input }) => ({
      at: input.at,
      online: true,
      release: 'none',
      signedIn: input.hasToken,
      owner: null,
      route: null,
      pending: null,
      failed: null,
      returnTo: null,
      ...nothingOpen,
      nextNotice: 1,
      quickActions: false,
      log: null,
      theme: input.theme ?? 'device',
    }),
    invoke: { id: 'session', src: 'session', input: ({ context }) => ({ hasToken: context.signedIn }) },
    on: {
      'clock.ticked': { actions: assign({ at: ({ event }) => event.at }) },
      'network.changed': { actions: assign({ online: ({ event }) => event.online }) },
      'release.found': { actions: assign({ release: 'waiting' }) },
      'release.wanted': { guard: ({ context }) => context.release === 'waiting', actions: [assign({ release: 'wanted' }), 'takeRelease'] },
      'release.postponed': { actions: assign({ release: 'none' }) },
      'release.settled': { actions: assign({ release: 'none' }) },
      'choice.kept': {
        actions: assign({ chosen: ({ context, event }) => withChosen(context.chosen, event.workflow, event.values) }),
      },
      'theme.chosen': { actions: assign({ theme: ({ event }) => event.theme }) },
      'quickActions.toggled': { actions: assign({ quickActions: ({ event }) => event.open }) },

      'route.go': { actions: places.go },
      'route.back': { actions: { type: 'goBack', params: ({ event }) => ({ fallback: event.fallback }) } },
      'route.loading': { actions: assign({ pending: ({ event }) => event.path, failed: null }) },
      'route.failed': { actions: assign({ pending: null, failed: ({ event }) => event.path }) },
      'route.arrived': { actions: places.arrive },
      'route.queried': {
        guard: ({ context }) => context.route !== null,
        actions: [
          assign(({ context, event }) => ({ route: context.route && { ...context.route, query: event.query } })),
          { type: 'writeQuery', params: ({ event }) => ({ query: event.query }) },
        ],
      },
      'beside.opened': { actions: places.openBeside },
      'sheet.ask': {
        actions: { type: 'bring', params: ({ event: { workflow, params, passed = null } }) => ({ workflow, params, passed }) },
      },
      'sheet.opened': { guard: ({ context }) => context.signedIn, actions: places.openSheet },

      'session.started': { actions: places.sessionStarted },
      'session.known': { actions: places.sessionKnown },
      'session.ended': { actions: places.sessionEnded },

      'resource.want': {
        actions: appSetup.enqueueActions(({ context, event, enqueue }) => {
          if (event.type !== 'resource.want') return;
          const { resource, of = null, at, outdated } = event;
          const name = listName(resource, of);
          const id = resourceId(name);
          const { cached, gone } = withCached(context.cached, name);
          if (context.cached.includes(name)) enqueue.sendTo(id, { type: outdated ? 'resource.outdated' : 'resource.wanted', at });
          else enqueue.spawnChild(spawned(resourceId(resource)), { id, input: (of ? { at, scope: of } : { at }) as never });
          for (const each of gone) enqueue.stopChild(resourceId(each));
          enqueue.assign({ cached });
        }),
      },
      'row.saved': { actions: tellLists },
      'row.removed': { actions: tellLists },
      'rows.changed': { actions: places.tellSeen },
      'removal.ask': [
        askingOnce(ASKING.removal, places.leadOn),
        // One that goes on elsewhere shows itself to nobody.
        { actions: appSetup.enqueueActions(({ enqueue }) => enqueue.raise({ type: 'notice.show', notice: BUSY })) },
      ],
      'support.want': { actions: { type: 'bring', params: ({ event }) => ({ ...event, type: 'support.ask' }) } },
      'rescue.want': { actions: { type: 'bring', params: ({ event }) => ({ ...event, type: 'rescue.ask' }) } },
      'support.ask': [askingOnce(ASKING.support), { actions: sendTo(ASKING.support, ({ event }) => ({ type: 'support.asked', task: event.task })) }],
      'rescue.ask': askingOnce(ASKING.rescue),
      'locked.ask': askingOnce(ASKING.locked),
      'log.changed': { actions: assign({ log: ({ event }) => event.log }) },

      'notice.show': {
        actions: [
          assign(({ context, event }) => withNotice(context, event.notice)),
          // Nobody is at it yet.
          appSetup.enqueueActions(({ context, enqueue }) => enqueue.raise({ type: 'notice.held', key: context.nextNotice - 1, held: false })),
        ],
      },
      'notice.held': {
        actions: appSetup.enqueueActions(({ context, event, enqueue }) => {
          if (event.type !== 'notice.held') return;
          const { key, held } = event;
          const id = `notice-${key}`;
          enqueue.cancel(id);
          // A problem stays until it is closed: nobody must race to read it.
          const goes = !held && context.notices.some((shown) => shown.key === key && shown.notice.tone !== 'problem');
          if (goes) enqueue.raise({ type: 'notice.dismiss', key }, { id, delay: NOTICE_MILLIS });
        }),
      },
      'notice.dismiss': { actions: assign({ notices: ({ context, event }) => context.notices.filter(({ key }) => key !== event.key) }) },
      'notice.heeded': { actions: assign({ notices: ({ context, event }) => context.notices.filter(({ key }) => key !== event.key) }) },

      'xstate.done.actor.*': { actions: closing(null) },
      'xstate.error.actor.*': { actions: closing({ code: 'workflow.broken', tone: 'problem', values: {} }) },
    },
  });
};

export type AppMachine = ReturnType<typeof createAppMachine>;
