/** What changes around the program without anybody touching it. */
type SurroundingsEvent = { readonly type: 'network.changed'; readonly online: boolean } | { readonly type: 'clock.ticked'; readonly at: number };

const MINUTE_MILLIS = 60_000;

/** Reports the network's state and the passing of time; the clock rests while nobody looks. */
export const watchSurroundings = (send: (event: SurroundingsEvent) => void): void => {
  const network = () => send({ type: 'network.changed', online: navigator.onLine });
  const tick = () => {
    if (document.visibilityState === 'visible') send({ type: 'clock.ticked', at: Date.now() });
  };
  window.addEventListener('online', network);
  window.addEventListener('offline', network);
  document.addEventListener('visibilitychange', tick);
  setInterval(tick, MINUTE_MILLIS);
  if (!navigator.onLine) network();
};
