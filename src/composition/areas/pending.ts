import { pendingRoutes } from '../../schema/shell/pending-routes.ts';
import { room } from '../room.ts';

export default [room(pendingRoutes, { screens: () => import('../../views/shell/pending/screens.ts') })];
