import type { ReactNode } from 'react';
import { chosenOr } from '../../../schema/kit/draft/day.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import type { Filled } from '../../kit/feedback/wording.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { fields, form, problems } from '../texts.ts';
import { type ItemDraft, itemErrors, itemFormError } from './item-wording.ts';

interface ItemFieldsProps {
  readonly state: Filled<ItemDraft>;
  readonly category: ReactNode;
  /** Whom it was paid to, where that is asked. */
  readonly recipient?: ReactNode;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ItemDraft>) => void;
}

/** What was bought or spent: its title, category, sum and day, and perhaps who received it and by which transaction. */
export const ItemFields = ({ state, category, recipient, disabled, onChange }: ItemFieldsProps) => {
  const today = useApp(({ at }) => tehranDay(at));
  const { draft } = state;
  const errorOf = (field: keyof ItemDraft) => itemErrors(state as Parameters<typeof itemErrors>[0], field);
  const error = itemFormError(state.problems);
  return (
    <>
      {error ? <Banner tone="problem">{error}</Banner> : null}
      <Card>
        <TextField
          label={fields.name}
          required
          value={draft.name}
          error={errorOf('name')}
          disabled={disabled}
          input={{ maxLength: 200 }}
          onChange={(name) => onChange({ name })}
        />
        {category}
        <AmountField label={fields.price} required value={draft.price} error={errorOf('price')} disabled={disabled} onChange={(price) => onChange({ price })} />
        <DayField
          label={fields.date}
          required
          value={chosenOr(today, draft.date)}
          preset={draft.date == null}
          today={today}
          max={today}
          words={{ wrong: problems.dateInvalid, outside: problems.dateFuture }}
          error={errorOf('date')}
          disabled={disabled}
          onChange={(date) => onChange({ date })}
        />
        {recipient}
        <TextField
          label={fields.transaction_number}
          kind="digits"
          value={draft.transaction_number}
          hint={form.optional}
          error={errorOf('transaction_number')}
          disabled={disabled}
          input={{ maxLength: 100 }}
          onChange={(transaction_number) => onChange({ transaction_number })}
        />
      </Card>
    </>
  );
};
