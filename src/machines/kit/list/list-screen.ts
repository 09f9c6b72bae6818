import { assign, stateIn } from 'xstate';
import { EVER } from '../../../schema/accounting/day-range.ts';
import type { Fields, StructOf } from '../../../schema/kit/shape.ts';
import type { ListWorkflow, Parts, PartValues } from '../../../schema/workflows/list.ts';
import { type AppEvent, askRemoval, goTo } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { type ListContext, type ListRules, listOpening } from './context.ts';
import { partRegion } from './part-region.ts';
import { exporting, printing } from './printing.ts';
import { type AnyParts, listSetup, listTellings } from './setup.ts';

const build = <Row extends AnyRow>(description: ListWorkflow, rules: ListRules<Row, AnyParts>) => {
  const machine = listSetup(description, rules);
  const tellings = listTellings(description, rules);

  const say = (things: (context: ListContext<AnyParts>) => readonly AppEvent[]) =>
    machine.enqueueActions(({ context, enqueue }) => {
      for (const thing of things(context)) enqueue({ type: 'tell', params: thing });
    });
  const wantLists = say(tellings.wants);
  const writeAddress = say(tellings.address);
  type ToRow = 'open' | 'edit';
  const toRow = (way: ToRow) =>
    machine.enqueueActions(({ context, event, enqueue }) => {
      const go = 'row' in event ? rules[way]?.(event.row, context) : undefined;
      if (go) enqueue({ type: 'tell', params: go });
    });
  const toNew = say((context) => [rules.add?.(context)].filter((go) => go !== undefined));
  /** With what is known for sure: somebody else may have changed what is being read, and the form then reads it for itself. */
  const toOwner = machine.enqueueActions(({ context, enqueue, check }) => {
    const parts = Object.entries(context.parts).map(([name, part]) => [
      name,
      check(stateIn({ open: { [name]: 'refreshing' } })) ? { ...part, value: null } : part,
    ]);
    const go = rules.editOwner?.({ ...context, parts: Object.fromEntries(parts) });
    if (go) enqueue({ type: 'tell', params: go });
  });

  const page = machine.createStateConfig({
    initial: 'shown',
    // Not of the screen as a whole: the parts hear it as well, and what a part hears does not reach the screen.
    on: { 'screen.entered': { actions: ['arrive', 'standAgain', wantLists, writeAddress] } },
    states: {
      shown: {
        on: { 'print.requested': { target: 'printing', actions: 'closeRow' }, 'export.requested': { target: 'exporting', actions: 'closeRow' } },
      },
      printing,
      exporting,
    },
  });
  /** What only a list is told that offers it. */
  const offered = machine.createStateConfig({
    on: {
      ...(rules.orders
        ? {
            'order.chosen': {
              guard: ({ event }) => rules.orders?.includes(event.by) ?? false,
              actions: [assign({ order: ({ event }) => event.by }), 'closeRow', writeAddress],
            },
          }
        : {}),
      ...(rules.filters
        ? {
            'filter.chosen': {
              guard: ({ event }) => event.value == null || (rules.filters?.[event.filter]?.includes(event.value) ?? false),
              actions: [
                assign({
                  filters: ({ context, event }) => {
                    const { [event.filter]: _, ...others } = context.filters;
                    return event.value == null ? others : { ...others, [event.filter]: event.value };
                  },
                }),
                'closeRow',
                writeAddress,
              ],
            },
          }
        : {}),
      ...(rules.dated ? { 'days.cleared': { actions: [assign({ days: EVER, fault: null }), 'closeRow', writeAddress] } } : {}),
      ...(rules.open ? { 'row.opened': { actions: ['finishRow', toRow('open')] } } : {}),
      ...(rules.edit ? { 'row.edit': { actions: ['finishRow', toRow('edit')] } } : {}),
      ...(rules.add ? { 'row.add': { actions: toNew } } : {}),
      ...(rules.editOwner ? { 'owner.edit': { actions: toOwner } } : {}),
    },
  }).on;
  const regions = Object.entries(rules.parts ?? {}).map(([name, part]) => [name, partRegion(machine, name, part)] as const);

  return machine.createMachine({
    id: description.name,
    context: ({ input }) => listOpening(input, rules),
    entry: wantLists,
    invoke: { id: 'swipe', src: 'swipeRow' },
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        on: {
          'query.typed': { actions: [assign({ query: ({ event }) => event.value }), 'closeRow', writeAddress] },
          ...offered,
          'row.remove': { actions: ['finishRow', { type: 'tell', params: ({ event }) => askRemoval(rules.resource, event) }] },
          'screen.closed': { actions: { type: 'tell', params: goTo(rules.back) } },
          'list.retried': { actions: ['arrive', say(tellings.anew)] },
          'screen.left': [{ guard: 'isSearched', target: 'away', actions: 'closeRow' }, { target: 'ended' }],
        },
        states: { page, ...Object.fromEntries(regions) },
      },
      away: { on: { 'screen.entered': { target: 'open', actions: ['arrive', 'standAgain', wantLists, writeAddress] } } },
      ended: { type: 'final' },
    },
  });
};

/**
 * A screen of rows and of single things, each of which loads, fails and refreshes on its own.
 *
 * The order and the filters are said in the address; they and what is searched for are still there when the user comes back.
 * A screen of which nothing was asked ends when it is left.
 */
export const listScreen = <F extends Fields, P extends Parts>(description: ListWorkflow<F, P>, rules: ListRules<StructOf<F> & AnyRow, PartValues<P>>) =>
  build(description, rules);
