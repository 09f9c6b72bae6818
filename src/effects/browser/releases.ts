const SCRIPT = '/sw.js';
/** What the names of the worker's caches begin with while it keeps the program. */
const KEPT = 'matab-precache';
/** Where the worker keeps what it was told of the provider's address last (`tools/emit-worker.mjs`). */
const CONFIGURATION = { cache: 'matab-configuration', address: '/config.json' } as const;
/** How often a page that stays open asks for a newer release, in milliseconds. */
const ROUND_MILLIS = 3_600_000;
/** How often a release that is wanted is asked to take over, and how many times, before the page is opened anew without it. */
const ASKING = { millis: 500, times: 6 } as const;
/** What a page that is opened anew to remind the browser leaves for the next one in its tab. */
const REMINDED = 'matab.release';

/** Workers of the browser; none where the page came over plain HTTP from another machine. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => workers()?.getRegistration('/');

const settled = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((go) => {
    const look = () => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') go();
    };
    worker?.addEventListener('statechange', look);
    look();
  });

const keepsProgram = async (): Promise<boolean> => (await caches.keys()).some((name) => name.startsWith(KEPT));

/** The page that brings the worker has asked before it was there. */
const keepConfiguration = async (): Promise<void> => {
  const { cache, address } = CONFIGURATION;
  if (!(await caches.has(cache))) await (await caches.open(cache)).add(address);
};

let reload = (): void => window.location.reload();

/** Lets a release that waits take over in every tab; each is then opened anew. */
export const takeRelease = async (): Promise<void> => {
  const waiting = (await registered())?.waiting;
  // It has taken over already, or another came after it.
  if (!waiting) return reload();
  // Chromium forgets for minutes that it was asked where a page fetches something of the older one just then. What the touch wanted
  // has mostly come when it is asked first; where that did not help, a page that is opened reminds it.
  for (let asked = 0; ; asked += 1) {
    await new Promise((go) => setTimeout(go, ASKING.millis));
    if (waiting.state !== 'installed') return;
    if (asked === ASKING.times) break;
    waiting.postMessage({ type: 'SKIP_WAITING' });
  }
  sessionStorage.setItem(REMINDED, 'yes');
  reload();
};

/** Whether this page was opened to remind the browser of a release, told once. */
const takeReminded = (): boolean => {
  const isReminded = sessionStorage.getItem(REMINDED) !== null;
  sessionStorage.removeItem(REMINDED);
  return isReminded;
};

/**
 * The program on the device, and the newer releases of it that come there. `found` hears of each that waits; `vouch` makes of the
 * worker's address one that the pages' policy lets through.
 * A page is opened anew when another release takes over, whichever tab wanted it: what was begun comes back from the log.
 */
export const watchReleases = (found: () => void, mayReload: () => boolean, vouch: (script: string) => string) => {
  // What only this page's memory holds would be gone: the page goes on as it is, and the release is offered again.
  reload = () => (mayReload() ? window.location.reload() : found());
  let followed: ServiceWorkerRegistration | null = null;

  const follow = (registration: ServiceWorkerRegistration): void => {
    if (followed === registration) return;
    followed = registration;
    const look = () => {
      if (registration.waiting && registration.active) found();
    };
    const expect = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', expect);
    // The browser may have found it before anybody listened.
    expect();
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Math.abs(Date.now() - asked) < ROUND_MILLIS) return;
      asked = Date.now();
      // Without a network it is asked for at a later return.
      registration.update().catch(() => undefined);
    });
    look();
  };

  let controlled = workers()?.controller != null;
  workers()?.addEventListener('controllerchange', () => {
    // The first worker of a page belongs to its release.
    if (controlled) reload();
    controlled = true;
  });
  if (controlled) {
    const reminded = takeReminded();
    void registered().then((registration) => {
      // It took over before the first script of this page could hear of it.
      if (reminded && !registration?.waiting) reload();
      else if (registration) follow(registration);
    });
  }

  /**
   * Has the browser keep the whole program, once for each release. Answers whether it does: not where it cannot, where the host
   * has no worker or switched it off, nor where it did not come this time.
   */
  const keep = async (): Promise<boolean> => {
    try {
      await workers()?.register(vouch(SCRIPT), { updateViaCache: 'none' });
      const registration = await registered();
      if (!registration) return false;
      follow(registration);
      if (registration.active === null) await settled(registration.installing ?? registration.waiting);
      if (registration.active === null || !(await keepsProgram())) return false;
      await keepConfiguration();
      return true;
    } catch {
      // The host has none, there is no network, or no room: the next start asks again.
      return false;
    }
  };

  return { keep };
};
