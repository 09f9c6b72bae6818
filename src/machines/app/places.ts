import { HOME, LOGIN } from '../../schema/app/route.ts';
import { type AppContext, addressOf, belongings, nothingOpen, type Passed, resourceId } from './context.ts';
import { heeded, ofThisSession, withNotice } from './notices.ts';
import { idAbout, type Routing, withSubject, workflowId } from './routing.ts';
import { ASKING, appSetup, spawned } from './setup.ts';

/** Where the user is, and what opens and closes with that: arrivals, sheets, and the beginning and end of sessions. */
export const placesOf = (routing: Routing) => {
  /** Where a wish leads now, and where to go on later if a session must be opened first. */
  const wish = (context: AppContext, to: string, replace: boolean, passed: Passed | null = null) => ({
    navigation: { type: 'navigate' as const, params: { to: routing.resolve(to, context.signedIn), replace, passed } },
    returnTo: !context.signedIn && !to.startsWith(LOGIN) ? to : context.returnTo,
  });

  const go = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'route.go') return;
    const { navigation, returnTo } = wish(context, event.to, event.replace, event.passed);
    enqueue.assign({ returnTo });
    enqueue(navigation);
  });

  const arrive = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'route.arrived') return;
    const { path, at, passed = null } = event;
    const query = event.query ?? {};
    const match = routing.match(path);
    const address = addressOf({ path, query });
    const { navigation, returnTo } = wish(context, address, true, passed);
    if (match === null || navigation.params.to !== address) {
      enqueue.assign({ returnTo, at });
      enqueue(navigation);
      return;
    }
    const placed = withSubject(match, query);
    const { route, params } = placed;
    const id = workflowId(placed);
    const left = context.route?.workflow;
    if (left && left !== id && left in context.open) enqueue.sendTo(left, { type: 'screen.left' });
    if (context.route && (context.route.path !== path || left !== id)) {
      const over = [...Object.values(ASKING), ...(context.sheet ? [context.sheet.id] : [])];
      for (const one of over) if (one in context.open) enqueue.sendTo(one, { type: 'screen.left' });
      enqueue.assign({ sheet: null });
    }
    const last = context.chosen[route.workflow ?? ''] ?? null;
    if (id && id in context.open) enqueue.sendTo(id, { type: 'screen.entered', params, passed, query, last, at });
    if (id && route.workflow && !(id in context.open)) {
      enqueue.spawnChild(spawned(route.workflow), { id, input: { params, passed, query, last, at } as never });
      enqueue.assign({ open: { ...context.open, [id]: route.workflow } });
    }
    const { screen, area } = route;
    enqueue.assign({ route: { path, query, screen, area, params, workflow: id }, at, pending: null, failed: null, quickActions: false });
    enqueue.assign({ notices: heeded(context.notices, id) });
  });

  const openSheet = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'sheet.opened') return;
    const { workflow, params, at, passed = null } = event;
    const id = idAbout(workflow, Object.values(params));
    const before = context.sheet?.id;
    if (before && before !== id && before in context.open) enqueue.sendTo(before, { type: 'screen.left' });
    if (id in context.open) enqueue.sendTo(id, { type: 'screen.entered', params, passed, sheet: true, at });
    else {
      enqueue.spawnChild(spawned(workflow), { id, input: { params, passed, sheet: true, at } as never });
      enqueue.assign({ open: { ...context.open, [id]: workflow } });
    }
    enqueue.assign({ sheet: { id, workflow }, notices: heeded(context.notices, id) });
  });

  const sessionStarted = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'session.started') return;
    const another = context.owner !== null && context.owner !== event.username;
    if (another) for (const id of belongings(context)) enqueue.stopChild(id);
    const notices = ofThisSession(context.notices);
    const next = { ...context, notices, ...(another ? nothingOpen : {}), signedIn: true, owner: event.username, returnTo: null };
    enqueue.assign(next);
    enqueue(wish(next, (!another && context.returnTo) || HOME, true).navigation);
  });

  const sessionKnown = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'session.known') return;
    const another = context.owner !== null && context.owner !== event.username;
    enqueue.assign({ owner: event.username });
    if (!another) return;
    for (const id of belongings(context)) enqueue.stopChild(id);
    enqueue.assign(nothingOpen);
    enqueue(wish(context, HOME, true).navigation);
  });

  const sessionEnded = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'session.ended') return;
    for (const name of context.cached) enqueue.stopChild(resourceId(name));
    const wanted = event.reason === 'signedOut';
    const left = wanted ? Object.keys(context.open) : context.sheet ? [context.sheet.id] : [];
    for (const id of left) enqueue.sendTo(id, { type: 'screen.left' });
    const ended = { ...context, signedIn: false, cached: [], sheet: null, returnTo: wanted || !context.route ? null : addressOf(context.route) };
    enqueue.assign({ ...ended, ...(wanted ? {} : withNotice(context, { code: `session.${event.reason}`, tone: 'info', values: {} })) });
    if (wanted) enqueue('sealLog');
    enqueue(wish(ended, LOGIN, true).navigation);
  });

  return { go, arrive, openSheet, sessionStarted, sessionKnown, sessionEnded };
};
