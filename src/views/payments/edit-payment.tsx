import type { PaymentDraft, PaymentFacts } from '../../schema/payments/draft.ts';
import type { Income } from '../../schema/payments/income.ts';
import { nameOfParty, useParties } from '../kit/fields/choice/party/party-options.ts';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { RecordScreen } from '../kit/page/record/record-screen.tsx';
import { recordWords } from '../kit/page/record/texts.ts';
import { WaitingForms } from '../kit/page/record/waiting-forms.tsx';
import { usePaymentFacts } from './payment-facts.ts';
import { PaymentFields } from './payment-fields.tsx';
import { PaymentTroubles } from './payment-troubles.tsx';
import { failures, form, one } from './texts.ts';
import { formError, recordName, updateFailure } from './wording.ts';

const texts = recordWords(one);

/** Changing one stored payment. */
export const EditPayment = () => {
  const workflow = useWorkflow();
  const factsOf = usePaymentFacts();
  const payers = useParties();
  return (
    <RecordScreen<PaymentDraft, PaymentFacts, Income>
      key={workflow}
      workflow={workflow}
      list="incomes"
      title={() => form.titleEdit}
      detail={({ draft }) => nameOfParty(draft.payer, payers) ?? undefined}
      texts={texts}
      back={{ to: '/patients', label: form.back }}
      loadError={failures.record}
      facts={({ draft }) => factsOf(draft)}
      troubles={(context) => (
        <>
          <WaitingForms<PaymentDraft, Income>
            workflow={workflow}
            texts={texts}
            nameOf={({ record }) => record && recordName(record, payers)}
            path={({ id }) => `/new-payment/${id}`}
          />
          <PaymentTroubles error={formError(context)} />
        </>
      )}
      fields={(context, disabled, change) => (
        <PaymentFields
          state={context}
          fixed={Boolean(context.opened.payer)}
          payerGone={factsOf(context.draft).payer === false}
          disabled={disabled}
          onChange={change}
        />
      )}
      candidateName={(income) => recordName(income, payers)}
      error={({ failure }) => (failure ? updateFailure(failure) : null)}
    />
  );
};
