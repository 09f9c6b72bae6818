import { createAppMachine } from '../../src/machines/app/app.ts';
import { workflows as shared } from '../../src/machines/app/registry.ts';
import { routingOf } from '../../src/machines/app/routing.ts';
import type { FormRules } from '../../src/machines/kit/form/context.ts';
import { recordForm } from '../../src/machines/kit/form/record-form.ts';
import type { ListRules } from '../../src/machines/kit/list/context.ts';
import { listScreen } from '../../src/machines/kit/list/list-screen.ts';
import { goTo, handOver } from '../../src/machines/kit/parent.ts';
import { type Registered, registered } from '../../src/machines/kit/registered.ts';
import type { StagedRules } from '../../src/machines/kit/staged/context.ts';
import { stagedList } from '../../src/machines/kit/staged/list.ts';
import { route } from '../../src/schema/app/route.ts';
import { id, optional, type StructOf, struct, text } from '../../src/schema/kit/shape.ts';
import { fullName } from '../../src/schema/patients/patient.ts';
import { recordFormWorkflow } from '../../src/schema/workflows/form.ts';
import { listWorkflow } from '../../src/schema/workflows/list.ts';
import { stagedListWorkflow } from '../../src/schema/workflows/staged.ts';

/**
 * An area that no practice has: dental chairs, each of which stands in a clinic. It uses all that the kit offers, so that
 * the kit is tried where the product does not (yet) use it.
 */
const chairFields = { id: id(), name: text(), note: optional(text()) };
const chairDraftFields = { name: text(), note: text() };

export type Chair = StructOf<typeof chairFields>;
export type ChairDraft = StructOf<typeof chairDraftFields>;

const chairRoutes = [
  route('/chairs', 'chairList', 'chairList'),
  route('/new-chair', 'chairForm', 'chairForm'),
  route('/chair/:id', 'chairForm', 'chairForm'),
  // The same chair, with a part of it in sight.
  route('/chair/:id/:section', 'chairForm', 'chairForm', ['id']),
  route('/clinic/:id/new-chairs', 'newChairs', 'newChairs'),
  route('/clinic/:id/chairs', 'clinicChairs', 'clinicChairs'),
] as const;

const draftOf = ({ name, note }: Chair): ChairDraft => ({ name, note: note ?? '' });
const problems = ({ name }: ChairDraft) => (name === '' ? [{ field: 'name' as const, code: 'required' }] : []);

const formRules: FormRules<ChairDraft, Chair> = {
  resource: 'assets',
  listPath: '/chairs',
  linger: 500,
  // A chair is named after whoever it was bought for.
  opened: ({ passed }) => ({ name: passed?.patient ? fullName(passed.patient) : '', note: '' }),
  draftOf,
  problems,
  newPayload: ({ name, note }) => ({ name, ...(note === '' ? {} : { note }) }),
  changedPayload: (draft, opened) => ({
    ...(draft.name === opened.name ? {} : { name: draft.name }),
    ...(draft.note === opened.note ? {} : { note: draft.note }),
  }),
  warnings: (_, alike) => (alike?.length ? ['twin'] : []),
  comparesFirst: ({ name }) => name !== undefined,
  isAsSent: (payload, chair) => Object.entries(payload).every(([field, value]) => chair[field as keyof Chair] === value),
};

export const chairFormWorkflow = recordFormWorkflow('chairForm', chairDraftFields, chairFields);
export const chairFormMachine = recordForm(chairFormWorkflow, formRules);

export const newChairsWorkflow = stagedListWorkflow('newChairs', chairDraftFields, {}, chairFields);
/** Chairs of one clinic, which the address names. */
const stagedRules: StagedRules<ChairDraft, object, Chair> = {
  resource: 'assets',
  wants: ['clinics'],
  opened: ({ params, passed }) => ({ name: passed?.patient ? fullName(passed.patient) : '', note: `clinic ${params?.id}` }),
  cleared: (_, opened) => opened,
  problems,
  payload: ({ name, note }) => ({ name, note }),
  isAlike: ({ name }, chair) => chair.name === name,
  next: (_, { id: clinic }) => `/clinic/${clinic}/chairs`,
  fallback: ({ id: clinic }) => `/clinic/${clinic}/chairs`,
  linger: 0,
};
export const newChairsMachine = stagedList(newChairsWorkflow, stagedRules);

export const FILTERS = { state: ['new', 'worn'] } as const;
const listRules: ListRules<Chair, Record<never, never>> = {
  resource: 'assets',
  wants: ['clinics'],
  orders: ['name', 'newest'],
  filters: FILTERS,
  dated: true,
  open: ({ id: chair }) => goTo(`/chair/${chair}`),
  edit: ({ id: chair }) => goTo(`/chair/${chair}/repairs`),
  add: () => goTo('/new-chair'),
  back: '/',
};

export const chairListWorkflow = listWorkflow('chairList', chairFields);
export const chairListMachine = listScreen(chairListWorkflow, listRules);

export const clinicChairsWorkflow = listWorkflow('clinicChairs', chairFields, { clinic: struct({ name: text() }) });
const clinicRules: ListRules<Chair, { readonly clinic: { readonly name: string } }> = {
  resource: 'assets',
  parts: { clinic: { rowOf: 'clinics', changedBy: ['clinics'] } },
  add: ({ id: clinic }) => handOver(`/clinic/${clinic}/new-chairs`, {}),
  back: '/settings',
};
export const clinicChairsMachine = listScreen(clinicChairsWorkflow, clinicRules);

export const workflows: readonly Registered[] = [
  ...shared,
  registered(chairFormWorkflow, chairFormMachine),
  registered(newChairsWorkflow, newChairsMachine),
  registered(chairListWorkflow, chairListMachine),
  registered(clinicChairsWorkflow, clinicChairsMachine),
];

const elsewhere = [route('/', 'home'), route('/login', 'login'), route('/settings', 'settings')];
export const chairRouting = routingOf([...chairRoutes, ...elsewhere].map((each) => ({ ...each, area: 'chairs' })));
export const chairApp = createAppMachine(chairRouting);
