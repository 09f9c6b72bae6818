/** Work that takes long, in steps: between two of them the page may do something else. One that yields a promise goes on when that is kept. */
export type Steps<T> = Generator<Promise<void> | undefined, T>;

/** Where long work gives way; throws when nobody waits for it any more. */
export type Breathe = () => Promise<void> | undefined;

/** What steps come to. */
export const inSteps = async <T>(steps: Steps<T>, breathe: Breathe): Promise<T> => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    const pause = value ?? breathe();
    if (pause) await pause;
  }
};

/** The same without giving way. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
