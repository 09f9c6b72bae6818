import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { workflow } from '../../src/schema/kit/workflow.ts';
import { tours } from './tours.ts';
import { edgePaths, explore, gaps, type Model } from './walk.ts';

const description = workflow({ name: 'door', version: 1, input: {}, events: { 'door.pushed': {}, 'door.pulled': {}, 'door.painted': {} }, ports: {} });

const door = setup({ types: { events: {} as { type: 'door.pushed' | 'door.pulled' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.pushed': 'swinging' } },
    swinging: { always: 'open' },
    open: { on: { 'door.pulled': 'closed', 'door.pushed': 'broken' } },
    broken: {},
  },
});

const nothing = () => {};
const whole: Model = {
  machine: door,
  description,
  inputs: [{}],
  events: { 'door.pushed': [{ type: 'door.pushed' }], 'door.pulled': [{ type: 'door.pulled' }] },
  states: { closed: nothing, open: nothing, broken: nothing },
  ignored: ['door.painted'],
};

describe('walking a machine', () => {
  it('finds nothing to say about a model that names everything', () => {
    expect(gaps(whole)).toEqual([]);
  });

  it('takes every edge, and lets no path be the beginning of another', () => {
    const { situations, edges } = explore(whole);
    expect(situations.length).toBe(3);
    expect(edges.length).toBe(3);
    expect(edgePaths(whole).map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['door.pushed', 'door.pushed'],
      ['door.pushed', 'door.pulled'],
    ]);
  });

  it('goes on from one edge to the next, so that a tour takes what several paths would', () => {
    const [tour, ...more] = tours(whole);
    expect(tour?.events.map(({ type }) => type)).toEqual(['door.pushed', 'door.pulled', 'door.pushed', 'door.pushed']);
    expect(tour?.keys).toHaveLength(5);
    expect(more).toEqual([]);
  });

  it('takes an edge that two samples name', () => {
    const pushed = { type: 'door.pushed' };
    const twice = { ...whole, events: { ...whole.events, 'door.pushed': [pushed, { ...pushed }] } };
    expect(edgePaths(twice)).toEqual(edgePaths(whole));
  });

  it('says what a model does not name', () => {
    expect(gaps({ ...whole, ignored: [] })).toEqual(['event not named: door.painted']);
    expect(gaps({ ...whole, states: { closed: nothing, open: nothing } })).toEqual(['state not named: broken']);
    expect(gaps({ ...whole, events: { 'door.pushed': [{ type: 'door.pushed' }] } })).toEqual(['event not named: door.pulled']);
  });

  it('says what a model names and the machine does not have', () => {
    expect(gaps({ ...whole, states: { ...whole.states, ajar: nothing } })).toEqual(['state unknown to the machine: ajar']);
    expect(gaps({ ...whole, events: { ...whole.events, 'door.kicked': [] } })).toEqual([
      'event unknown to the machine: door.kicked',
      'event never taken: door.kicked',
    ]);
    expect(gaps({ ...whole, ignored: ['door.painted', 'door.pulled'] })).toEqual(['event not ignored: door.pulled']);
  });

  it('says what no sample reaches', () => {
    expect(gaps({ ...whole, events: { ...whole.events, 'door.pushed': [] } })).toEqual([
      'event never taken: door.pushed',
      'event never taken: door.pulled',
      'state never reached: open',
      'state never reached: broken',
    ]);
  });

  it('refuses a model whose situations never end', () => {
    let turn = 0;
    expect(() => explore({ ...whole, distinguish: () => turn++ })).toThrow(/distinguish fewer/);
  });
});
