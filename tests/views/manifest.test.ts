import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest, roomOf, rooms } from '../../src/composition/manifest.ts';
import type { Registered } from '../../src/machines/kit/registered.ts';
import { areas } from '../../src/schema/app/areas.ts';
import type { Notice } from '../../src/schema/app/workflow.ts';
import type { Shape } from '../../src/schema/kit/shape.ts';
import { sayNotice } from '../../src/views/shell/around/notices.ts';

const src = path.resolve(import.meta.dirname, '../../src');

const views = await Promise.all(rooms.map((room) => room.screens()));
const words = [...new Set(views.flatMap((view) => view.words ?? []))];
const workflows: readonly Registered[] = (await Promise.all(rooms.map(async (room) => (await room.workflows?.())?.workflows ?? []))).flat();
const routes = Object.values(areas).flat();
const names = (among: readonly Registered[]) => among.map(({ description }) => description.name);

const hears = (event: string) => workflows.filter(({ description }) => event in description.events);
const [forms, filled, lists] = [hears('form.submitted'), hears('row.added'), hears('row.opened')];
/** Of the lists that are filled by a form, those that a provider keeps, and those that are made for paper. */
const staged = filled.filter(({ description }) => 'sendRow' in description.ports);
const worksheets = filled.filter((each) => !staged.includes(each));

/** The resource of a machine that the kit made, as it tells one of its ports, or asks to have a row of it removed. */
const resourceOf = ({ machine, description }: Registered): string => {
  const { states } = machine.root;
  const calls = [states.saving, states.submitting?.states.comparing].flatMap((state) => state?.invoke ?? []);
  const input = calls[0]?.input as ((scope: object) => { readonly resource: string }) | undefined;
  if (!input) throw new Error(`${description.name} neither saves nor sends.`);
  return input({ context: { id: null, payload: {}, rows: [] } }).resource;
};
/** Whether anybody is led to its form without a record. */
const makes = ({ description: { name } }: Registered) =>
  rooms.some(({ sheets }) => sheets.includes(name)) || routes.some((route) => 'workflow' in route && route.workflow === name && !route.path.includes(':'));

/** Whether somebody put a code in words of its own; those that everybody may use in its place say less. */
const isSaid = (code: string): boolean => {
  const say = (each: string) => (['success', 'problem', 'info'] as const).map((tone) => sayNotice(words, { code: each, tone, values: {} } satisfies Notice));
  const general = say(`nothing.${code.split('.').at(-1)}`);
  return say(code).every((said, index) => said === null || said !== general[index]);
};

describe('the areas', () => {
  it('are those of the addresses, each with one file that says how it is brought', () => {
    expect(Object.keys(manifest).toSorted()).toEqual(Object.keys(areas).toSorted());
    for (const [area, own] of Object.entries(areas)) expect(manifest[area]?.flatMap((room) => room.routes)).toEqual(own);
  });

  it.each(routes.map((route) => [route.path, route] as const))('%s has a view and the workflow that it shows', async (_, route) => {
    const room = roomOf(route.screen);
    expect((await room?.screens())?.screens[route.screen]).toBeTypeOf('function');
    const workflow = 'workflow' in route ? route.workflow : undefined;
    if (workflow) expect(names((await roomOf(workflow)?.workflows?.())?.workflows ?? [])).toContain(workflow);
  });

  it('have a view for every sheet', async () => {
    for (const room of rooms) for (const sheet of room.sheets) expect((await room.screens()).screens[sheet]).toBeTypeOf('function');
  });

  it('bring every workflow as one, also where two rooms bring it', () => {
    const brought = [...new Set(workflows)];
    expect(new Set(names(brought)).size).toBe(brought.length);
    expect(Math.min(forms.length, staged.length, lists.length)).toBeGreaterThan(1);
    expect(worksheets.length).toBeGreaterThan(0);
  });
});

describe('every message that a machine can say has words of its own', () => {
  const ofForms = forms.flatMap((form) =>
    ['updated', 'unchanged', 'formKept', 'formWaiting', ...(makes(form) ? ['created'] : [])].map((what) => `${resourceOf(form)}.${what}`),
  );
  const ofLists = staged.flatMap(({ description: { name } }) => ['sent', 'kept', 'waiting', 'busy'].map((what) => `${name}.${what}`));
  const ofWorksheets = worksheets.map(({ description: { name } }) => `${name}.kept`);
  const removals = words.flatMap((area) => Object.keys(area.removals ?? {}));

  it.each([...new Set([...ofForms, ...ofLists, ...ofWorksheets, ...removals.map((resource) => `${resource}.removed`)])].toSorted())('%s', (code) => {
    expect(isSaid(code)).toBe(true);
  });

  /** Those that are written out where they are said, and the few that are put together there. */
  const written = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(src, file), 'utf8').matchAll(/(?:notify\(|code: |say\()([^,{}\n]*)/g)])
    .flatMap(([, said = '']) => [...said.matchAll(/'(\w+\.\w+)'/g)])
    .map(([, code = '']) => code)
    .concat('report.shared', 'report.saved', 'log.rescued', 'log.lost', 'log.guessed');
  // The words for what broke are those for whatever nobody has words for.
  it.each([...new Set(written)].filter((code) => code !== 'workflow.broken').toSorted())('%s', (code) => {
    expect(isSaid(code)).toBe(true);
  });

  it('which those for everything are not', () => {
    expect(written).toEqual(expect.arrayContaining(['print.failed', 'log.deleted', 'sheet.failed', 'settings.notWired']));
    expect(['nothing.created', 'nothing.removed', 'workflow.broken'].map(isSaid)).toEqual([false, false, false]);
  });
});

describe('what is asked before a row is removed', () => {
  const machines = readdirSync(path.join(src, 'machines'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('kit'),
  );
  /** The resources whose rows are shown by a screen that can remove them. */
  const removed = machines
    .map((file) => readFileSync(path.join(src, 'machines', file), 'utf8'))
    .filter((source) => /listScreen\(/.test(source))
    .flatMap((source) => [...source.matchAll(/^\s*resource: '(\w+)'/gm)].map(([, resource = '']) => resource));

  it.each([...new Set(removed)].toSorted())('names what is lost: %s', (resource) => {
    expect(words.flatMap((area) => area.removals?.[resource]?.question ?? [])).toHaveLength(1);
  });

  it('is known of every list', () => expect(new Set(removed).size).toBeGreaterThan(2));
});

describe('a draft that can only be read', () => {
  const drafts = hears('draft.changed').map(({ description }) => {
    const change: Shape | undefined = description.events['draft.changed']?.change;
    return [description.name, change && 'fields' in change ? Object.keys(change.fields) : []] as const;
  });

  it.each(drafts)('of %s has a title, and a label for every field', (workflow, fields) => {
    const said = words.flatMap((area) => area.drafts?.[workflow] ?? []);
    expect(said).toHaveLength(1);
    expect(said[0]?.title).not.toBe('');
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !said[0]?.labels[field])).toEqual([]);
  });
});
