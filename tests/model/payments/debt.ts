import { expect } from 'vitest';
import { type PatientDebtContext, patientDebtMachine } from '../../../src/machines/payments/debt.ts';
import { patientDebtWorkflow } from '../../../src/schema/payments/debt-workflow.ts';
import { begins, same, stands } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const ASKED = [
  { type: 'debt.wanted', patient: 7, sum: 750_000 },
  { type: 'debt.wanted', patient: 8, sum: 0 },
];
const ENTER = { type: 'screen.entered', at: 1 };
const LEAVE = { type: 'screen.left' };
const CHANGED = { type: 'rows.changed', resource: 'incomes' };
const can = [...ASKED, LEAVE];
const contextOf = ({ snapshot }: Situation) => snapshot.context as PatientDebtContext;

export const patientDebtModel: Model = {
  machine: patientDebtMachine,
  description: patientDebtWorkflow,
  inputs: [{ params: {}, at: 0 }],
  events: {
    'screen.entered': [ENTER],
    'screen.left': [LEAVE],
    'rows.changed': [...['surgeries', 'patients'].map((resource) => ({ ...CHANGED, resource })), CHANGED, { ...CHANGED, perhaps: true }],
    'debt.wanted': ASKED,
    'xstate.done.actor.loadDebt': [done('loadDebt', 650_000)],
    'xstate.error.actor.loadDebt': [error('loadDebt', { _tag: 'Offline' })],
  },
  follows: {
    // Of whoever is chosen, with nothing left of the one before.
    'debt.wanted': ({ patient, sum }, situation, before) => {
      expect(begins('loadDebt', situation, before)).toBe(true);
      same(contextOf(situation), { patient, sum, debt: null });
    },
    'screen.entered': (_, situation) => expect(contextOf(situation).debt).toBeNull(),
    'rows.changed': ({ resource, perhaps }, situation, before) => {
      expect(begins('loadDebt', situation, before)).toBe(resource !== 'patients' && contextOf(situation).patient !== 0);
      const { debt } = before.context as PatientDebtContext;
      // What changed makes it another; whoever but looks again keeps it meanwhile.
      expect(contextOf(situation).debt).toBe(perhaps || resource === 'patients' ? debt : null);
    },
  },
  states: {
    idle: (situation) => {
      stands(situation, { tags: [], can, cannot: [ENTER, CHANGED] });
      same(contextOf(situation), { patient: 0, sum: 0, debt: null });
    },
    'asked.reading': (situation) => stands(situation, { runs: ['loadDebt'], tags: [], can: [...can, ENTER, CHANGED], cannot: [] }),
    'asked.ready': (situation) => {
      stands(situation, { tags: ['incomes'], can: [...can, ENTER, CHANGED], cannot: [] });
      expect(contextOf(situation).debt).toBe(650_000);
    },
    'asked.failed': (situation) => {
      stands(situation, { tags: ['incomes'], can: [...can, ENTER, CHANGED], cannot: [] });
      expect(contextOf(situation).debt).toBeNull();
    },
    ended: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
