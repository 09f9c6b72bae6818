import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { rebuild } from '../../src/machines/fold/rebuild.ts';
import { type Salvage, type SalvageOptions, salvaging } from '../../src/machines/fold/salvage.ts';
import { type Checkpoint, withVersions } from '../../src/machines/fold/tree.ts';
import type { Edition, Editions, Kept, Migrations } from '../../src/machines/kit/migrations.ts';
import { descriptionsOf } from '../../src/schema/log/codec.ts';
import { atOnce } from '../../src/schema/log/file/steps.ts';
import { hearing } from '../../src/schema/log/hearing.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { laterStaging } from './sample/later.ts';
import { gateMachine, rootMachine } from './sample/machines.ts';
import { sampleWorkflows, stagingWorkflow } from './sample/workflows.ts';
import { createWorld, ROOT, sampleProgram, type World } from './sample/world.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The program of a later release: its list says some things in other words. */
const later = (words: Readonly<Record<string, string>>): AnyStateMachine =>
  rootMachine.provide({ actors: { gate: gateMachine, staging: laterStaging(words) } });

const descriptions = descriptionsOf(sampleWorkflows);
const heard = hearing(descriptions);

const editionsOf =
  (change: Partial<Edition> = {}): Editions =>
  (name) => ({ version: 1, drafts: name === 'staging', hears: heard(name), ...(name === 'staging' ? change : {}) });

const send = (world: World, id: string, event: object): void => {
  const { children } = world.actor.getSnapshot() as unknown as { readonly children: Record<string, { readonly send: (event: unknown) => void }> };
  children[id]?.send(event);
};

interface Recorded {
  readonly checkpoint: Checkpoint;
  readonly records: readonly LogRecord[];
  readonly at: (type: string) => number | undefined;
}

/** A gate that was passed half, and a list with a row and a draft; the answer of its read did not come. */
const recorded = async (): Promise<Recorded> => {
  const world = createWorld({ bodies: createBodies(createReading), t0: T0 });
  send(world, 'gate', { type: 'name.typed', value: 'علی' });
  (world.actor as unknown as { readonly send: (event: unknown) => void }).send({ type: 'list.opened', key: 'a', at: T0 });
  await vi.advanceTimersByTimeAsync(5);
  send(world, 'list:a', { type: 'draft.changed', change: { name: 'زهرا' } });
  send(world, 'list:a', { type: 'draft.staged', key: 1 });
  send(world, 'list:a', { type: 'draft.changed', change: { name: 'سینا' } });
  send(world, 'list:a', { type: 'list.submitted' });
  await vi.advanceTimersByTimeAsync(5);
  const checkpoint = JSON.parse(JSON.stringify(world.checkpoint())) as Checkpoint;
  return { checkpoint, records: world.records, at: (type) => world.records.find(({ e }) => (e as { readonly type?: string } | undefined)?.type === type)?.s };
};

type Change = Partial<SalvageOptions> & Pick<SalvageOptions, 'root' | 'records'>;
const goingOn = (change: Change) => salvaging({ rootId: ROOT, checkpoint: null, own: false, editions: editionsOf(), ...change });
const goOn = (change: Change) => atOnce(goingOn(change));

const childrenOf = ({ rebuilt }: Salvage) => Object.keys(rebuilt?.checkpoint.tree.children ?? {});
const contextOf = ({ rebuilt }: Salvage) => rebuilt?.checkpoint.tree.context;
const draft = { draft: { name: 'سینا' }, rows: [{ key: 1, name: 'زهرا', state: 'staged' }] };

describe('a log that another version wrote', () => {
  test('gives way between any two records', async () => {
    const { records } = await recorded();
    const steps = goingOn({ root: sampleProgram([]), records });
    let ways = 0;
    while (!steps.next().done) ways += 1;
    expect(records.length).toBeGreaterThan(5);
    expect(ways).toBeGreaterThan(records.length);
  });

  test('is gone on with where nothing changed', async () => {
    const { records, checkpoint } = await recorded();
    for (const from of [{ records }, { records: [], checkpoint }]) {
      const found = goOn({ root: sampleProgram([]), ...from });
      expect(found.rescued).toEqual([]);
      expect(childrenOf(found)).toEqual(['gate', 'list:a']);
    }
  });

  test.each([
    ['begins where the log ends soon after', 3, ['gate', 'list:a'], { open: ['a'] }],
    ['is not taken for open where much was done without it', 70, ['gate'], { open: [] }],
  ])('what its program did not begin %s', async (_, count, children, context) => {
    const { records } = await recorded();
    const began = records.filter(({ a }) => !a.includes('list:a'));
    const typed = Array.from({ length: count }, (_, at) => {
      const { s, t } = began.at(-1) as LogRecord;
      return { s: s + at + 1, t, a: `${ROOT}/gate`, e: { type: 'name.typed', value: String(at) } };
    });
    const found = goOn({ root: sampleProgram([]), records: [...began, ...typed] });
    expect(found.rescued).toEqual([]);
    expect(childrenOf(found)).toEqual(children);
    expect(contextOf(found)).toMatchObject(context);
  });

  test('a state of another name is caught where it was first entered, and only its workflow is given up', async () => {
    const { records } = await recorded();
    const found = goOn({ root: later({ editing: 'writing' }), records });
    const began = records.find(({ k, m }) => k === 'init' && m === 'staging')?.s;
    expect(found.rescued).toMatchObject([{ workflow: 'staging', id: 'list:a', seq: began, context: draft }]);
    expect(childrenOf(found)).toEqual(['gate']);
    expect(contextOf(found)).toMatchObject({ open: [] });
  });

  test('an event of another name is caught at its record, also where it moved no state', async () => {
    const { records, at } = await recorded();
    const workflow = { ...stagingWorkflow, events: { ...stagingWorkflow.events, 'draft.revised': stagingWorkflow.events['draft.changed'] } };
    const { 'draft.changed': _, ...events } = workflow.events;
    const hears = hearing(descriptionsOf([{ ...workflow, events }]))('staging');
    const found = goOn({ root: later({ 'draft.changed': 'draft.revised' }), records, editions: editionsOf({ hears }) });
    expect(found.rescued).toMatchObject([{ id: 'list:a', seq: at('draft.changed') }]);
  });

  test('what was written and passed over in silence is kept beside the workflow that goes on', async () => {
    const { records } = await recorded();
    const found = goOn({ root: later({ 'draft.changed': 'draft.revised' }), records });
    expect(found.rescued).toMatchObject([{ workflow: 'staging', id: 'list:a', context: { change: { name: 'سینا' } } }]);
  });

  test('what was written after the record where the states part is not lost either', async () => {
    const { records, at } = await recorded();
    const from = at('list.submitted') ?? 0;
    const last = records.at(-1) as LogRecord;
    const typed = { s: last.s + 1, t: last.t, a: 'root/list:a', e: { type: 'draft.changed', change: { name: 'پریسا' } } };
    const told = [...records.map((record) => (record.s === from ? { ...record, f: 'elsewhere' } : record)), typed];
    const found = goOn({ root: sampleProgram([]), records: told });
    expect(found.rescued).toMatchObject([{ id: 'list:a', seq: from }]);
    expect(JSON.stringify(found.rescued)).toContain('پریسا');
  });

  test('a bundle that breaks on its own log is heard of', async () => {
    const { records } = await recorded();
    const earlier = () => {
      throw new Error('process is not defined');
    };
    expect(() => goOn({ root: sampleProgram([]), records, earlier })).toThrow('process is not defined');
  });

  test('a state that is gone is found before anything is started, and what was written survives', async () => {
    const { checkpoint } = await recorded();
    const found = goOn({ root: later({ sending: 'dispatching' }), records: [], checkpoint });
    expect(found.rescued).toMatchObject([{ workflow: 'staging', id: 'list:a', seq: null, context: draft }]);
    expect(childrenOf(found)).toEqual(['gate']);
    expect(contextOf(found)).toMatchObject({ open: [] });
  });

  const rename = (kept: Kept): Kept => ({ ...kept, value: { ...(kept.value as object), form: 'dispatching' } });
  const migrations: Migrations = { 1: rename };

  test('a checkpoint is migrated by one line', async () => {
    const { checkpoint } = await recorded();
    const found = goOn({ root: later({ sending: 'dispatching' }), records: [], checkpoint, editions: editionsOf({ version: 2, migrations }) });
    expect(found.rescued).toEqual([]);
    expect((found.rebuilt?.checkpoint.tree.children['list:a']?.snapshot as Kept | undefined)?.value).toMatchObject({ form: 'dispatching' });
  });

  test('a migrated state waits for what it waits for now, and for nothing else', async () => {
    const { checkpoint } = await recorded();
    const waits = ({ timers }: Pick<Checkpoint, 'timers'>) => timers.map(({ id }) => id).filter((id) => id.includes('staging.form'));
    expect(waits(checkpoint)).toEqual(['xstate.after.9000.staging.form.sending']);
    const found = goOn({ root: later({ sending: 'dispatching' }), records: [], checkpoint, editions: editionsOf({ version: 2, migrations }) });
    expect(found.rebuilt && waits(found.rebuilt.checkpoint)).toEqual(['xstate.after.9000.staging.form.dispatching']);
    const due = found.rebuilt?.checkpoint.timers.find(({ id }) => id === 'xstate.after.9000.staging.form.dispatching')?.due;
    expect(due).toBe(checkpoint.t + 9000);
    // What it went on waiting for is due when it was.
    const list = ({ timers }: Pick<Checkpoint, 'timers'>) => timers.filter(({ from, id }) => from === 'root/list:a' && !id.includes('form'));
    expect(found.rebuilt && list(found.rebuilt.checkpoint)).toEqual(list(checkpoint));
  });

  test('records are folded by the machines that wrote them, and their end is migrated', async () => {
    const { records } = await recorded();
    const root = later({ sending: 'dispatching', 'draft.changed': 'draft.revised' });
    const found = goOn({ root, records, earlier: (log) => rebuild({ ...log, root: sampleProgram([]) }), editions: editionsOf({ version: 2, migrations }) });
    expect(found.rescued).toEqual([]);
    expect(found.rebuilt?.checkpoint.tree.children['list:a']?.snapshot).toMatchObject({ value: { form: 'dispatching' }, context: draft });
  });

  test('without a way from its version it is rescued, also from a version that is newer than this one', async () => {
    const { checkpoint, records } = await recorded();
    const missing = goOn({ root: sampleProgram([]), records: [], checkpoint, editions: editionsOf({ version: 3, migrations }) });
    expect(missing.rescued).toMatchObject([{ id: 'list:a', context: draft }]);
    const newer = goOn({ root: sampleProgram([]), records: [], checkpoint: { ...checkpoint, versions: { staging: 2 } } });
    expect(newer.rescued).toMatchObject([{ id: 'list:a', context: draft }]);
    expect(records.every(({ v }) => v === undefined)).toBe(true);
  });

  test('what this release wrote itself is migrated by no later one, the root no more than the others', async () => {
    const { checkpoint } = await recorded();
    const second = descriptionsOf(sampleWorkflows.map((workflow) => ({ ...workflow, version: 2 })));
    const never: Migrations = {
      1: () => {
        throw new Error('It was in its second version already.');
      },
    };
    const editions: Editions = (name) => ({ version: 2, drafts: name === 'staging', hears: heard(name), migrations: never });
    const found = goOn({ root: sampleProgram([]), records: [], checkpoint: withVersions(checkpoint, 'root', second), editions });
    expect(found.rescued).toEqual([]);
    expect(childrenOf(found)).toEqual(['gate', 'list:a']);
  });

  test('what was gone on with once says of which versions it is, and is migrated no second time', async () => {
    const { checkpoint } = await recorded();
    const lengthen: Migrations = { 1: (kept) => ({ ...kept, context: { ...(kept.context as object), name: `${(kept.context as { name?: string }).name}+` } }) };
    const editions = editionsOf({ version: 2, migrations: lengthen });
    const once = goOn({ root: sampleProgram([]), records: [], checkpoint, editions });
    const twice = goOn({ root: sampleProgram([]), records: [], checkpoint: once.rebuilt?.checkpoint ?? null, editions });
    const nameIn = ({ rebuilt }: Salvage) => (rebuilt?.checkpoint.tree.children['list:a']?.snapshot as Kept | undefined)?.context;
    expect(nameIn(once)).toMatchObject({ name: 'undefined+' });
    expect(nameIn(twice)).toEqual(nameIn(once));
    expect(twice.rescued).toEqual([]);
    // Also once one of its workflows could not be gone on with.
    const second: Editions = (name) =>
      name === 'gate' ? { version: 2, migrations: { 1: (kept) => kept }, hears: heard(name) } : editionsOf({ version: 3 })(name);
    const broken = goOn({ root: sampleProgram([]), records: [], checkpoint, editions: second });
    expect(broken.rescued).toMatchObject([{ id: 'list:a' }]);
    expect(broken.rebuilt?.checkpoint.versions).toEqual({ gate: 2 });
  });

  test('a workflow that is gone leaves what was typed', async () => {
    const { records } = await recorded();
    const root = rootMachine.provide({ actors: { gate: gateMachine } });
    delete (root.implementations.actors as Record<string, unknown>).staging;
    const found = goOn({ root, records });
    expect(found.rescued).toMatchObject([{ workflow: 'staging', id: 'list:a', context: { change: { name: 'سینا' } } }]);
    expect(childrenOf(found)).toEqual(['gate']);
  });

  test('a root that cannot go on leaves every draft', async () => {
    const { checkpoint } = await recorded();
    const broken = { ...checkpoint, tree: { ...checkpoint.tree, value: 'nowhere' } };
    const found = goOn({ root: sampleProgram([]), records: [], checkpoint: broken });
    expect(found.rebuilt).toBeNull();
    expect(found.rescued).toMatchObject([{ id: 'list:a', context: draft }]);
  });
});

test('a fault of this very version is no state to go on with either', async () => {
  const { records, at } = await recorded();
  const seq = at('list.submitted');
  const wrong = records.map((record) => (record.s === seq ? { ...record, f: 'elsewhere' } : record));
  const found = goOn({ root: sampleProgram([]), records: wrong, own: true });
  expect(found.rescued).toMatchObject([{ id: 'list:a', seq, context: draft }]);
  expect(childrenOf(found)).toEqual(['gate']);
});
