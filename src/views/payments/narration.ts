import { persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { formatAmount } from '../../schema/kit/money.ts';
import { type AreaNarration, amountTyped, type LabelsOf, problemsBy, tomanTyped } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { fieldError } from './field-error.ts';
import { account, fields, form, methods, one, staged } from './texts.ts';
import { words } from './words.ts';

type Form = LabelsOf<'form'>;

const labels = { ...fields, patient: form.patient, clinic: form.clinic };
const values: NonNullable<Form['values']> = {
  payment_method: (method) => methods[String(method)] ?? pageWords.unknown,
  amount: tomanTyped,
};
const payment = { one, labels, values, problem: problemsBy(fieldError) };

const rowName: LabelsOf<'list'>['rowName'] = ({ amount, date }) =>
  `${formatAmount(Number(amount ?? 0))} تومان در ${persianDigits(jalaliText(String(date ?? '')))}`;
const rowsOf = (title: string, payer: string): LabelsOf<'list'> & { readonly kind: 'list' } => ({
  kind: 'list',
  title,
  one,
  rowName,
  add: account.add,
  parts: { payer, balance: account.balance },
});

/** How the work with payments and accounts is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { incomes: { one, many: 'پرداخت‌ها' } },
  workflows: {
    newPayments: {
      ...payment,
      kind: 'staged',
      title: form.titleNew,
      submit: staged.submit,
      entryName: ({ payer, amount }) => staged.entry((payer as { readonly name?: string } | null)?.name ?? pageWords.unknown, amountTyped(amount)),
    },
    patientDebt: {
      kind: 'own',
      title: account.balance,
      tells: { 'screen.entered': null, 'screen.left': null, 'rows.changed': null, 'debt.wanted': null },
      calls: { loadDebt: 'خواندن بدهی بیمار' },
      answers: { loadDebt: 'بدهی بیمار از سرور خوانده شد' },
    },
    paymentEdit: { ...payment, kind: 'form', title: form.titleEdit },
    patientFinancials: rowsOf(account.financials, 'اطلاعات بیمار'),
    patientPayments: rowsOf(account.patientPayments, 'اطلاعات بیمار'),
    clinicPayments: rowsOf(account.clinicPayments, 'اطلاعات کلینیک'),
  },
};
