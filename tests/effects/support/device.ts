import { Cause, Effect, Exit, Layer } from 'effect';
import { makeTokens, type TokenPlace } from '../../../src/effects/kit/access/tokens.ts';
import { Http, httpIn } from '../../../src/effects/kit/http.ts';
import { Platform, type Surroundings } from '../../../src/effects/kit/platform.ts';
import type { Services } from '../../../src/effects/kit/ports.ts';
import { volatileVault } from '../../../src/schema/kit/vault.ts';
import type { Keeping } from '../../../src/schema/session/keeping.ts';

/** What tabs of one browser share: a storage whose changes every other tab hears of. */
export const sharedStorage = () => {
  const values = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const tab = (): TokenPlace => {
    const changes = new EventTarget();
    tabs.push(changes);
    const tell = (key: string, newValue: string | null) => {
      for (const other of tabs) if (other !== changes) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        values.set(key, value);
        tell(key, value);
      },
      removeItem: (key: string) => {
        // What is not there is removed without a word.
        if (values.delete(key)) tell(key, null);
      },
    };
    return { storage: () => storage, changes };
  };
  return { values, tab };
};

/** A device on which nothing waits for anybody. */
export const nothingKept: Keeping = {
  keyOf: () => Promise.resolve(null),
  open: async (_username, _key, admit) => {
    admit();
    return { locked: 0, goOn: null };
  },
  changed: () => Promise.resolve(),
  openFormer: () => Promise.resolve({ opened: 0, locked: 0, goOn: null }),
  discard: () => Promise.resolve(),
  close: () => Promise.resolve('nothing'),
};

/** One tab in a device of this test, at a given provider. */
export const device = (
  origin: string,
  { place = sharedStorage().tab(), ...others }: Partial<Surroundings> & { readonly place?: TokenPlace } = {},
): Surroundings => {
  let pictures = 0;
  let owed = false;
  return {
    tokens: makeTokens(place),
    user: () => null,
    vault: volatileVault(),
    origin,
    fetch: (url, init) => fetch(url, init),
    online: () => true,
    locks: navigator.locks,
    pictures: { show: () => `picture:${++pictures}`, forget: () => {} },
    print: () => Promise.resolve(),
    saveFile: () => {},
    shareText: async () => 'shared',
    support: {
      prepareReport: () => Promise.resolve(1000),
      sendReport: () => Promise.resolve('saved'),
      deleteLog: () => Promise.resolve(),
      readRescued: () => Promise.resolve([]),
      discardRescued: () => Promise.resolve(),
    },
    keeping: nothingKept,
    farewell: {
      isOwed: () => owed,
      owe: (owes) => {
        owed = owes;
      },
    },
    ...others,
  };
};

export const signedIn = (origin: string, token: string, others: Partial<Surroundings> & { readonly place?: TokenPlace } = {}): Surroundings => {
  const made = device(origin, others);
  made.tokens.begin(token);
  return made;
};

export const servicesOf = (surroundings: Surroundings): Layer.Layer<Services> =>
  Layer.merge(
    Layer.effect(
      Http,
      Effect.map(Effect.scope, (scope) => httpIn(surroundings, scope)),
    ),
    Layer.succeed(Platform, surroundings),
  );

/** Lets several effects share the services of one tab, and answers what became of each. */
export const outcomes = async <A, E>(surroundings: Surroundings, effects: readonly Effect.Effect<A, E, Services>[]): Promise<readonly (A | E)[]> =>
  Effect.runPromise(
    Effect.forEach(effects, (effect) => Effect.map(Effect.exit(effect), settled), { concurrency: 'unbounded' }).pipe(Effect.provide(servicesOf(surroundings))),
  );

/** What became of an effect: its value, or the failure as it is. A defect throws. */
export const settled = <A, E>(exit: Exit.Exit<A, E>): A | E => {
  if (Exit.isSuccess(exit)) return exit.value;
  const failure = exit.cause.reasons.find(Cause.isFailReason);
  if (failure === undefined) throw new Error(Cause.pretty(exit.cause));
  return failure.error;
};

export const outcome = async <A, E>(surroundings: Surroundings, effect: Effect.Effect<A, E, Services>): Promise<A | E> => {
  const [only] = await outcomes(surroundings, [effect]);
  return only as A | E;
};
