/** What the page tells of itself while it is measured; all times are milliseconds since its navigation began. */
export interface Arrival {
  readonly painted: number;
  readonly whole: number;
}

declare global {
  interface Window {
    probes: {
      longest: number;
      shifted: number;
      usable: number;
      keys: number[];
      /** The first element that a selector finds and that takes room, as soon as there is one. */
      there: (selector: string) => Promise<Element>;
      /** When it was painted. */
      painted: (selector: string) => Promise<number>;
      /**
       * Goes to an address within the program, without what a tap would hand over: how long it took until a screen with another heading was
       * painted, and until it was whole, with no shape left of what is asked of the provider.
       */
      goTo: (address: string) => Promise<Arrival>;
    };
  }
}

/**
 * Runs in the page before anything else: hears of long tasks, of what moved by itself, of the moment from which the first field takes
 * what is typed, and of how long each key took until what it changed in the list was painted.
 */
export const probe = (): void => {
  const there = (selector: string) =>
    new Promise<Element>((resolve, reject) => {
      const began = performance.now();
      const look = () => {
        const found = [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().height > 0);
        if (found) resolve(found);
        else if (performance.now() - began > 60_000) reject(new Error(`There was no ${selector}.`));
        else requestAnimationFrame(look);
      };
      look();
    });
  /** In a frame: when it is painted, which is before any other task begins. */
  const afterFrame = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => resolve(performance.now());
      port1.postMessage(null);
    });
  const painted = async (selector: string) => {
    // Whatever is found is found in a frame, and goes on within it.
    await new Promise(requestAnimationFrame);
    await there(selector);
    return afterFrame();
  };
  const heading = () => document.querySelector('main :is(h1, h2)')?.textContent ?? null;
  /** What is on its way breathes. */
  const breathes = () => document.getAnimations().some((animation) => animation instanceof CSSAnimation && animation.animationName.includes('breathe'));
  const goTo = async (address: string) => {
    const before = heading();
    const began = performance.now();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    const until = async (isSo: () => boolean): Promise<number> => {
      do {
        await new Promise(requestAnimationFrame);
        if (performance.now() - began > 60_000) throw new Error(`${address} does not come to rest.`);
      } while (!isSo());
      return (await afterFrame()) - began;
    };
    const first = await until(() => ![null, before].includes(heading()));
    return { painted: first, whole: breathes() ? await until(() => !breathes()) : first };
  };
  const probes = { longest: 0, shifted: 0, usable: 0, keys: [] as number[], there, painted, goTo };
  window.probes = probes;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probes.longest = Math.max(probes.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) probes.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isUsable = () => [...document.querySelectorAll('input')].some((field) => !field.disabled && !field.readOnly && !field.closest('[inert]'));
  const look = () => {
    if (isUsable()) probes.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  // A field that gets a button to clear it, a count that follows, or rows that are on their way, are no answer yet.
  const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/patient/"]')].map(({ href }) => href).join(' ');
  let pressed = 0;
  let before = '';
  addEventListener(
    'input',
    ({ timeStamp }) => {
      pressed = timeStamp;
      before = rows();
    },
    true,
  );
  const changed = () => {
    const at = pressed;
    if (at === 0 || ['', before].includes(rows())) return;
    requestAnimationFrame(async () => {
      const then = await afterFrame();
      if (pressed === at) probes.keys.push(then - at);
      pressed = pressed === at ? 0 : pressed;
    });
  };
  const watch = () => new MutationObserver(changed).observe(document.body, { childList: true, subtree: true, characterData: true });
  if (document.body) watch();
  else addEventListener('DOMContentLoaded', watch);
};
