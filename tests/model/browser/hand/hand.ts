import type { Control, Sight } from '../world/tools.ts';

/** What a person does at a browser, whichever it is. */
export interface Hand {
  /** Opens an address anew, as somebody who comes. */
  readonly open: (path: string) => Promise<void>;
  /** Presses what can be used; fails when it does not come. */
  readonly press: (control: Control) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly type: (control: Control, text: string) => Promise<void>;
  readonly key: (name: 'Enter' | 'Escape') => Promise<void>;
  /** Draws something aside, in pixels to the right. */
  readonly drag: (control: Control, dx: number) => Promise<void>;
  readonly see: (workflow: string | null, controls: readonly Control[]) => Promise<Sight>;
  /** Lets time pass. */
  readonly pass: (millis: number) => Promise<void>;
  /** Runs a function in the page, of which only its text arrives there. */
  readonly ask: <A, B>(what: (given: A) => B, given: A) => Promise<Awaited<B>>;
  /** Keeps the file that something hands over. */
  readonly receive: (begin: () => Promise<void>, file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser that gives a new hand, with nothing left of the one before. */
export interface Browser {
  readonly name: string;
  readonly hand: (url: string) => Promise<Hand>;
  readonly close: () => Promise<void>;
}

const PAUSE = 15;

/** Waits until something is there; answers undefined if it never was, not even at a look that began when the time was over. */
export const soon = async <T>(what: () => Promise<T | undefined>, patience: number): Promise<T | undefined> => {
  const end = performance.now() + patience;
  for (;;) {
    const isOver = performance.now() > end;
    const found = await what();
    if (found !== undefined || isOver) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};

/** A hand that presses no faster than a person who has seen what rose: a second tap at once is taken for a slip of the finger. */
export const calm = (hand: Hand): Hand => ({
  ...hand,
  press: async (control) => {
    await hand.ask(() => window.modelled.rest(), null);
    await hand.press(control);
  },
});

export const worded = ({ role, name }: Control): string => `${role} «${typeof name === 'string' ? name : `/${name.pattern}/`}»`;
