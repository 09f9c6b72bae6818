import { shellRoutes } from '../../schema/shell/routes.ts';
import { room } from '../room.ts';

export default [room(shellRoutes, { screens: () => import('../../views/shell/screens.ts') })];
