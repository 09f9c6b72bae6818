import type { Asset, Expense } from '../../../schema/accounting/ledger.ts';
import type { AssetDraft, AssetFacts, ExpenseDraft, ExpenseFacts } from '../../../schema/ledger/item-draft.ts';
import { useParties } from '../../kit/fields/choice/party/party-options.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { RecordScreen } from '../../kit/page/record/record-screen.tsx';
import { recordWords } from '../../kit/page/record/texts.ts';
import { WaitingForms } from '../../kit/page/record/waiting-forms.tsx';
import { failures, form, items, kinds } from '../texts.ts';
import { useAssetFacts, useExpenseFacts } from './facts.ts';
import { editFailure, recordName } from './item-wording.ts';
import { AssetFields, ExpenseFields } from './kind-fields.tsx';

const BACK = { to: '/accounting', label: items.back };
const assetTexts = { ...recordWords(kinds.asset.one), missing: items.missing.asset };
const expenseTexts = { ...recordWords(kinds.expense.one), missing: items.missing.expense };
const assetFailure = editFailure('asset');
const expenseFailure = editFailure('expense');

/** Changing one stored asset. */
export const EditAsset = () => {
  const workflow = useWorkflow();
  const factsOf = useAssetFacts();
  return (
    <RecordScreen<AssetDraft, AssetFacts, Asset>
      key={workflow}
      workflow={workflow}
      list="assets"
      title={() => form.titleEdit.asset}
      detail={({ record }) => record?.name}
      texts={assetTexts}
      back={BACK}
      loadError={failures.record.asset}
      troubles={() => (
        <WaitingForms<AssetDraft, Asset>
          workflow={workflow}
          texts={assetTexts}
          nameOf={({ record }) => record && recordName(record)}
          path={({ id, instead }) => `/new-asset-expense/asset/${id ?? instead}`}
        />
      )}
      facts={({ draft }) => factsOf(draft)}
      fields={(context, disabled, change) => <AssetFields state={context} disabled={disabled} onChange={change} />}
      candidateName={recordName}
      error={assetFailure}
    />
  );
};

/** Changing one stored expense. */
export const EditExpense = () => {
  const workflow = useWorkflow();
  const parties = useParties();
  const factsOf = useExpenseFacts();
  return (
    <RecordScreen<ExpenseDraft, ExpenseFacts, Expense>
      key={workflow}
      workflow={workflow}
      list="expenses"
      title={() => form.titleEdit.expense}
      detail={({ record }) => record?.name}
      texts={expenseTexts}
      back={BACK}
      loadError={failures.record.expense}
      troubles={() => (
        <WaitingForms<ExpenseDraft, Expense>
          workflow={workflow}
          texts={expenseTexts}
          nameOf={({ record }) => record && recordName(record)}
          path={({ id, instead }) => `/new-asset-expense/expense/${id ?? instead}`}
        />
      )}
      facts={({ draft }) => factsOf(draft)}
      fields={(context, disabled, change) => (
        <ExpenseFields state={context} parties={parties} recipientGone={factsOf(context.draft).recipient === false} disabled={disabled} onChange={change} />
      )}
      candidateName={recordName}
      error={expenseFailure}
    />
  );
};
