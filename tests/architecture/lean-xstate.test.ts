import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import * as original from 'xstate';
import { rewritten } from '../../tools/lean/rewritten.ts';
import { XSTATE } from '../../tools/lean/xstate.ts';

type XState = typeof original;

interface Told {
  readonly context: { readonly count: number; readonly notes: readonly string[] };
  readonly event: { readonly type: string };
}

const folder = mkdtempSync(path.join(tmpdir(), 'lean-xstate-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** XState as a built page has it. */
const written = async (): Promise<XState> => {
  const dist = path.join(folder, 'xstate', 'dist');
  cpSync(path.resolve('node_modules/xstate/dist'), dist, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of readdirSync(dist)) {
    const [, known] = XSTATE.files.find(([file]) => file.test(`/xstate/dist/${name}`)) ?? [];
    const at = path.join(dist, name);
    if (known) writeFileSync(at, rewritten(readFileSync(at, 'utf8'), known).code);
  }
  return (await import(pathToFileURL(path.join(dist, 'xstate.esm.js')).href)) as XState;
};

const settled = () => new Promise((go) => setTimeout(go, 30));

/** All that one machine does and lets be seen: events, guards, delays, regions, children of every kind, an end, a failure, and one that goes on. */
const lived = async ({ setup, fromPromise, createActor, sendParent, getNextSnapshot, getInitialSnapshot, and, not, stateIn, assign, sendTo }: XState) => {
  const seen: unknown[] = [];
  const child = setup({}).createMachine({
    initial: 'waiting',
    states: { waiting: { on: { end: 'ended', tell: { actions: sendParent({ type: 'told' }) } } }, ended: { type: 'final' } },
    output: { of: 'child' },
  });
  const base = setup({
    actors: {
      load: fromPromise(async ({ input }: { readonly input: number }) => input + 1),
      fail: fromPromise(async () => Promise.reject(new Error('no'))),
      child,
    },
    actions: { noted: assign({ notes: ({ context }: Told) => [...context.notes, 'noted'] }) } as never,
    guards: { few: ({ context }: Told) => context.count < 2 },
    delays: { soon: 1 },
  });
  const machine = base.createMachine({
    id: 'all',
    context: { count: 0, notes: [] as readonly string[] },
    type: 'parallel',
    states: {
      counting: {
        initial: 'on',
        on: { reset: { target: '.on', reenter: true, actions: assign({ count: 0 }) } },
        states: {
          on: {
            tags: ['busy'],
            entry: base.enqueueActions(({ enqueue, check }) => {
              enqueue('noted' as never);
              if (check('few')) enqueue.raise({ type: 'raised' });
              enqueue.spawnChild('child', { id: 'spawned' });
            }),
            exit: base.stopChild('spawned'),
            on: {
              more: { guard: and(['few', not(stateIn({ loading: 'never' } as never))]), actions: assign({ count: ({ context }: Told) => context.count + 1 }) },
              told: { actions: assign({ notes: ({ context }: Told) => [...context.notes, 'told'] }) },
              ask: { actions: sendTo('spawned', { type: 'tell' }) },
              raised: { actions: assign({ notes: ({ context }: Told) => [...context.notes, 'raised'] }) },
              end: { actions: sendTo('spawned', { type: 'end' }) },
              '*': { actions: assign({ notes: ({ context, event }: Told) => [...context.notes, event.type] }) },
            },
            after: { soon: { guard: ({ context }: Told) => context.count > 1, target: 'off' } },
            always: { guard: ({ context }: Told) => context.count > 4, target: 'off' },
          },
          off: { type: 'final' },
        },
      },
      loading: {
        initial: 'first',
        states: {
          first: { invoke: { src: 'load', input: 4, onDone: { target: 'second', actions: assign({ count: ({ event }) => event.output }) } } },
          second: { invoke: { src: 'fail', onError: 'third' } },
          third: { invoke: { src: 'child', id: 'invoked', onDone: 'never' }, on: { end: { actions: sendTo('invoked', { type: 'end' }) } } },
          never: { type: 'final' },
        },
      },
    },
    output: ({ context }: Told) => context.count,
  } as never);
  const look = (snapshot: { readonly value: unknown; readonly context: unknown; readonly status: unknown; readonly children: object }) =>
    seen.push([snapshot.value, snapshot.context, snapshot.status, Object.keys(snapshot.children)]);
  seen.push(getNextSnapshot(machine, getInitialSnapshot(machine), { type: 'more' } as never).context);

  const actor = createActor(machine, { inspect: ({ type }) => seen.push(type) });
  actor.subscribe({ next: (snapshot) => look(snapshot as never), complete: () => seen.push('complete'), error: (error) => seen.push(String(error)) });
  actor.start();
  for (const type of ['more', 'ask', 'strange', 'more', 'more', 'reset']) actor.send({ type } as never);
  const kept = actor.getPersistedSnapshot();
  seen.push(JSON.parse(JSON.stringify(kept)), (actor.getSnapshot() as { hasTag(tag: string): boolean }).hasTag('busy'));
  await settled();
  actor.send({ type: 'end' } as never);
  await settled();

  const again = createActor(machine, { snapshot: kept });
  again.subscribe((snapshot) => look(snapshot as never));
  again.start();
  await settled();
  again.send({ type: 'end' } as never);
  again.stop();
  look(again.getSnapshot() as never);
  return seen;
};

describe('XState as a built page has it', () => {
  it('does what it does as it comes', async () => {
    const [before, after] = [await lived(original), await lived(await written())];
    expect(before.length).toBeGreaterThan(40);
    expect(after).toEqual(before);
  });
});
