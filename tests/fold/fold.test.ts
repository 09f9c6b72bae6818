import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { createFold, type Step } from '../../src/machines/fold/fold.ts';
import { checkpointOf, livePaths } from '../../src/machines/fold/tree.ts';
import { withBodies } from '../../src/schema/log/codec.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { gateMachine, rootMachine } from './sample/machines.ts';
import { createWorld, ROOT, sampleProgram, type World } from './sample/world.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const childOf = (world: World, id: string) =>
  (world.actor.getSnapshot() as unknown as { readonly children: Record<string, { readonly send: (event: unknown) => void }> }).children[id];

/** A name, a secret, a wrong answer, a list opened and closed. */
const session = async (): Promise<{ readonly world: World; readonly records: readonly LogRecord[] }> => {
  const bodies = createBodies(createReading);
  const world = createWorld({ bodies, t0: T0 });
  const gate = childOf(world, 'gate');
  gate?.send({ type: 'name.typed', value: 'علی ' });
  gate?.send({ type: 'secret.filled', filled: true });
  gate?.send({ type: 'gate.submitted' });
  await vi.advanceTimersByTimeAsync(10);
  world.calls.pop()?.resolve({ user: null });
  await vi.advanceTimersByTimeAsync(10);
  (world.actor as unknown as { readonly send: (event: unknown) => void }).send({ type: 'list.opened', key: 'a', at: Date.now() });
  await vi.advanceTimersByTimeAsync(10);
  childOf(world, 'list:a')?.send({ type: 'draft.changed', change: { name: 'x' } });
  world.collect();
  for (const [name, text] of bodies.take()) bodies.add(name, text);
  return { world, records: world.records.map((record) => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record)) };
};

const foldOf = (root: AnyStateMachine, records: readonly LogRecord[], onStep?: (step: Step) => void) => {
  const fold = createFold({ root, ...(onStep ? { onStep } : {}) });
  for (const record of records) fold.apply(record);
  return fold;
};

describe('a fold', () => {
  test('derives timers, children and running effects', async () => {
    const { records } = await session();
    const fold = foldOf(sampleProgram([]), records);
    const list = fold.actors.get('root/list:a');
    expect(list?.timers).toEqual([]);
    expect(Object.values(list?.children ?? {}).map(({ id, kind, outcome }) => [id, kind, outcome])).toEqual([
      ['load', 'effect', null],
      ['ticker', 'workflow', null],
    ]);
    expect(fold.actors.get('root/list:a/ticker')?.timers).toMatchObject([{ to: 'root/list:a/ticker', due: expect.any(Number) as number }, { id: 'echo' }]);
    expect(livePaths(fold, ROOT)).toEqual(['root', 'root/gate', 'root/list:a', 'root/list:a/ticker']);
    expect(checkpointOf(fold, ROOT).timers.map(({ id }) => id)).toContain('echo');
  });

  test('tells every step, with the state before and after it', async () => {
    const { records } = await session();
    const steps: Step[] = [];
    foldOf(sampleProgram([]), records, (step) => steps.push(step));
    expect(steps).toHaveLength(records.length);
    const typed = steps.find(({ record }) => (record.e as { readonly type?: string }).type === 'name.typed');
    expect(typed?.before?.snapshot.context).toMatchObject({ name: '' });
    expect(typed?.after?.snapshot.context).toMatchObject({ name: 'علی' });
  });

  test('does not need the other workflows to fold one', async () => {
    const { records } = await session();
    const fold = foldOf(rootMachine.provide({ actors: { gate: sampleProgram([]).implementations.actors.gate as typeof gateMachine } }), records);
    expect(fold.actors.get('root/gate')?.snapshot.value).toEqual({ form: 'name' });
  });
});

describe('another program than the one that wrote the log', () => {
  test('is found at the first record where it matters, and spoils one workflow only', async () => {
    const { records } = await session();
    const { config, implementations } = gateMachine;
    const { form } = config.states as unknown as Record<string, { readonly states: object }>;
    // The changed machine asks once more before it submits.
    const states = { ...config.states, form: { ...form, states: { ...form?.states, ready: { on: { 'gate.submitted': 'stale' } } } } };
    const stricter = createMachine({ ...config, states } as never).provide(implementations as never) as never;
    const fold = foldOf(rootMachine.provide({ actors: { gate: stricter, staging: sampleProgram([]).implementations.actors.staging as never } }), records);
    const submitted = records.find(({ e }) => (e as { readonly type?: string }).type === 'gate.submitted');
    const found = fold.divergences.filter(({ kind }) => kind === 'state');
    expect(found[0]).toEqual({ seq: submitted?.s, path: 'root/gate', kind: 'state', detail: '{"form":"stale"}' });
    expect(found.every(({ path }) => path === 'root/gate')).toBe(true);
    expect(fold.actors.get('root/list:a')?.snapshot.context).toMatchObject({ draft: { name: 'x' } });
  });

  test('a message that does not follow, an input that does not, an actor that is not there', async () => {
    const { records } = await session();
    const gone = records.filter(({ a, k }) => !(a === 'root/list:a/ticker' && k === 'init'));
    expect(foldOf(sampleProgram([]), gone).divergences[0]).toMatchObject({ kind: 'stranger', path: 'root/list:a/ticker' });
    const changed = records.map((record) => (record.a === 'root/list:a' && record.k === 'init' ? { ...record, e: { label: 'b', at: 1 } } : record));
    expect(foldOf(sampleProgram([]), changed).divergences).toEqual([{ seq: expect.any(Number) as number, path: 'root/list:a', kind: 'input', detail: '' }]);
    const forged = records.map((record) =>
      (record.e as { readonly type?: string }).type === 'parent.pinged' ? { ...record, e: { type: 'parent.pinged', at: 0, words: {} } } : record,
    );
    expect(foldOf(sampleProgram([]), forged).divergences).toMatchObject([{ kind: 'message', path: 'root/list:a' }]);
  });
});
