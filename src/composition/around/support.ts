import { room } from '../room.ts';

/** What tells support of a problem, deletes what was recorded, and shows drafts that are kept. */
export const support = room([], {
  workflows: () => import('../../machines/app/support-registry.ts'),
  screens: () => import('../../views/shell/support/screens.tsx'),
  effects: () => import('../../effects/support/ports.ts'),
  sheets: ['rescue', 'support'],
});
