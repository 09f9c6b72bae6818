import { createRoot } from 'react-dom/client';
import type { Actor } from 'xstate';
import { describe, programLog, ROOT_ID, sealLog, shownLog, support } from './composition/program-log.ts';
import { inside, type Room, roomOf, rooms, roomsWith } from './composition/rooms.ts';
import { createAddress } from './effects/browser/address.ts';
import { missingStyles } from './effects/browser/styles.ts';
import { watchSurroundings } from './effects/browser/surroundings.ts';
import { rememberedTheme, rememberTheme } from './effects/browser/theme.ts';
import { browserTokens } from './effects/kit/access/tokens.ts';
import { bind, lazily } from './effects/kit/bind.ts';
import { effectActor } from './effects/log/effect-actor.ts';
import { appMachine, type Navigation } from './machines/app/app.ts';
import { installActors } from './machines/app/install.ts';
import { matchRoute, resolvePath } from './machines/app/route-match.ts';
import type { Registered } from './machines/kit/registry.ts';
import { sessionMachine } from './machines/session/session.ts';
import { volatileVault } from './schema/kit/vault.ts';
import { type Area, HOME } from './schema/route-table.ts';
import { sessionWorkflow } from './schema/session/workflow.ts';
import { liveSource } from './views/kit/actor-source.ts';
import { afterOverlays } from './views/kit/overlay/back-entry.ts';
import { AppView, type AreaWords, type Screens } from './views/shell/app-view.tsx';

/** As much of a form, or of a list that is filled by one, as says whether something was entered. */
interface Left {
  readonly getSnapshot: () => { readonly context: { readonly draft?: object; readonly opened?: object; readonly rows?: readonly unknown[] } };
}

const tokens = browserTokens();
const vault = volatileVault();
const call = lazily(async () => (await import('./effects/live.ts')).live(tokens, vault, support));
const bound = ({ description, machine }: Registered) =>
  bind(description, machine, call, (port, policy, run) => effectActor(port, policy, run, programLog.barrier));

const root = appMachine.provide({
  actors: { session: bound({ description: sessionWorkflow, machine: sessionMachine }) as typeof sessionMachine },
  actions: {
    navigate: (_, navigation: Navigation) => afterOverlays(() => address.navigate(navigation)),
    goBack: (_, { fallback }) => afterOverlays(() => address.back(fallback)),
    sealLog,
  },
});

const shown: Record<string, Screens[string]> = {};
const said: AreaWords[] = [];
const ready = new Set<string>();

const install = (workflows: readonly Registered[]) => {
  for (const workflow of workflows) describe(workflow);
  installActors(root, Object.fromEntries(workflows.map((workflow) => [workflow.description.name, bound(workflow)])));
};

/** Brings a room in: its workflows join the root's, its screens the others. */
const furnish = async ({ workflows, screens }: Room): Promise<void> => {
  const [own, views] = await Promise.all([workflows?.(), screens()]);
  if (own) install(own.workflows);
  Object.assign(shown, views.screens);
  if (views.words && !said.includes(views.words)) said.push(views.words);
};

const enter = async (name: string, area: Area | null): Promise<void> => {
  const room = rooms[name];
  await Promise.all([room && furnish(room), area !== 'session' && furnish(inside)]);
  await missingStyles();
  ready.add(name);
};

const prepare = (path: string): Promise<void> | null => {
  const match = matchRoute(path);
  if (match === null) return null;
  const name = roomOf(match.route);
  return ready.has(name) ? null : enter(name, match.route.area);
};

const begun = await programLog.begin({
  root,
  input: { hasToken: tokens.read() !== null, path: window.location.pathname, at: Date.now(), theme: rememberedTheme() },
  load: async (names) => {
    install((await inside.workflows()).workflows);
    await Promise.all(roomsWith(names).map((name) => enter(name, null)));
  },
});
const app = begun.actor as unknown as Actor<typeof appMachine>;
const session = () => app.getSnapshot().children.session;

const tellLog = () => app.send({ type: 'log.changed', log: shownLog() });
const address = createAddress({
  prepare,
  admits: (path) => resolvePath(path, app.getSnapshot().context.signedIn) === path,
  send: (event) => {
    app.send(event);
    if (event.type === 'route.arrived' && event.path === '/settings') tellLog();
  },
});

begun.start();
if (begun.restored) {
  session()?.send({ type: 'session.resumed', hasToken: tokens.read() !== null });
  // Secrets are kept nowhere: what was typed of them is gone, and the form must not think otherwise.
  for (const field of ['password', 'code'] as const) session()?.send({ type: 'secret.filled', field, filled: false });
  const { route } = app.getSnapshot().context;
  const left = route?.workflow ? (app.getSnapshot().children as Record<string, Left | undefined>)[route.workflow]?.getSnapshot().context : undefined;
  const begunThere = left?.rows?.length || JSON.stringify(left?.draft) !== JSON.stringify(left?.opened);
  // Opened anew where every visit begins: on with what was being filled in.
  if (route && window.location.pathname === HOME && begunThere) window.history.replaceState(null, '', route.path);
}
for (const outcome of ['rescued', 'lost', 'guessed'] as const) {
  if (begun[outcome]) app.send({ type: 'notice.show', notice: { code: `log.${outcome}`, tone: 'problem', values: {} } });
}

tokens.onExpired(() => session()?.send({ type: 'session.expired' }));
tokens.onElsewhere((hasToken) => session()?.send({ type: 'session.changedElsewhere', hasToken }));
programLog.health.subscribe(tellLog);
watchSurroundings(app.send);
rememberTheme(app);
address.start();

const container = document.getElementById(ROOT_ID);
if (container) createRoot(container).render(<AppView source={liveSource(app)} screens={shown} vault={vault} areas={said} />);

// What the first call needs is fetched while the first screen is looked at; if that fails, the call asks again.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1));
idle(() => void import('./effects/live.ts').catch(() => undefined));
