import { day, id, mayBeUnknown, money, optional, ref, type StructOf, text } from '../kit/shape.ts';

/** A category of assets or of expenses. */
export const categoryFields = { id: id(), name: text({ max: 200 }) };

const entry = {
  id: id(),
  name: text({ max: 200 }),
  price: money(),
  date: day(),
  transaction_number: optional(text({ max: 100, blank: true, disguise: 'digits' })),
};

/** Something the practice owns; without a category where the provider cleared that of a category it deleted. */
export const assetFields = { ...entry, asset_category: mayBeUnknown(ref('assetCategories')) };

/** Something the practice paid for, perhaps to a patient or a clinic. */
export const expenseFields = {
  ...entry,
  expense_category: mayBeUnknown(ref('expenseCategories')),
  patient: optional(ref('patients')),
  clinic: optional(ref('clinics')),
};

export type Asset = StructOf<typeof assetFields>;
export type Expense = StructOf<typeof expenseFields>;
