import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { workflow } from '../../../src/schema/kit/workflow.ts';
import type { Model } from '../walk.ts';
import { wayGaps } from './ways.ts';

const description = workflow({ name: 'gate', version: 1, input: {}, events: { 'gate.pushed': {} }, ports: {} });

const gate = (isLocked: boolean): Pick<Model, 'machine'> => ({
  machine: createMachine({
    id: 'gate',
    initial: 'closed',
    states: { closed: { on: { 'gate.pushed': [{ guard: () => !isLocked, target: 'open' }, { target: 'stuck' }] } }, open: {}, stuck: {} },
  }),
});
const model = (isLocked: boolean, never: NonNullable<Model['never']> = {}): Model => ({
  ...gate(isLocked),
  description,
  inputs: [{}],
  events: { 'gate.pushed': [{ type: 'gate.pushed' }] },
  states: {},
  never,
});

describe('the ways that a machine defines', () => {
  it('are all taken, or each is named with the reason why it never is', () => {
    expect(wayGaps(model(true))).toEqual(['way never taken: closed: gate.pushed (1 of 2)']);
    expect(wayGaps(model(true, { 'closed: gate.pushed (1 of 2)': 'it is locked' }))).toEqual([]);
  });

  it('are found out where one is taken of which that was said', () => {
    const never = { 'closed: gate.pushed (1 of 2)': 'it is locked', 'closed: gate.pushed (2 of 2)': 'it is open' };
    expect(wayGaps(model(false, never))).toEqual(['way taken that never is: closed: gate.pushed (1 of 2)']);
    expect(wayGaps(model(true, { 'closed: gate.pushed (1 of 2)': 'it is locked', 'closed: gate.kicked': 'nobody kicks' }))).toEqual([
      'way unknown to the machine: closed: gate.kicked',
    ]);
  });

  it('are those without an event as well', () => {
    const machine = createMachine({
      id: 'gate',
      initial: 'closed',
      states: {
        closed: { on: { 'gate.pushed': 'deciding' } },
        deciding: { always: [{ guard: () => true, target: 'open' }, { target: 'closed' }] },
        open: {},
      },
    });
    expect(wayGaps({ ...model(false), machine })).toEqual(['way never taken: deciding: always (2 of 2)']);
  });
});
