import { shellRoutes } from '../../schema/shell/routes.ts';
import { room } from '../room.ts';

export default [
  room(shellRoutes, { screens: () => import('../../views/shell/screens.ts') }),
  room([], {
    workflows: () => import('../../machines/app/locked-registry.ts'),
    screens: () => import('../../views/shell/locked/screens.ts'),
    effects: () => import('../../effects/support/locked.ts'),
    sheets: ['locked'],
  }),
];
