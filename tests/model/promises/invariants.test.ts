import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate';
import { flag, id, plain, struct } from '../../../src/schema/kit/shape.ts';
import { workflow, writes } from '../../../src/schema/kit/workflow.ts';
import { done, error, type Model } from '../walk.ts';
import { brokenPromises } from './promises.ts';

const events = { 'bell.rung': {}, 'bell.told': { password: plain() } };
const description = workflow({ name: 'bell', version: 1, input: {}, events, ports: { ring: writes({ id: id() }, struct({ rung: flag() })) } });

const actors = { ring: fromPromise<unknown, { readonly id: number }>(() => Promise.resolve({})) };

/** Rings once for each press, and says when it could not. */
const whole = {
  id: 'bell',
  context: { heard: '', password: '' },
  initial: 'silent',
  states: {
    silent: { on: { 'bell.rung': 'ringing' } },
    ringing: { invoke: { id: 'ring', src: 'ring', input: { id: 1 }, onDone: 'silent', onError: 'failed' } },
    failed: { on: { 'bell.rung': 'ringing' } },
  },
} as const;

const modelOf = (states: object): Model => ({
  machine: createMachine({ ...whole, states: { ...whole.states, ...states } as Record<string, object> }, { actors }) as AnyStateMachine,
  description,
  inputs: [{}],
  events: {
    'bell.rung': [{ type: 'bell.rung' }],
    'bell.told': [{ type: 'bell.told', password: 'x' }],
    'xstate.done.actor.ring': [done('ring', {})],
    'xstate.error.actor.ring': [error('ring', { _tag: 'Timeout' })],
  },
  states: Object.fromEntries(['silent', 'ringing', 'failed'].map((state) => [state, ({ snapshot }) => expect(snapshot.value).toBe(state)])),
});

const ring = { id: 'ring', src: 'ring', input: { id: 1 } };
const brokenBy = (states: object) => brokenPromises(modelOf(states)).map(({ why }) => why);
const length = (states: object) => brokenPromises(modelOf(states)).map(({ path }) => path?.events.length);

describe('what every workflow promises', () => {
  it('finds nothing in one that keeps it', () => {
    expect(brokenBy({})).toEqual([]);
  });

  it('finds that the same is sent twice at once', () => {
    const twice = {
      ringing: {
        invoke: [
          { ...ring, onDone: 'silent', onError: 'failed' },
          { ...ring, id: 'again', onDone: 'silent', onError: 'failed' },
        ],
      },
    };
    expect(brokenBy(twice)).toEqual(['the same is sent twice at once']);
    expect(length(twice)).toEqual([1]);
  });

  it('finds that something is sent again by itself', () => {
    const again = {
      ringing: { invoke: { ...ring, onDone: 'silent', onError: { target: 'ringing', reenter: true } } },
      failed: { on: { 'bell.rung': 'ringing' } },
    };
    expect(brokenBy(again)).toEqual(['ring sends the same again by itself after it failed']);
  });

  it('finds a failure that nobody hears of', () => {
    const deaf = { ringing: { invoke: { ...ring, onDone: 'silent' }, on: { 'xstate.error.actor.ring': {} } } };
    expect(brokenBy(deaf)).toContain('ring fails with Offline, and nothing follows');
  });

  it('finds a failure that a workflow breaks on', () => {
    expect(brokenBy({ ringing: { invoke: { ...ring, onDone: 'silent' } } })).toContain('ring fails with Timeout, and the workflow breaks');
  });

  it('finds a state that nothing leads out of', () => {
    expect(brokenBy({ failed: {} })).toEqual(['nothing leads on from here']);
    expect(length({ failed: {} })).toEqual([2]);
  });

  it('finds a secret that is remembered', () => {
    const told = { silent: { on: { 'bell.rung': 'ringing', 'bell.told': { actions: assign({ password: 'x' }) } } } };
    expect(brokenBy(told)).toEqual(['remembers password, a secret']);
  });

  it('finds what cannot be written down', () => {
    const odd = { silent: { on: { 'bell.rung': 'ringing', 'bell.told': { actions: assign({ heard: () => new Map() as never }) } } } };
    expect(brokenBy(odd)).toEqual(['in silent, after bell.told: remembers what is no JSON']);
  });

  describe('of a list whose model tries the first of two entries alone', () => {
    type Keeps = (key: number, own: number) => boolean;
    const rows = [{ key: 1 }, { key: 2 }];
    const list = (isKept: Keeps): Model => ({
      ...modelOf({}),
      description: { ...description, events: { 'row.removed': {} } },
      machine: createMachine({
        types: {} as { readonly events: { readonly type: 'row.removed'; readonly key: number } },
        context: { rows },
        on: { 'row.removed': { actions: assign({ rows: ({ event }) => rows.filter(({ key }) => isKept(key, event.key)) }) } },
      }) as AnyStateMachine,
      events: { 'row.removed': [{ type: 'row.removed', key: 1 }] },
    });
    const lost = (isKept: Keeps) => brokenPromises(list(isKept)).flatMap(({ why }) => (why.includes('row') ? [why] : []));
    const LOSS = ['row.removed loses an entry that it is not about'];

    it('finds an entry that is lost though it was about another', () => {
      expect(lost((key, own) => key !== own)).toEqual([]);
      expect(lost(() => false)).toEqual(LOSS);
      expect(lost((key, own) => key < own)).toEqual(LOSS);
    });

    it('finds one that is lost ahead of the one that it was about', () => {
      expect(lost((key, own) => key > own)).toEqual(LOSS);
    });
  });
});
