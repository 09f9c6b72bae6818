import { sessionRoutes } from '../../schema/session/routes.ts';
import { room } from '../room.ts';

export default [room(sessionRoutes, { screens: () => import('../../views/session/screens.ts') })];
