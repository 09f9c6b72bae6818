import { addDays } from '../../src/schema/kit/jalali.ts';
import type { Catalogue } from './catalogue.ts';
import { type Chance, roundTo } from './chance.ts';
import { assetCategories, expenseCategories } from './lists/ledger.ts';
import { numbered } from './rows.ts';

const MONTHS = 12;

const transaction = ({ happens, between }: Chance): string | null => (happens(0.5) ? String(between(100_000_000, 999_999_999)) : null);

const varied = (price: number, { fraction }: Chance): number => roundTo(10_000, price * (0.92 + fraction() * 0.16));

/** What the practice owns, and what it spent in the last year: everything once a month, the dearer things now and then. */
export const ledgerOf = ({ rows }: Catalogue, today: string, luck: Chance) => {
  const assets = assetCategories.flatMap(({ items }, category) =>
    items.map(([name, price]) => ({
      name,
      price: varied(price, luck),
      date: addDays(today, -luck.between(30, 1000)),
      transaction_number: transaction(luck),
      asset_category: category + 1,
    })),
  );
  const expenses = Array.from({ length: MONTHS }, (_, month) =>
    expenseCategories.flatMap(({ items }, category) =>
      items
        .filter(([, price]) => price > 20_000_000 || luck.happens(0.7))
        .map(([name, price]) => ({
          name,
          price: varied(price, luck),
          date: addDays(today, -month * 30 - luck.between(0, 29)),
          transaction_number: transaction(luck),
          expense_category: category + 1,
          patient: null,
          clinic: luck.happens(0.05) ? luck.between(2, rows.clinics.length) : null,
        })),
    ),
  ).flat();
  return {
    assetCategories: numbered(
      'assetCategories',
      assetCategories.map(({ name }) => ({ name })),
    ),
    assets: numbered('assets', assets),
    expenseCategories: numbered(
      'expenseCategories',
      expenseCategories.map(({ name }) => ({ name })),
    ),
    expenses: numbered(
      'expenses',
      expenses.sort((one, other) => one.date.localeCompare(other.date, 'en')),
    ),
  };
};
