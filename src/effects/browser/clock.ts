interface Ticked {
  readonly type: 'clock.ticked';
  readonly at: number;
}

const MINUTE_MILLIS = 60_000;

/** Reports the passing of time; the clock rests while nobody looks. */
export const watchClock = (send: (event: Ticked) => void): void => {
  const tick = () => {
    if (document.visibilityState === 'visible') send({ type: 'clock.ticked', at: Date.now() });
  };
  document.addEventListener('visibilitychange', tick);
  setInterval(tick, MINUTE_MILLIS);
};
