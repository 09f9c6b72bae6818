import type { ReactNode } from 'react';
import { chosenOr } from '../../schema/kit/draft/day.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { PaymentDraft } from '../../schema/payments/draft.ts';
import { useApp } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { AmountField } from '../kit/fields/amount-field.tsx';
import { PartyField } from '../kit/fields/choice/party/party-field.tsx';
import { nameOfParty, useParties } from '../kit/fields/choice/party/party-options.ts';
import { DayField } from '../kit/fields/day-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { Card } from '../kit/page/page.tsx';
import { SubjectLine } from '../kit/page/staged/subject-line.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { fieldError } from './field-error.ts';
import { MethodField } from './method-field.tsx';
import { fields, form, problems } from './texts.ts';
import type { PaymentState } from './wording.ts';

interface PaymentFieldsProps {
  readonly state: PaymentState;
  /** A stored payment, whose payer is not changed. */
  readonly fixed?: boolean;
  /** The form is about one payer; another one has a form of their own. */
  readonly payerGiven?: boolean;
  /** The payer was found to be gone. */
  readonly payerGone: boolean;
  /** What offers all that a patient owes as the amount. */
  readonly wholeDebt?: (patient: number) => ReactNode;
  /** The method is that of the last time. */
  readonly preset?: boolean;
  readonly onChange: (change: Partial<PaymentDraft>) => void;
  readonly disabled: boolean;
}

/** Everything that can be said about one payment. */
export const PaymentFields = ({ state, fixed = false, payerGiven = false, preset = false, wholeDebt, payerGone, onChange, disabled }: PaymentFieldsProps) => {
  const { draft } = state;
  const today = useApp(({ at }) => tehranDay(at));
  const parties = useParties();
  const name = nameOfParty(draft.payer, parties);
  return (
    <Card>
      {payerGiven ? (
        <>
          <SubjectLine name={name ?? (payerGone ? pageWords.unknown : null)} other={{ to: '/new-payment', label: form.otherPayer }} disabled={disabled} />
          {payerGone ? <Banner tone="problem">{problems.payerNotFound}</Banner> : null}
        </>
      ) : (
        <PartyField
          label={fields.payer}
          required
          parties={parties}
          value={draft.payer}
          hint={fixed ? form.fixed : undefined}
          error={payerGone && fixed ? problems.payerGone : (fieldError(state, 'payer') ?? (payerGone ? problems.payerNotFound : null))}
          disabled={disabled || fixed}
          onChange={(payer) => onChange({ payer })}
        />
      )}
      <MethodField
        value={draft.payment_method ?? null}
        preset={preset}
        error={fieldError(state, 'payment_method')}
        disabled={disabled}
        onChange={(payment_method) => onChange({ payment_method })}
      />
      <AmountField
        label={fields.amount}
        required
        value={draft.amount}
        error={fieldError(state, 'amount')}
        disabled={disabled}
        onChange={(amount) => onChange({ amount })}
      />
      {draft.payer?.kind === 'patient' && !payerGone ? wholeDebt?.(draft.payer.id) : null}
      <DayField
        label={fields.date}
        required
        value={chosenOr(today, draft.date)}
        preset={draft.date == null}
        today={today}
        max={today}
        words={{ wrong: problems.dateInvalid, outside: problems.dateFuture }}
        error={fieldError(state, 'date')}
        disabled={disabled}
        onChange={(date) => onChange({ date })}
      />
      <TextField
        label={fields.transaction_number}
        kind="digits"
        value={draft.transaction_number}
        hint={form.transactionHint}
        error={fieldError(state, 'transaction_number')}
        disabled={disabled}
        input={{ maxLength: 100 }}
        onChange={(transaction_number) => onChange({ transaction_number })}
      />
    </Card>
  );
};
