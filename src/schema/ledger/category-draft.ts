import { categoryFields } from '../accounting/ledger.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { textEntry } from '../kit/draft/text.ts';
import { searchKey } from '../kit/persian-text.ts';
import type { StructOf } from '../kit/shape.ts';

export type Category = StructOf<typeof categoryFields>;

/** The form of a category, of assets or of expenses (ACC-CAT-5, ACC-CAT-6). */
export const categoryDraft = draftOf(categoryFields)({ name: textEntry({ required: 'nameRequired' }) });

export type CategoryDraft = StructOf<typeof categoryDraft.fields>;

/** Whether a stored category could be taken for the one in the payload, however its name is spelt. */
export const isAlikeCategory = ({ name }: Partial<Category>, category: Category): boolean => searchKey(name ?? '') === searchKey(category.name);
