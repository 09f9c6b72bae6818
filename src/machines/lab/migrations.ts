import type { DispatchDraft } from '../../schema/lab/draft.ts';
import type { Kept, Migrations } from '../kit/migrations.ts';

interface First {
  readonly opened: DispatchDraft;
  readonly draft: DispatchDraft;
}

/** In the first version a day that nobody had chosen was that of the opening. */
const second = (kept: Kept): Kept => {
  const { opened, draft, ...context } = kept.context as First;
  const isDefault = JSON.stringify(draft.date) === JSON.stringify(opened.date);
  return { ...kept, context: { ...context, opened: { ...opened, date: null }, draft: { ...draft, date: isDefault ? null : draft.date } } };
};

/** In the second version nothing that was not known was asked about. */
const third = (kept: Kept): Kept => ({ ...kept, context: { doubts: [], ...(kept.context as object) } });

export const labMigrations: Migrations = { 1: second, 2: third };
