/** What came in, what is owed, what went out, what is owned (ACC-SUM-1). */
export const TABS = ['income', 'receivable', 'expense', 'asset'] as const;
export type AccountingTab = (typeof TABS)[number];

/** Whose debts are shown: what clinics still have to pay, or what patients owe. */
export const OWING = ['clinics', 'patients'] as const;
export type Owing = (typeof OWING)[number];
