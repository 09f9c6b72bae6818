import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import type { Steps } from '../../../../schema/log/file/steps.ts';
import { Button } from '../../controls/button.tsx';
import { LinkButton } from '../../controls/link-button.tsx';
import { PlusIcon } from '../../icons/actions.tsx';
import type { Icon } from '../../icons/icon.tsx';
import { useTableOnPaper } from '../../print/paper/part-on-paper.ts';
import type { Column } from '../../print/print-table.tsx';
import { useRows } from '../../resources.ts';
import { useAtDesk } from '../desk/at-desk.ts';
import { Floating, UnderFloating } from '../floating.tsx';
import { Page } from '../page.tsx';
import { pageWords } from '../texts.ts';
import { rowsOfDays, useDays } from './days/rows.ts';
import { useInSteps } from './in-steps.ts';
import { ListHeader } from './list-header.tsx';
import { useList, useSendList } from './list-state.ts';
import { ResourceRows } from './resource-rows.tsx';
import type { ListWords } from './texts.ts';

/** What is asked of a list. */
export interface Asked {
  /** The search, which may lag behind the field where all is looked through: typing goes before looking through all. */
  readonly query: string;
  readonly order: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What sets the screen of one list apart from another's; `R` is a row of `list`. */
export interface ListScreenProps<R extends AnyRow> {
  readonly workflow: string;
  readonly list: ResourceName;
  /** What else its rows show was worked out of; always the same. */
  readonly besides?: readonly ResourceName[];
  readonly texts: ListWords;
  readonly icon: Icon;
  /** The rows that belong here, of all that are cached; all of them unless given. A function that stays the same. */
  readonly within?: (rows: readonly R[]) => readonly R[];
  /** The day of a row, where the address may name the days that are shown. A function that stays the same. */
  readonly dayOf?: (row: R) => string;
  /** Those that answer what is asked, in order. A function that stays the same. */
  readonly choose: (rows: readonly R[], asked: Asked) => readonly R[];
  /** Gets rows ready to be chosen from in an order, where they may be thousands. A function that stays the same. */
  readonly prepare?: (rows: readonly R[], order: string) => Steps<void>;
  /** The same for what is only needed when somebody searches. */
  readonly prepareSearch?: (rows: readonly R[]) => Steps<unknown>;
  readonly row: (row: R, index: number) => ReactNode;
  readonly title?: string;
  /** Where Back leads without a history; a place of the bottom bar has none. */
  readonly back?: string;
  readonly orders?: Readonly<Record<string, string>>;
  readonly searchable?: boolean;
  /** The picture on the button that adds, and where it leads; without an address the workflow is told. */
  readonly addIcon?: Icon;
  readonly addTo?: string;
  /** The rows on paper, under the same title unless another is given. */
  readonly columns?: readonly Column<R>[];
  readonly paperTitle?: string;
  /** What paper says of the rows besides: of which days they are, what they come to. */
  readonly note?: (rows: readonly R[]) => readonly string[];
  readonly actions?: ReactNode;
  /** Between the head and the rows. */
  readonly children?: ReactNode;
  /** The way on from a search that found nothing. */
  readonly addFound?: (query: string) => ReactNode;
  /** In place of the rows: what they belong to cannot be shown. */
  readonly trouble?: ReactNode;
}

/** What a printed list says of itself: how many of how many, in which order, what was searched for. */
const noteOf = <R extends AnyRow>({ texts, orders, note }: ListScreenProps<R>, rows: readonly R[], count: number, { query, order }: Asked): string =>
  [
    rows.length < count ? texts.found(rows.length, count) : texts.count(rows.length),
    ...(note?.(rows) ?? []),
    ...(orders?.[order] === undefined ? [] : [`${texts.sortBy} ${orders[order]}`]),
    ...(query.trim() === '' ? [] : [pageWords.searchedFor(query.trim())]),
  ].join(' · ');

const NONE: readonly never[] = [];

/** What long work came to for a list, or for an earlier one while this one's goes on: as good as that, but where it had no rows. */
const whileBetter = <T extends { readonly of: unknown; readonly all: readonly unknown[] }>(done: T | null, list: unknown): T | null =>
  done !== null && (done.of === list || done.all.length > 0) ? done : null;

/** What a list's screen shows, wherever: its rows by what is asked, the way to add one, and the same on paper, unless that is another's beside it or names are on their way. */
export const useListed = <R extends AnyRow>(props: ListScreenProps<R>, printable = true) => {
  const { workflow, list, texts, within, dayOf, choose, columns, addIcon = PlusIcon } = props;
  const cached = useRows(list) as readonly AnyRow[] as readonly R[];
  const { query: typed, order, filters } = useList(workflow, ({ context }) => ({ query: context.query, order: context.order, filters: context.filters }));
  const days = useDays(workflow);
  const printing = useList(workflow, (snapshot) => snapshot.hasTag('printing'));
  const send = useSendList(workflow);
  // A key whose answer looks through all goes before it: the first one, and each that takes some back. What is typed on looks through what was found, and is drawn with it.
  const lagging = useDeferredValue(typed);
  const query = lagging.trim() !== '' && typed.startsWith(lagging) ? typed : lagging;
  const { prepare, prepareSearch } = props;
  const prepared = useInSteps(
    useCallback(
      function* () {
        const own = within ? within(cached) : cached;
        const all = dayOf ? rowsOfDays(own, days, dayOf) : own;
        if (prepare) yield* prepare(all, order);
        return { of: cached, all, order };
      },
      [within, dayOf, days, cached, order, prepare],
    ),
  );
  const ready = whileBetter(prepared, cached);
  const { all, order: asked } = ready ?? { all: NONE, order };
  const unsought = useMemo(() => choose(all, { query: '', order: asked, filters }), [choose, all, asked, filters]);
  // Whoever searches at once waits for the list to be ready for it, not the page for both.
  const searchable = useInSteps(
    useCallback(
      function* () {
        if (prepareSearch) yield* prepareSearch(unsought);
        // Of what is ready and as it was asked then: another order has rows that nobody got ready to be searched.
        return { of: unsought, all, answer: (words: string) => choose(all, { query: words, order: asked, filters }) };
      },
      [prepareSearch, unsought, all, choose, asked, filters],
    ),
  );
  const sought = query.trim() === '' ? null : whileBetter(searchable, unsought);
  const answered = query.trim() === '' || sought !== null;
  // What nobody looked through yet is no answer: nothing of it is opened, printed or filed.
  const rows = useMemo(() => (sought ? sought.answer(query) : answered ? unsought : NONE), [unsought, sought, answered, query]);
  const { addTo } = props;
  const add = useMemo(
    () =>
      addTo === undefined ? (
        <Button tone="primary" icon={addIcon} onClick={() => send({ type: 'row.add' })}>
          {texts.add}
        </Button>
      ) : (
        <LinkButton tone="primary" icon={addIcon} to={addTo}>
          {texts.add}
        </LinkButton>
      ),
    [addTo, addIcon, texts, send],
  );
  const Print = useTableOnPaper(printing, printable && rows.length > 0);
  const paper =
    Print && columns ? (
      <Print.PrintList
        list={list}
        title={props.paperTitle ?? props.title ?? texts.title}
        note={noteOf(props, rows, all.length, { query, order, filters })}
        rows={rows}
        columns={columns}
      />
    ) : null;
  return { all, rows, query, add, paper, ready: ready !== null && answered };
};

/** The screen of a cached list: search, order, print, rows that can be swiped, and a way to add one. */
export const ListScreen = <R extends AnyRow>(props: ListScreenProps<R>) => {
  const { workflow, list, texts, columns, trouble } = props;
  const { all, rows, query, add, paper, ready } = useListed(props);
  const atDesk = useAtDesk();
  // While somebody types, the page is drawn for the key and again for its answer: the rows only for that.
  const shown = useMemo(
    () => (
      <ResourceRows
        workflow={workflow}
        list={list}
        texts={texts}
        rows={rows}
        count={all.length}
        ready={ready}
        query={query}
        icon={props.icon}
        add={add}
        addFound={props.addFound?.(query.trim())}
      >
        {props.row}
      </ResourceRows>
    ),
    [props, workflow, list, texts, rows, all.length, ready, query, add],
  );
  return (
    <>
      <ListHeader
        workflow={workflow}
        list={list}
        besides={props.besides}
        texts={texts}
        shown={rows.length}
        count={all.length}
        ready={ready}
        title={props.title}
        back={props.back}
        orders={props.orders}
        searchable={props.searchable ?? true}
        printable={columns !== undefined}
        actions={
          trouble ? undefined : atDesk && rows.length > 0 ? (
            <>
              {props.actions}
              {add}
            </>
          ) : (
            props.actions
          )
        }
        about={!trouble}
      />
      <Page>
        {trouble ?? (
          <>
            {props.children}
            {/* Where there are none to see, the next step stands in their place. */}
            {rows.length > 0 && !atDesk ? <Floating>{add}</Floating> : null}
            <UnderFloating>{shown}</UnderFloating>
          </>
        )}
      </Page>
      {paper}
    </>
  );
};
