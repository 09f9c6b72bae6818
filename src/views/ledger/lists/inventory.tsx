import { css } from '@linaria/core';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { searchBy } from '../../../machines/kit/list/search.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { byCategory, type Group, groupsIn, sumOfPrices } from '../../../machines/ledger/standing.ts';
import type { Asset } from '../../../schema/accounting/ledger.ts';
import { formatAmount } from '../../../schema/kit/money.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import type { Category } from '../../../schema/ledger/category-draft.ts';
import { itemsPath, newItemPath } from '../../../schema/ledger/paths.ts';
import { useApp } from '../../kit/actors.tsx';
import { ageText } from '../../kit/calendar/age-text.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { DayText } from '../../kit/figures/day-text.tsx';
import { BoxIcon } from '../../kit/icons/things.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { ListHeader } from '../../kit/page/list/list-header.tsx';
import { type Asked, useListed } from '../../kit/page/list/list-screen.tsx';
import { useList, useSendList } from '../../kit/page/list/list-state.ts';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { listWords } from '../../kit/page/list/texts.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Card, Page } from '../../kit/page/page.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { assetFile } from '../../kit/print/files/columns.ts';
import { TableFile } from '../../kit/print/files/table-file.tsx';
import { isSettled, useListState, useRows } from '../../kit/resources.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { fields, inventory, items, kinds } from '../texts.ts';
import { ItemRow } from './item-row.tsx';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  padding-block: ${space(3)} ${space(1)};
  & > h2 {
    flex: 1 1 8em;
    min-inline-size: 0;
    ${text.body}
    font-weight: ${weight.bold};
  }
  & > h2 > a {
    display: block;
    padding-block: 10px;
  }
  & small {
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const whole = css`
  & > p:first-child {
    ${text.caption}
    color: ${colour.soft};
  }
`;

const CATEGORIES = ['assetCategories'] as const;

const texts = {
  ...listWords(kinds.asset.one, kinds.asset.many),
  title: inventory.title,
  search: inventory.search,
  empty: inventory.empty,
  emptyHelp: inventory.emptyHelp,
};

/** A category over its assets: how many, and what they come to. */
const GroupHead = ({ group, name }: { readonly group: Group; readonly name: string }) => (
  <div className={head}>
    <h2>
      <Link href={itemsPath('asset', group.category)}>{name}</Link>
    </h2>
    <small>{inventory.inCategory(group.count)}</small>
    <Amount toman={group.total} />
  </div>
);

const nameOf = (categories: readonly Category[], { asset_category }: Asset): string => rowById(categories, asset_category)?.name ?? inventory.unknownCategory;

/** What paper says of the whole, and of each category in it. */
const paperNote =
  (categories: readonly Category[]) =>
  (rows: readonly Asset[]): readonly string[] => [
    items.sum(sumOfPrices(rows)),
    ...[...groupsIn(rows)].flatMap(([index, { count, total }]) => {
      const row = rows[index];
      return row ? [inventory.ofCategory(nameOf(categories, row), count, items.sum(total))] : [];
    }),
  ];

/** What the practice owns, by category, each with how long ago it was bought. */
export const Inventory = () => {
  const workflow = useWorkflow();
  const categories = useRows('assetCategories');
  const exporting = useList(workflow, (snapshot) => snapshot.hasTag('exporting'));
  const send = useSendList(workflow);
  const today = useApp(({ at }) => tehranDay(at));
  // A category is found by its name, too.
  const search = useMemo(
    () =>
      searchBy((asset: Asset) => ({
        names: [asset.name, nameOf(categories, asset)],
        others: asset.transaction_number,
      })),
    [categories],
  );
  const choose = useCallback(
    (rows: readonly Asset[], { query }: Asked) => byCategory(query.trim() === '' ? rows : search(rows, query), categories),
    [search, categories],
  );
  const named = isSettled(useListState('assetCategories'));
  const { all, rows, query, add, paper, ready } = useListed<Asset>(
    {
      workflow,
      list: 'assets',
      texts,
      icon: BoxIcon,
      choose,
      row: () => null,
      addTo: newItemPath('asset'),
      note: paperNote(categories),
      columns: [
        { head: fields.asset_category, cell: (asset) => nameOf(categories, asset) },
        { head: fields.name, cell: ({ name }) => name },
        { head: pageWords.tomanColumn(fields.price), cell: ({ price }) => formatAmount(price), figure: true },
        { head: fields.date, cell: ({ date }) => <DayText>{date}</DayText>, figure: true },
        { head: inventory.owned, cell: ({ date }) => ageText(date, today) },
      ],
    },
    named,
  );
  // They stand by category: shown before those are known, they would change places under the finger.
  const placed = ready && named;
  const groups = useMemo(() => groupsIn(rows), [rows]);
  return (
    <>
      <ListHeader
        workflow={workflow}
        list="assets"
        texts={texts}
        shown={rows.length}
        count={all.length}
        ready={placed}
        back="/"
        actions={
          <TableFile
            what="inventory"
            list="assets"
            rows={rows}
            columns={assetFile(categories)}
            busy={exporting || !placed}
            onSave={(name) => send({ type: 'export.requested', name })}
          />
        }
      />
      <Page>
        {placed && rows.length > 0 ? (
          <Card>
            <div className={whole}>
              <p>{inventory.total}</p>
              <Amount toman={sumOfPrices(rows)} size="figure" />
            </div>
          </Card>
        ) : null}
        {all.length > 0 ? <NamesTrouble lists={CATEGORIES} /> : null}
        <ResourceRows workflow={workflow} list="assets" texts={texts} rows={rows} count={all.length} ready={placed} query={query} icon={BoxIcon} add={add}>
          {(row, index) => {
            const group = groups.get(index);
            return (
              <>
                {group ? <GroupHead group={group} name={nameOf(categories, row)} /> : null}
                <ItemRow workflow={workflow} row={row} age={ageText(row.date, today)} />
              </>
            );
          }}
        </ResourceRows>
      </Page>
      {all.length > 0 ? <ActionBar>{add}</ActionBar> : null}
      {paper}
    </>
  );
};
