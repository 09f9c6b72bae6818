import { describe, expect, it } from 'vitest';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { afterSaving, stepPath, termsMachine } from '../../../src/machines/contracts/navigation.ts';

const events = [
  { type: 'contracts.saved', tariffed: true },
  { type: 'contracts.saved', tariffed: false },
  { type: 'contracts.saved', tariffed: null },
  { type: 'tariffs.saved' },
] as const;

/** Every step with what each save leads to. */
const edges = (['contracts', 'tariffs'] as const).flatMap((at) =>
  adjacencyMapToArray(getAdjacencyMap(termsMachine, { input: { at }, events })).map(
    ({ state, event, nextState }) => [String(state.value), event, String(nextState.value)] as const,
  ),
);

const unique = [...new Map(edges.map((edge) => [JSON.stringify(edge), edge])).values()];

describe('the way through the terms of a clinic', () => {
  it('leads from the contracts to the tariffs where any contract knows such, else to the clinic, and from the tariffs to the clinic', () => {
    const moves = unique.filter(([from, , to]) => from !== to);
    expect(moves).toEqual([
      ['contracts', { type: 'contracts.saved', tariffed: true }, 'tariffs'],
      ['contracts', { type: 'contracts.saved', tariffed: false }, 'clinic'],
      // Nobody knows: what is stored, or could not be read, is said at the clinic.
      ['contracts', { type: 'contracts.saved', tariffed: null }, 'clinic'],
      ['tariffs', { type: 'tariffs.saved' }, 'clinic'],
    ]);
  });

  it('stays where it is after what cannot happen there, and ends at the clinic', () => {
    const stays = unique.filter(([from, , to]) => from === to).map(([from, { type }]) => `${from}: ${type}`);
    expect([...new Set(stays)].toSorted()).toEqual([
      'clinic: contracts.saved',
      'clinic: tariffs.saved',
      'contracts: tariffs.saved',
      'tariffs: contracts.saved',
    ]);
  });

  it('is a way of addresses, which a reload keeps', () => {
    expect(afterSaving('contracts', { type: 'contracts.saved', tariffed: true }, '3')).toBe('/constant-tariffs/3');
    expect(afterSaving('contracts', { type: 'contracts.saved', tariffed: false }, '3')).toBe('/edit-clinic/3/contracts');
    expect(afterSaving('tariffs', { type: 'tariffs.saved' }, '3')).toBe('/edit-clinic/3/tariffs');
    expect(stepPath('contracts', '3')).toBe('/contracts/3');
  });
});
