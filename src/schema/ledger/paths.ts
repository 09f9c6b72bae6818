import type { LedgerKind } from './kinds.ts';

/** Where something new is entered; each kind has an address of its own, so that a reload stands where it stood. */
export const newItemPath = (kind: LedgerKind): string => (kind === 'asset' ? '/new-asset-expense' : '/new-asset-expense/expense');
export const itemPath = (kind: LedgerKind, id: number): string => `/new-asset-expense/${kind}/${id}`;

/** The categories with those of one kind open. */
export const categoriesPath = (kind: LedgerKind): string => `/categories/${kind}s`;
export const categoryPath = (kind: LedgerKind, id: number): string => `/edit-${kind}-category/${id}`;
/** What stands in an address for the category of rows that have none. */
export const NO_CATEGORY = 0;
/** What a category holds. */
export const itemsPath = (kind: LedgerKind, category: number): string => `/${kind}-category/${category}/items`;
