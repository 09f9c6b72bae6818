import type { Installment, InstallmentCheck } from '../../schema/installments/installment.ts';
import { deeds } from '../kit/feedback/deeds.ts';
import { type AreaNarration, amountTyped, type LabelsOf, problemsBy, tomanTyped } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { words as kit } from '../kit/texts.ts';
import { staged } from './cheques/texts.ts';
import { chequeError } from './cheques/wording.ts';
import { cheque, chequeFields, collateralName, dueList, mark, one, periodName, plan, planFields } from './texts.ts';
import { chequeName, planError, planName } from './wording.ts';
import { words } from './words.ts';

const { pressed } = deeds;
const fromOutside = { 'screen.entered': null, 'screen.left': null, 'rows.changed': null } as const;
const counted = (count: unknown): string | null => (typeof count === 'number' ? cheque.run(count) : cheque.single);
const values: NonNullable<LabelsOf<'form'>['values']> = { amount: tomanTyped, count: counted, period: (months) => periodName(Number(months)) };

/** How the work with plans and cheques is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { installments: { one: 'طرح اقساط', many: 'طرح‌های اقساط' }, installmentChecks: { one, many: 'چک‌ها' } },
  workflows: {
    patientPlans: {
      kind: 'list',
      title: plan.title,
      one: 'طرح اقساط',
      rowName: (row) => planName(row as object as Installment),
      add: plan.add,
      parts: { patient: 'اطلاعات بیمار', balance: plan.debt },
    },
    dueCheques: {
      kind: 'list',
      title: dueList.title,
      one,
      rowName: (row) => chequeName(row as object as InstallmentCheck),
    },
    planForm: {
      kind: 'form',
      title: plan.title,
      one: 'طرح اقساط',
      labels: planFields,
      values: {
        payment_period: (months) => periodName(Number(months)),
        collateral: (code) => collateralName(code as number),
      },
      problem: problemsBy(planError),
    },
    newCheques: {
      kind: 'staged',
      title: cheque.title,
      one,
      labels: chequeFields,
      values,
      submit: staged.submit,
      problem: problemsBy(chequeError),
      entryName: ({ check_number, amount }) => cheque.entry(String(check_number ?? ''), amountTyped(amount)),
    },
    chequeMarks: {
      kind: 'own',
      title: mark.title,
      tells: {
        ...fromOutside,
        'cheque.marked': ({ event }) => pressed((event.mark as { readonly is_paid?: boolean } | undefined)?.is_paid ? mark.pay : mark.unpay),
        'mark.undone': pressed(mark.undo),
        'payment.add': pressed(mark.addPayment),
        'mark.retried': ({ at }) => pressed(at === 'unsure' ? mark.check : at === 'waiting' ? mark.send : kit.retry),
        'mark.dismissed': pressed(mark.dismiss),
        'cheque.remove': ({ event }) => pressed(`${pageWords.remove}: ${String(event.label ?? one)}`),
      },
      calls: { saveMark: 'ثبت وصول چک', loadCheque: 'خواندن چک' },
      answers: { saveMark: 'سرور پذیرفت', loadCheque: 'چک از سرور خوانده شد' },
    },
  },
};
