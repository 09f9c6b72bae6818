import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Migrations } from '../../src/machines/kit/migrations.ts';
import type { Fields, Shape } from '../../src/schema/kit/shape.ts';
import { contextOf } from './pins/exploration.ts';
import { inWords } from './pins/kinds.ts';
import { complaints, described, type Pins, repinned, type Today } from './pins/pins.ts';
import { registered } from './product/program.ts';

const FILE = path.join(import.meta.dirname, 'drafts.json');

const draftOf = (events: Readonly<Record<string, Fields>>): Fields | null => {
  const change: Shape | undefined = events['draft.changed']?.change;
  return change && 'fields' in change ? change.fields : null;
};

const today = registered.flatMap((workflow): readonly Today[] => {
  const { description, migrations } = workflow;
  const draft = draftOf(description.events);
  if (draft === null) return [];
  const { name, version } = description;
  return [{ name, version, draft: described(draft), context: inWords(contextOf(workflow), Object.keys(draft)), ...(migrations ? { migrations } : {}) }];
});

/**
 * What every version of a form leaves on devices, for ever: a form that lies there is gone on with by a later release,
 * which must know what it finds. `node tools/pin-drafts.mjs` writes it anew.
 */
test('every draft is what its version says, and is brought to the next where one is', () => {
  if (process.env.PIN_DRAFTS) writeFileSync(FILE, JSON.stringify(repinned(JSON.parse(readFileSync(FILE, 'utf8')) as Pins, today)));
  expect(today.length).toBeGreaterThan(3);
  expect(complaints(JSON.parse(readFileSync(FILE, 'utf8')) as Pins, today)).toEqual([]);
});

describe('a pin', () => {
  const form: Today = { name: 'form', version: 1, draft: { name: 'text' }, context: { draft: 'draft', rows: { each: { key: 'number' } } } };
  const second: Today = { ...form, version: 2, draft: { name: 'text', note: 'text' } };
  const pins: Pins = repinned({}, [form]);
  const migrations: Migrations = { 1: (kept) => kept };

  test('holds what does not change', () => {
    expect(complaints(pins, [form])).toEqual([]);
  });

  test.each([
    ['a field that came', { draft: { name: 'text', note: 'text' } }, 'form: draft.note was not there and is "text"'],
    ['a field that went', { draft: {} }, 'form: draft.name was "text" and is gone'],
    ['another kind', { draft: { name: 'phone' } }, 'form: draft.name was "text" and is "phone"'],
    [
      'another kind deep in what is recorded',
      { context: { ...(form.context as object), rows: { each: { key: 'string' } } } },
      'form: context.rows.each.key was "number"',
    ],
  ])('says of %s which version to raise', (_, change, said) => {
    const [complaint] = complaints(pins, [{ ...form, ...change }]);
    expect(complaint).toContain(said);
    expect(complaint).toContain('raise its version to 2 and write its migrations[1]');
    expect(complaint).toContain('node tools/pin-drafts.mjs');
  });

  test('of an earlier version asks for a way from it, or for a word that there is none', () => {
    expect(complaints(pins, [second])).toEqual([
      expect.stringContaining('drafts of version 1 would only be rescued to be read: write its migrations[1], or accept that'),
      expect.stringContaining('form has no pin of its version 2'),
    ]);
    const accepted = repinned(pins, [second]);
    expect(accepted.form?.[1]?.fate).toBe('rescued');
    expect(complaints(accepted, [second])).toEqual([]);
    const migrated = repinned(pins, [{ ...second, migrations }]);
    expect(migrated.form?.[1]?.fate).toBe('migrated');
    expect(complaints(migrated, [{ ...second, migrations }])).toEqual([]);
    expect(complaints(migrated, [second])).toEqual([expect.stringContaining('write its migrations[1]')]);
  });

  test('asks for every step of the way', () => {
    const third = { ...second, version: 3, migrations };
    expect(complaints(repinned(pins, [{ ...second, migrations }]), [third]).join()).toContain('drafts of version 2 would only be rescued');
    expect(repinned(pins, [third]).form?.[1]?.fate).toBe('rescued');
  });

  test('of a workflow that is gone says what becomes of its drafts', () => {
    expect(complaints(pins, [])).toEqual([expect.stringContaining('form is gone, and drafts of version 1 would only be rescued')]);
  });
});
