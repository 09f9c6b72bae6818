import { documentRoutes } from '../../schema/documents/routes.ts';
import { room, showing } from '../room.ts';

export default [
  room(showing(documentRoutes, 'letterhead'), {
    workflows: () => import('../../machines/documents/letterhead-registry.ts'),
    screens: () => import('../../views/documents/letterhead-screens.ts'),
  }),
];
