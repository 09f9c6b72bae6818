/** What the practice owns, and what it spends: rows of either stand in categories of their own. */
export const LEDGER_KINDS = ['asset', 'expense'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The resources of each kind. */
export const ledgerOf = {
  asset: { items: 'assets', categories: 'assetCategories' },
  expense: { items: 'expenses', categories: 'expenseCategories' },
} as const;
