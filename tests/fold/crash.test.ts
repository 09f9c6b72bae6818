import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { effectActor } from '../../src/effects/log/effect-actor.ts';
import { appMachine } from '../../src/machines/app/product.ts';
import { rebuild } from '../../src/machines/fold/rebuild.ts';
import type { Registered } from '../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../src/machines/session/session.ts';
import { withBodies } from '../../src/schema/log/codec.ts';
import { type Bodies, createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { sessionWorkflow } from '../../src/schema/session/workflow.ts';
import { act, ENTRIES } from './product/dentist.ts';
import { createPractice, type Fate, type Practice } from './product/practice.ts';
import { productDescriptions, registered } from './product/program.ts';
import { asJson, createWorld, type World } from './sample/world.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');
const ROOT = 'app';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The life that goes on: its provider, and what its writes wait for. */
let now: { readonly practice: Practice; readonly barrier: () => Promise<void> };

const programOf = (careless: boolean): AnyStateMachine => {
  const bound = ({ description, machine }: Registered) => {
    const actors = Object.entries(description.ports).map(([port, { policy }]) => [
      port,
      effectActor(
        `${description.name}.${port}`,
        careless ? 'restart' : policy,
        (input) => now.practice.call(port, input),
        () => now.barrier(),
      ),
    ]);
    return [description.name, machine.provide({ actors: Object.fromEntries(actors) as never })] as const;
  };
  return appMachine.provide({
    actors: Object.fromEntries([...registered, { description: sessionWorkflow, machine: sessionMachine as AnyStateMachine }].map(bound)) as never,
  }) as AnyStateMachine;
};

/** The product over the provider of the life that goes on; made once for its hundreds of lives. */
const programs = { careful: programOf(false), careless: programOf(true) };

interface Life {
  readonly world: World;
  /** Lets what waits at the barrier through: what was recorded is on the disk. */
  readonly persist: () => void;
}

const begin = (practice: Practice, bodies: Bodies, records: readonly LogRecord[], careless = false): Life => {
  let waiting: (() => void)[] = [];
  const barrier = () => new Promise<void>((resolve) => waiting.push(resolve));
  now = { practice, barrier };
  const program = () => programs[careless ? 'careless' : 'careful'];
  for (const [name, text] of bodies.take()) bodies.add(name, text);
  const rebuilt =
    records.length === 0
      ? null
      : rebuild({
          root: program(),
          rootId: ROOT,
          checkpoint: null,
          records: records.map((record) => (record.b ? { ...record, e: withBodies(record.e, bodies) } : record)),
        });
  const from = rebuilt && { checkpoint: asJson(rebuilt.checkpoint) as typeof rebuilt.checkpoint, records: [...records, ...rebuilt.added] };
  const world = createWorld({
    bodies,
    t0: T0,
    rootId: ROOT,
    program,
    vocabulary: productDescriptions,
    input: { hasToken: true, path: '/', at: T0, theme: null },
    ...(from ? { from } : {}),
  });
  return {
    world,
    persist: () => {
      const through = waiting;
      waiting = [];
      for (const resolve of through) resolve();
    },
  };
};

/** How far a life goes: until its work is done, or until so many records are on the disk. */
const live = async ({ world, persist }: Life, practice: Practice, until: number): Promise<'done' | 'crashed'> => {
  for (let turn = 0; turn < 3000; turn += 1) {
    if (act(world, () => practice.rows.length >= ENTRIES.length)) return 'done';
    world.collect();
    if (world.records.length >= until) return 'crashed';
    persist();
    await vi.advanceTimersByTimeAsync(10);
    world.collect();
    if (world.records.length >= until) return 'crashed';
    persist();
    await vi.advanceTimersByTimeAsync(0);
  }
  throw new Error(`never done: ${JSON.stringify((world.actor.getSnapshot() as { context: unknown }).context)}`);
};

const teeth = (practice: Practice) => practice.rows.map(({ tooth_number }) => tooth_number).sort();
const FIVE = ['11', '12', '12', '14', '15'];

interface Crash {
  /** How many records more than before are on the disk. */
  readonly after: number;
  readonly fate: Fate;
  /** Whether what the last write made safe was sent before the end came. */
  readonly sent: boolean;
}

/** Lives from crash to crash; answers what the provider has in the end. */
const crashing = async (crashes: readonly Crash[], careless = false): Promise<readonly string[]> => {
  vi.clearAllTimers();
  vi.setSystemTime(T0);
  const practice = createPractice();
  const bodies = createBodies(createReading);
  let durable: readonly LogRecord[] = [];
  for (const { after, fate, sent } of [...crashes, null].map((crash) => crash ?? { after: Number.POSITIVE_INFINITY, fate: 'lost' as const, sent: false })) {
    const life = begin(practice, bodies, durable, careless);
    const end = durable.length + after;
    if ((await live(life, practice, end)) === 'done') break;
    durable = life.world.records.slice(0, end);
    if (sent && durable.length === life.world.records.length) {
      life.persist();
      await vi.advanceTimersByTimeAsync(0);
    }
    practice.cutOff(fate);
    life.world.actor.stop();
    await vi.advanceTimersByTimeAsync(700);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return teeth(practice);
};

test('five treatments are sent without a crash', async () => {
  expect(await crashing([])).toEqual(FIVE);
});

describe('after a crash at every record of the session, nothing is there twice and nothing is missing', () => {
  const cases: readonly (readonly [string, Fate, boolean])[] = [
    ['the request was not sent', 'lost', false],
    ['the request was lost', 'lost', true],
    ['the provider had done it', 'done', true],
    ['the provider does it much later', 'late', true],
  ];
  const length = async (): Promise<number> => {
    const practice = createPractice();
    const whole = begin(practice, createBodies(createReading), []);
    await live(whole, practice, Number.POSITIVE_INFINITY);
    whole.world.actor.stop();
    return whole.world.records.length;
  };
  const wrongAt = async (fate: Fate, sent: boolean, careless: boolean): Promise<readonly unknown[]> => {
    const count = await length();
    expect(count).toBeGreaterThan(45);
    const wrong: unknown[] = [];
    for (let after = 1; after <= count; after += 1) {
      const stored = await crashing([{ after, fate, sent }], careless);
      if (JSON.stringify(stored) !== JSON.stringify(FIVE)) wrong.push([after, stored]);
    }
    return wrong;
  };

  test.each(cases)('%s', { timeout: 300_000 }, async (_, fate, sent) => {
    expect(await wrongAt(fate, sent, false)).toEqual([]);
  });

  test('which a program that simply runs its calls again does not achieve', { timeout: 300_000 }, async () => {
    expect((await wrongAt('done', true, true)).length).toBeGreaterThan(3);
  });

  test('also after several crashes on end', { timeout: 300_000 }, async () => {
    const crash = fc.record({ after: fc.integer({ min: 1, max: 25 }), fate: fc.constantFrom<Fate>('lost', 'done', 'late'), sent: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(crash, { minLength: 2, maxLength: 6 }), async (crashes) => {
        expect(await crashing(crashes)).toEqual(FIVE);
      }),
      { numRuns: 150, seed: 3 },
    );
  });
});
