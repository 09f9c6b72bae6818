import { createRoot } from 'react-dom/client';
import type { Actor, AnyActorRef } from 'xstate';
import { inside } from './composition/around/inside.ts';
import { furnishing } from './composition/furnishing.ts';
import { describe, programLog, ROOT_ID, recordAnew, shownLog, support } from './composition/program-log.ts';
import { bringer } from './composition/start/bringers.ts';
import { isBegun } from './composition/start/unfinished.ts';
import { whenNeeded } from './composition/start/when-needed.ts';
import { createAddress } from './effects/browser/address.ts';
import { watchNetwork } from './effects/browser/network.ts';
import { rememberedTheme, rememberTheme } from './effects/browser/theme.ts';
import { browserFarewell } from './effects/kit/access/farewell.ts';
import { browserTokens } from './effects/kit/access/tokens.ts';
import { bind, lazily } from './effects/kit/bind.ts';
import { applyLetters, askForLetters } from './effects/kit/letters.ts';
import { effectActor } from './effects/log/effect-actor.ts';
import { untilItComes } from './effects/log/until-it-comes.ts';
import type { AppMachine } from './machines/app/app.ts';
import { addressOf, type Navigation } from './machines/app/context.ts';
import { installMakers } from './machines/app/install.ts';
import { appMachine, routing } from './machines/app/product.ts';
import { notify } from './machines/kit/parent.ts';
import type { Registered } from './machines/kit/registered.ts';
import { sessionMachine } from './machines/session/session.ts';
import { HOME } from './schema/app/route.ts';
import { volatileVault } from './schema/kit/vault.ts';
import { sessionWorkflow } from './schema/session/workflow.ts';
import { liveSource } from './views/kit/actor-source.ts';
import { afterOverlays } from './views/kit/overlay/back-entry.ts';
import { words } from './views/kit/texts.ts';
import { AppView } from './views/shell/app-view.tsx';

/** Drafts that are kept, once the areas are there that know what their fields are called; without one, the fields stand as they are. */
const readRescued = async (owner: string | null) => {
  const drafts = await support.readRescued(owner);
  await Promise.allSettled(drafts.map(({ workflow }) => house.prepareWorkflow(workflow)));
  return drafts;
};

/** The address that somebody asks for who is not let in yet: home unless it is another that the program has. */
const asked = (): string => routing.resolve(app.getSnapshot().context.returnTo ?? HOME, true);

/** Whose session it is, as the provider said: a name that was typed may be another one of theirs. */
const username = (): string | null => session()?.getSnapshot().context.user?.username ?? null;

const tokens = browserTokens();
const vault = volatileVault();
const call = lazily(async () => {
  const [{ live }, { effectsOf }, { keepingBy }] = await Promise.all([
    import('./effects/live.ts'),
    import('./composition/manifest.ts'),
    import('./composition/keeping.ts'),
  ]);
  return live(effectsOf, tokens, vault, { ...support, readRescued }, keepingBy(programLog, house.prepareWorkflow, asked), username);
});
const bound = ({ description, machine }: Registered) =>
  bind(description, machine, call, (port, policy, run) => effectActor(port, policy, run, programLog.barrier, programLog.prepare));

const root = appMachine.provide({
  actors: { session: bound({ description: sessionWorkflow, machine: sessionMachine }) as typeof sessionMachine },
  actions: {
    navigate: (_, navigation: Navigation) => afterOverlays(() => address.navigate(navigation)),
    goBack: (_, { fallback }) => afterOverlays(() => address.back(fallback)),
    writeQuery: (_, { query }) => afterOverlays(() => address.write(query)),
    bring: (_, wish) => bring(wish),
    takeRelease: async () => (await untilItComes(() => import('./composition/at-rest.ts'))).takeRelease(),
    recordAnew,
  },
});

const install = (workflows: readonly Registered[]) => {
  for (const workflow of workflows) describe(workflow);
  installMakers(root, Object.fromEntries(workflows.map((workflow) => [workflow.description.name, () => bound(workflow)])));
};

const house = furnishing(install);
const bring = bringer(house.prepareWorkflow, (event) => app.send(event));

const container = document.getElementById(ROOT_ID);

/** Whether the program has such an address. */
const knows = (path: string): boolean => routing.match(path) !== null;

const workers = navigator.serviceWorker;
const worker = workers?.controller;
let isOvertaken = false;
/** Opens the page anew where another release takes over before what follows releases is there: the parts of this one go. */
const followRelease = () => {
  if (programLog.health.get().persisted) window.location.reload();
  else isOvertaken = true;
};
// The first worker of a page belongs to its release.
if (worker) workers.addEventListener('controllerchange', followRelease);

const hadToken = tokens.read() !== null;
// From the device itself they are there in time to be drawn first; a line that is slow has more urgent things to bring.
if (hadToken && worker) askForLetters();
// What is left on the device is read in the meantime. What does not come is asked for once more when the address is gone to.
const shownFirst = hadToken ? house.preparePath(window.location.pathname) : null;
shownFirst?.catch(() => undefined);
const begun = await programLog.begin({
  root,
  input: {
    hasToken: hadToken,
    path: knows(window.location.pathname) ? window.location.pathname : HOME,
    at: Date.now(),
    theme: rememberedTheme(),
  },
  isSignedIn: () => tokens.read() !== null,
  onClosing: () => {
    if (container) container.textContent = words.ending;
  },
  load: async (names) => {
    install((await inside.workflows?.())?.workflows ?? []);
    await Promise.all(names.map(house.prepareWorkflow));
  },
  onMissing: () => {
    if (container) container.textContent = words.routeFailed;
  },
});
const app = begun.actor as unknown as Actor<AppMachine>;
const session = () => app.getSnapshot().children.session;
const tellLog = () => app.send({ type: 'log.changed', log: shownLog() });
const address = createAddress({
  prepare: house.preparePath,
  admits: (path) => routing.resolve(path, app.getSnapshot().context.signedIn) === path,
  told: (path) => (knows(path) ? path : routing.misnumbered(path)),
  send: (event) => {
    const arrives = event.type === 'route.arrived';
    if (arrives) applyLetters();
    app.send(event);
    if (arrives && event.path === '/settings') tellLog();
  },
});

begun.start();
const hasToken = tokens.read() !== null;
if (begun.restored) {
  session()?.send({ type: 'session.resumed', hasToken });
  // Secrets are kept nowhere: what was typed of them is gone, and the form must not think otherwise.
  for (const field of ['password', 'code'] as const) session()?.send({ type: 'secret.filled', field, filled: false });
  const { route, release } = app.getSnapshot().context;
  // Whatever waited then may be this one; whether another does is found out anew.
  if (release !== 'none') app.send({ type: 'release.settled' });
  const left = (app.getSnapshot().children as Record<string, AnyActorRef | undefined>)[route?.workflow ?? ''];
  // Opened anew where every visit begins: on with what was being filled in.
  if (route && window.location.pathname === HOME && left && isBegun(left)) window.history.replaceState(null, '', addressOf(route));
}
for (const outcome of ['rescued', 'lost', 'gone', 'guessed'] as const) {
  if (begun[outcome]) app.send(notify(`log.${outcome}`, 'problem'));
}

// Let in by another tab while what was left was being closed, or out while it was being read; or out, and somebody in.
if (!tokens.isOwn()) session()?.send({ type: 'session.changedElsewhere', hasToken: false });
if (hasToken !== hadToken || !tokens.isOwn()) session()?.send({ type: 'session.changedElsewhere', hasToken });
tokens.onExpired(() => session()?.send({ type: 'session.expired' }));
tokens.onElsewhere((hasToken) => session()?.send({ type: 'session.changedElsewhere', hasToken }));
programLog.health.subscribe(tellLog);
watchNetwork(app);
rememberTheme(app);
address.start();

/** What is painted from the start stays until there is something to show in its place: for a stranger the login, for who is signed in the places around. */
const whenShown = (then: () => void): void => {
  const isShown = () => {
    const { route, failed, pending } = app.getSnapshot().context;
    return (route !== null && (hadToken || pending === null)) || failed !== null;
  };
  if (isShown()) {
    then();
    return;
  }
  const waiting = app.subscribe(() => {
    if (!isShown()) return;
    waiting.unsubscribe();
    then();
  });
};
whenShown(() => {
  const view = <AppView source={liveSource(app)} screens={house.screens} vault={vault} areas={house.words} />;
  if (container === null) return;
  const onUncaughtError = (error: unknown): void => {
    reportError(error);
    // React has taken away all that it drew.
    container.textContent = words.fallen;
  };
  createRoot(container, { onUncaughtError }).render(view);
});

// What is not needed for the first screen comes while that is looked at.
whenNeeded({ app, now: hadToken || browserFarewell().isOwed() }, async () => {
  // Where a sign-in leads; whoever is in already has what their screen needs.
  if (!hadToken) house.preparePath(HOME)?.catch(() => undefined);
  const { atRest } = await untilItComes(() => import('./composition/at-rest.ts'));
  workers?.removeEventListener('controllerchange', followRelease);
  atRest(app, call, house.prepareWorkflow);
  // What only this page's memory holds was not to be lost.
  if (isOvertaken) app.send({ type: 'release.found' });
});
