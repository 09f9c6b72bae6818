import { doubts, wants } from '../kit/screen.ts';
import { appointmentsSetup as machine } from './setup.ts';
import { addressOf } from './standing.ts';

const LISTS = ['appointments', 'patients'] as const;

/** Asks for what the screen shows. */
export const wantLists = machine.enqueueActions(({ context, enqueue }) => {
  for (const thing of wants(LISTS, context.at)) enqueue({ type: 'tell', params: thing });
});

/** Has the appointments read again, however fresh they are, and the patients with them: one that is new may be for somebody who is. */
export const readAgain = machine.enqueueActions(({ context, enqueue }) => {
  for (const thing of doubts(LISTS, context.at)) enqueue({ type: 'tell', params: thing });
});

/** The address says which days are shown. */
export const writeAddress = machine.enqueueActions(({ context, enqueue }) => {
  enqueue({ type: 'tell', params: { type: 'route.queried', query: addressOf(context) } });
});
