import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, type AnyEventObject, createActor } from 'xstate';
import { arm, armedTimers, delaysOf, inertActor, isMachine, logicOf, machineNamed, originOf, parentOf } from '../../src/machines/fold/inert.ts';
import { gateMachine, rootMachine, stagingMachine, tickerMachine } from './sample/machines.ts';
import { type HeldCall, sampleProgram } from './sample/world.ts';

/** What the fold relies on in XState and XState does not promise: a new version must pass this first. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a scope that does nothing', () => {
  test('steps a machine and only says what was asked for', () => {
    const inert = inertActor(rootMachine, 'root');
    const begun = inert.begin({ at: 0 });
    expect(begun.snapshot.context).toMatchObject({ open: [] });
    expect(begun.asked.map(({ type }) => type)).toContain('xstate.spawnChild');
    const next = inert.step(begun.snapshot, { type: 'note.shown', key: 4 });
    expect(next.asked.find(({ type }) => type === 'xstate.raise')?.params).toMatchObject({ delay: 2500, id: 'note-4', event: { type: 'note.gone', key: 4 } });
    expect(begun.snapshot.context).toMatchObject({ notes: [] });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('lets a child write to its parent', () => {
    const parent = inertActor(stagingMachine, 'list');
    const inert = inertActor(tickerMachine, 'ticker', parent.self);
    const asked = inert.step(inert.begin({}).snapshot, { type: 'xstate.after.700.ticker.ticking' }).asked;
    const sending = asked.find(({ type }) => type === 'xstate.sendTo')?.params as { readonly to: unknown; readonly event: unknown };
    expect(inert.addressee(sending.to)).toEqual({ kind: 'parent' });
    expect(sending.event).toEqual({ type: 'ticker.echo', count: 1 });
  });

  test('spawns stand-ins that keep their name and input, also of parts that are not loaded', () => {
    const inert = inertActor(rootMachine, 'root');
    const { snapshot } = inert.step(inert.begin({ at: 0 }).snapshot, { type: 'list.opened', key: 'a', at: 5 });
    const ref = snapshot.children['list:a'] as AnyActorRef;
    expect(originOf(ref)).toEqual({ src: 'staging', input: { label: 'a', at: 5 } });
    expect(inert.addressee(ref)).toEqual({ kind: 'child', id: 'list:a' });
    expect(machineNamed(rootMachine, 'staging')).toBe(stagingMachine);
    expect(machineNamed(rootMachine, 'elsewhere')).toBeNull();
  });

  test('tells what a state waits for, also where the delay depends on what is known', () => {
    const inert = inertActor(gateMachine, 'gate');
    let { snapshot } = inert.begin({ attempts: 1 });
    const waits = () => [...delaysOf(gateMachine, snapshot)];
    expect(waits()).toEqual([]);
    const tell = (event: AnyEventObject) => {
      snapshot = inert.step(snapshot, event).snapshot;
    };
    tell({ type: 'name.typed', value: 'a' });
    tell({ type: 'secret.filled', filled: true });
    expect(waits()).toEqual([['xstate.after.5000.gate.form.ready', 5000]]);
    tell({ type: 'gate.submitted' });
    tell({ type: 'xstate.done.actor.check', output: { user: null }, actorId: 'check' });
    expect(waits()).toEqual([['xstate.after.lock.gate.locked', 2000]]);
  });

  test('throws what the machine throws', () => {
    const inert = inertActor(rootMachine, 'root');
    expect(() => inert.step(inert.begin({ at: 0 }).snapshot, { type: '*' })).toThrow();
  });
});

describe('a running system', () => {
  test('tells its timers, parents and logics', () => {
    const calls: HeldCall[] = [];
    const root = createActor(sampleProgram(calls), { id: 'root', input: { at: 0 } }).start();
    root.send({ type: 'note.shown', key: 1 });
    expect(armedTimers(root)).toMatchObject([{ id: 'note-1', delay: 2500, startedAt: 1000, event: { type: 'note.gone', key: 1 } }]);
    const gate = root.getSnapshot().children.gate as AnyActorRef;
    expect(parentOf(gate)).toBe(root);
    expect(isMachine(logicOf(gate))).toBe(true);
    root.stop();
  });

  test('takes a timer as its own: it fires, and leaving the state cancels it', () => {
    const root = createActor(sampleProgram([]), { id: 'root', input: { at: 0 } }).start();
    const gate = root.getSnapshot().children.gate as AnyActorRef;
    gate.send({ type: 'name.typed', value: 'a' });
    gate.send({ type: 'secret.filled', filled: true });
    const [own] = armedTimers(root);
    vi.clearAllTimers();
    arm(gate, gate, { type: 'xstate.after.5000.gate.form.ready' }, 10, 'xstate.after.5000.gate.form.ready');
    expect(own?.id).toBe('xstate.after.5000.gate.form.ready');
    vi.advanceTimersByTime(11);
    expect(gate.getSnapshot().value).toEqual({ form: 'stale' });
    arm(gate, gate, { type: 'secret.filled', filled: true }, 10, 'xstate.after.3000.gate.form.stale');
    gate.send({ type: 'gate.cancelled' });
    expect(armedTimers(root)).toEqual([]);
    root.stop();
  });
});
