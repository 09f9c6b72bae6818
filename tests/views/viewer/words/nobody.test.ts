import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAction } from '../../../../src/machines/viewer/kinds.ts';
import { appWorkflow } from '../../../../src/schema/app/workflow.ts';
import type { Workflow } from '../../../../src/schema/kit/workflow.ts';
import { sessionWorkflow } from '../../../../src/schema/session/workflow.ts';
import { registered } from '../../../fold/product/program.ts';
import { tell } from './told.ts';

type Step = Parameters<typeof tell>[0];

const SRC = path.join(import.meta.dirname, '../../../../src');
const product: readonly Workflow[] = [appWorkflow, sessionWorkflow, ...registered.map(({ description }) => description)];
const EVENTS = new Set(product.flatMap(({ events }) => Object.keys(events)));

const sourcesIn = (place: string): readonly string[] =>
  readdirSync(path.join(SRC, place), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(SRC, place, name), 'utf8'));

/** The events of workflows that a piece of source makes. */
const madeIn = (source: string): readonly string[] =>
  [...source.matchAll(/\btype: '([\w.]+)'/g)].map(([, type = '']) => type).filter((type) => EVENTS.has(type));

/** The arguments of a call, from its bracket on. */
const argumentsFrom = (source: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if ('({['.includes(source[at] as string)) depth += 1;
    else if (')}]'.includes(source[at] as string) && --depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
};

/** The events that a view sends by itself: from what its hooks do, but for those that only keep what a person presses. */
const madeByHooks = (source: string): readonly string[] =>
  [...source.matchAll(/\buse(?!Memo\b|Callback\b)[A-Z]\w*(?:<[^()]*>)?\(/g)].flatMap(({ 0: call, index }) =>
    madeIn(argumentsFrom(source, index + call.length - 1)),
  );

/** What such a hook sends when a person presses a key. */
const PRESSED = ['route.go', 'row.edit'];
/** A secret that is filled was filled by a person; that it is not any more the program says when it begins again. */
const OF_PERSONS = new Set([...PRESSED, 'secret.filled']);

const senders = {
  'what the device does': sourcesIn('effects').flatMap(madeIn),
  'what puts the program together': [...sourcesIn('composition'), readFileSync(path.join(SRC, 'main.tsx'), 'utf8')].flatMap(madeIn),
  'what a view does by itself': sourcesIn('views').flatMap(madeByHooks),
};

describe('what no person did is told of none', () => {
  test.each(Object.entries(senders))('%s', (_, types) => {
    const said = [...new Set(types)].filter((type) => !OF_PERSONS.has(type));
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((type) => isAction({ record: { e: { type } } as unknown as Step['record'] }))).toEqual([]);
  });

  test('what else they send is known, and sent', () => {
    const sent = new Set(Object.values(senders).flat());
    expect([...OF_PERSONS].filter((type) => !sent.has(type))).toEqual([]);
  });

  test('a hook that tells by itself is found; what is pressed in a view is not', () => {
    expect(madeByHooks("useKeptRow<Row>(list, id, (row) => send({ type: 'record.known', row }));")).toEqual(['record.known']);
    expect(madeByHooks("const go = useCallback(() => send({ type: 'route.go' }), []); press(() => send({ type: 'row.edit' }));")).toEqual([]);
  });
});

const said = (workflow: string, e: object, x?: string) => {
  const state = { snapshot: { context: {}, status: 'active', value: 'ready' }, children: {}, timers: [] };
  return tell({ workflow, record: { s: 1, t: 0, a: 'app/x', e, ...(x ? { x } : {}) }, before: state, after: state, stored: {}, track: {} } as never as Step);
};

test.each([
  ['resource:patients', { type: 'resource.outdated', at: 1 }, 'دوباره از سرور خواسته شد'],
  ['resource:patients', { type: 'resource.aged', at: 1 }, 'معلوم نشد که بیماران به‌روز است یا نه'],
  ['patientForm', { type: 'record.known', record: {}, at: 1 }, 'اطلاعات بیمار از لیست روی دستگاه خوانده شد'],
  ['app', { type: 'locked.ask', count: 1 }, 'کاری از پیش با رمز عبور دیگری مانده بود'],
  ['session', { type: 'user.wanted' }, 'اطلاعات کاربر دوباره از سرور خواسته شد'],
  ['patientForm', { type: 'load.wanted' }, 'اطلاعات بیمار دوباره از سرور خواسته شد'],
])('%s: the program did it, whoever was told', (workflow, event, text) => {
  expect(said(workflow, event)).toEqual({ text, by: 'program', tone: 'plain' });
});

test.each([
  ['session', 'user.retried', '«تلاش دوباره» را زد'],
  ['patientForm', 'load.retried', '«تلاش دوباره» را زد'],
  ['app', 'notice.dismiss', 'پیام را بست'],
])('%s: a person did it (%s), in the recordings of earlier builds too', (workflow, type, text) => {
  expect(said(workflow, { type, key: 1 })).toEqual({ text, by: 'user', tone: 'plain' });
});

test('a message that the program takes away is told of nobody', () => {
  expect(said('app', { type: 'notice.heeded', key: 1 })).toBeNull();
});

test('of a message that somebody came to or left, which did nothing, nothing is told', () => {
  for (const held of [true, false]) expect(said('app', { type: 'notice.held', key: 1, held })).toBeNull();
});

test('a list that is asked for again is told the same after somebody’s own removal, of which no other desk need know', () => {
  expect(said('resource:patients', { type: 'resource.outdated', at: 1 }, 'app')).toEqual(said('resource:patients', { type: 'resource.outdated', at: 1 }));
  expect(said('resource:patients', { type: 'resource.refreshed', at: 1 })).toMatchObject({ by: 'user', text: '«تلاش دوباره» را زد' });
});
