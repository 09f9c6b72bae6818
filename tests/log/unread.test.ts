import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { resourceMachine } from '../../src/machines/kit/resource.ts';
import { rowById } from '../../src/machines/kit/rows.ts';
import { atOnce } from '../../src/schema/log/file/steps.ts';
import { type Bodies, createBodies } from '../../src/schema/log/lists/bodies.ts';
import { leave, VAST } from '../../src/schema/log/lists/leave.ts';
import { MissingBody } from '../../src/schema/log/lists/missing-body.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { looking, rowsRead, unreadLists, whenRead } from '../../src/schema/log/lists/unread.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const COUNT = VAST + 700;
const rowsOf = (count = COUNT): readonly Row[] => Array.from({ length: count }, (_, id) => ({ id, name: `ردیف ${id}` }));
const hash = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
};
const ways = { hash, breathe: () => undefined, onText: () => {} };

/** What is on the disk of a list that came over the line: its name, and all texts. */
const stored = async (rows: readonly Row[]) => {
  const bodies = createBodies(createReading);
  await bodies.prepare(rows, ways);
  const name = bodies.put(rows);
  return { name, texts: bodies.take() };
};

const found = (texts: readonly (readonly [string, string])[]): Bodies => {
  const bodies = createBodies(createReading);
  for (const [name, text] of texts) bodies.add(name, text);
  return bodies;
};

/** The same list as a later page has it, and the lists of that page. */
const unread = async (rows = rowsOf()) => {
  const { name, texts } = await stored(rows);
  const bodies = found(texts);
  const list = leave(name, bodies.reading) as readonly Row[];
  expect(bodies.get(name)).toBe(list);
  return { bodies, name, list };
};

describe('a vast list of an earlier page', () => {
  test('is read when somebody looks into it, and is then what it was, whichever way they look', async () => {
    const looks: ((rows: readonly Row[]) => unknown)[] = [
      (rows) => [...rows],
      (rows) => rows.at(-1),
      (rows) => rows.filter(({ id }) => id % 1000 === 3),
      (rows) => rows.with(5, { id: 5, name: '' }),
      (rows) => rows.toSpliced(3, 1),
      (rows) => [...rows, { id: -1, name: '' }],
      (rows) => JSON.stringify(rows),
      (rows) => 7 in rows,
      (rows) => Object.keys(rows).length,
      (rows) => structuredClone(atOnce(looking(rows))),
    ];
    for (const look of looks) {
      const { list } = await unread();
      expect([Array.isArray(list), list.length, rowsRead(list)]).toEqual([true, COUNT, null]);
      expect(look(list)).toEqual(look(rowsOf()));
      expect(rowsRead(list)).toEqual(rowsOf());
    }
  });

  test('is read in turns for whoever waits, who is told once that it is there', async () => {
    const { list } = await unread();
    const heard = vi.fn();
    const left = vi.fn();
    whenRead(list, heard);
    whenRead(list, left)();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect([heard.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
    expect(atOnce(looking(list))).toEqual(rowsOf());
    whenRead(list, heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is not begun to be read in the turn in which somebody waits for it: a screen is drawn there', async () => {
    const { list } = await unread();
    whenRead(list, () => {});
    await Promise.resolve();
    expect(unreadLists.get(list)?.rows).toHaveLength(0);
  });

  test('goes on where it was, whoever reads on', async () => {
    const { list } = await unread();
    const [one, other] = [looking(list), looking(list)];
    for (let turn = 0; turn < 8; turn += 1) (turn % 2 ? one : other).next();
    expect(rowsRead(list)).toBeNull();
    expect(list[COUNT - 1]).toEqual(rowsOf()[COUNT - 1]);
    expect([one.next(), other.next()].map(({ done, value }) => [done, (value as readonly Row[]).length])).toEqual([
      [true, COUNT],
      [true, COUNT],
    ]);
  });

  test('is a missing one where a part of it is not on the device', async () => {
    const { name, texts } = await stored(rowsOf());
    for (const lost of [0, 5, texts.length - 2]) {
      const bodies = found(texts.toSpliced(lost, 1));
      expect(leave(name, bodies.reading)).toBeNull();
      expect(() => bodies.get(name)).toThrow(MissingBody);
    }
  });

  test('is never a shorter list where a part of it cannot be read', async () => {
    const { name, texts } = await stored(rowsOf());
    for (const short of ['[{"id":]', '[]']) {
      const bodies = found(texts.map(([one, text], at) => [one, at === 9 ? short : text]));
      const list = leave(name, bodies.reading) as readonly Row[];
      for (let time = 0; time < 3; time += 1) expect(() => list[3]).toThrow();
      expect(rowsRead(list)).toBeNull();
    }
  });

  test('is read in steps, like any other, where it is cut from a text that takes long to read', async () => {
    const bodies = createBodies(createReading);
    bodies.put(rowsOf());
    const first = bodies.take();
    bodies.forget();
    const anchored = bodies.put(structuredClone(rowsOf()));
    const changed = bodies.put(structuredClone(rowsOf()).with(7, { id: 7, name: 'دیگر' }));
    const later = found([...first, ...bodies.take()]);
    expect([anchored, changed].map((name) => leave(name, later.reading))).toEqual([null, null]);
    expect(atOnce(later.read(changed))).toEqual(rowsOf().with(7, { id: 7, name: 'دیگر' }));
  });

  test('is read in steps where it is cut from a list that is itself in pieces', async () => {
    const bodies = createBodies(createReading);
    const first = rowsOf();
    await bodies.prepare(first, ways);
    bodies.put(first);
    const second = [{ id: -1, name: 'نو' }, ...structuredClone(first)];
    bodies.put(second);
    const third = bodies.put(structuredClone(second).with(7, { id: 6, name: 'دیگر' }));
    const texts = bodies.take();
    expect(texts.find(([name]) => name === third)?.[1]).toContain('"$rows"');
    const later = found(texts);
    expect(leave(third, later.reading)).toBeNull();
    expect(atOnce(later.read(third))).toEqual(second.with(7, { id: 6, name: 'دیگر' }));
  });

  test('that is mostly one of tens of thousands of new rows is put together whole', async () => {
    const rows = rowsOf(130_000);
    const { list } = await unread(rows);
    expect(list[129_999]).toEqual(rows[129_999]);
  });

  test('is known again when the provider sends it, with what changed', async () => {
    for (const size of [COUNT, COUNT + 1]) {
      const { bodies, name } = await unread();
      expect(bodies.knowsLike(rowsOf(1))).toBe(true);
      const sent = rowsOf(size);
      await bodies.prepare(sent, ways);
      const again = bodies.put(sent);
      const texts = bodies.take();
      if (size === COUNT) expect([again, texts]).toEqual([name, []]);
      else expect(texts.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(20_000);
    }
  });

  test('keeps a shorter list from nothing, of other rows or of some like its own', async () => {
    const { bodies, list } = await unread();
    bodies.put(Array.from({ length: 50 }, (_, id) => ({ id, day: '2026-11-22' })));
    bodies.put(rowsOf(50).map(({ id }) => ({ id: id + COUNT, name: 'تازه' })));
    expect([rowsRead(list), bodies.take().length]).toEqual([null, 2]);
  });

  test('is read to its end where somebody reads it in steps', async () => {
    const { bodies, name, list } = await unread();
    expect([atOnce(bodies.read(name)) === list, rowsRead(list)?.length]).toEqual([true, COUNT]);
  });

  test('is left only where that was asked for, and not where somebody has it', async () => {
    const { name, texts } = await stored(rowsOf());
    const bodies = found(texts);
    const list = bodies.get(name) as readonly Row[];
    const names = [name, texts[0]?.[0] ?? '', 'nothing'];
    expect([rowsRead(list) === list, ...names.map((one) => leave(one, bodies.reading))]).toEqual([true, null, null, null]);
  });

  test('is looked up by id in one index, whoever has it', async () => {
    const { list } = await unread();
    expect(rowById(list, 5)).toBe(rowById(rowsRead(list) ?? [], 5));
    expect(rowById(list, COUNT)).toBeUndefined();
  });
});

describe('the workflow of a list', () => {
  const machine = resourceMachine('surgeries');
  const begun = async (list: readonly Row[]) => {
    const loadRows = fromPromise(async () => ({ rows: list, unreadable: 0, version: 'v1' }));
    const actor = createActor(machine.provide({ actors: { loadRows: loadRows as never } }), { input: { at: 1000 } });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    return actor;
  };

  test('comes back with it unread, and goes on being asked', async () => {
    const { list } = await unread();
    const first = await begun(list);
    first.send({ type: 'resource.refreshed', at: 2000 });
    await waitFor(first, (snapshot) => snapshot.matches('ready'));
    const next = createActor(machine, { input: { at: 0 }, snapshot: first.getPersistedSnapshot() as never });
    next.start();
    next.send({ type: 'resource.confirmed', at: 3000 });
    expect([next.getSnapshot().context.rows === list, rowsRead(list)]).toEqual([true, null]);
  });

  test('changes it like any other', async () => {
    const { list } = await unread();
    const actor = await begun(list);
    actor.send({ type: 'row.created', row: { id: COUNT } as never });
    actor.send({ type: 'row.removed', id: 4 });
    expect(actor.getSnapshot().context.rows.length).toBe(COUNT);
    expect(actor.getSnapshot().context.rows.map(({ id }) => id)).toEqual([...rowsOf().map(({ id }) => id), COUNT].filter((id) => id !== 4));
  });
});
