import { getInitialSnapshot, getNextSnapshot, setup } from 'xstate';
import type { termsWorkflow } from '../../schema/contracts/terms.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';

type Saved = EventOf<typeof termsWorkflow>;
type Place = InputOf<typeof termsWorkflow>;

/**
 * Where the terms of a clinic are entered next: first the contracts, then, if any of them knows fixed tariffs, these, then
 * back to the clinic (CLI-CONTRACT-5, CLI-TARIFF-7). Each step is an address, so that a reload stands where it stood, and
 * has a draft of its own.
 */
export const termsMachine = setup({
  types: { events: {} as Saved, input: {} as Place, context: {} as Place },
}).createMachine({
  id: 'terms',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: ({ context }) => context.at === 'tariffs', target: 'tariffs' }, { target: 'contracts' }] },
    contracts: {
      on: {
        'contracts.saved': [{ guard: ({ event }) => event.tariffed === true, target: 'tariffs' }, { target: 'clinic' }],
      },
    },
    tariffs: { on: { 'tariffs.saved': 'clinic' } },
    clinic: { type: 'final' },
  },
});

export type Step = 'contracts' | 'tariffs' | 'clinic';

/** The address of a step for a clinic. */
export const stepPath = (step: Step, clinic: string): string =>
  ({ contracts: `/contracts/${clinic}`, tariffs: `/constant-tariffs/${clinic}`, clinic: `/edit-clinic/${clinic}` })[step];

/** Where saving at a step leads; at the clinic to the part that shows what was saved, from which the other is one step away. */
export const afterSaving = (at: Place['at'], saved: Saved, clinic: string): string => {
  const next = getNextSnapshot(termsMachine, getInitialSnapshot(termsMachine, { at }), saved);
  return next.value === 'clinic' ? `${stepPath('clinic', clinic)}/${at}` : stepPath(next.value as Step, clinic);
};
