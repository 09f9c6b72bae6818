/** Work that takes long, in steps: between two of them the page may do something else. */
export type Steps<T> = Generator<void, T>;

/** Where long work gives way; throws when nobody waits for it any more. */
export type Breathe = () => Promise<void> | undefined;

/** What steps come to. */
export const inSteps = async <T>(steps: Steps<T>, breathe: Breathe): Promise<T> => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    const pause = breathe();
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
