import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ListContext } from '../../../src/machines/kit/list/context.ts';
import type { Part } from '../../../src/machines/kit/list/part.ts';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { partPort } from '../../../src/schema/workflows/list.ts';
import { samplesOf } from '../samples.ts';
import { begins, running, same, told } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

type Context = ListContext<Readonly<Record<string, unknown>>>;
const contextOf = (snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

/** One thing that a list's screen loads besides its rows. */
interface PartSamples {
  readonly value: unknown;
  /** The resource that it is a row of; such a thing can be gone. */
  readonly rowOf?: string;
  /** Resources whose changes make it old, and one that does not. */
  readonly changedBy: readonly string[];
}

export interface ListSamples {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  readonly resource: string;
  /** The lists that it asks for, in order. */
  readonly wants: readonly string[];
  readonly row: AnyRow;
  /** What the screen before may hand over. */
  readonly passed?: object;
  readonly orders?: readonly string[];
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Whether an address may name the days of its rows. */
  readonly dated?: boolean;
  readonly parts?: Readonly<Record<string, PartSamples>>;
  /** Where the row of the samples, the screen's buttons and the way out lead. */
  readonly leads: {
    readonly open?: AnyEventObject;
    readonly edit?: AnyEventObject;
    readonly add?: (context: Context) => AnyEventObject;
    readonly owner?: (context: Context) => AnyEventObject;
    readonly back: string;
  };
}

const AT = 1_795_000_000_000;
const gone = { _tag: 'Rejected', status: 404, detail: 'یافت نشد.', general: [], fields: {} };
const EXPORT = { type: 'export.requested', name: 'matab-assets-1405-08-29.csv' };
const failures = [{ _tag: 'Timeout' }, gone];
const printed = { _tag: 'UnknownOutcome', ageMillis: 5 };

/** The model of the screen of any list. */
export const listModel = (samples: ListSamples): Model => {
  const { machine, description, resource, wants, row, passed, orders = [], filters, dated = false, parts = {}, leads } = samples;
  const params = { id: '7' };
  const [plain = '', another = ''] = orders;
  const asked = ({ order, filters: chosen }: Context) => ({ ...(order === plain ? {} : { order }), ...chosen });
  const address = (context: Context) => ({ ...asked(context), ...(context.days?.from ? { from: context.days.from } : {}) });
  const isSearched = (context: Context) => context.query !== '' || Object.keys(asked(context)).length > 0;
  const removal = { type: 'row.remove', id: row.id, label: 'x' };
  const partOf = (snapshot: AnyMachineSnapshot, name: string): Part => contextOf(snapshot).parts[name] ?? { value: undefined, failure: null };
  const retry = (name: string) => ({ type: 'part.retried', part: name, at: AT + 1 });
  /** What is known of the screen without what is being read again. */
  const sure = (snapshot: AnyMachineSnapshot): Context => {
    const context = contextOf(snapshot);
    const old = (name: string) => snapshot.matches({ open: { [name]: 'refreshing' } });
    return { ...context, parts: Object.fromEntries(Object.entries(context.parts).map(([name, part]) => [name, old(name) ? { ...part, value: null } : part])) };
  };
  /** Whether all of the parts are there and nothing is the matter with them. */
  const isSettled = (snapshot: AnyMachineSnapshot) =>
    Object.entries(contextOf(snapshot).parts).every(([name, { failure }]) => failure === null && snapshot.matches({ open: { [name]: 'ready' } }));
  const isCalm = (snapshot: AnyMachineSnapshot) => isSettled(snapshot) || Object.keys(parts).every((name) => snapshot.hasTag(`loading:${name}`));
  /** That it can be done is asked everywhere; what comes of it is seen where all parts are on their way, and where they are there. */
  const calmly =
    (...events: readonly AnyEventObject[]) =>
    (snapshot: AnyMachineSnapshot) =>
      isCalm(snapshot) ? events : [];
  /** What can be done with the screen as a whole, wherever its parts are. */
  const usable = ({ snapshot }: Situation) => {
    const can = [{ type: 'query.typed', value: 'x' }, removal, { type: 'screen.closed' }, { type: 'list.retried', at: AT }];
    same(
      can.filter((event) => !snapshot.can(event)),
      [],
    );
    expect(snapshot.can({ type: 'days.cleared' })).toBe(dated);
    const leading = { 'row.opened': leads.open, 'row.edit': leads.edit, 'row.add': leads.add, 'owner.edit': leads.owner };
    for (const [type, lead] of Object.entries(leading)) same([type, snapshot.can({ type, row })], [type, lead !== undefined]);
  };

  const partStates = (name: string, { rowOf, changedBy: [first = ''] }: PartSamples): Model['states'] => {
    const tag = `loading:${name}`;
    const stands = ({ snapshot }: Situation, busy: boolean, retried: boolean) => {
      same([running(snapshot).includes(partPort(name)), snapshot.hasTag(tag), snapshot.can(retry(name))], [busy, busy, retried]);
      // Whoever looks at it again has what stands there asked for anew, and nothing that is on its way or gone.
      same([snapshot.can(retry('nothing')), snapshot.hasTag(first)], [false, retried]);
    };
    return {
      [`open.${name}.loading`]: (situation) => {
        stands(situation, true, false);
        expect(partOf(situation.snapshot, name).value).toBeNull();
      },
      [`open.${name}.refreshing`]: (situation) => {
        stands(situation, true, false);
        expect(partOf(situation.snapshot, name).value).not.toBeNull();
      },
      [`open.${name}.ready`]: (situation) => {
        stands(situation, false, true);
        expect(partOf(situation.snapshot, name).value).not.toBeNull();
      },
      [`open.${name}.failed`]: (situation) => {
        stands(situation, false, true);
        const { value, failure } = partOf(situation.snapshot, name);
        same([value, failure === null], [null, false]);
      },
      ...(rowOf
        ? {
            [`open.${name}.missing`]: (situation: Situation) => {
              stands(situation, false, false);
              same(partOf(situation.snapshot, name).failure, gone);
            },
          }
        : {}),
    };
  };

  const offered: Readonly<Record<string, boolean>> = {
    'order.chosen': orders.length > 0,
    'filter.chosen': filters !== undefined,
    'days.cleared': dated,
    'row.opened': leads.open !== undefined,
    'row.edit': leads.edit !== undefined,
    'row.add': leads.add !== undefined,
    'owner.edit': leads.owner !== undefined,
    'rows.changed': Object.keys(parts).length > 0,
    'part.retried': Object.keys(parts).length > 0,
  };

  /** What a change made old is read again, and nothing else is. */
  const readAgain: NonNullable<Model['follows']>[string] = ({ resource: changed }, situation, before) => {
    for (const [name, { changedBy }] of Object.entries(parts))
      same([name, begins(partPort(name), situation, before)], [name, before.matches('open') && changedBy.includes(changed)]);
  };

  /** Who tries again is not told that the rows are fresh. */
  const asksAnew: NonNullable<Model['follows']>[string] = (_, after) => {
    const asked = told(after).filter(({ type }) => type === 'resource.want');
    same([asked.length, asked.every(({ outdated }) => outdated === true)], [wants.length, true]);
  };

  const model: Model = {
    machine,
    description,
    inputs: [
      { params, at: AT },
      ...(passed ? [{ params, passed, at: AT }] : []),
      { params, query: { q: 'علی', order: another, nothing: 'x' }, at: AT },
      { params: { id: 'x' }, query: { order: 'nonsense' }, at: AT },
      ...(dated ? [{ params, query: { from: '2026-10-01' }, at: AT }] : []),
      { params, query: { from: '2026-13-01' }, at: AT },
    ],
    events: {
      'screen.entered': (snapshot) => [
        { type: 'screen.entered', at: AT + 1 },
        ...(snapshot.matches('away') || isCalm(snapshot) ? [{ type: 'screen.entered', query: { q: 'رضا' }, at: AT + 1 }] : []),
      ],
      'screen.left': [{ type: 'screen.left' }],
      'rows.changed': (snapshot) =>
        ['contracts', ...Object.values(parts).flatMap(({ changedBy }) => (isCalm(snapshot) ? changedBy : changedBy.slice(0, 1)))].map((changed) => ({
          type: 'rows.changed',
          resource: changed,
        })),
      'query.typed': calmly(...['', 'علی'].map((value) => ({ type: 'query.typed', value }))),
      'order.chosen': calmly(...[...orders, 'nonsense'].map((by) => ({ type: 'order.chosen', by }))),
      'filter.chosen': calmly(
        ...Object.entries(filters ?? {}).flatMap(([filter, values]) =>
          [...values, null, 'nonsense'].map((value) => ({ type: 'filter.chosen', filter, value })),
        ),
        { type: 'filter.chosen', filter: 'nothing', value: null },
      ),
      'days.cleared': calmly({ type: 'days.cleared' }),
      'row.opened': calmly({ type: 'row.opened', row }),
      'row.edit': calmly({ type: 'row.edit', row }),
      'row.remove': calmly(removal),
      'row.add': calmly({ type: 'row.add' }),
      'owner.edit': calmly({ type: 'owner.edit' }),
      'screen.closed': calmly({ type: 'screen.closed' }),
      'list.retried': calmly({ type: 'list.retried', at: AT + 1 }),
      'part.retried': Object.keys(parts).map(retry),
      'print.requested': [{ type: 'print.requested' }],
      'export.requested': calmly(EXPORT),
      'xstate.done.actor.printPage': [done('printPage', {})],
      'xstate.error.actor.printPage': [error('printPage', printed), error('printPage', { _tag: 'Unavailable', status: 0 })],
      'xstate.done.actor.saveTable': [done('saveTable', {})],
      'xstate.error.actor.saveTable': [error('saveTable', { _tag: 'NotSent', lacking: 'part' })],
      ...Object.fromEntries(
        Object.entries(parts).flatMap(([name, { value }]) => [
          [`xstate.done.actor.${partPort(name)}`, [done(partPort(name), value)]],
          [`xstate.error.actor.${partPort(name)}`, failures.map((failure) => error(partPort(name), failure))],
        ]),
      ),
    },
    states: {
      'open.page.shown': (situation) => {
        usable(situation);
        same([situation.snapshot.hasTag('printing'), situation.snapshot.can({ type: 'print.requested' })], [false, true]);
        expect(situation.snapshot.can(EXPORT)).toBe(true);
      },
      'open.page.printing': (situation) => {
        usable(situation);
        same([situation.snapshot.hasTag('printing'), situation.snapshot.can({ type: 'print.requested' })], [true, false]);
        expect(running(situation.snapshot)).toContain('printPage');
      },
      'open.page.exporting': (situation) => {
        usable(situation);
        const { snapshot } = situation;
        same([snapshot.hasTag('exporting'), snapshot.can(EXPORT), snapshot.can({ type: 'print.requested' })], [true, false, false]);
        expect(running(snapshot)).toContain('saveTable');
      },
      ...Object.assign({}, ...Object.entries(parts).map(([name, part]) => partStates(name, part))),
      away: ({ snapshot, said }) => {
        // Only what was asked of it is kept; nothing is loaded or printed for nobody.
        same([isSearched(contextOf(snapshot)), running(snapshot), [...snapshot.tags]], [true, [], []]);
        same(
          said.filter(({ to }) => to === 'root'),
          [],
        );
        expect(snapshot.can(removal)).toBe(false);
      },
      ended: ({ snapshot, said }) => same([isSearched(contextOf(snapshot)), snapshot.status, said], [false, 'done', []]),
    },
    always: (situation) => {
      const context = contextOf(situation.snapshot);
      const { params: own, id, at, query, filters: chosen } = context;
      same([own.id === 'x' ? 0 : 7, at === AT || at === AT + 1], [id, true]);
      expect(['', 'علی', 'رضا']).toContain(query);
      expect(orders.length === 0 ? [''] : orders).toContain(context.order);
      for (const [filter, value] of Object.entries(chosen)) expect(filters?.[filter]).toContain(value);
      // Only where rows have days is an address asked for some, and only such as are count.
      expect(dated ? [null, '2026-10-01'] : [undefined]).toContain(context.days?.from);
      expect(context.fault == null || context.days?.from === null).toBe(true);
      const lists = wants.map((name) => {
        const field = description.shows?.[name];
        return { type: 'resource.want', resource: name, at, ...(field === undefined ? {} : { of: { field, id: 7 } }) };
      });
      const gones = Object.values(parts).flatMap(({ rowOf }) => (rowOf ? [{ type: 'row.removed', resource: rowOf, id }] : []));
      // Whatever it says is one of these, and as the context has it.
      const sayings = [
        ...[
          ...lists,
          ...lists.map((list) => ({ ...list, outdated: true })),
          ...gones,
          { type: 'route.queried', query: address(context) },
          { type: 'removal.ask', resource, id: row.id, label: 'x' },
        ],
        ...[leads.open, leads.edit, leads.add?.(context), leads.owner?.(sure(situation.snapshot)), { type: 'route.go', to: leads.back, replace: false }],
        ...['print.failed', 'table.notSaved'].map((code) => ({ type: 'notice.show', notice: { code, tone: 'problem', values: {} } })),
        { type: 'notice.show', notice: { code: 'table.saved', tone: 'success', values: {} } },
      ];
      for (const event of told(situation)) expect(sayings).toContainEqual(event);
    },
    follows: { 'list.retried': asksAnew, ...(offered['rows.changed'] ? { 'rows.changed': readAgain } : {}) },
    // What the screen does not offer it does not hear.
    ignored: Object.keys(offered).filter((type) => !offered[type]),
    distinguish: (snapshot) => {
      const { query, order, filters: chosen, days, fault, parts: known } = contextOf(snapshot);
      if (snapshot.status === 'done') return [];
      const stand = Object.values(known).map(({ value, failure }) => [value !== null, failure?._tag]);
      // What is asked of the rows and how the parts fare have nothing to do with each other.
      return isSettled(snapshot) || snapshot.matches('away') ? [stand, query !== '', order, chosen, days?.from, fault] : [stand];
    },
  };
  // A file is made in a moment: how the parts fare meanwhile is seen while it is printed.
  const heard = Object.keys(model.events).filter((type) => offered[type] !== false);
  const events = heard.map((type): [string, Model['events'][string]] => [
    type,
    (snapshot) => (snapshot.hasTag('exporting') && !/saveTable$|^screen\.left$/.test(type) ? [] : samplesOf(model, type, snapshot)),
  ]);
  return { ...model, events: Object.fromEntries(events) };
};
