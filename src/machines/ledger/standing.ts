import type { Asset } from '../../schema/accounting/ledger.ts';
import { plus, type Whole } from '../../schema/kit/money.ts';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import type { Category } from '../../schema/ledger/category-draft.ts';
import { NO_CATEGORY } from '../../schema/ledger/paths.ts';
import { newestFirst } from '../kit/list/newest-first.ts';
import { rowById } from '../kit/rows.ts';

/** What rows come to, in toman, exactly. */
export const sumOfPrices = (rows: readonly { readonly price: number }[]): Whole => rows.reduce<Whole>((sum, { price }) => plus(sum, price), 0);

/** That of an asset, `NO_CATEGORY` where it has none. */
const categoryOf = ({ asset_category }: Asset): number => asset_category ?? NO_CATEGORY;

/** Assets by the names of their categories, the newest of each first; those whose category nobody knows come last. */
export const byCategory = (assets: readonly Asset[], categories: readonly Category[]): readonly Asset[] => {
  const nameOf = ({ asset_category }: Asset) => rowById(categories, asset_category)?.name ?? null;
  return newestFirst(assets).toSorted((one, other) => {
    const [left, right] = [nameOf(one), nameOf(other)];
    const byId = categoryOf(one) - categoryOf(other);
    if (left === null || right === null) return left === right ? byId : left === null ? 1 : -1;
    return persianOrder(left, right) || byId;
  });
};

/** The assets of one category, as they stand below each other. */
export interface Group {
  /** Its id, `NO_CATEGORY` for those that have none. */
  readonly category: number;
  readonly count: number;
  /** In toman. */
  readonly total: Whole;
}

/** Where in a list that stands by category each one begins, and what it comes to. */
export const groupsIn = (assets: readonly Asset[]): ReadonlyMap<number, Group> => {
  const groups = new Map<number, Group>();
  let first = -1;
  for (const [index, asset] of assets.entries()) {
    const [category, { price }] = [categoryOf(asset), asset];
    const group = groups.get(first);
    if (group?.category === category) groups.set(first, { category, count: group.count + 1, total: plus(group.total, price) });
    else {
      first = index;
      groups.set(first, { category, count: 1, total: price });
    }
  }
  return groups;
};
