import { insuranceRoutes } from '../../schema/insurances/routes.ts';
import { room } from '../room.ts';

export default [
  room(insuranceRoutes, {
    workflows: () => import('../../machines/insurances/registry.ts'),
    screens: () => import('../../views/insurances/screens.ts'),
    effects: () => import('../../effects/insurances/ports.ts'),
    sheets: ['insuranceForm', 'levelForm'],
  }),
];
