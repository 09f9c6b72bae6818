import { css } from '@linaria/core';
import type { StagedContext } from '../../../machines/kit/staged/context.ts';
import type { ChequeDraft, ChequeFacts } from '../../../schema/installments/cheque-draft.ts';
import { numbersOf } from '../../../schema/installments/cheque-run.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { proposedSum } from '../../../schema/installments/plan-rest.ts';
import { evenParts } from '../../../schema/installments/schedule.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { formatAmount, parseAmount } from '../../../schema/kit/money.ts';
import { useIsRecording } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { bindFields } from '../../kit/fields/bound-field.ts';
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { colour, text } from '../../kit/theme/tokens.ts';
import { NumberText } from '../number-text.tsx';
import { cheque, chequeFields, chequeProblems } from '../texts.ts';
import { numberWarning } from './number-warning.ts';
import { OwnerFields } from './owner-fields.tsx';
import { type PlanFacts, suggestionOf } from './plan-facts.ts';
import { warnings } from './texts.ts';
import { chequeError } from './wording.ts';

const note = css`
  ${text.caption}
  color: ${colour.soft};
`;

const bindCheque = bindFields<ChequeDraft>({
  labels: chequeFields,
  errors: chequeError,
  required: ['check_owner_name', 'check_owner_national_number', 'relation_to_patient', 'amount', 'due_date', 'check_number'],
});

/** One cheque. */
const SINGLE = 1;

const typedDay = (day: string) => ({ typed: jalaliText(day), day });

/** With what is most likely meant: a sum, and a day where none stands yet. */
const suggested = (draft: ChequeDraft, due: string | undefined, amount: number | null): Partial<ChequeDraft> => ({
  ...(amount === null ? {} : { amount: String(amount) }),
  ...(draft.due_date.typed === '' && due !== undefined ? { due_date: typedDay(due) } : {}),
});

interface ChequeFieldsProps {
  readonly context: StagedContext<ChequeDraft, ChequeFacts, InstallmentCheck>;
  readonly known: PlanFacts;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ChequeDraft>) => void;
}

/** Everything that can be said about one cheque, or about several in a row. */
export const ChequeFields = ({ context, known, disabled, onChange }: ChequeFieldsProps) => {
  const { draft, rows } = context;
  const rest = suggestionOf(known, rows);
  const part = rest?.part ?? null;
  // What the plan says goes along with whatever is entered, once that is known.
  const change = (changed: Partial<ChequeDraft>) => onChange({ ...(known.plan ? { period: known.plan.payment_period } : {}), ...changed });
  const bind = bindCheque(context, disabled, change);
  const count = draft.count ?? null;
  const many = count ?? rest?.missing ?? 0;
  const numbers = numbersOf(draft);
  const amount = parseAmount(draft.amount);
  // Amounts of a recording are not what they were: of one that stands there nobody can say whether it is the rest.
  const recorded = useIsRecording() && amount !== null;
  const sum = rest && !recorded ? proposedSum(rest, draft.amount) : null;
  const parts = count && amount ? evenParts(amount, count) : [];
  const choose = (value: number) => {
    if (value === SINGLE) change({ count: null, ...(count ? { amount: String(part ?? parts[0] ?? '') } : {}) });
    // What was typed is meant for each, where nobody knows what is left.
    else change({ count: value, ...suggested(draft, rest?.runDue, count && draft.amount !== '' ? null : (rest?.left ?? (amount && amount * value))) });
  };
  const offers = count === null && rest !== null && rest.missing > 0 && (sum !== null || draft.due_date.typed === '');
  return (
    <>
      <OwnerFields draft={draft} bind={bind} patient={known.patient} waiting={known.waiting} before={known.before} disabled={disabled} onChange={change} />
      <Card title={cheque.details}>
        {many > SINGLE ? (
          <ChoiceField
            label={cheque.manner}
            choices={[
              { value: SINGLE, label: cheque.single },
              { value: many, label: cheque.run(many) },
            ]}
            value={count ?? SINGLE}
            disabled={disabled}
            onChange={choose}
          />
        ) : null}
        <TextField
          {...bind('check_number')}
          label={count ? cheque.firstNumber : chequeFields.check_number}
          kind="digits"
          hint={
            draft.check_number === '' ? (
              cheque.numberHint
            ) : (
              <span>
                <NumberText>{numbers[0] ?? draft.check_number}</NumberText>
                {count && numbers.length > 1 ? (
                  <>
                    {cheque.until} <NumberText>{numbers.at(-1) ?? ''}</NumberText>
                  </>
                ) : null}
              </span>
            )
          }
          warning={numberWarning(draft, rows, known.all)}
          input={{ maxLength: 60 }}
        />
        {offers && rest ? (
          <Button tone="secondary" disabled={disabled} onClick={() => change(suggested(draft, rest.due, sum))}>
            {[
              cheque.suggested,
              [...(sum === null ? [] : [`${formatAmount(sum)} تومان`]), ...(draft.due_date.typed === '' ? [persianDigits(jalaliText(rest.due))] : [])].join(
                '، ',
              ),
            ].join(' ')}
          </Button>
        ) : null}
        <AmountField {...bind('amount')} label={count ? cheque.whole(count) : chequeFields.amount} />
        {count && parts.length > 0 ? <p className={note}>{cheque.parts(count, parts[0] ?? 0, parts.at(-1) ?? 0)}</p> : null}
        <DayField
          {...bind('due_date')}
          label={count ? cheque.firstDue : chequeFields.due_date}
          today={known.today}
          warning={draft.due_date.day && draft.due_date.day < known.today ? warnings.pastDue : null}
          words={{ wrong: chequeProblems.dueInvalid }}
        />
      </Card>
    </>
  );
};
