import type { AssetDraft, ExpenseDraft } from '../../../schema/ledger/item-draft.ts';
import type { Payer } from '../../../schema/payments/prefill.ts';
import type { Filled } from '../../kit/feedback/wording.ts';
import { PartyField } from '../../kit/fields/choice/party/party-field.tsx';
import type { Parties } from '../../kit/fields/choice/party/party-options.ts';
import { fields, form, problems } from '../texts.ts';
import { CategoryField } from './category-field.tsx';
import { ItemFields } from './item-fields.tsx';
import { itemErrors } from './item-wording.ts';

interface KindFieldsProps<Draft extends object> {
  readonly state: Filled<Draft>;
  /** The category is that of the last time. */
  readonly preset?: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Everything that can be said about something that the practice owns. */
export const AssetFields = ({ state, preset = false, disabled, onChange }: KindFieldsProps<AssetDraft>) => (
  <ItemFields
    state={state}
    disabled={disabled}
    onChange={onChange}
    category={
      <CategoryField
        kind="asset"
        value={state.draft.asset_category}
        preset={preset}
        error={itemErrors(state as Parameters<typeof itemErrors>[0], 'asset_category')}
        disabled={disabled}
        onChange={(asset_category) => onChange({ asset_category })}
      />
    }
  />
);

interface ExpenseFieldsProps extends KindFieldsProps<ExpenseDraft> {
  readonly parties: Parties;
  /** Whoever received it was found to be gone. */
  readonly recipientGone: boolean;
}

/** The same of something that was paid for. */
export const ExpenseFields = ({ state, preset = false, parties, recipientGone, disabled, onChange }: ExpenseFieldsProps) => {
  const errorOf = (field: 'expense_category' | 'recipient') => itemErrors(state as Parameters<typeof itemErrors>[0], field);
  return (
    <ItemFields
      state={state}
      disabled={disabled}
      onChange={onChange}
      category={
        <CategoryField
          kind="expense"
          value={state.draft.expense_category}
          preset={preset}
          error={errorOf('expense_category')}
          disabled={disabled}
          onChange={(expense_category) => onChange({ expense_category })}
        />
      }
      recipient={
        <PartyField
          label={fields.recipient}
          value={state.draft.recipient}
          parties={parties}
          noneLabel={form.noRecipient}
          hint={form.optional}
          error={errorOf('recipient') ?? (recipientGone ? problems.recipientGone : null)}
          disabled={disabled}
          onChange={(recipient: Payer | null) => onChange({ recipient })}
        />
      }
    />
  );
};
