import { useCallback, useMemo } from 'react';
import { newestFirst } from '../../../machines/kit/list/newest-first.ts';
import { searchBy } from '../../../machines/kit/list/search.ts';
import { rowsIn } from '../../../machines/kit/rows.ts';
import type { ItemsOf } from '../../../machines/ledger/items.ts';
import { sumOfPrices } from '../../../machines/ledger/standing.ts';
import type { CsvColumn } from '../../../schema/accounting/csv.ts';
import { EVER, isSameRange } from '../../../schema/accounting/day-range.ts';
import type { Asset, Expense } from '../../../schema/accounting/ledger.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import type { Category } from '../../../schema/ledger/category-draft.ts';
import { type LedgerKind, ledgerOf } from '../../../schema/ledger/kinds.ts';
import { itemPath, NO_CATEGORY } from '../../../schema/ledger/paths.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { EditIcon, PlusIcon, PrintIcon, RefreshIcon } from '../../kit/icons/actions.tsx';
import { BoxIcon, ExpenseIcon } from '../../kit/icons/things.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useTableAtDesk, useTableWidth } from '../../kit/page/desk/table-at-desk.tsx';
import { useDays } from '../../kit/page/list/days/rows.ts';
import { DaysStrip, wordsOfDays } from '../../kit/page/list/days/strip.tsx';
import { days as dayTexts } from '../../kit/page/list/days/texts.ts';
import { ListHeader } from '../../kit/page/list/list-header.tsx';
import { type Asked, useListed } from '../../kit/page/list/list-screen.tsx';
import { useList, useRowPart, useSendList } from '../../kit/page/list/list-state.ts';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { isLost, PartTrouble } from '../../kit/page/list/part-trouble.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { listWords } from '../../kit/page/list/texts.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { assetFile, expenseFile, type Names, partyName } from '../../kit/print/files/columns.ts';
import { TableFile } from '../../kit/print/files/table-file.tsx';
import type { Column } from '../../kit/print/print-table.tsx';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { words as kit } from '../../kit/texts.ts';
import { categoryFailures, fields, items, kinds } from '../texts.ts';
import { ItemRow, nameOfItem, transactionOf } from './item-row.tsx';

type Item = Asset | Expense;

const search = searchBy(({ name, transaction_number }: Item) => ({ names: [name], others: transaction_number }));
const choose = (rows: readonly Item[], { query }: Asked) => search(newestFirst(rows), query);

const textsOf = (kind: LedgerKind) => ({
  ...listWords(kinds[kind].one, kinds[kind].many),
  empty: items.empty[kind],
  emptyHelp: items.emptyHelp[kind],
  loadError: items.load[kind],
});
const texts = { asset: textsOf('asset'), expense: textsOf('expense') } as const;
const gone = (kind: LedgerKind) => ({ missing: categoryFailures.missing[kind], missingHelp: categoryFailures.missingHelp });
const ICONS = { asset: BoxIcon, expense: ExpenseIcon } as const;

const withinOf = (kind: LedgerKind, id: number, rows: readonly Item[]): readonly Item[] =>
  id === NO_CATEGORY
    ? rows.filter((row) => ('asset_category' in row ? row.asset_category : 'expense_category' in row ? row.expense_category : null) == null)
    : kind === 'asset'
      ? rowsIn(rows as readonly Asset[], 'asset_category', id)
      : rowsIn(rows as readonly Expense[], 'expense_category', id);

/** The lists that name whom an expense was paid to. */
const useNames = (): Names => ({ patients: useRows('patients'), clinics: useRows('clinics') });

const recipientOf = (row: Item, names: Names): string => ('expense_category' in row ? partyName(row, names) : '');

const dayOf = ({ date }: Item): string => date;

const wide = { width: 'minmax(7rem, 1fr)' };
/** The columns of paper at the desk. */
const tracksOf = (kind: LedgerKind) => [wide, { width: '8.5rem' }, { width: '6.5rem' }, ...(kind === 'expense' ? [wide] : []), { width: '8rem' }];

/** What the rows of a kind say in a file. */
const useItemFile = (kind: LedgerKind, category: Category | null): readonly CsvColumn<Item>[] => {
  const names = useNames();
  const categories = category ? [category] : [];
  return (kind === 'asset' ? assetFile(categories) : expenseFile(names, categories)) as readonly CsvColumn<Item>[];
};

/** The rows could not be had at all; the way back is that of a category that could not be (ACC-ROWS-6). */
const RowsTrouble = ({ workflow, kind }: { readonly workflow: string; readonly kind: LedgerKind }) => {
  const { failure, busy } = useListState(ledgerOf[kind].items);
  const send = useSendList(workflow);
  return (
    <ErrorState
      title={items.load[kind]}
      actions={
        <>
          <Button tone="primary" icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'list.retried', at: now() })}>
            {kit.retry}
          </Button>
          <Button onClick={() => send({ type: 'screen.closed' })}>{items.back}</Button>
        </>
      }
    >
      {failure ? failureReason(failure) : null}
    </ErrorState>
  );
};

/** Whom expenses were paid to has no names for want of these. */
const PARTIES = ['patients', 'clinics'] as const;

/** What one category holds, newest first. */
const ItemsIn = ({ workflow, kind }: { readonly workflow: string; readonly kind: LedgerKind }) => {
  const list = ledgerOf[kind].items;
  const id = useList(workflow, ({ context }) => context.id);
  const exporting = useList(workflow, (snapshot) => snapshot.hasTag('exporting'));
  const printing = useList(workflow, (snapshot) => snapshot.hasTag('printing'));
  const category = useRowPart<ItemsOf, 'category'>(workflow, 'category', ledgerOf[kind].categories);
  const { known, failure } = useListState(list);
  const send = useSendList<Item>(workflow);
  const title = category.value?.name ?? items.title[kind];
  const within = useCallback((rows: readonly Item[]) => withinOf(kind, id, rows), [kind, id]);
  const days = useDays(workflow);
  const words = useMemo(() => wordsOfDays(texts[kind], days), [kind, days]);
  const names = useNames();
  const file = useItemFile(kind, category.value);
  // Whom it was paid to is said when it is known, or when nobody can say: before, each would be called unknown.
  const named = [useListState('patients'), useListState('clinics')].every(isSettled) || kind === 'asset';
  const columns: readonly Column<Item>[] = [
    { head: fields.name, cell: ({ name }) => name },
    { head: pageWords.tomanColumn(fields.price), cell: ({ price }) => formatAmount(price), figure: true },
    { head: fields.date, cell: ({ date }) => <DayText>{date}</DayText>, figure: true },
    ...(kind === 'expense' ? [{ head: fields.recipient, cell: (row: Item) => recipientOf(row, names) || pageWords.none }] : []),
    { head: fields.transaction_number, cell: transactionOf, figure: true },
  ];
  const { all, rows, query, paper, ready } = useListed<Item>(
    {
      workflow,
      list,
      texts: texts[kind],
      icon: ICONS[kind],
      title,
      within,
      dayOf,
      note: (shown) => [...(isSameRange(days, EVER) ? [] : [dayTexts.said(days)]), items.sum(sumOfPrices(shown))],
      choose,
      row: () => null,
      columns,
    },
    named && category.value !== null,
  );
  const width = useTableWidth();
  const table = useTableAtDesk({
    ...{ workflow, label: texts[kind].title, rows, columns, tracks: tracksOf(kind), named: 0, nameOf: nameOfItem, query },
    to: ({ id: item }) => itemPath(kind, item),
  });
  const placed = ready && named;
  // Paper and files say of which category they are.
  const held = !placed || category.value === null;
  const lost = isLost(category);
  const failed = !known && failure !== null;
  const shown = (
    <>
      {all.some((row) => recipientOf(row, names) === pageWords.unknown) ? <NamesTrouble lists={PARTIES} evenKnown /> : null}
      <DaysStrip workflow={workflow} />
      {placed && rows.length > 0 ? <p>{items.sum(sumOfPrices(rows))}</p> : null}
      <ResourceRows workflow={workflow} list={list} texts={words} rows={rows} count={all.length} ready={placed} query={query} icon={ICONS[kind]} table={table}>
        {(row, index) => <ItemRow workflow={workflow} row={row} index={index} recipient={recipientOf(row, names)} />}
      </ResourceRows>
    </>
  );
  return (
    <>
      <ListHeader
        workflow={workflow}
        list={list}
        texts={texts[kind]}
        shown={rows.length}
        count={all.length}
        ready={placed}
        title={title}
        width={width}
        back="/accounting"
        searchable={!lost && !failed}
        printable={false}
        about={!lost && !failed}
        actions={
          lost ? undefined : (
            <>
              <TableFile
                what={list}
                list={list}
                rows={rows}
                columns={file}
                busy={exporting || held}
                onSave={(name) => send({ type: 'export.requested', name })}
              />
              <Button tone="quiet" icon={EditIcon} onClick={() => send({ type: 'owner.edit' })}>
                {pageWords.edit}
              </Button>
            </>
          )
        }
      />
      <Page width={width}>
        {lost ? (
          <>
            <PartTrouble workflow={workflow} part="category" state={category} texts={gone(kind)} loadError={items.load[kind]} back={items.back} />
            {/* What stood in a category that is gone is still owned or spent: it can be put into another. */}
            {category.missing && all.length > 0 ? shown : null}
          </>
        ) : failed ? (
          <RowsTrouble workflow={workflow} kind={kind} />
        ) : (
          shown
        )}
      </Page>
      {lost || failed ? null : (
        <ActionBar>
          <Button icon={PrintIcon} disabled={held || rows.length === 0 || printing} onClick={() => send({ type: 'print.requested' })}>
            {pageWords.print}
          </Button>
          <Button tone="primary" icon={PlusIcon} onClick={() => send({ type: 'row.add' })}>
            {texts[kind].add}
          </Button>
        </ActionBar>
      )}
      {paper}
    </>
  );
};

const Items = ({ kind }: { readonly kind: LedgerKind }) => {
  const workflow = useWorkflow();
  return <ItemsIn key={workflow} workflow={workflow} kind={kind} />;
};

export const AssetItems = () => <Items kind="asset" />;
export const ExpenseItems = () => <Items kind="expense" />;
