import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SnapshotFrom } from 'xstate';
import type { AppContext } from '../../machines/app/context.ts';
import type { sessionMachine } from '../../machines/session/session.ts';
import { HOME, LOGIN } from '../../schema/app/route.ts';

const DOOR = '[data-painted-for="stranger"]';

/** Whether the program shows the login as it is painted from the start: nothing entered, and no word about how one came here, what was refused, or the line. */
export const isAsPainted = ({ route, returnTo, notices, online, failed }: AppContext, session: SnapshotFrom<typeof sessionMachine> | undefined): boolean =>
  route?.path === LOGIN &&
  (returnTo ?? HOME) === HOME &&
  notices.length === 0 &&
  online &&
  failed === null &&
  session?.matches({ signedOut: { static: 'editing' } }) === true &&
  session.context.username === '' &&
  !session.context.filled.password &&
  session.context.problem === null;

/** Whether nobody, nor a browser that remembers what stood in forms, has put anything into it. */
const isUntouched = (painted: HTMLElement): boolean =>
  [...painted.querySelectorAll('input')].every(({ type, value, checked, defaultChecked }) => checked === defaultChecked && (type === 'radio' || value === ''));

/**
 * Draws the program where the page has its place for it. The login that is painted from the start is taken over where that is what
 * would be drawn: a heading that is drawn once more counts as what the visitor waited for (Largest Contentful Paint).
 */
export const draw = (container: HTMLElement, view: ReactNode, asPainted: boolean): void => {
  const painted = asPainted ? container.querySelector<HTMLElement>(DOOR) : null;
  if (painted === null || !isUntouched(painted)) {
    createRoot(container).render(view);
    return;
  }
  // Without moving it, which the browser would take for drawing it anew.
  for (const other of [...container.children]) if (other !== painted) other.remove();
  // React takes the first title of a page for its own, and the title of the page with it when the login goes.
  const title = document.querySelector('title');
  title?.after(title.cloneNode(true));
  // At once: what cannot be pressed until the program listens must not be left so when it does.
  flushSync(() => hydrateRoot(painted, view));
  painted.inert = false;
  delete painted.dataset.paintedFor;
};
