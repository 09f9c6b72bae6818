import type { Hand } from '../hand/hand.ts';

export const HOME = '/';

/** Goes to a place inside the program, as its links and the browser's own Back and Forward do: nothing is loaded anew. */
export const goTo = (hand: Hand, path: string): Promise<void> =>
  hand.ask((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
