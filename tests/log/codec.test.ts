import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { descriptionsOf, reading, vocabularyOf, withBodies, writing } from '../../src/schema/log/codec.ts';
import { contentHash } from '../../src/schema/log/content-hash.ts';
import { crashOf } from '../../src/schema/log/crash.ts';
import type { Delivered, Sender } from '../../src/schema/log/language.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { actorPath, idsOf } from '../../src/schema/log/record.ts';
import { Refused } from '../../src/schema/log/walk.ts';
import { sampleWorkflows } from '../fold/sample/workflows.ts';

const descriptions = descriptionsOf(sampleWorkflows);

const speaking = (bodies = createBodies(createReading)) => {
  const language = vocabularyOf(descriptions, writing(bodies))('staging');
  if (!language) throw new Error('no language');
  return { say: (event: Delivered, sender: Sender | null = null) => language.event(event, sender), begin: language.input, bodies };
};

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.describe();
    throw error;
  }
  return 'let through';
};

describe('the allow-list', () => {
  test('lets through what is described, as it is', () => {
    const event = { type: 'draft.changed', change: { name: 'علی', day: { typed: '۱۴۰۳', day: null } } };
    expect(speaking().say(event).e).toBe(event);
  });

  test('keeps null and absence in what is optional', () => {
    const { say } = speaking();
    expect(say({ type: 'draft.changed', change: { day: { typed: '' } } }).e).toEqual({ type: 'draft.changed', change: { day: { typed: '' } } });
  });

  test.each([
    ['a key that is not described', { type: 'draft.staged', key: 1, password: 'hunter2' }, 'value: has the key password, which is not described'],
    [
      'one deep inside',
      { type: 'draft.changed', change: { day: { typed: '', day: null, token: 'x' } } },
      'change.day: has the key token, which is not described',
    ],
    ['an event that is not described', { type: 'secret.told', secret: 'x' }, 'value: has an unknown type'],
    ['a name of every object', { type: 'constructor' }, 'value: has an unknown type'],
    ['a missing field', { type: 'draft.staged' }, 'value: lacks key'],
    ['another type', { type: 'draft.staged', key: '1' }, 'key: not a number'],
    ['not a number', { type: 'draft.staged', key: Number.NaN }, 'key: not a number'],
    ['a Date', { type: 'draft.changed', change: { day: new Date(0) } }, 'change.day: not an object'],
    ['a Map', { type: 'parent.pinged', at: 1, words: new Map() }, 'words: not an object'],
    ['a function', { type: 'draft.changed', change: { name: () => 'x' } }, 'change.name: not a text'],
    ['an undefined item', { type: 'draft.changed', change: { tags: [undefined] } }, 'change.tags.0: not a text'],
    ['an event of XState that is not ours', { type: 'xstate.snapshot.child', snapshot: {} }, 'value: an event of XState that is not described'],
  ])('refuses %s and says where, never what', (_, event, place) => {
    const said = refusal(() => speaking().say(event as Delivered));
    expect(said).toBe(place);
    expect(said).not.toContain('hunter2');
  });

  test('knows the answers of ports by their description', () => {
    const { say } = speaking();
    expect(say({ type: 'xstate.done.actor.send', output: { id: 7 }, actorId: 'send' }, { port: 'send' })).toEqual({
      e: { type: 'xstate.done.actor.send', output: { id: 7 } },
      p: 'send',
    });
    expect(refusal(() => say({ type: 'xstate.done.actor.send', output: { id: 7, token: 'x' } }, { port: 'send' }))).toContain('token');
    expect(refusal(() => say({ type: 'xstate.done.actor.other', output: { id: 7 } }, { port: 'other' }))).toContain('not described');
  });

  test('knows the end of a child by the description of that child', () => {
    const language = vocabularyOf(descriptions, writing(createBodies(createReading)))('root');
    const done = { type: 'xstate.done.actor.list:1', output: { sent: 2 } };
    expect(language?.event(done, { workflow: 'staging' })).toEqual({ e: done, m: 'staging' });
    expect(refusal(() => language?.event(done, { workflow: 'ticker' }))).toContain('output');
  });

  test('keeps failures as data and nothing of the words of a fault', () => {
    const { say } = speaking();
    const rejected = { _tag: 'Rejected', status: 400, general: ['نه'], fields: { name: ['کوتاه'] } };
    expect(say({ type: 'xstate.error.actor.send', error: rejected }, { port: 'send' }).e.error).toEqual(rejected);
    const fault = new TypeError('علی رضایی is not valid');
    expect(JSON.stringify(say({ type: 'xstate.error.actor.send', error: fault }, { port: 'send' }))).not.toContain('علی');
    expect(crashOf(fault)).toMatchObject({ _tag: 'Crashed', name: 'TypeError' });
    expect(crashOf(fault).frames[0]).toMatch(/codec\.test\.ts:\d+:\d+/);
    expect(say({ type: 'xstate.error.actor.send', error: { _tag: 'Secret', password: 'x' } }, { port: 'send' }).e.error).toMatchObject({ _tag: 'Crashed' });
  });

  test('stores a provider’s list once and refers to it', () => {
    const bodies = createBodies(createReading);
    const { say } = speaking(bodies);
    const rows = [{ id: 1, name: 'الف', amount: 5 }];
    const done = (list: unknown) => say({ type: 'xstate.done.actor.load', output: { rows: list } }, { port: 'load' }).e;
    const stored = done(rows);
    const name = contentHash(JSON.stringify(rows));
    expect(stored).toEqual({ type: 'xstate.done.actor.load', output: { rows: { $body: name } } });
    expect(bodies.take()).toEqual([[name, JSON.stringify(rows)]]);
    done(structuredClone(rows));
    expect(bodies.take()).toEqual([]);
    expect(bodies.placeOf(rows[0] as object)).toEqual({ body: name, index: 0 });

    const later = createBodies(createReading);
    later.add(name, JSON.stringify(rows));
    expect(withBodies(stored, later)).toEqual({ type: 'xstate.done.actor.load', output: { rows } });
    const back = vocabularyOf(descriptions, reading(later))('staging')?.event(stored, { port: 'load' });
    expect(back?.e).toEqual({ type: 'xstate.done.actor.load', output: { rows } });
    expect(refusal(() => vocabularyOf(descriptions, reading(createBodies(createReading)))('staging')?.event(stored, { port: 'load' }))).toContain(
      'not in the log',
    );
    expect(refusal(() => done([{ id: 1, name: 'الف', amount: 5, secret: 1 }]))).toBe('rows.0: has the key secret, which is not described');
  });
});

test('paths give back the ids they were made of', () => {
  fc.assert(
    // Mostly of what a path is made of and escaped with, which any other text hardly ever holds.
    fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'~/01a'), minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }), (ids) => {
      const path = ids.reduce<string | undefined>((parent, id) => actorPath(parent, id), undefined) ?? '';
      expect(idsOf(path)).toEqual(ids);
    }),
  );
});

test('names a list as every release did: existing logs refer to it by this name', () => {
  expect(contentHash('[{"id":1,"name":"الف"}]')).toBe('a467c404e4b803f88b5ddd15326d1dc93e4b9177b9d17f811b0d5bfd2bd74043');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ unit: 'binary' })), (text) => {
      expect(contentHash(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});
