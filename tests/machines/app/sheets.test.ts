import { describe, expect, it } from 'vitest';
import { bringer } from '../../../src/composition/start/bringers.ts';
import { workflows as questions } from '../../../src/machines/app/support-registry.ts';
import type { AppEvent } from '../../../src/machines/kit/parent.ts';
import { chairApp, workflows } from '../../sample/chairs.ts';
import { AT, bound, held, open } from './root.ts';

/** The list of chairs, with a place for a form over it. */
const practice = (path = '/chairs') => {
  const save = held();
  const look = held();
  const app = open(true, path, bound([...workflows, ...questions], { saveRecord: save.port, findAlike: look.port }), chairApp);
  const bring = (params: Readonly<Record<string, string>> = {}) => app.app.send({ type: 'sheet.opened', workflow: 'chairForm', params, at: AT });
  const change = (id: string, name: string) => app.tell(id, { type: 'draft.changed', change: { name } });
  return { ...app, save, look, bring, change };
};

/** The same, where parts of the program come when they are let; `coming` holds those that are on their way, in the order of the wishes. */
const slow = () => {
  const app = practice();
  const coming: PromiseWithResolvers<void>[] = [];
  const prepare = () => {
    const part = Promise.withResolvers<void>();
    coming.push(part);
    return part.promise;
  };
  const bring = bringer(prepare, (event) => app.app.send(event));
  /** What the root asked for so far is set about. */
  const pass = () => {
    for (const wish of app.wishes.splice(0)) void bring(wish);
    return app.settled();
  };
  const ask = (id: string) => {
    app.app.send({ type: 'sheet.ask', workflow: 'chairForm', params: { id } });
    return pass();
  };
  const comes = (nth: number, whole = true) => {
    if (whole) coming[nth]?.resolve();
    else coming[nth]?.reject(new Error('planted'));
    return app.settled();
  };
  const forms = () => Object.keys(app.context().open).filter((id) => id.startsWith('chairForm'));
  return { ...app, ask, pass, comes, forms };
};

describe('a sheet whose part of the program comes late', () => {
  it('opens over the screen on which it was wished for', async () => {
    const { ask, comes, context, forms } = slow();
    await ask('7');
    expect(context().sheet).toBeNull();
    await comes(0);
    expect([context().sheet?.id, forms()]).toEqual(['chairForm:7', ['chairForm:7']]);
  });

  it.each([true, false])('opens over no other, and nothing is said of it, whether it came or not (%s)', async (whole) => {
    const { ask, go, pass, comes, context, codes, forms } = slow();
    await ask('7');
    go('/settings');
    await pass();
    await comes(0, whole);
    expect([context().sheet, forms(), codes()]).toEqual([null, [], []]);
  });

  it('stays wished for while only the order of what is on the screen changes', async () => {
    const { app, ask, pass, comes, context } = slow();
    await ask('7');
    app.send({ type: 'route.queried', query: { order: 'name' } });
    await pass();
    await comes(0);
    expect(context().sheet?.id).toBe('chairForm:7');
  });

  it('gives way to one that was wished for after it, whichever comes first', async () => {
    const { ask, comes, context, forms } = slow();
    await ask('7');
    await ask('8');
    await comes(1);
    await comes(0);
    expect([context().sheet?.id, forms()]).toEqual(['chairForm:8', ['chairForm:8']]);
  });

  it('opens for nobody else than who wished for it', async () => {
    const { app, ask, go, settled, pass, comes, context, forms } = slow();
    await ask('7');
    app.send({ type: 'session.ended', reason: 'signedOut' });
    await settled();
    await pass();
    app.send({ type: 'session.started', username: 'other' });
    go('/chairs');
    await comes(0);
    expect([context().sheet, forms()]).toEqual([null, []]);
  });

  it('says so when it does not come', async () => {
    const { ask, comes, context, codes } = slow();
    await ask('7');
    await comes(0, false);
    expect([context().sheet, codes()]).toEqual([null, ['sheet.failed']]);
  });
});

describe('a sheet', () => {
  it('is wished for, and shown once its part of the program is there', () => {
    const app = practice();
    app.app.send({ type: 'sheet.ask', workflow: 'chairForm', params: { id: '7' } });
    expect([app.wishes.at(-1), app.context().sheet]).toEqual([{ workflow: 'chairForm', params: { id: '7' }, passed: null }, null]);
    app.bring({ id: '7' });
    expect([app.context().sheet, app.context().route?.workflow]).toEqual([{ id: 'chairForm:7', workflow: 'chairForm' }, 'chairList']);
  });

  it('closes on what was saved in it, and the screen under it stays where it is', async () => {
    const app = practice();
    app.bring();
    app.change('chairForm:new', 'یونیت');
    app.tell('chairForm:new', { type: 'form.submitted', at: AT });
    await app.look.answer({ rows: [] });
    await app.save.answer({ id: 9, name: 'یونیت', note: null });
    app.clock.increment(500);
    expect([app.context().sheet, app.context().route?.path, app.visited, app.codes()]).toEqual([null, '/chairs', [], ['assets.created']]);
  });

  it('closes when it is given up', () => {
    const app = practice();
    app.bring();
    app.tell('chairForm:new', { type: 'form.abandoned' });
    expect([app.context().sheet, app.visited, app.child('chairForm:new')]).toEqual([null, [], undefined]);
  });

  it('that one walks away from keeps what was typed, and calls back to it', () => {
    const app = practice();
    app.bring();
    app.change('chairForm:new', 'یونیت');
    app.go('/settings');
    expect([app.context().sheet, app.calls()]).toEqual([null, ['assets.formKept chairForm:new']]);
    app.go('/chairs');
    app.bring();
    expect([app.context().sheet?.id, app.calls(), app.child('chairForm:new')?.context.draft.name]).toEqual(['chairForm:new', [], 'یونیت']);
  });

  it('that gives way to another is left, and nothing of it is lost', () => {
    const app = practice();
    app.bring();
    app.change('chairForm:new', 'یونیت');
    app.bring({ id: '7' });
    expect([app.context().sheet?.id, app.child('chairForm:new')?.context.here]).toEqual(['chairForm:7', false]);
    expect(app.calls()).toEqual(['assets.formKept chairForm:new']);
  });

  it('goes with the session', async () => {
    const app = practice();
    app.app.send({ type: 'session.known', username: 'demo' });
    app.bring();
    app.change('chairForm:new', 'یونیت');
    app.app.send({ type: 'session.ended', reason: 'expired' });
    await app.settled();
    expect([app.context().sheet, app.child('chairForm:new')]).toEqual([null, undefined]);
  });

  it('and a page may show the same form by turns: it ends where it stands', async () => {
    const app = practice();
    app.bring();
    app.change('chairForm:new', 'یونیت');
    app.go('/new-chair');
    expect(app.child('chairForm:new')?.context).toMatchObject({ sheet: false, draft: { name: 'یونیت' } });
    app.tell('chairForm:new', { type: 'form.abandoned' });
    app.tell('chairForm:new', { type: 'form.discarded' });
    await app.settled();
    // A page leads on; a sheet only closes.
    expect(app.visited).toEqual(['/chairs']);
    app.go('/new-chair');
    app.change('chairForm:new', 'یونیت');
    app.go('/chairs');
    app.bring();
    expect(app.child('chairForm:new')?.context.sheet).toBe(true);
  });

  it('whose page is opened while it stands there, and nothing was typed, goes on as that page', async () => {
    const app = practice();
    app.bring();
    app.go('/new-chair');
    await app.settled();
    const { sheet, route, open: opened } = app.context();
    expect([sheet, route?.workflow, 'chairForm:new' in opened]).toEqual([null, 'chairForm:new', true]);
    expect(app.child('chairForm:new')).toMatchObject({ status: 'active', context: { sheet: false, here: true } });
    app.change('chairForm:new', 'یونیت');
    expect(app.child('chairForm:new')?.context.draft.name).toBe('یونیت');
  });

  it('that somebody began becomes its page without a call to come back to it', () => {
    const app = practice();
    app.bring();
    app.change('chairForm:new', 'یونیت');
    app.go('/new-chair');
    expect([app.calls(), app.child('chairForm:new')?.context.here]).toEqual([[], true]);
  });

  it('is not opened for nobody', async () => {
    const app = open(false, '/chairs', bound(workflows), chairApp);
    await app.settled();
    app.app.send({ type: 'sheet.opened', workflow: 'chairForm', params: {}, at: AT });
    expect(app.context()).toMatchObject({ sheet: null, open: {} });
  });
});

describe('a question whose part of the program comes late', () => {
  /** Somebody wants to tell of a problem, or to see drafts that are kept, while that part is still on its way. */
  const wanting = async () => {
    const app = slow();
    const want = (event: AppEvent) => {
      app.app.send(event);
      return app.pass();
    };
    await want({ type: 'support.want', task: 'report' });
    return { ...app, want, asked: () => Object.keys(app.context().open).filter((id) => id !== 'chairList') };
  };

  it('is asked when it has come, and not before', async () => {
    const { comes, asked } = await wanting();
    expect(asked()).toEqual([]);
    await comes(0);
    expect(asked()).toEqual(['support']);
  });

  it('is not asked where it did not come, and that is said', async () => {
    const { comes, asked, codes } = await wanting();
    await comes(0, false);
    expect([asked(), codes()]).toEqual([[], ['sheet.failed']]);
  });

  it('is the one that was wanted last', async () => {
    const { want, comes, asked } = await wanting();
    await want({ type: 'rescue.want', owner: 'demo' });
    await comes(1);
    await comes(0);
    expect(asked()).toEqual(['rescue']);
  });

  it('is asked over no other screen, and nothing is said of it', async () => {
    const { go, pass, comes, asked, codes } = await wanting();
    go('/settings');
    await pass();
    await comes(0);
    expect([asked(), codes()]).toEqual([[], []]);
  });

  it('is asked of nobody once the session has ended, not even of who comes next', async () => {
    const { app, want, pass, comes, asked } = await wanting();
    await want({ type: 'rescue.want', owner: 'demo' });
    app.send({ type: 'session.ended', reason: 'signedOut' });
    // What the root asks for is set about at once; the address has not followed yet.
    void pass();
    for (const wish of [0, 1]) await comes(wish);
    app.send({ type: 'session.started', username: 'other' });
    expect(asked()).toEqual([]);
  });
});
