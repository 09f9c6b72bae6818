import { assign, type DoneActorEvent, sendTo, setup } from 'xstate';
import type { appWorkflow, Notice } from '../../schema/app/workflow.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { HOME, LOGIN } from '../../schema/route-table.ts';
import { sessionMachine } from '../session/session.ts';
import type { AppContext, Passed } from './context.ts';
import { matchRoute, resolvePath, workflowId } from './route-match.ts';

/** What the composition root does for a wish to be elsewhere: load that part, move the address, report the arrival. */
export interface Navigation {
  readonly to: string;
  readonly replace: boolean;
  readonly passed: Passed | null;
}

/** How long a message that needs no answer stays, in milliseconds. */
const NOTICE_MILLIS = 6000;
const MOST_NOTICES = 3;

/** Workflows of which one at a time is open, wherever the user is. */
const REMOVAL = 'removal';
const SUPPORT = 'support';
const RESCUE = 'rescue';
const resourceId = (name: string) => `resource:${name}`;

/** Closing everything that belongs to one user leaves this. */
const nothingOpen = { open: {}, cached: [], notices: [] } as const;

const machine = setup({
  types: {
    context: {} as AppContext,
    events: {} as EventOf<typeof appWorkflow>,
    input: {} as InputOf<typeof appWorkflow>,
  },
  // The other workflows join when their part of the program is loaded; see `installActors`.
  actors: { session: sessionMachine },
  actions: {
    navigate: (_, _params: Navigation) => {},
    goBack: (_, _params: { readonly fallback: string }) => {},
    /** Of what was recorded only the disguised form stays. */
    sealLog: () => {},
  },
});

/** Children are spawned by the name of their machine, which this file need not know. */
const spawned = (name: string) => name as 'session';
const withNotice = (context: AppContext, notice: Notice) => ({
  notices: [...context.notices, { key: context.nextNotice, notice }].slice(-MOST_NOTICES),
  nextNotice: context.nextNotice + 1,
});
type Shown = AppContext['notices'][number];
/** A call to a form (`….formWaiting`, with the form's `id`) that is heeded by going to its workflow. */
const callsTo =
  (id: string | null) =>
  ({ notice: { code, values } }: Shown) =>
    code.endsWith('.formWaiting') && id?.endsWith(`:${values.id}`);
const ofSession = ({ notice: { code } }: Shown) => code.startsWith('session.');
const without = <T>(record: Readonly<Record<string, T>>, id: string) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

/** Forgets a workflow that has ended, and says so when it ended badly. */
const closing = (notice: Notice | null) =>
  machine.enqueueActions(({ context, event, enqueue }) => {
    const { actorId } = event as unknown as DoneActorEvent;
    enqueue.stopChild(actorId);
    enqueue.assign({ open: without(context.open, actorId), cached: context.cached.filter((name) => resourceId(name) !== actorId) });
    if (notice) enqueue.assign(withNotice(context, notice));
  });

/** Opens a workflow that asks the user something, with the rest of the event as its input. */
const asking = (name: string) =>
  machine.enqueueActions(({ context, event, enqueue }) => {
    const { type: _, ...input } = event;
    enqueue.spawnChild(spawned(name), { id: name, input: input as never });
    enqueue.assign({ open: { ...context.open, [name]: name } });
  });

/** The child actors of one user's work, to be stopped when another user signs in. */
const belongings = (context: AppContext) => [...Object.keys(context.open), ...context.cached.map(resourceId)];

/** Where a wish leads now, and where to go on later if a session must be opened first. */
const wish = (context: AppContext, to: string, replace: boolean, passed: Passed | null = null) => ({
  navigation: { type: 'navigate' as const, params: { to: resolvePath(to, context.signedIn), replace, passed } },
  returnTo: !context.signedIn && to !== LOGIN ? to : context.returnTo,
});

/**
 * The root: where the user is, which workflows are open, which lists are cached, and what is announced.
 *
 * A screen's workflow opens on arrival. One that has something to keep outlives its screen and is found again on return;
 * one with nothing to keep ends when it is told that the user left.
 */
export const appMachine = machine.createMachine({
  id: 'app',
  context: ({ input }) => ({
    at: input.at,
    online: true,
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
    'theme.chosen': { actions: assign({ theme: ({ event }) => event.theme }) },
    'quickActions.toggled': { actions: assign({ quickActions: ({ event }) => event.open }) },

    'route.go': {
      actions: machine.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'route.go') return;
        const { navigation, returnTo } = wish(context, event.to, event.replace, event.passed);
        enqueue.assign({ returnTo });
        enqueue(navigation);
      }),
    },
    'route.back': { actions: { type: 'goBack', params: ({ event }) => ({ fallback: event.fallback }) } },
    'route.loading': { actions: assign({ pending: ({ event }) => event.path, failed: null }) },
    'route.failed': { actions: assign({ pending: null, failed: ({ event }) => event.path }) },
    'route.arrived': {
      actions: machine.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'route.arrived') return;
        const { path, at, passed = null } = event;
        const match = matchRoute(path);
        const { navigation, returnTo } = wish(context, path, true, passed);
        if (match === null || navigation.params.to !== path) {
          enqueue.assign({ returnTo, at });
          enqueue(navigation);
          return;
        }
        const id = workflowId(match);
        const left = context.route?.workflow;
        const heeded = callsTo(id);
        if (left && left !== id && left in context.open) enqueue.sendTo(left, { type: 'screen.left' });
        if (id && id in context.open) enqueue.sendTo(id, { type: 'screen.entered', passed, at });
        const { workflow, screen, area } = match.route;
        if (id && workflow && !(id in context.open)) {
          enqueue.spawnChild(spawned(workflow), { id, input: { params: match.params, passed, at } as never });
          enqueue.assign({ open: { ...context.open, [id]: workflow } });
        }
        enqueue.assign({ route: { path, screen, area, params: match.params, workflow: id }, at, pending: null, failed: null, quickActions: false });
        enqueue.assign({ notices: context.notices.filter((shown) => !heeded(shown)) });
      }),
    },

    'session.started': {
      actions: machine.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'session.started') return;
        const another = context.owner !== null && context.owner !== event.username;
        if (another) for (const id of belongings(context)) enqueue.stopChild(id);
        const notices = context.notices.filter((shown) => !ofSession(shown));
        const next = { ...context, notices, ...(another ? nothingOpen : {}), signedIn: true, owner: event.username, returnTo: null };
        enqueue.assign(next);
        enqueue(wish(next, (!another && context.returnTo) || HOME, true).navigation);
      }),
    },
    'session.known': {
      actions: machine.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'session.known') return;
        const another = context.owner !== null && context.owner !== event.username;
        enqueue.assign({ owner: event.username });
        if (!another) return;
        for (const id of belongings(context)) enqueue.stopChild(id);
        enqueue.assign(nothingOpen);
        enqueue(wish(context, HOME, true).navigation);
      }),
    },
    'session.ended': {
      actions: machine.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'session.ended') return;
        for (const name of context.cached) enqueue.stopChild(resourceId(name));
        const wanted = event.reason === 'signedOut';
        if (wanted) for (const id of Object.keys(context.open)) enqueue.sendTo(id, { type: 'screen.left' });
        const ended = { ...context, signedIn: false, cached: [], returnTo: wanted ? null : (context.route?.path ?? null) };
        enqueue.assign({ ...ended, ...(wanted ? {} : withNotice(context, { code: `session.${event.reason}`, tone: 'info', values: {} })) });
        if (wanted) enqueue('sealLog');
        enqueue(wish(ended, LOGIN, true).navigation);
      }),
    },

    'resource.want': {
      actions: machine.enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'resource.want') return;
        const { resource, at } = event;
        if (context.cached.includes(resource)) {
          enqueue.sendTo(resourceId(resource), { type: 'resource.wanted', at });
          return;
        }
        enqueue.spawnChild(spawned(resourceId(resource)), { id: resourceId(resource), input: { at } as never });
        enqueue.assign({ cached: [...context.cached, resource] });
      }),
    },
    'row.saved': {
      guard: ({ context, event }) => context.cached.includes(event.saved.resource),
      actions: sendTo(
        ({ event }) => resourceId(event.saved.resource),
        ({ event }) => ({ type: event.saved.created ? 'row.created' : 'row.updated', row: event.saved.row }),
      ),
    },
    'row.removed': {
      guard: ({ context, event }) => context.cached.includes(event.resource),
      actions: sendTo(
        ({ event }) => resourceId(event.resource),
        ({ event }) => ({ type: 'row.removed', id: event.id }),
      ),
    },
    'rows.changed': {
      guard: ({ context }) => context.route?.workflow != null && context.route.workflow in context.open,
      actions: sendTo(
        ({ context }) => context.route?.workflow ?? '',
        ({ event }) => event,
      ),
    },
    'removal.ask': { guard: ({ context }) => !(REMOVAL in context.open), actions: asking(REMOVAL) },
    'support.ask': { guard: ({ context }) => !(SUPPORT in context.open), actions: asking(SUPPORT) },
    'rescue.ask': { guard: ({ context }) => !(RESCUE in context.open), actions: asking(RESCUE) },
    'log.changed': { actions: assign({ log: ({ event }) => event.log }) },

    'notice.show': {
      actions: [
        assign(({ context, event }) => withNotice(context, event.notice)),
        machine.enqueueActions(({ context, event, enqueue }) => {
          // A problem stays until it is closed: nobody must race to read it.
          if (event.type !== 'notice.show' || event.notice.tone === 'problem') return;
          const key = context.nextNotice - 1;
          enqueue.raise({ type: 'notice.dismiss', key }, { id: `notice-${key}`, delay: NOTICE_MILLIS });
        }),
      ],
    },
    'notice.dismiss': { actions: assign({ notices: ({ context, event }) => context.notices.filter(({ key }) => key !== event.key) }) },

    'xstate.done.actor.*': { actions: closing(null) },
    'xstate.error.actor.*': { actions: closing({ code: 'workflow.broken', tone: 'problem', values: {} }) },
  },
});
