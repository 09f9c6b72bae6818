import type { Kept, Migrations } from '../kit/migrations.ts';

interface KeptMessages {
  readonly rows: readonly object[];
  readonly removed: { readonly row: object; readonly index: number } | null;
}

/** What was begun before was about nobody in particular, whoever is among its recipients. */
const ofNobody = {};

const same = (row: object) => ({ ...row, earlier: null });

/** The first version did not know of a message that was opened whether its text is still the same; it was. */
export const messagesMigrations: Migrations = {
  1: (kept: Kept): Kept => {
    const context = kept.context as KeptMessages;
    const removed = context.removed && { ...context.removed, row: same(context.removed.row) };
    return { ...kept, context: { ...context, rows: context.rows.map(same), removed } };
  },
  2: (kept: Kept): Kept => ({ ...kept, context: { ...(kept.context as object), params: ofNobody } }),
};
