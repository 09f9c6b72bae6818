import { rowById } from '../../../../machines/kit/rows.ts';
import type { CsvCell, CsvColumn } from '../../../../schema/accounting/csv.ts';
import type { Asset, Expense } from '../../../../schema/accounting/ledger.ts';
import type { Row } from '../../../../schema/api.ts';
import { fullName, type Patient } from '../../../../schema/patients/patient.ts';
import type { Income } from '../../../../schema/payments/income.ts';
import { methods } from '../../figures/payment-methods.ts';
import { pageWords } from '../../page/texts.ts';
import { columnHeads as heads, columnWords as words } from './column-texts.ts';

/** A text, or nothing where there is none. */
export const textCell = (value: string | null | undefined): CsvCell => (value ? { text: value } : null);
/** The same of an ISO day. */
export const dayCell = (value: string | null | undefined): CsvCell => (value ? { day: value } : null);

/** The cached lists in which names are found. */
export interface Names {
  readonly patients: readonly Patient[];
  readonly clinics: readonly Row<'clinics'>[];
}

type Party = Pick<Income, 'patient' | 'clinic'>;
type Categories = readonly Row<'expenseCategories'>[];

/** What a patient or a clinic of a row is called; nothing where it has neither. */
export const partyName = ({ patient, clinic }: Party, { patients, clinics }: Names): string => {
  if (patient != null) {
    const known = rowById(patients, patient);
    return (known && fullName(known)) || pageWords.unknown;
  }
  return clinic == null ? '' : rowById(clinics, clinic)?.name || pageWords.unknown;
};
const kindOf = ({ patient, clinic }: Party): string => (patient != null ? words.patient : clinic == null ? '' : words.clinic);

const dated = { head: heads.date, gregorian: heads.gregorian, cell: ({ date }: { readonly date: string }) => dayCell(date) };
const transaction = {
  head: heads.transaction,
  cell: ({ transaction_number }: { readonly transaction_number?: string | null }) => textCell(transaction_number),
};

/** What every payment says in a file; `nameOf` is who paid. */
export const incomeFile = (nameOf: (row: Income) => string): readonly CsvColumn<Income>[] => [
  dated,
  { head: heads.payer, cell: (row) => textCell(nameOf(row)) },
  { head: heads.kind, cell: (row) => textCell(kindOf(row)) },
  { head: heads.method, cell: ({ payment_method }) => textCell(methods[String(payment_method)] ?? pageWords.unknown) },
  transaction,
  { head: pageWords.tomanColumn(heads.amount), cell: ({ amount }) => ({ number: amount }) },
];

const priced = { head: pageWords.tomanColumn(heads.amount), cell: ({ price }: { readonly price: number }): CsvCell => ({ number: price }) };
const titled = { head: heads.title, cell: ({ name }: { readonly name: string }) => textCell(name) };
const categoryCell = (categories: Categories, category: number | null | undefined): CsvCell =>
  textCell(rowById(categories, category)?.name || words.unknownCategory);

/** The same of expenses. */
export const expenseFile = (names: Names, categories: Categories): readonly CsvColumn<Expense>[] => [
  dated,
  titled,
  { head: heads.category, cell: ({ expense_category }) => categoryCell(categories, expense_category) },
  { head: heads.recipient, cell: (row) => textCell(partyName(row, names)) },
  transaction,
  priced,
];

/** The same of assets. */
export const assetFile = (categories: Categories): readonly CsvColumn<Asset>[] => [
  dated,
  titled,
  { head: heads.category, cell: ({ asset_category }) => categoryCell(categories, asset_category) },
  transaction,
  priced,
];
