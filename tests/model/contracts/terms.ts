import { expect } from 'vitest';
import { termsMachine } from '../../../src/machines/contracts/navigation.ts';
import { termsWorkflow } from '../../../src/schema/contracts/terms.ts';
import { stands } from '../standing.ts';
import type { Model } from '../walk.ts';

const CONTRACTS = { type: 'contracts.saved', tariffed: true };
const TARIFFS = { type: 'tariffs.saved' };

export const termsModel: Model = {
  machine: termsMachine,
  description: termsWorkflow,
  inputs: [{ at: 'contracts' }, { at: 'tariffs' }],
  events: {
    'contracts.saved': [true, false, null].map((tariffed) => ({ ...CONTRACTS, tariffed })),
    'tariffs.saved': [TARIFFS],
  },
  states: {
    contracts: (situation) => stands(situation, { tags: [], can: [CONTRACTS], cannot: [TARIFFS] }),
    tariffs: (situation) => stands(situation, { tags: [], can: [TARIFFS], cannot: [CONTRACTS] }),
    clinic: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
  follows: {
    // Where nobody knows, what is stored or could not be read is said at the clinic.
    'contracts.saved': ({ tariffed }, { snapshot }) => expect(snapshot.value).toBe(tariffed === true ? 'tariffs' : 'clinic'),
    'tariffs.saved': (_, { snapshot }) => expect(snapshot.value).toBe('clinic'),
  },
};
