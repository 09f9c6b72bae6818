import { useMemo } from 'react';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { PaymentDraft } from '../../schema/payments/draft.ts';
import { useApp } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { AmountField } from '../kit/fields/amount-field.tsx';
import { DayField } from '../kit/fields/day-field.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { listWords } from '../kit/fields/texts.ts';
import { Card } from '../kit/page/page.tsx';
import { SubjectLine } from '../kit/page/staged/subject-line.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { useListState, useRefresh } from '../kit/resources.ts';
import { words } from '../kit/texts.ts';
import { fieldError } from './field-error.ts';
import { MethodField } from './method-field.tsx';
import { nameOf, payerKey, usePayerOptions } from './payer-options.ts';
import { fields, form, problems } from './texts.ts';
import { WholeDebt } from './whole-debt.tsx';
import type { PaymentState } from './wording.ts';

/** The lists that payers come from, as long as one of them is not there. */
const usePayerStatus = () => {
  const [patients, clinics] = [useListState('patients'), useListState('clinics')];
  const [refreshPatients, refreshClinics] = [useRefresh('patients'), useRefresh('clinics')];
  if (patients.known && clinics.known) return null;
  const failed = (patients.failure && !patients.known) || (clinics.failure && !clinics.known);
  if (!failed || patients.busy || clinics.busy) return words.loading;
  return (
    <>
      <p>{listWords.failed}</p>
      <Button
        tone="quiet"
        onClick={() => {
          if (!patients.known) refreshPatients();
          if (!clinics.known) refreshClinics();
        }}
      >
        {words.retry}
      </Button>
    </>
  );
};

interface PaymentFieldsProps {
  readonly state: PaymentState;
  /** A stored payment, whose payer is not changed. */
  readonly fixed?: boolean;
  /** The form is about one payer; another one has a form of their own. */
  readonly payerGiven?: boolean;
  /** The payer was found to be gone. */
  readonly payerGone: boolean;
  /** What the list already takes from a patient, in toman; the whole debt is offered where it is given. */
  readonly pending?: (patient: number) => number;
  /** The method is that of the last time. */
  readonly preset?: boolean;
  readonly onChange: (change: Partial<PaymentDraft>) => void;
  readonly disabled: boolean;
}

/** Everything that can be said about one payment. */
export const PaymentFields = ({ state, fixed = false, payerGiven = false, preset = false, pending, payerGone, onChange, disabled }: PaymentFieldsProps) => {
  const { draft } = state;
  const today = useApp(({ at }) => tehranDay(at));
  const options = usePayerOptions();
  const status = usePayerStatus();
  const chosen = draft.payer ? payerKey(draft.payer) : null;
  const name = nameOf(draft.payer, options);
  const offered = useMemo(
    () => (chosen === null || options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: name ?? pageWords.unknown }, ...options]),
    [options, chosen, name],
  );
  return (
    <Card>
      {payerGiven ? (
        <>
          <SubjectLine name={name ?? (payerGone ? pageWords.unknown : null)} other={{ to: '/new-payment', label: form.otherPayer }} disabled={disabled} />
          {payerGone ? <Banner tone="problem">{problems.payerNotFound}</Banner> : null}
        </>
      ) : (
        <SelectField
          label={fields.payer}
          required
          options={offered}
          value={chosen}
          placeholder={form.choosePayer}
          firstTitle={form.firstPayers}
          status={status}
          hint={fixed ? form.fixed : undefined}
          error={fieldError(state, 'payer') ?? (payerGone ? problems.payerNotFound : null)}
          disabled={disabled || fixed}
          onChange={(key) => onChange({ payer: options.find(({ value }) => value === key)?.payer ?? null })}
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
      {pending !== undefined && draft.payer?.kind === 'patient' ? (
        <WholeDebt patient={draft.payer.id} pending={pending(draft.payer.id)} disabled={disabled} onTake={(toman) => onChange({ amount: String(toman) })} />
      ) : null}
      <DayField
        label={fields.date}
        required
        value={draft.date}
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
