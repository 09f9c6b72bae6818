import { missingOfCheque } from '../../../../src/machines/installments/new-cheques.ts';
import type { ChequeDraft } from '../../../../src/schema/installments/cheque-draft.ts';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { tehranDay } from '../../../../src/schema/kit/tehran.ts';
import { staged } from '../../../../src/views/installments/cheques/texts.ts';
import { cheque, chequeFields, one } from '../../../../src/views/installments/texts.ts';
import { wholeStagedWords } from '../../../../src/views/kit/page/staged/asked/texts.ts';
import { newChequesModel } from '../../installments/new-cheques.ts';
import { field } from '../kit/filling.ts';
import { stagedPage } from '../kit/staged.ts';
import { button } from '../page-model.ts';

interface Plan {
  readonly id: number;
  readonly patient: number;
  readonly collateral: number;
}
const CHEQUES = 2;

export const newChequesPage = stagedPage({
  model: newChequesModel,
  resource: 'installmentChecks',
  texts: wholeStagedWords(one),
  list: staged,
  lingers: true,
  addsFirst: true,
  prepared: async ({ provider }) => {
    const plan = (await provider.rows<Plan>('installments')).find(({ collateral }) => collateral === CHEQUES);
    if (!plan) throw new Error('The demo practice has no plan with cheques.');
    return `/installment-checks/${plan.patient}/${plan.id}`;
  },
  fill: async ({ hand, snapshot, count }) => {
    const draft = snapshot.context.draft as ChequeDraft;
    if (!draft.check_owner_name) await hand.press(button(cheque.ownPatient));
    await hand.type(field(chequeFields.check_number), persianDigits(`99${String(count()).padStart(14, '0')}`));
    await hand.type(field(chequeFields.amount), '۲۵۰۰۰۰');
    await hand.type(field(chequeFields.due_date), '۱۴۰۶/۰۱/۱۵');
  },
  spoil: ({ hand }) => hand.type(field(chequeFields.amount), ''),
  isComplete: ({ context }) => missingOfCheque(context.draft as ChequeDraft, tehranDay(Date.now())).length === 0,
});
