import { HOME, LOGIN, SEARCH } from '../../schema/app/route.ts';
import { type AppEvent, notify } from '../kit/parent.ts';
import { type AppContext, addressOf, belongings, nothingOpen, type Passed, type Place, withChosen } from './context.ts';
import { heeded, ofThisSession, withNotice } from './notices.ts';
import { alongOf, idAbout, type Routing, withSubject, workflowId } from './routing.ts';
import { ASKING, appSetup, spawned } from './setup.ts';

type Enqueue = Parameters<Parameters<typeof appSetup.enqueueActions>[0]>[0]['enqueue'];

/** Whose file, or a part of it, a path leads to. */
const patientAt = (path: string): string | undefined => /patient\/(\d+)/.exec(path)?.[1];

/** Opens a workflow, or lets one that was kept know that the user is back. */
const enterIn = (enqueue: Enqueue, { open }: AppContext, id: string, workflow: string, input: object): void => {
  if (id in open) enqueue.sendTo(id, { type: 'screen.entered', ...input });
  else {
    enqueue.spawnChild(spawned(workflow), { id, input: input as never });
    enqueue.assign({ open: ({ context }) => ({ ...context.open, [id]: workflow }) });
  }
};

/** Where the user is, and what opens and closes with that: arrivals, sheets, and the beginning and end of sessions. */
export const placesOf = (routing: Routing) => {
  /** Where a wish leads now, and where to go on later if a session must be opened first. */
  const wish = (context: AppContext, to: string, replace: boolean, passed: Passed | null = null) => ({
    navigation: { type: 'navigate' as const, params: { to: routing.resolve(to, context.signedIn), replace, passed } },
    returnTo: !context.signedIn && !to.startsWith(LOGIN) ? to : context.returnTo,
  });

  /** The workflows that are in sight at a path, as far as they are open: the screen's, those along with it, and that of the list it may stand beside. */
  const seenAt = ({ path, query }: Pick<Place, 'path' | 'query'>): readonly string[] => [
    // Each once: what it is told it answers by asking the provider.
    ...new Set(
      [path, routing.match(path)?.route.beside ?? path].flatMap((one) => {
        const match = routing.match(one);
        if (!match) return [];
        const placed = withSubject(match, query);
        return [workflowId(placed) ?? [], alongOf(placed).map(({ id }) => id)].flat();
      }),
    ),
  ];

  /** From a record that is to be deleted while it is open, to the list that it stands beside: of what is gone there is nothing to see. */
  const leadOn = ({ route }: AppContext, event: AppEvent) => {
    const beside = route && routing.match(route.path)?.route.beside;
    const isOpen = event.type === 'removal.ask' && beside === `/${event.resource}` && route?.params.id === String(event.id);
    return isOpen ? { next: beside } : {};
  };

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
      // What was typed there is not repeated: nothing of it is kept.
      if (context.signedIn && routing.misnumbered(path) !== null) enqueue.raise(notify('route.misnumbered', 'info'));
      return;
    }
    const placed = withSubject(match, query);
    const { route, params } = placed;
    const id = workflowId(placed);
    const seen = seenAt({ path, query });
    const before = context.route;
    for (const left of before ? seenAt(before) : []) if (left in context.open && !seen.includes(left)) enqueue.sendTo(left, { type: 'screen.left' });
    if (before && (before.path !== path || before.workflow !== id)) {
      const over = [...Object.values(ASKING), ...(context.sheet ? [context.sheet.id] : [])];
      // What stood over the screen and now is one itself is not left.
      for (const one of over) if (one in context.open && one !== id) enqueue.sendTo(one, { type: 'screen.left' });
      enqueue.assign({ sheet: null });
    }
    // A sheet or a question that is only wished for belongs to the place where it was.
    enqueue({ type: 'bring', params: null });
    const last = context.chosen[route.workflow ?? ''] ?? null;
    // Back and forth, with nothing shown between: whoever is there never left.
    const stays = before !== null && context.pending !== null && passed === null && addressOf(before) === address;
    if (id && route.workflow && !stays) enterIn(enqueue, context, id, route.workflow, { params, passed, query, last, at });
    for (const { id: beside, workflow, params: about } of stays ? [] : alongOf(placed)) enterIn(enqueue, context, beside, workflow, { params: about, at });
    const { screen, area } = route;
    const patient = patientAt(path) ?? params.patient;
    const { [SEARCH]: _, ...said } = query;
    const chosen = patient ? withChosen(context.chosen, 'patients', { id: patient }) : context.chosen;
    enqueue.assign({ route: { path, query: said, screen, area, params, workflow: id }, at, chosen, pending: null, failed: null, quickActions: false });
    enqueue.assign({ notices: alongOf(placed).reduce((left, beside) => heeded(left, beside.id), heeded(context.notices, id)) });
  });

  /** Whoever is in sight hears of rows that changed: what goes along with a screen shows some as well. */
  const tellSeen = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'rows.changed' || context.route === null) return;
    for (const id of seenAt(context.route)) if (id in context.open) enqueue.sendTo(id, event);
  });

  const openBeside = appSetup.enqueueActions(({ context, event, enqueue }) => {
    // Nothing stands beside a record but its own list.
    if (event.type === 'beside.opened' && context.route && seenAt(context.route).includes(event.workflow))
      enterIn(enqueue, context, event.workflow, event.workflow, { params: {}, at: event.at });
  });

  const openSheet = appSetup.enqueueActions(({ context, event, enqueue }) => {
    if (event.type !== 'sheet.opened') return;
    const { workflow, params, at, passed = null } = event;
    const id = idAbout(workflow, Object.values(params));
    const before = context.sheet?.id;
    if (before && before !== id && before in context.open) enqueue.sendTo(before, { type: 'screen.left' });
    enterIn(enqueue, context, id, workflow, { params, passed, sheet: true, at });
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
    const { reason, kept = 'nothing' } = event;
    for (const id of belongings(context)) enqueue.stopChild(id);
    // Whatever waits for them is kept elsewhere: from here on this is nobody's program.
    const bare = { ...context, ...nothingOpen, signedIn: false, owner: null, route: null, pending: null, failed: null, returnTo: null };
    const code = kept === 'nothing' || kept === null ? `session.${reason}` : `session.${reason}.${kept}`;
    enqueue.assign({ ...bare, ...(code === 'session.signedOut' ? {} : withNotice(bare, { code, tone: 'info', values: {} })) });
    enqueue('recordAnew');
    // What is still on its way would be asked of whoever comes next.
    enqueue({ type: 'bring', params: null });
    enqueue(wish(bare, LOGIN, true).navigation);
  });

  return { leadOn, go, arrive, tellSeen, openBeside, openSheet, sessionStarted, sessionKnown, sessionEnded };
};
