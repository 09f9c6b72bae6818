import { Categories } from './categories-page.tsx';
import { AssetCategoryForm, ExpenseCategoryForm } from './category-form.tsx';

export const screens = { categories: Categories, assetCategoryForm: AssetCategoryForm, expenseCategoryForm: ExpenseCategoryForm };
export { words } from '../words.ts';
