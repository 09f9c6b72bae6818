import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { effectActor, type Run } from '../../src/effects/log/effect-actor.ts';
import { createPreparing } from '../../src/effects/log/recording/preparing.ts';
import { body, id, integer, list, optional, struct, text } from '../../src/schema/kit/shape.ts';
import { reads, workflow } from '../../src/schema/kit/workflow.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';

const people = workflow({
  name: 'people',
  version: 1,
  input: {},
  events: {},
  ports: { load: reads({}, struct({ rows: body(list(struct({ id: id(), name: text(), age: optional(integer()) }))), unreadable: integer() })) },
});

/** What is written down of an answer of which parts come ahead. */
const recorded = () => {
  const bodies = createBodies(createReading);
  const texts: (readonly [string, string])[] = [];
  const prepare = createPreparing(
    (name) => (name === 'people' ? people : undefined),
    bodies,
    () => void texts.push(...bodies.take()),
  );
  const own = prepare('people.load');
  if (own === undefined) throw new Error('Nobody would get it ready.');
  return { bodies, texts, rows: own.ahead(), ...own };
};
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `نام ${index}`, age: index % 7 }));
const inParts = <T>(all: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, at) => all.slice(at * length, (at + 1) * length));

describe('a list that comes in parts', () => {
  it('is stored while it comes, and what is left when it is whole are the last rows and where the others are', async () => {
    const { bodies, texts, rows: hear, whole } = recorded();
    const all = rows(3000);
    for (const part of inParts(all, 130)) hear(part);
    await vi.waitFor(() => {
      expect(texts.length).toBe(7);
    });
    await whole({ rows: all, unreadable: 0 });
    // The last 200 rows come with the list itself.
    expect(texts.length).toBe(7);
    const name = bodies.put(all);
    const later = createBodies(createReading);
    for (const [named, content] of [...texts, ...bodies.take()]) later.add(named, content);
    expect(later.get(name)).toEqual(all);
    expect(bodies.isReady(all)).toBe(true);
  });

  it('and broke off on the way is not stored twice when it is asked for again', async () => {
    const { bodies, texts, ahead, whole } = recorded();
    const [broken, again] = [ahead(), ahead()];
    for (const part of inParts(rows(1500), 130)) broken(part);
    const all = rows(3000);
    for (const part of inParts(all, 170)) again(part);
    await whole({ rows: all, unreadable: 0 });
    bodies.put(all);
    expect([...texts, ...bodies.take()].length).toBe(8);
  });

  it('of which rows have not the form that they were described in is left to whoever refuses it', async () => {
    const { bodies, texts, rows: hear, whole } = recorded();
    const all = rows(900).map((row, index) => (index === 450 ? { ...row, secret: 'گذرواژه' } : row));
    for (const part of inParts(all, 100)) hear(part);
    await whole({ rows: all, unreadable: 0 });
    expect(bodies.isReady(all)).toBe(false);
    expect(texts.some(([, content]) => content.includes('گذرواژه'))).toBe(false);
  });

  it('and was there before in other words is written in pieces of that', async () => {
    const { bodies, texts, rows: hear, whole } = recorded();
    await whole({ rows: rows(3000), unreadable: 0 });
    const before = texts.length;
    const next = rows(3000).map((row, index) => (index === 7 ? { ...row, name: 'دیگر' } : row));
    for (const part of inParts(next, 200)) hear(part);
    await whole({ rows: next, unreadable: 0 });
    bodies.put(next);
    const [[, content] = ['', ''], ...more] = [...texts.slice(before), ...bodies.take()];
    expect([more.length, content.length < 1000]).toEqual([0, true]);
  });

  it('is written in short texts also where only its second half was heard of', async () => {
    const { bodies, texts, rows: hear, whole } = recorded();
    const all = rows(3000);
    for (const part of inParts(all.slice(1400), 200)) hear(part);
    await whole({ rows: all, unreadable: 0 });
    bodies.put(all);
    const longest = Math.max(...[...texts, ...bodies.take()].map(([, content]) => content.length));
    expect(longest).toBeLessThan(JSON.stringify(rows(450)).length);
  });
});

it('what comes once whoever asked for it has gone is heard of no more', async () => {
  const heard: unknown[] = [];
  const begun = Promise.withResolvers<(rows: readonly unknown[]) => void>();
  const answer = Promise.withResolvers<unknown>();
  const load: Run = (_input, _signal, ahead) => {
    begun.resolve(ahead());
    return answer.promise;
  };
  const prepare = () => ({ ahead: () => (rows: readonly unknown[]) => void heard.push(...rows), whole: () => undefined });
  const actor = createActor(effectActor('people.load', 'restart', load, () => Promise.resolve(), prepare)).start();
  const hear = await begun.promise;
  hear(['before']);
  actor.stop();
  hear(['after']);
  expect(heard).toEqual(['before']);
});
