import { unsent } from '../../machines/kit/staged/context.ts';
import { missingOfPayment } from '../../machines/payments/facts.ts';
import { parseAmount } from '../../schema/kit/money.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { PaymentDraft, PaymentFacts } from '../../schema/payments/draft.ts';
import type { Income } from '../../schema/payments/income.ts';
import { useApp } from '../kit/actors.tsx';
import { nameOfParty, type Parties, useParties } from '../kit/fields/choice/party/party-options.ts';
import { Amount } from '../kit/figures/amount.tsx';
import { DayText } from '../kit/figures/day-text.tsx';
import { Digits } from '../kit/figures/digits.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import type { Entry } from '../kit/page/staged/staged-rows.tsx';
import { StagedScreen } from '../kit/page/staged/staged-screen.tsx';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { pageWords } from '../kit/page/texts.ts';
import { usePaymentFacts } from './payment-facts.ts';
import { PaymentFields } from './payment-fields.tsx';
import { PaymentTroubles } from './payment-troubles.tsx';
import { fields, form, one, staged } from './texts.ts';
import { WholeDebt } from './whole-debt.tsx';
import { createFailure, entryName, formError, methodName, recordName } from './wording.ts';

const texts = stagedWords(one);

const entryOf = (payers: Parties, draft: PaymentDraft): Entry => ({
  name: entryName(draft, payers),
  title: <Amount toman={parseAmount(draft.amount) ?? 0} />,
  detail: (
    <>
      <span>{nameOfParty(draft.payer, payers) || pageWords.unknown}</span>
      <span>{methodName(draft.payment_method)}</span>
      {draft.date?.day ? <DayText>{draft.date.day}</DayText> : null}
      {draft.transaction_number ? <Digits>{draft.transaction_number}</Digits> : null}
    </>
  ),
});

/** What entries of the list take from a patient, in toman. */
const pendingOf = (rows: readonly { readonly draft: PaymentDraft }[], patient: number): number =>
  rows.reduce((sum, { draft: { payer, amount } }) => (payer?.kind === 'patient' && payer.id === patient ? sum + (parseAmount(amount) ?? 0) : sum), 0);

/** Entering payments, one or several, and sending them. */
export const NewPayments = () => {
  const workflow = useWorkflow();
  const payers = useParties();
  const today = useApp(({ at }) => tehranDay(at));
  const facts = usePaymentFacts();
  const missing = (draft: PaymentDraft) => missingOfPayment(draft, today).map((field) => fields[field]);
  return (
    <StagedScreen<PaymentDraft, PaymentFacts, Income>
      key={workflow}
      workflow={workflow}
      title={form.titleNew}
      back="/patients"
      path="/new-payment"
      subjectOf={(draft) => nameOfParty(draft.payer, payers)}
      texts={texts}
      list={staged}
      facts={facts}
      missing={missing}
      entryOf={(draft) => entryOf(payers, draft)}
      recordName={(income) => recordName(income, payers)}
      failureText={createFailure}
      total={(drafts) => <Amount toman={drafts.reduce((all, { amount }) => all + (parseAmount(amount) ?? 0), 0)} />}
      totalLabel={staged.total}
      fields={(context, disabled, change) => (
        <>
          <PaymentTroubles error={formError(context)} />
          <PaymentFields
            state={context}
            payerGiven={Object.keys(context.params).length > 0}
            preset={context.rows.length === 0 && context.opened.payment_method != null && context.opened.payment_method === context.draft.payment_method}
            wholeDebt={(patient) => (
              <WholeDebt
                key={patient}
                patient={patient}
                pending={pendingOf(unsent(context.rows), patient)}
                disabled={disabled}
                onTake={(toman) => change({ amount: String(toman) })}
              />
            )}
            payerGone={facts(context.draft).payer === false}
            disabled={disabled}
            onChange={change}
          />
        </>
      )}
    />
  );
};
