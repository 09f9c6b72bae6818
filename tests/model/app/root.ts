import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppContext } from '../../../src/machines/app/context.ts';
import { ASKING } from '../../../src/machines/app/setup.ts';
import { same } from '../standing.ts';
import type { Model, Situation } from '../walk.ts';

type Follows = NonNullable<Model['follows']>[string];

const contextOf = ({ context }: { readonly context: unknown }) => context as AppContext;
const heard = ({ said }: Situation, type: string) => said.filter(({ event }) => event.type === type);
const listsAbout = ({ cached }: AppContext, resource: string): readonly string[] =>
  cached.filter((name) => name === resource || name.startsWith(`${resource}?`)).map((name) => `resource:${name}`);

/** What an event makes of what the root knows; all else stays as it was. */
const notes =
  (change: (event: AnyEventObject, before: AppContext) => Partial<AppContext>): Follows =>
  (event, { snapshot }, before) =>
    same(contextOf(snapshot), { ...contextOf(before), ...change(event, contextOf(before)) });

/** It is asked once at a time, and asking leaves everything else as it is. */
const asks =
  (name: string): Follows =>
  (event, { snapshot }, before) => {
    notes(({ type: _ }, { open }) => ({ open: { ...open, [name]: name } }))(event, { snapshot, said: [] }, before);
    if (name in contextOf(before).open) expect(snapshot.children[name]).toBe(before.children[name]);
  };

/** Each list that a row may stand in hears of it, once, and no other list does. */
const tells =
  (change: (event: AnyEventObject) => { readonly resource: string; readonly told: AnyEventObject }): Follows =>
  (event, situation, before) => {
    const { resource, told } = change(event);
    const to = listsAbout(contextOf(before), resource).map((list) => ({ to: list, event: told }));
    same(heard(situation, told.type), to);
    same(contextOf(situation.snapshot), contextOf(before));
  };

const nothing = { open: {}, chosen: {}, cached: [], sheet: null };

/** The work of one user is not shown to another: it goes as soon as it is known who is here. */
const isTheirs = ({ username }: AnyEventObject, after: AnyMachineSnapshot, before: AnyMachineSnapshot) => {
  const { owner, open, cached } = contextOf(before);
  const isAnother = owner !== null && owner !== username;
  expect(contextOf(after)).toMatchObject({ owner: username, ...(isAnother ? nothing : { open, cached }) });
};

const isForgotten = (event: AnyEventObject, { snapshot }: Situation, before: AnyMachineSnapshot) => {
  const { open, notices, sheet } = contextOf(before);
  const is = contextOf(snapshot);
  same(is.open, Object.fromEntries(Object.entries(open).filter(([id]) => id !== event.actorId)));
  same(is.sheet, sheet?.id === event.actorId ? null : sheet);
  // Others are called back all the same.
  const others = notices.filter(({ notice }) => notice.workflow !== event.actorId);
  if (event.type.startsWith('xstate.done')) same(is.notices, others);
  else same(is.notices.at(-1)?.notice, { code: 'workflow.broken', tone: 'problem', values: {} });
};

const withoutNotice = notes(({ key }, { notices }) => ({ notices: notices.filter((each) => each.key !== key) }));

/** What must come of what the root is told. */
export const rootFollows: NonNullable<Model['follows']> = {
  'clock.ticked': notes(({ at }) => ({ at })),
  'network.changed': notes(({ online }) => ({ online })),
  'release.found': notes(() => ({ release: 'waiting' })),
  'release.wanted': notes(() => ({ release: 'wanted' })),
  'release.postponed': notes(() => ({ release: 'none' })),
  'release.settled': notes(() => ({ release: 'none' })),
  'theme.chosen': notes(({ theme }) => ({ theme })),
  'quickActions.toggled': notes(({ open }) => ({ quickActions: open })),
  'log.changed': notes(({ log }) => ({ log })),
  'route.loading': notes(({ path }) => ({ pending: path, failed: null })),
  'route.failed': notes(({ path }) => ({ pending: null, failed: path })),
  'route.queried': notes(({ query }, { route }) => ({ route: route && { ...route, query } })),
  'sheet.ask': notes(() => ({})),
  'support.want': notes(() => ({})),
  'rescue.want': notes(() => ({})),
  'route.back': notes(() => ({})),
  'choice.kept': ({ workflow, values }, { snapshot }) => {
    for (const [field, value] of Object.entries(values as Record<string, string>)) expect(contextOf(snapshot).chosen[workflow]?.[field]?.[0]).toBe(value);
  },

  'notice.show': ({ notice }, { snapshot }, before) => {
    const { notices, nextNotice } = contextOf(before);
    const is = contextOf(snapshot);
    same([is.notices.at(-1), is.nextNotice], [{ key: nextNotice, notice }, nextNotice + 1]);
    // What was said before stays, unless it is the same or there are too many.
    const others = notices.filter((each) => JSON.stringify(each.notice) !== JSON.stringify(notice));
    same(is.notices.slice(0, -1), others.slice(-2));
  },
  'notice.dismiss': withoutNotice,
  'notice.heeded': withoutNotice,
  'notice.held': notes(() => ({})),

  'row.saved': tells(({ saved: { resource, created, row } }) => ({ resource, told: { type: created ? 'row.created' : 'row.updated', row } })),
  'row.removed': (event, situation, before) => {
    tells(({ resource, id }) => ({ resource, told: { type: 'row.removed', id } }))(event, situation, before);
    // A treatment outlives no patient, as far as only the provider knows.
    for (const { to, event: doubted } of heard(situation, 'resource.outdated')) {
      expect([
        contextOf(before)
          .cached.map((name) => `resource:${name}`)
          .includes(to),
        doubted.at,
      ]).toEqual([true, contextOf(before).at]);
    }
  },
  // Whoever is in sight hears of it, and nobody else does.
  'rows.changed': (event, situation, before) => {
    const { route, open } = contextOf(before);
    const own = route?.workflow ?? '';
    const to = heard(situation, 'rows.changed').map((each) => each.to);
    same([to.includes(own), new Set(to).size], [own in open, to.length]);
    for (const id of to) expect(Object.keys(open)).toContain(id);
    same(contextOf(situation.snapshot), contextOf(before));
    expect(heard(situation, event.type).every(({ event: told }) => told === event)).toBe(true);
  },
  'resource.want': ({ resource, of, at, outdated }, situation, before) => {
    const name = of ? `${resource}?${of.field}=${of.id}` : resource;
    const isKept = contextOf(before).cached.includes(name);
    same(contextOf(situation.snapshot).cached, [...contextOf(before).cached.filter((each) => each !== name), name]);
    same(situation.said, isKept ? [{ to: `resource:${name}`, event: { type: outdated ? 'resource.outdated' : 'resource.wanted', at } }] : []);
  },

  'removal.ask': (event, situation, before) => {
    if (!(ASKING.removal in contextOf(before).open)) return asks(ASKING.removal)(event, situation, before);
    // What goes on is not begun anew, and whoever asks hears of it.
    const { snapshot } = situation;
    expect(snapshot.children[ASKING.removal]).toBe(before.children[ASKING.removal]);
    same(contextOf(snapshot).notices.at(-1)?.notice, { code: 'removal.busy', tone: 'info', values: {} });
  },
  'rescue.ask': asks(ASKING.rescue),
  'locked.ask': asks(ASKING.locked),
  'support.ask': (event, situation, before) => {
    asks(ASKING.support)(event, situation, before);
    const isAsked = ASKING.support in contextOf(before).open;
    same(situation.said, isAsked ? [{ to: ASKING.support, event: { type: 'support.asked', task: event.task } }] : []);
  },

  'session.started': (event, { snapshot }, before) => {
    isTheirs(event, snapshot, before);
    const { signedIn, returnTo, notices } = contextOf(snapshot);
    // How the last session ended is of no interest any more.
    same([signedIn, returnTo, notices.filter(({ notice }) => notice.code.startsWith('session.'))], [true, null, []]);
  },
  'session.known': (event, { snapshot }, before) => {
    isTheirs(event, snapshot, before);
    expect(contextOf(snapshot).signedIn).toBe(contextOf(before).signedIn);
  },
  'session.ended': ({ reason }, { snapshot }) => {
    const { notices, ...is } = contextOf(snapshot);
    expect(is).toMatchObject({ ...nothing, signedIn: false, owner: null, route: null, pending: null, failed: null, returnTo: null });
    // Only of an end that nobody wanted there is something to say.
    same(
      notices.map(({ notice }) => notice.code),
      reason === 'signedOut' ? [] : [`session.${reason}`],
    );
  },

  'beside.opened': ({ workflow }, { snapshot }, before) => {
    const { open, ...others } = contextOf(before);
    const { open: is, ...rest } = contextOf(snapshot);
    same(rest, others);
    expect(Object.keys(is)).toEqual(expect.arrayContaining(Object.keys(open)));
    same(
      Object.keys(is).filter((id) => !(id in open) && id !== workflow),
      [],
    );
  },
  'sheet.opened': ({ workflow, params, at, passed = null }, situation, before) => {
    const { open, sheet } = contextOf(before);
    const is = contextOf(situation.snapshot).sheet;
    const left = sheet && sheet.id !== is?.id && sheet.id in open ? [{ to: sheet.id, event: { type: 'screen.left' } }] : [];
    const entered = is && is.id in open ? [{ to: is.id, event: { type: 'screen.entered', params, passed, sheet: true, at } }] : [];
    same([is?.workflow, situation.said], [workflow, [...left, ...entered]]);
  },
  'route.arrived': ({ path, at }, { snapshot, said }, before) => {
    const { route, sheet, open } = contextOf(before);
    const is = contextOf(snapshot);
    // Nothing that was begun goes by walking on.
    expect([is.at, Object.keys(is.open)]).toEqual([at, expect.arrayContaining(Object.keys(open))]);
    if (is.route === route || is.route === null) return;
    expect(is).toMatchObject({ pending: null, failed: null, quickActions: false, route: { path } });
    const own = is.route.workflow;
    if (own) same([own in is.open, own in open], [true, said.some(({ to, event }) => to === own && event.type === 'screen.entered')]);
    // Who is left is told, and so is whatever stood over the screen, unless it is the screen now.
    const isElsewhere = route !== null && (route.path !== path || route.workflow !== own);
    const left = said.filter(({ event }) => event.type === 'screen.left').map(({ to }) => to);
    const over = isElsewhere ? [...Object.values(ASKING), sheet?.id ?? ''].filter((id) => id in open && id !== own) : [];
    expect(left).toEqual(expect.arrayContaining(over));
    expect(left).not.toContain(own);
    if (isElsewhere) expect(is.sheet).toBeNull();
    if (isElsewhere && route.workflow && route.workflow in open && path === '/login') expect(left).toContain(route.workflow);
  },

  'xstate.done.actor.*': isForgotten,
  'xstate.error.actor.*': isForgotten,
};

const noticesOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).notices;

/** Messages go when nobody needs them any more: those that call to what is seen or gone, those of another session, and the oldest of many. */
export const rootTakes: NonNullable<Model['takes']> = Object.fromEntries(
  ['route.arrived', 'sheet.opened', 'session.started', 'session.known', 'session.ended', 'notice.show', 'xstate.done.actor.*', 'xstate.error.actor.*'].map(
    (type) => [type, noticesOf],
  ),
);
