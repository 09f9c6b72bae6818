import type { Debtor } from '../../../machines/accounting/debtors.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import type { CsvCell, CsvColumn } from '../../../schema/accounting/csv.ts';
import type { Asset, Expense } from '../../../schema/accounting/ledger.ts';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import type { Row } from '../../../schema/api.ts';
import { localPhone } from '../../../schema/kit/phone.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import type { Income } from '../../../schema/payments/income.ts';
import { methods } from '../../kit/figures/payment-methods.ts';
import { pageWords } from '../../kit/page/texts.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { columns as heads, summary } from '../texts.ts';

const text = (value: string | null | undefined): CsvCell => (value ? { text: value } : null);
const day = (value: string | null | undefined): CsvCell => (value ? { day: value } : null);

/** What a table of sums says in a file. */
export const summaryFile = (tab: AccountingTab): readonly CsvColumn<SummaryRow>[] => [
  { head: heads.name[tab], cell: ({ name }) => text(name) },
  ...(tab === 'income' ? [{ head: heads.kind, cell: ({ kind }: SummaryRow) => text(kind) }] : []),
  ...(tab === 'receivable'
    ? []
    : [
        { head: heads.count, cell: ({ count }: SummaryRow): CsvCell => (count === undefined ? null : { number: count }) },
        { head: heads.first, gregorian: heads.firstGregorian, cell: ({ first }: SummaryRow) => day(first) },
        { head: heads.last, gregorian: heads.lastGregorian, cell: ({ last }: SummaryRow) => day(last) },
      ]),
  { head: heads.toman(heads.sum), cell: ({ sum }) => (sum === null ? null : { number: sum }) },
];

/** The cached lists in which names are found. */
export interface Names {
  readonly patients: readonly Patient[];
  readonly clinics: readonly Row<'clinics'>[];
}

type Party = Pick<Income, 'patient' | 'clinic'>;

const nameOf = ({ patient, clinic }: Party, { patients, clinics }: Names): string => {
  if (patient != null) {
    const known = rowById(patients, patient);
    return (known && fullName(known)) || pageWords.unknown;
  }
  return clinic == null ? '' : rowById(clinics, clinic)?.name || pageWords.unknown;
};
const kindOf = ({ patient, clinic }: Party): string => (patient != null ? summary.patient : clinic == null ? '' : summary.clinic);

const dated = { head: heads.date, gregorian: heads.gregorian, cell: ({ date }: { readonly date: string }) => day(date) };
const transaction = {
  head: heads.transaction,
  cell: ({ transaction_number }: { readonly transaction_number?: string | null }) => text(transaction_number),
};

/** What every payment says in a file. */
export const incomeFile = (names: Names): readonly CsvColumn<Income>[] => [
  dated,
  { head: heads.name.income, cell: (row) => text(nameOf(row, names)) },
  { head: heads.kind, cell: (row) => text(kindOf(row)) },
  { head: heads.method, cell: ({ payment_method }) => text(methods[String(payment_method)] ?? pageWords.unknown) },
  transaction,
  { head: heads.toman(heads.amount), cell: ({ amount }) => ({ number: amount }) },
];

const priced = { head: heads.toman(heads.amount), cell: ({ price }: { readonly price: number }): CsvCell => ({ number: price }) };
const titled = { head: heads.title, cell: ({ name }: { readonly name: string }) => text(name) };

/** The same of expenses. */
export const expenseFile = (names: Names, categories: readonly Row<'expenseCategories'>[]): readonly CsvColumn<Expense>[] => [
  dated,
  titled,
  { head: heads.name.expense, cell: ({ expense_category }) => text(rowById(categories, expense_category)?.name || summary.unknownCategory) },
  { head: heads.recipient, cell: (row) => text(nameOf(row, names)) },
  transaction,
  priced,
];

/** The same of assets. */
export const assetFile = (categories: readonly Row<'assetCategories'>[]): readonly CsvColumn<Asset>[] => [
  dated,
  titled,
  { head: heads.name.asset, cell: ({ asset_category }) => text(rowById(categories, asset_category)?.name || summary.unknownCategory) },
  transaction,
  priced,
];

/** Who owes, in a file. */
export const debtorFile = (patients: readonly Patient[]): readonly CsvColumn<Debtor>[] => {
  const of = ({ id }: Debtor) => rowById(patients, id);
  return [
    { head: heads.patient, cell: (debtor) => text(fullName(of(debtor) ?? { first_name: '', last_name: '' }) || pageWords.unknown) },
    { head: heads.phone, cell: (debtor) => text(localPhone(of(debtor)?.phone ?? '')) },
    { head: heads.since, gregorian: heads.sinceGregorian, cell: ({ since }) => day(since) },
    { head: heads.toman(heads.owed), cell: ({ owed }) => ({ number: owed }) },
  ];
};
