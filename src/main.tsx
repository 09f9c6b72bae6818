import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { createAddress } from './effects/browser/address.ts';
import { watchSurroundings } from './effects/browser/surroundings.ts';
import { rememberedTheme, rememberTheme } from './effects/browser/theme.ts';
import { browserTokens } from './effects/kit/access/tokens.ts';
import { bind, lazily } from './effects/kit/bind.ts';
import { appMachine, type Navigation } from './machines/app/app.ts';
import { installActors } from './machines/app/install.ts';
import { matchRoute, resolvePath } from './machines/app/route-match.ts';
import type { Registered } from './machines/kit/registry.ts';
import { sessionMachine } from './machines/session/session.ts';
import { volatileVault } from './schema/kit/vault.ts';
import type { Area } from './schema/route-table.ts';
import { sessionWorkflow } from './schema/session/workflow.ts';
import { liveSource } from './views/kit/actor-source.ts';
import { afterOverlays } from './views/kit/overlay/back-entry.ts';
import { AppView, type AreaWords, type Screens } from './views/shell/app-view.tsx';

/** What an area brings into the running program when it is first visited. */
interface Room {
  readonly workflows?: () => Promise<{ readonly workflows: readonly Registered[] }>;
  readonly screens: () => Promise<{ readonly screens: Screens; readonly words?: AreaWords }>;
}

/** What every area but the session has around it. */
const inside: Room = { screens: () => import('./views/shell/signed-in.ts') };

/** By area, or by screen where an area's screens need not come together. */
const rooms: Partial<Record<string, Room>> = {
  session: { screens: () => import('./views/session/screens.ts') },
  shell: { screens: () => import('./views/shell/screens.ts') },
  patientList: { workflows: () => import('./machines/patients/registry.ts'), screens: () => import('./views/patients/screens.ts') },
  patientForm: { workflows: () => import('./machines/patients/form-registry.ts'), screens: () => import('./views/patients/form-screens.ts') },
  patientProfile: { workflows: () => import('./machines/patients/profile-registry.ts'), screens: () => import('./views/patients/profile-screens.ts') },
  treatments: { workflows: () => import('./machines/treatments/registry.ts'), screens: () => import('./views/treatments/screens.ts') },
  payments: { workflows: () => import('./machines/payments/registry.ts'), screens: () => import('./views/payments/screens.ts') },
};

const tokens = browserTokens();
const vault = volatileVault();
const call = lazily(async () => (await import('./effects/live.ts')).live(tokens, vault));

const root = appMachine.provide({
  actors: { session: bind(sessionWorkflow, sessionMachine, call) },
  actions: {
    navigate: (_, navigation: Navigation) => afterOverlays(() => address.navigate(navigation)),
    goBack: (_, { fallback }) => afterOverlays(() => address.back(fallback)),
  },
});

const install = (workflows: readonly Registered[]) =>
  installActors(root, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, bind(description, machine, call)])));

const shown: Record<string, Screens[string]> = {};
const said: AreaWords[] = [];
const ready = new Set<string>();

/** Brings a room in: its workflows join the root's, its screens the others. */
const furnish = async ({ workflows, screens }: Room): Promise<void> => {
  const [shared, own, views] = await Promise.all([workflows && import('./machines/kit/registry.ts'), workflows?.(), screens()]);
  if (shared && own) install([...shared.workflows, ...own.workflows]);
  Object.assign(shown, views.screens);
  if (views.words && !said.includes(views.words)) said.push(views.words);
};

const enter = async (name: string, area: Area): Promise<void> => {
  const room = rooms[name];
  await Promise.all([room && furnish(room), area !== 'session' && furnish(inside)]);
  ready.add(name);
};

const prepare = (path: string): Promise<void> | null => {
  const match = matchRoute(path);
  if (match === null) return null;
  const { area, screen } = match.route;
  const name = screen in rooms ? screen : area;
  return ready.has(name) ? null : enter(name, area);
};

const app = createActor(root, {
  id: 'app',
  input: { hasToken: tokens.read() !== null, path: window.location.pathname, at: Date.now(), theme: rememberedTheme() },
});
const address = createAddress({
  prepare,
  admits: (path) => resolvePath(path, app.getSnapshot().context.signedIn) === path,
  send: app.send,
});

app.start();
tokens.onExpired(() => app.getSnapshot().children.session?.send({ type: 'session.expired' }));
tokens.onElsewhere((hasToken) => app.getSnapshot().children.session?.send({ type: 'session.changedElsewhere', hasToken }));
watchSurroundings(app.send);
rememberTheme(app);
address.start();

const container = document.getElementById('app');
if (container) createRoot(container).render(<AppView source={liveSource(app)} screens={shown} vault={vault} areas={said} />);

// What the first call needs is fetched while the first screen is looked at; if that fails, the call asks again.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1));
idle(() => void import('./effects/live.ts').catch(() => undefined));
