import { expect } from 'vitest';
import { type SettingsContext, settingsMachine } from '../../../src/machines/shell/settings.ts';
import { settingsWorkflow } from '../../../src/schema/shell/settings-workflow.ts';
import { running, same, stands, told } from '../standing.ts';
import type { Model } from '../walk.ts';

const clinic = { resource: 'clinics', row: { id: 3, name: 'کلینیک مهر', address: 'خیابان ولیعصر', dentist: 1, is_personal: false } } as const;
const insurance = { resource: 'insurances', row: { id: 7, name: 'سامان' } } as const;
const toggle = (section: string, open: boolean) => ({ type: 'section.toggled', section, open });
const DEEDS = [
  ...(['clinics', 'insurances'] as const).map((resource) => ({ type: 'record.add', resource })),
  ...[clinic, insurance].flatMap((of) => ['record.opened', 'record.edit'].map((type) => ({ type, of }))),
  ...[clinic, insurance].map(({ resource, row }) => ({ type: 'record.remove', resource, id: row.id, label: row.name })),
];
const deedsOf = (type: string) => DEEDS.filter((deed) => deed.type === type);

const wanted = (at: number) => ['clinics', 'insurances', 'insuranceTariffs', 'contracts'].map((resource) => ({ type: 'resource.want', resource, at }));
const anew = (at: number) => wanted(at).map((want) => ({ ...want, outdated: true }));
/** Everything that the settings may ask of the root. */
const WISHES: readonly object[] = [
  { type: 'route.go', to: '/new-clinic', replace: false },
  { type: 'sheet.ask', workflow: 'insuranceForm', params: { id: 'new' }, passed: {} },
  { type: 'route.go', to: '/edit-clinic/3', replace: false, passed: { row: clinic } },
  { type: 'sheet.ask', workflow: 'insuranceForm', params: { id: '7' }, passed: { row: insurance } },
  { type: 'route.go', to: '/insurances/7', replace: false, passed: { row: insurance } },
  { type: 'removal.ask', resource: 'clinics', id: 3, label: 'کلینیک مهر' },
  { type: 'removal.ask', resource: 'insurances', id: 7, label: 'سامان' },
];

export const settingsModel: Model = {
  machine: settingsMachine,
  description: settingsWorkflow,
  inputs: [{ params: {}, at: 5 }],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: 6 }],
    'screen.left': [{ type: 'screen.left' }],
    'section.toggled': [toggle('clinics', true), toggle('insurances', true), toggle('clinics', false)],
    'record.add': deedsOf('record.add'),
    'record.opened': deedsOf('record.opened'),
    'record.edit': deedsOf('record.edit'),
    'record.remove': deedsOf('record.remove'),
    'list.retried': [{ type: 'list.retried', at: 7 }],
  },
  // Who tries again is not told that the rows are fresh.
  follows: { 'list.retried': (_, after) => same(told(after), anew((after.snapshot.context as SettingsContext).at)) },
  ignored: ['rows.changed'],
  states: {
    open: (situation) => {
      stands(situation, { tags: [], can: [toggle('clinics', true), { type: 'screen.left' }, ...DEEDS], cannot: [] });
      const { at } = situation.snapshot.context as SettingsContext;
      const said = told(situation);
      // The lists that are shown, or one thing that was asked for.
      if (said.length > 1) expect([wanted(at), anew(at)]).toContainEqual(said);
      else if (said.length === 1) expect(WISHES).toContainEqual(said[0]);
    },
    away: (situation) => {
      stands(situation, { tags: [], can: [{ type: 'screen.entered', at: 6 }], cannot: [toggle('clinics', true), ...DEEDS] });
      // Who comes back finds open what was open.
      expect((situation.snapshot.context as SettingsContext).section).not.toBeNull();
    },
    ended: ({ snapshot }) => {
      expect((snapshot.context as SettingsContext).section).toBeNull();
      same(running(snapshot), []);
    },
  },
};
