import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../src/schema/log/content-hash.ts';
import { type Bodies, createBodies } from '../../src/schema/log/lists/bodies.ts';
import { parsed } from '../../src/schema/log/lists/parsed.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { pack } from '../../src/schema/log/packing.ts';
import { unpack } from '../../src/schema/log/unpacking.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
}

const row = (id: number, name = `نام ${id}`): Row => ({ id, name, tags: [`${id % 3}`] });
const list = (length: number): readonly Row[] => Array.from({ length }, (_, index) => row(index + 1));
/** As it comes over the wire: other objects that say the same. */
const again = <T>(value: T): T => structuredClone(value);

/** What a later program finds: only the texts. */
const later = (texts: readonly (readonly [string, string])[]): Bodies => {
  const bodies = createBodies(createReading);
  for (const [name, text] of texts) bodies.add(name, text);
  return bodies;
};

describe('a list that is read again', () => {
  test('and says the same is the same, however new its objects are', () => {
    const bodies = createBodies(createReading);
    const name = bodies.put(list(2000));
    bodies.take();
    expect(bodies.put(again(list(2000)))).toBe(name);
    expect(bodies.take()).toEqual([]);
  });

  test('after a write is stored as what it has in common with the one before, and what is new', () => {
    const bodies = createBodies(createReading);
    const first = list(2000);
    const changed = again(first).with(700, row(701, 'دیگر'));
    const texts: (readonly [string, string])[] = [];
    const names = [first, [...changed, row(2001)], [...again(changed), row(2001), row(2002)]].map((rows) => {
      const name = bodies.put(rows);
      texts.push(...bodies.take());
      return name;
    });
    expect(texts.slice(1).map(([, text]) => text.length < 700)).toEqual([true, true]);
    const found = later(texts);
    expect(found.get(names[2] ?? '')).toEqual([...changed, row(2001), row(2002)]);
    // Its rows are those of the list before, and need not be looked at again.
    const [before, after] = [found.get(names[0] ?? ''), found.get(names[2] ?? '')] as readonly (readonly Row[])[];
    expect(after?.[5]).toBe(before?.[5]);
  });

  test('is missing where the list is that it is a piece of', () => {
    const bodies = createBodies(createReading);
    bodies.put(list(50));
    bodies.take();
    const name = bodies.put([...again(list(50)), row(51)]);
    expect(() => later(bodies.take()).get(name)).toThrow('a list is missing');
  });

  test('is written whole where nothing is stored any more', () => {
    const bodies = createBodies(createReading);
    const first = list(50);
    bodies.put(first);
    const second = [...again(first), row(51)];
    bodies.put(second);
    bodies.take();
    bodies.forget();
    const name = bodies.put(second);
    expect(later(bodies.take()).get(name)).toEqual(second);
  });
});

const change = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(60) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(60) }),
  fc.record({ kind: fc.constant('change' as const), at: fc.nat(60) }),
  fc.record({ kind: fc.constant('turn' as const), at: fc.nat(60) }),
  fc.record({ kind: fc.constant('forget' as const), at: fc.nat(60) }),
);

test('whatever becomes of lists, what was put is what is found, from the texts alone', () =>
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), fc.integer({ min: 0, max: 40 }), (changes, length) => {
      const bodies = createBodies(createReading);
      let rows = list(length);
      let texts: (readonly [string, string])[] = [];
      let put: [string, readonly Row[]][] = [];
      let id = 1000;
      for (const { kind, at } of [{ kind: 'turn' as const, at: 0 }, ...changes]) {
        id += 1;
        rows = again(rows);
        if (kind === 'add') rows = rows.toSpliced(at, 0, row(id));
        if (kind === 'remove') rows = rows.toSpliced(at, 1);
        if (kind === 'change' && at < rows.length) rows = rows.with(at, { ...(rows[at] as Row), tags: [`${id}`] });
        if (kind === 'turn') rows = rows.toReversed();
        if (kind === 'forget') {
          bodies.forget();
          texts = [];
          put = [];
        }
        put.push([bodies.put(rows), rows]);
        const checkpoint = pack({ rows, other: rows.slice(1) }, bodies);
        texts.push(...bodies.take());
        const found = later(texts);
        for (const [name, value] of put) expect(found.get(name)).toEqual(value);
        expect(unpack(checkpoint, later(texts))).toEqual({ rows, other: rows.slice(1) });
      }
    }),
    { numRuns: 400, seed: 11 },
  ));

test('a long list is read in steps as it would be at once, whatever its texts hold', () =>
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 30 }), (values) => {
      const rows = Array.from({ length: Math.ceil(150_000 / JSON.stringify(values).length) }, () => values).flat();
      const steps = parsed(JSON.stringify(rows));
      let count = 0;
      let step = steps.next();
      for (; !step.done; step = steps.next()) count += 1;
      expect(step.value).toEqual(rows);
      // What cannot be cut between its items is read whole.
      expect(count).toBeLessThan(4);
    }),
    { numRuns: 60, seed: 5 },
  ));

describe('a list that is prepared', () => {
  const patients = (count: number, change = '') => Array.from({ length: count }, (_, id) => ({ id, name: `بیمار ${id}${id === 3 ? change : ''}` }));
  /** Gives way at every step, to see that it would, and takes each text as it comes. */
  const ways = (bodies: Bodies) => {
    const seen = { steps: 0, texts: [] as (readonly [string, string])[] };
    const breathe = () => {
      seen.steps += 1;
      return Promise.resolve();
    };
    return { seen, hash: async (text: string) => contentHash(text), breathe, onText: () => void seen.texts.push(...bodies.take()) };
  };

  test('is written in short texts one by one, and is what it was, also for a later program', async () => {
    const bodies = createBodies(createReading);
    const own = ways(bodies);
    for (const list of [patients(2000), patients(2000, '!'), patients(3)]) {
      await bodies.prepare(list, own);
      const name = bodies.put(list);
      own.onText();
      expect(later(own.seen.texts).get(name)).toEqual(list);
    }
    expect(own.seen.steps).toBeGreaterThan(20);
    expect(Math.max(...own.seen.texts.map(([, text]) => text.length))).toBeLessThan(JSON.stringify(patients(500)).length);
    // The second had one row of its own.
    expect(own.seen.texts.length).toBe(5 + 1 + 1 + 1);
  });

  test('that was stored before is not written again', async () => {
    const bodies = createBodies(createReading);
    const name = bodies.put(patients(2000));
    bodies.take();
    const again = patients(2000);
    await bodies.prepare(again, ways(bodies));
    expect([bodies.put(again), bodies.take()]).toEqual([name, []]);
  });

  test('is written anew where what it is a piece of was forgotten meanwhile', async () => {
    const bodies = createBodies(createReading);
    bodies.put(patients(2000));
    bodies.take();
    const changed = patients(2000, '!');
    await bodies.prepare(changed, ways(bodies));
    bodies.forget();
    expect(bodies.isReady(changed)).toBe(false);
    bodies.put(changed);
    const [[, text] = ['', '']] = bodies.take();
    expect(JSON.parse(text)).toEqual(changed);
  });
});
