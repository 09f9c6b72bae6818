import { documentRoutes } from '../../schema/documents/routes.ts';
import { room, showing } from '../room.ts';

/** Two rooms: the papers, and the head over them, which is typed once. */
export default [
  room(showing(documentRoutes, 'documents'), {
    workflows: () => import('../../machines/documents/registry.ts'),
    screens: () => import('../../views/documents/screens.ts'),
    effects: () => import('../../effects/documents/ports.ts'),
  }),
  room(showing(documentRoutes, 'letterhead'), {
    workflows: () => import('../../machines/documents/letterhead-registry.ts'),
    screens: () => import('../../views/documents/letterhead/screens.ts'),
  }),
];
