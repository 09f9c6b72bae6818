import { setup } from 'xstate';
import type { appWorkflow } from '../../schema/app/workflow.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { sessionMachine } from '../session/session.ts';
import type { AppContext, Navigation, Params, Question, SheetWish } from './context.ts';

/** The types of the root and what the composition root does for it; `app.ts` says when. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as EventOf<typeof appWorkflow>,
    input: {} as InputOf<typeof appWorkflow>,
  },
  // The other workflows join when their part of the program is loaded; see `installActors`.
  actors: { session: sessionMachine },
  actions: {
    navigate: (_, _params: Navigation) => {},
    goBack: (_, _params: { readonly fallback: string }) => {},
    /** Lets the address say how what is on the screen is ordered and filtered, without going anywhere. */
    writeQuery: (_, _params: { readonly query: Params }) => {},
    /** Brings the part of the program that is wished for, and says so then. Without a wish the one before is over. */
    bring: (_, _wish: SheetWish | Question | null) => {},
    /** The newer release takes over, and the page is opened anew. */
    takeRelease: () => {},
    /** Nobody is here any more, and recording goes on. */
    recordAnew: () => {},
  },
});

/** Children are spawned by the name of their machine, which this file need not know. */
export const spawned = (name: string) => name as 'session';

/** Workflows of which one at a time is open: they ask the user something, most of them about the place where it was asked. */
export const ASKING = { removal: 'removal', support: 'support', rescue: 'rescue', locked: 'locked' } as const;
