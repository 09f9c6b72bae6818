import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { portsOf } from '../../../src/machines/kit/port.ts';
import { flag, struct, text } from '../../../src/schema/kit/shape.ts';
import { reads, workflow } from '../../../src/schema/kit/workflow.ts';
import { explore, gaps, type Model } from '../walk.ts';
import { completed } from './completed.ts';

const description = workflow({
  name: 'bell',
  version: 1,
  input: {},
  events: { 'bell.rung': { by: text() }, 'bell.painted': {} },
  ports: { look: reads({}, struct({ there: flag() })) },
});

const bell = setup({ actors: portsOf(description), delays: { patience: 1000 } }).createMachine({
  id: 'bell',
  context: { by: '' },
  initial: 'silent',
  states: {
    silent: { on: { 'bell.rung': { target: 'looking', actions: assign(({ event }) => ({ by: event.by })) } } },
    looking: { invoke: { id: 'look', src: 'look', input: {}, onDone: 'seen', onError: 'silent' } },
    seen: { after: { patience: 'silent' } },
  },
});

const nothing = () => {};
const bare: Model = {
  machine: bell,
  description,
  inputs: [{}],
  events: {},
  states: { silent: nothing, looking: nothing, seen: nothing },
  ignored: ['bell.painted'],
  distinguish: () => null,
};

describe('what a model says nothing of', () => {
  it('is made from the description: events with their payloads, answers as their ports give them, delays', () => {
    const whole = completed(bare);
    expect(gaps(whole)).toEqual([]);
    const taken = new Set(explore(whole).edges.map(({ from, to, event }) => `${from} ${event.type} ${to}`));
    const [silent, looking, seen] = ['silent', 'looking', 'seen'].map((state) => JSON.stringify([state, 'active', null]));
    expect(taken).toEqual(
      new Set([
        `${silent} bell.rung ${looking}`,
        `${looking} xstate.done.actor.look ${seen}`,
        `${looking} xstate.error.actor.look ${silent}`,
        `${seen} xstate.after.patience.bell.seen ${silent}`,
      ]),
    );
    for (const { event } of explore(whole).edges) if (event.type === 'bell.rung') expect(event.by).toBeTypeOf('string');
  });

  it('is left to the model where that names or ignores it, and is nothing where nobody describes it', () => {
    const named = { 'bell.rung': [{ type: 'bell.rung', by: 'x' }] };
    expect(completed({ ...bare, events: named }).events['bell.rung']).toBe(named['bell.rung']);
    expect(Object.keys(completed(bare).events)).not.toContain('bell.painted');
    const { 'bell.rung': _, ...others } = description.events;
    expect(gaps(completed({ ...bare, description: { ...description, events: others } }))).toContain('event not named: bell.rung');
  });

  it('is nothing of a model that names everything, which stays the same one', () => {
    const whole = completed(bare);
    expect(completed(whole)).toBe(whole);
  });
});
