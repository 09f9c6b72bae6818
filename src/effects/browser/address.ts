import { addressOf, type Navigation, type Params } from '../../machines/app/context.ts';
import { SEARCH } from '../../schema/app/route.ts';

/** What the address bar reports to the root workflow. */
type AddressEvent =
  | { readonly type: 'route.loading'; readonly path: string }
  | { readonly type: 'route.failed'; readonly path: string }
  | {
      readonly type: 'route.arrived';
      readonly path: string;
      readonly query: Params;
      readonly passed: Navigation['passed'];
      readonly at: number;
    };

interface AddressOptions {
  /** Loads the part of the program that shows a path; nothing to wait for when it is there. */
  readonly prepare: (path: string) => Promise<void> | null;
  /** Whether a path that the browser asks for will be shown; another is led elsewhere, and needs nothing loaded. */
  readonly admits: (path: string) => boolean;
  /** What may be told of an address: itself where the program has it, whoever may see it, else only what it is most like; null for nothing. */
  readonly told: (path: string) => string | null;
  readonly send: (event: AddressEvent) => void;
}

/** What is told of an address that the program does not have: it may hold anything, and what is told is recorded. */
const NOWHERE = '/nowhere';

/** A path with one stroke before it: with two, it would be a host. */
const onHost = (to: string) => to.replace(/^\/+/, '/');
const here = () => onHost(window.location.pathname);
const whole = () => here() + window.location.search;
const barePath = (to: string) => to.split('?', 1)[0] ?? to;
const queried = (address: string): Params =>
  Object.fromEntries([...new URLSearchParams(address.slice(barePath(address).length))].filter(([name]) => /^[a-z]\w*$/i.test(name)));
/** An address as the browser may show and remember it: without what is searched for. */
const memorable = (address: string): string => {
  const { [SEARCH]: sought, ...query } = queried(address);
  return sought === undefined ? address : addressOf({ path: barePath(address), query });
};
/** What an entry of the history knows of those before it: how many are the program's, and the address of the last one. */
interface Entry {
  readonly depth: number;
  readonly before: string | null;
}
const entry = (): Entry => ({ depth: 0, before: null, ...(window.history.state as Partial<Entry> | null) });
/** Whether the screen before is this very path with something asked of it: an order, the days of its rows. */
const isAskedBefore = (path: string): boolean => entry().before?.startsWith(`${path}?`) ?? false;

/**
 * The browser's address as the root workflow's navigation: a place is prepared before it is shown, the newest wish wins,
 * and Back never leaves the program by surprise.
 */
export const createAddress = ({ prepare, admits, told, send }: AddressOptions) => {
  /** The newest wish: empty until it could not be met, then how to go on with it, by its path. */
  let newest: Record<string, () => void> = {};
  /** The address of what the screen shows; null while the browser has gone elsewhere, and that is on its way. */
  let shown: string | null = null;

  const arrive = (path: string, query: Params, passed: Navigation['passed']) => {
    shown = whole();
    send({ type: 'route.arrived', path, query, passed, at: Date.now() });
  };

  /** Runs `then` when the path can be shown, unless a newer wish came first. */
  const whenReady = (path: string, then: () => void) => {
    const wish: typeof newest = {};
    newest = wish;
    const loading = prepare(path);
    if (loading === null) {
      then();
      return;
    }
    send({ type: 'route.loading', path });
    loading.then(
      () => wish === newest && then(),
      () => {
        if (wish !== newest) return;
        wish[path] = then;
        shown = whole();
        send({ type: 'route.failed', path });
      },
    );
  };

  const navigate = ({ to: wanted, replace, passed }: Navigation) => {
    const to = onHost(wanted);
    const path = barePath(to);
    const meet = () => {
      const said = memorable(to);
      const again = said === whole();
      // On from a form to the list that it came from: as that stood, and not a second time.
      if (replace && !again && passed === null && isAskedBefore(to)) {
        window.history.back();
        return;
      }
      const { depth, before } = entry();
      if (replace || again) window.history.replaceState({ depth, before }, '', said);
      else window.history.pushState({ depth: depth + 1, before: memorable(whole()) }, '', said);
      const come = () => arrive(path, queried(to), passed);
      // Who is there already came to an end of something, which must be over before it can begin anew.
      if (again) queueMicrotask(come);
      else come();
    };
    // Whoever tries again knows no more than the path: it is about the same, and leaves the history as it would have.
    whenReady(path, (replace && newest[to]) || meet);
  };

  /** Follows the browser to an address that nobody in the program asked for. */
  const follow = () => {
    shown = null;
    const path = here();
    const query = queried(whole());
    if (SEARCH in query || path !== window.location.pathname) window.history.replaceState(window.history.state, '', memorable(whole()));
    if (admits(path)) whenReady(path, () => arrive(path, query, null));
    else arrive(told(path) ?? NOWHERE, query, null);
  };

  return {
    navigate,
    /** Says behind the path what is asked of the screen on it, without going anywhere. */
    write: (query: Params) => {
      // The address is that of the screen to come, which is asked nothing by the one before.
      if (!shown) return;
      shown = addressOf({ path: here(), query });
      if (shown === whole()) return;
      window.history.replaceState(window.history.state, '', shown);
    },
    /** Goes back inside the program, or to `fallback` when this is where it was entered. */
    back: (fallback: string) => {
      // A second press while the first is under way means the same.
      if (!shown) return;
      if (entry().depth > 0) {
        shown = null;
        window.history.back();
      } else navigate({ to: fallback, replace: true, passed: null });
    },
    /** Follows the browser's own Back and Forward, and shows the first address. */
    start: () => {
      window.addEventListener('popstate', () => {
        // A sheet closes with Back on the same address.
        if (whole() !== shown) follow();
      });
      follow();
    },
  };
};
