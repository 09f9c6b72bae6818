import { shellRoutes } from '../../schema/shell/routes.ts';
import { room, showing } from '../room.ts';

/** Two rooms: nobody waits at home for the settings. */
export default [
  room(showing(shellRoutes, 'home'), { screens: () => import('./joined/home-page.ts') }),
  room(showing(shellRoutes, 'settings'), {
    workflows: () => import('../../machines/shell/registry.ts'),
    screens: () => import('./joined/settings-page.ts'),
    touched: () => import('../../views/shell/settings/kept-lists.tsx'),
  }),
];
