import { messageRoutes } from '../../schema/messages/routes.ts';
import { room } from '../room.ts';

export default [
  room(messageRoutes, {
    workflows: () => import('../../machines/messages/registry.ts'),
    screens: () => import('../../views/messages/screens.ts'),
    effects: () => import('../../effects/messages/ports.ts'),
  }),
];
