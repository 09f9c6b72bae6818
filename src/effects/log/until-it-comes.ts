const FIRST_MILLIS = 1000;
const LONGEST_MILLIS = 30_000;

const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
    window.addEventListener('online', () => resolve(), { once: true });
  });

/** Loads a part of the program until it comes: now, then less and less often, and as soon as the device is online again. */
export const untilItComes = async <T>(load: () => Promise<T>, onMissing: () => void = () => {}): Promise<T> => {
  for (let wait = FIRST_MILLIS; ; wait = Math.min(2 * wait, LONGEST_MILLIS)) {
    try {
      return await load();
    } catch {
      onMissing();
      await pause(wait);
    }
  }
};
