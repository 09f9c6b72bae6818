import type { Navigation } from '../../machines/app/app.ts';

/** What the address bar reports to the root workflow. */
type AddressEvent =
  | { readonly type: 'route.loading'; readonly path: string }
  | { readonly type: 'route.failed'; readonly path: string }
  | { readonly type: 'route.arrived'; readonly path: string; readonly passed: Navigation['passed']; readonly at: number };

interface AddressOptions {
  /** Loads the part of the program that shows a path; nothing to wait for when it is there. */
  readonly prepare: (path: string) => Promise<void> | null;
  readonly send: (event: AddressEvent) => void;
}

const here = () => window.location.pathname;
const depth = (): number => (window.history.state as { depth?: number } | null)?.depth ?? 0;

/**
 * The browser's address as the root workflow's navigation: a place is prepared before it is shown, the newest wish wins,
 * and Back never leaves the program by surprise.
 */
export const createAddress = ({ prepare, send }: AddressOptions) => {
  let wishes = 0;
  let shown: string | null = null;

  const arrive = (path: string, passed: Navigation['passed']) => {
    shown = path;
    send({ type: 'route.arrived', path, passed, at: Date.now() });
  };

  /** Runs `then` when the path can be shown, unless a newer wish came first. */
  const whenReady = (path: string, then: () => void) => {
    wishes += 1;
    const wish = wishes;
    const loading = prepare(path);
    if (loading === null) {
      then();
      return;
    }
    send({ type: 'route.loading', path });
    loading.then(
      () => wish === wishes && then(),
      () => wish === wishes && send({ type: 'route.failed', path }),
    );
  };

  const navigate = ({ to, replace, passed }: Navigation) =>
    whenReady(to, () => {
      if (replace || to === here()) window.history.replaceState({ depth: depth() }, '', to);
      else window.history.pushState({ depth: depth() + 1 }, '', to);
      arrive(to, passed);
    });

  return {
    navigate,
    /** Goes back inside the program, or to `fallback` when this is where it was entered. */
    back: (fallback: string) => {
      if (depth() > 0) window.history.back();
      else navigate({ to: fallback, replace: true, passed: null });
    },
    /** Follows the browser's own Back and Forward, and shows the first address. */
    start: () => {
      window.addEventListener('popstate', () => {
        // A sheet closes with Back on the same address.
        if (here() !== shown) whenReady(here(), () => arrive(here(), null));
      });
      whenReady(here(), () => arrive(here(), null));
    },
  };
};
