import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { workflow } from '../../../src/schema/kit/workflow.ts';
import { proofs } from '../models.ts';
import { productHere } from '../story/product.ts';
import type { Model } from '../walk.ts';
import { stateLabel } from './states.ts';
import { unlabelled, unusedLabels } from './words.ts';

const nothing = () => {};
const door: Model = {
  machine: createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { 'door.pushed': 'ajar.swinging', 'screen.left': 'ajar' } }, ajar: { initial: 'swinging', states: { swinging: {} } } },
  }),
  description: workflow({ name: 'door', version: 1, input: {}, events: { 'door.pushed': {}, 'screen.left': {} }, ports: {} }),
  inputs: [{}],
  events: { 'door.pushed': [{ type: 'door.pushed' }], 'screen.left': [{ type: 'screen.left' }] },
  states: { closed: nothing, 'ajar.swinging': nothing },
};

test('every state and every event on a chart has a Persian label, and what has none is named', async () => {
  const product = await productHere();
  const models = proofs.flatMap(({ model }) => (model.madeUp ? [] : [model]));
  expect(models.flatMap((model) => unlabelled(model, product))).toEqual([]);
  expect(unlabelled(door, product)).toEqual([
    'door: state without a label: ajar',
    'door: state without a label: ajar.swinging',
    'door: event without a label: door.pushed',
  ]);
});

test('a label that is of no state is named', () => {
  const models = proofs.map(({ model }) => model);
  expect(unusedLabels(models)).toEqual([]);
  expect(unusedLabels(models.filter(({ description }) => description.name !== 'viewer'))).toContain('label of no state: playback');
});

test('what is said of a state in one workflow goes before what is said of its name', () => {
  expect([stateLabel('removal', 'failed'), stateLabel('rescue', 'failed'), stateLabel('rescue', 'nowhere')]).toEqual(['حذف نشد', 'ناموفق', null]);
});
