import { chairListMachine, chairListWorkflow, clinicChairsMachine, clinicChairsWorkflow, FILTERS } from '../../sample/chairs.ts';
import type { ListSamples } from '../kit/list-screen.ts';

const chair = { id: 3, name: 'یونیت سه', note: null };
const to = (path: string) => ({ type: 'route.go', to: path, replace: false });

/** A list with filters, which is searched in the address. */
export const chairList: ListSamples = {
  machine: chairListMachine,
  description: chairListWorkflow,
  resource: 'assets',
  wants: ['assets', 'clinics'],
  row: chair,
  orders: ['name', 'newest'],
  filters: FILTERS,
  dated: true,
  leads: { open: to('/chair/3'), edit: to('/chair/3/repairs'), add: () => to('/new-chair'), back: '/' },
};

/** Rows that belong to something, with a way to add to it. */
export const clinicChairs: ListSamples = {
  machine: clinicChairsMachine,
  description: clinicChairsWorkflow,
  resource: 'assets',
  wants: ['assets'],
  row: chair,
  parts: { clinic: { value: { name: 'لبخند' }, rowOf: 'clinics', changedBy: ['clinics'] } },
  leads: { add: ({ id }) => ({ ...to(`/clinic/${id}/new-chairs`), passed: {} }), back: '/settings' },
};
