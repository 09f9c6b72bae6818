import { room } from '../room.ts';

/** What asks for a former password: few ever meet it, so that it comes when there is something to ask for. */
export const locked = room([], {
  workflows: () => import('../../machines/app/locked-registry.ts'),
  screens: () => import('../../views/shell/locked/screens.ts'),
  effects: () => import('../../effects/support/locked.ts'),
  sheets: ['locked'],
});
