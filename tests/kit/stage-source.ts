import { createActor, fromPromise } from 'xstate';
import { lockedMachine } from '../../src/machines/app/asking/locked.ts';
import { supportMachine } from '../../src/machines/app/asking/support.ts';
import { installActors } from '../../src/machines/app/install.ts';
import { appMachine } from '../../src/machines/app/product.ts';
import { removalMachine } from '../../src/machines/kit/removal.ts';
import { resourceMachine } from '../../src/machines/kit/resource.ts';
import { sessionMachine } from '../../src/machines/session/session.ts';
import { settingsMachine } from '../../src/machines/shell/settings.ts';
import type { Failure } from '../../src/schema/kit/failure.ts';
import type { User } from '../../src/schema/session/user.ts';
import { liveSource } from '../../src/views/kit/actor-source.ts';

const never = new Promise<never>(() => {});

const sara: User = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'نیک‌نام' } };

/** What the provider answers on the stage; a failure is thrown, `never` keeps everybody waiting. */
export interface Script {
  readonly signedIn: boolean;
  readonly path: string;
  readonly at?: number;
  readonly signIn?: Failure | 'never';
  readonly user?: User | 'never' | 'failed';
  /** An address that begins with a slash, or null for none. */
  readonly picture?: string | null;
  readonly removeRow?: Failure | 'never';
  readonly prepareReport?: { readonly bytes: number } | Failure | 'never';
  readonly openLocked?: { readonly opened: number; readonly left: number } | Failure | 'never';
  readonly discardLocked?: Record<never, never> | Failure | 'never';
  readonly sendReport?: { readonly delivered: 'shared' | 'saved' | 'cancelled' } | Failure | 'never';
}

const isFailure = (answer: unknown): answer is Failure => typeof answer === 'object' && answer !== null && '_tag' in answer;

/** A port that gives one answer for ever: a value, a failure, or nothing at all. */
const acted = (answer: unknown) =>
  fromPromise(() => {
    if (answer === 'never') return never;
    return answer === 'failed' || isFailure(answer) ? Promise.reject(isFailure(answer) ? answer : { _tag: 'Timeout' }) : Promise.resolve(answer);
  });

/** The real root and session workflows, with answers from a script in place of a provider, and no address bar. */
export const stage = ({
  signedIn,
  path,
  at = Date.UTC(2026, 10, 20, 5, 30),
  signIn = 'never',
  user = sara,
  picture = null,
  removeRow = 'never',
  ...device
}: Script) => {
  const session = sessionMachine.provide({});
  installActors(session, {
    signIn: acted(signIn),
    requestCode: acted({}),
    verifyCode: acted({ supported: false }),
    loadUser: acted(user),
    loadPicture: acted(typeof picture === 'string' && picture.startsWith('/') ? { url: picture } : (picture ?? { url: null })),
    signOut: acted('never'),
  });
  const removal = removalMachine.provide({});
  installActors(removal, { removeRow: acted(removeRow), findRow: acted('never') });
  const arrive = (to: string) => app.send({ type: 'route.arrived', path: to, at });
  const root = appMachine.provide({
    actors: { session },
    actions: {
      navigate: (_, { to }: { readonly to: string }) => queueMicrotask(() => arrive(to)),
      goBack: () => arrive('/'),
      bring: (_, wish) => queueMicrotask(() => wish && 'type' in wish && app.send(wish)),
    },
  });
  const support = supportMachine.provide({});
  const { prepareReport = 'never', sendReport = 'never', openLocked = 'never', discardLocked = 'never' } = device;
  installActors(support, { prepareReport: acted(prepareReport), sendReport: acted(sendReport), deleteLog: acted('never') });
  const locked = lockedMachine.provide({});
  installActors(locked, { openLocked: acted(openLocked), discardLocked: acted(discardLocked) });
  // The practice has nothing yet.
  const lists = (['clinics', 'insurances', 'insuranceTariffs'] as const).map((name) => {
    const list = resourceMachine(name).provide({});
    installActors(list, { loadRows: acted({ rows: [], unreadable: 0 }) });
    return [`resource:${name}`, list];
  });
  installActors(root, { removal, support, locked, settings: settingsMachine, ...Object.fromEntries(lists) });
  const app = createActor(root, { id: 'app', input: { hasToken: signedIn, path, at } });
  app.start();
  arrive(path);
  return { app, source: liveSource(app), session: app.getSnapshot().children.session };
};
