import { getInitialSnapshot, getNextSnapshot, setup } from 'xstate';

/** `tariffed` is null where nobody knows the other contracts of the clinic. */
type Saved = { readonly type: 'contracts.saved'; readonly tariffed: boolean | null } | { readonly type: 'tariffs.saved' };

/**
 * Where the terms of a clinic are entered next: first the contracts, then, if any of them knows fixed tariffs, these, then
 * back to the clinic (CLI-CONTRACT-5, CLI-TARIFF-7). Each step is an address, so that a reload stands where it stood, and
 * has a draft of its own.
 */
export const termsMachine = setup({
  types: { events: {} as Saved, input: {} as { readonly at: 'contracts' | 'tariffs' }, context: {} as { readonly at: 'contracts' | 'tariffs' } },
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
export const afterSaving = (at: 'contracts' | 'tariffs', saved: Saved, clinic: string): string => {
  const next = getNextSnapshot(termsMachine, getInitialSnapshot(termsMachine, { at }), saved);
  return next.value === 'clinic' ? `${stepPath('clinic', clinic)}/${at}` : stepPath(next.value as Step, clinic);
};
