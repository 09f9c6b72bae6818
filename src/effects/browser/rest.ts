const PAUSE_MILLIS = 1000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether this device pays for what nobody asked for yet. */
export const isSparing = (): boolean => {
  const { saveData, effectiveType } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
};

const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go, 50);
  });
const after = (millis: number) => new Promise((go) => setTimeout(go, millis));

/**
 * Fetches parts of the program that nobody has visited yet, one after the other while nothing else is going on, so that
 * every screen opens without a network too. A part that does not come is asked for again when its turn comes round, `pause`
 * milliseconds later; a device that spares its data is left alone unless `sparing` is false.
 */
export const fetchRest = async (
  parts: readonly (() => Promise<unknown>)[],
  quiet: () => boolean,
  { pause = PAUSE_MILLIS, sparing = true }: { readonly pause?: number; readonly sparing?: boolean } = {},
): Promise<void> => {
  let waiting = parts;
  while (waiting.length > 0) {
    await after(pause);
    if ((sparing && isSparing()) || !navigator.onLine || document.visibilityState !== 'visible' || !quiet()) continue;
    const missed: (() => Promise<unknown>)[] = [];
    for (const part of waiting) {
      await idle();
      await part().catch(() => missed.push(part));
    }
    waiting = missed;
  }
};
