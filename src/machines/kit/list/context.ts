import type { ResourceName } from '../../../schema/api.ts';
import { SEARCH } from '../../../schema/app/route.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { id } from '../../../schema/kit/shape.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import type { listWorkflow } from '../../../schema/workflows/list.ts';
import type { ScreenInput } from '../../../schema/workflows/screen.ts';
import type { AppEvent } from '../parent.ts';
import type { AnyRow } from '../rows.ts';
import { idParam, type Params } from '../screen.ts';

/** One thing that is loaded for the screen; with a value and a failure, what is shown may be old. */
export interface Part<Value = unknown> {
  readonly value: Value | null;
  readonly failure: Failure | null;
}

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
  readonly parts: { readonly [Name in keyof Values]: Part<Values[Name]> };
}

export type ListTag = 'printing' | `loading:${string}`;

type Described = EventOf<ReturnType<typeof listWorkflow<string, { readonly id: ReturnType<typeof id> }>>>;

export type ListEvent<Row extends AnyRow = AnyRow> =
  | Exclude<Described, { readonly type: 'row.opened' | 'row.edit' }>
  | { readonly type: 'row.opened' | 'row.edit'; readonly row: Row };

/** The key of the order in the address; filters have their own names. */
const ORDER = 'order';

type Standing = Pick<ListContext, 'query' | 'order' | 'filters'>;
type Looking = Pick<ListRules<AnyRow, unknown>, 'orders' | 'filters'>;

/** How a list stands while nothing is asked of it. */
const plainStanding = ({ orders = [] }: Looking): Standing => ({ query: '', order: orders[0] ?? '', filters: {} });

/** What an address asks of a list; what it cannot mean is passed over. */
const standingIn = (query: Params, rules: Looking): Standing => {
  const plain = plainStanding(rules);
  const asked = Object.entries(rules.filters ?? {}).flatMap(([name, values]) => (values.includes(query[name] ?? '') ? [[name, query[name] ?? '']] : []));
  return {
    query: query[SEARCH] ?? '',
    order: rules.orders?.includes(query[ORDER] ?? '') ? (query[ORDER] ?? '') : plain.order,
    filters: Object.fromEntries(asked),
  };
};

/** How a list is ordered and filtered, as its address says it. What is searched for may be somebody's name: the browser would remember it. */
export const addressOf = ({ order, filters }: Pick<Standing, 'order' | 'filters'>, rules: Looking): Params => ({
  ...(order === plainStanding(rules).order ? {} : { [ORDER]: order }),
  ...filters,
});

/** Whether something is asked of the list that would have to be asked again. */
export const isSearched = (context: Standing, rules: Looking): boolean => context.query !== '' || Object.keys(addressOf(context, rules)).length > 0;

const asks = (query: ScreenInput['query']): query is Params => query != null && Object.keys(query).length > 0;

/** On return: what the address asks for, else what was asked before; what was searched for also where the address asks for something, which never says it. */
export const returned = (context: Standing, query: ScreenInput['query'], rules: Looking): Standing => {
  const { query: before, order, filters } = context;
  if (!asks(query)) return { query: before, order, filters };
  const asked = standingIn(query, rules);
  return { ...asked, query: asked.query || before };
};

export const listOpening = <Row extends AnyRow, Values>(input: ScreenInput, rules: ListRules<Row, Values>): ListContext<Values> => {
  const id = idParam(input) ?? 0;
  const parts = Object.entries<PartRules<unknown>>(rules.parts ?? {}).map(([name, { passed }]): [string, Part] => [
    name,
    { value: (input.passed && passed?.(input.passed, id)) ?? null, failure: null },
  ]);
  return {
    params: input.params,
    id,
    at: input.at,
    ...standingIn(input.query ?? {}, rules),
    parts: Object.fromEntries(parts) as ListContext<Values>['parts'],
  };
};
