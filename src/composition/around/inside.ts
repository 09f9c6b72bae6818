import type { Room } from '../room.ts';

/** What every area but the session has around it, and the workflows that all of them use. */
export const inside: Room = {
  routes: [],
  sheets: [],
  workflows: () => import('../../machines/app/registry.ts'),
  screens: () => import('../../views/shell/signed-in.ts'),
};
