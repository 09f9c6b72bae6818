import type { FormContext } from '../../../machines/kit/form/context.ts';
import type { Category, CategoryDraft } from '../../../schema/ledger/category-draft.ts';
import type { LedgerKind } from '../../../schema/ledger/kinds.ts';
import { fieldErrors, saveFailure } from '../../kit/feedback/wording.ts';
import { recordWords } from '../../kit/page/record/texts.ts';
import { categoryFailures, categoryFields, categoryOnes, categoryProblems } from '../texts.ts';

export type CategoryContext = FormContext<CategoryDraft, Category>;

const words = (kind: LedgerKind) => ({ ...recordWords(categoryOnes[kind]), missing: categoryFailures.missing[kind] });

/** What the form of a category says wherever it stands. */
export const categoryWords = { asset: words('asset'), expense: words('expense') } as const;

export const categoryErrors = {
  asset: fieldErrors<CategoryDraft>(() => categoryProblems.named.asset),
  expense: fieldErrors<CategoryDraft>(() => categoryProblems.named.expense),
} as const;

/** Why a category was not saved: its name is missing, or what the provider said. */
export const categoryError = (kind: LedgerKind, { id, problems, failure }: CategoryContext): string | null => {
  if (problems.length > 0) return categoryProblems.any;
  return failure && saveFailure(failure, { prefix: (id === null ? categoryFailures.add : categoryFailures.update)[kind], labels: categoryFields });
};
