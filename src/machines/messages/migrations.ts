import type { Kept, Migrations } from '../kit/migrations.ts';

interface KeptMessages {
  readonly rows: readonly object[];
  readonly removed: { readonly row: object; readonly index: number } | null;
}

const same = (row: object) => ({ earlier: null, ...row });

/**
 * The first version did not know of a message that was opened whether its text is still the same; it was. In the second, a message
 * stood at an address that nothing leads to any more: it is kept to be read. One
 * that stands at a patient's is of today, kept without its version (D-277).
 */
export const messagesMigrations: Migrations = {
  1: (kept: Kept): Kept => {
    const context = kept.context as KeptMessages;
    const removed = context.removed && { ...context.removed, row: same(context.removed.row) };
    return { ...kept, context: { ...context, rows: context.rows.map(same), removed } };
  },
  2: (kept: Kept): Kept => {
    const { params = {} } = kept.context as { readonly params?: { readonly patient?: string } };
    if (params.patient) return kept;
    throw new Error('A message of the second version, which no address leads to.');
  },
};
