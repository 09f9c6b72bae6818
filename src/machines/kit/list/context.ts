import { type DayRange, EVER, type RangeFault, rangeAsAddress, rangeInAddress } from '../../../schema/accounting/day-range.ts';
import type { ResourceName } from '../../../schema/api.ts';
import { SEARCH } from '../../../schema/app/route.ts';
import type { id } from '../../../schema/kit/shape.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { listWorkflow } from '../../../schema/workflows/list.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import type { AppEvent } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { idParam, type Params } from '../screen.ts';
import type { Part } from './part.ts';

export interface PartRules<Value> {
  /** The resource that it is a row of: when the provider has it no more, the screen says so and the cached list hears it. */
  readonly rowOf?: ResourceName;
  /** Resources whose changes make it old. */
  readonly changedBy: readonly ResourceName[];
  /** What the screen before handed over. */
  readonly passed?: (passed: NonNullable<ScreenInput['passed']>, id: number) => Value | null;
}

/** What sets one list's screen apart from another's; all of it pure. Where it leads is given as methods, so that the rules of any list are rules of some list. */
export interface ListRules<Row extends AnyRow, Values> {
  /** The resource of the rows. */
  readonly resource: ResourceName;
  /** Cached lists that the screen shows besides. */
  readonly wants?: readonly ResourceName[];
  /** By which the rows can be ordered; the first is how they stand unless another is chosen. */
  readonly orders?: readonly string[];
  /** By which rows can be chosen, each with its values. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Whether an address may name the days of the rows that are shown, by `from` and `to`. */
  readonly dated?: boolean;
  readonly parts?: { readonly [Name in keyof Values]: PartRules<Values[Name]> };
  /** Where a tap on a row leads. */
  open?(row: Row, context: ListContext<Values>): AppEvent;
  edit?(row: Row, context: ListContext<Values>): AppEvent;
  add?(context: ListContext<Values>): AppEvent;
  /** Where what the rows belong to is changed. */
  editOwner?(context: ListContext<Values>): AppEvent;
  /** Where one goes from a screen that cannot be shown. */
  readonly back: string;
}

export interface ListContext<Values = Record<never, never>> {
  readonly params: Params;
  /** The number in the address; 0, which no record has, where there is none. */
  readonly id: number;
  /** The last time the screen was entered, in milliseconds since 1970. */
  readonly at: number;
  readonly query: string;
  readonly order: string;
  readonly filters: Readonly<Record<string, string>>;
  /** The days whose rows are shown; all of them where nothing is said. */
  readonly days?: DayRange;
  /** Why the days in the address are none; all are shown then. */
  readonly fault?: RangeFault | null;
  readonly parts: { readonly [Name in keyof Values]: Part<Values[Name]> };
}

/** By the name of a resource: what stands there has no version, and is read anew, as if that had changed, for whoever looks at the page again. */
export type ListTag = 'printing' | 'exporting' | `loading:${string}` | ResourceName;

type Described = EventOf<ReturnType<typeof listWorkflow<string, { readonly id: ReturnType<typeof id> }>>>;

export type ListEvent<Row extends AnyRow = AnyRow> =
  | Exclude<Described, { readonly type: 'row.opened' | 'row.edit' }>
  | { readonly type: 'row.opened' | 'row.edit'; readonly row: Row };

/** The key of the order in the address; filters have their own names. */
const ORDER = 'order';

type Standing = Pick<ListContext, 'query' | 'order' | 'filters' | 'days' | 'fault'>;
type Looking = Pick<ListRules<AnyRow, unknown>, 'orders' | 'filters' | 'dated'>;

/** How a list stands while nothing is asked of it. */
const plainStanding = ({ orders = [] }: Looking): Standing => ({ query: '', order: orders[0] ?? '', filters: {} });

/** The days that an address names; a list that is of no days has none. */
const daysIn = (query: Params, { dated = false }: Looking): Pick<Standing, 'days' | 'fault'> => {
  if (!dated) return {};
  const { range, fault } = rangeInAddress(query);
  return { days: range, fault };
};

/** What an address asks of a list; what it cannot mean is passed over. */
const standingIn = (query: Params, rules: Looking): Standing => {
  const plain = plainStanding(rules);
  const asked = Object.entries(rules.filters ?? {}).flatMap(([name, values]) => (values.includes(query[name] ?? '') ? [[name, query[name] ?? '']] : []));
  return {
    query: query[SEARCH] ?? '',
    order: rules.orders?.includes(query[ORDER] ?? '') ? (query[ORDER] ?? '') : plain.order,
    filters: Object.fromEntries(asked),
    ...daysIn(query, rules),
  };
};

/** How a list is ordered and filtered, as its address says it. What is searched for may be somebody's name: the browser would remember it. */
export const addressOf = ({ order, filters, days = EVER }: Pick<Standing, 'order' | 'filters' | 'days'>, rules: Looking): Params => ({
  ...(order === plainStanding(rules).order ? {} : { [ORDER]: order }),
  ...filters,
  ...rangeAsAddress(days),
});

/** Whether something is asked of the list that would have to be asked again; days are the address's own. */
export const isSearched = ({ query, order, filters }: Standing, rules: Looking): boolean =>
  query !== '' || Object.keys(addressOf({ order, filters }, rules)).length > 0;

const asks = (query: ScreenInput['query']): query is Params => query != null && Object.keys(query).length > 0;

/**
 * On return: what the address asks for, else what was asked before; what was searched for also where the address asks for something, which
 * never says it. Days are only those that the address names: whoever comes for all of them must not be shown some.
 */
export const returned = (context: Standing, query: ScreenInput['query'], rules: Looking): Standing => {
  const { query: before, order, filters } = context;
  if (!asks(query)) return { query: before, order, filters, ...daysIn({}, rules) };
  const asked = standingIn(query, rules);
  return { ...asked, query: asked.query || before };
};

export const listOpening = <Row extends AnyRow, Values>(input: ScreenInput, rules: ListRules<Row, Values>): ListContext<Values> => {
  const id = idParam(input) ?? 0;
  const parts = Object.entries<PartRules<unknown>>(rules.parts ?? {}).map(([name, { passed }]): [string, Part] => {
    const value = (input.passed && passed?.(input.passed, id)) ?? null;
    return [name, { value, failure: null, ...(value === null ? {} : { handed: true }) }];
  });
  return {
    params: input.params,
    id,
    at: input.at,
    ...standingIn(input.query ?? {}, rules),
    parts: Object.fromEntries(parts) as ListContext<Values>['parts'],
  };
};
