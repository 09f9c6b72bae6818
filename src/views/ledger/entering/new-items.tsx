import { type AnyRow, rowById } from '../../../machines/kit/rows.ts';
import type { StagedContext } from '../../../machines/kit/staged/context.ts';
import { missingOfAsset, missingOfExpense } from '../../../machines/ledger/facts.ts';
import type { Asset, Expense } from '../../../schema/accounting/ledger.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import type { Category } from '../../../schema/ledger/category-draft.ts';
import type { AssetDraft, AssetFacts, ExpenseDraft, ExpenseFacts } from '../../../schema/ledger/item-draft.ts';
import { newItemPath } from '../../../schema/ledger/paths.ts';
import { useApp } from '../../kit/actors.tsx';
import { TabPanel } from '../../kit/controls/tabs.tsx';
import { nameOfParty, useParties } from '../../kit/fields/choice/party/party-options.ts';
import { useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { StagedScreen } from '../../kit/page/staged/staged-screen.tsx';
import { stagedWords } from '../../kit/page/staged/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useRows } from '../../kit/resources.ts';
import { fields, form, kinds, staged } from '../texts.ts';
import { useAssetFacts, useExpenseFacts } from './facts.ts';
import { itemEntry, itemTotal } from './item-entry.tsx';
import { createFailure, recordName } from './item-wording.ts';
import { AssetFields, ExpenseFields } from './kind-fields.tsx';
import { KindTabs } from './kind-tabs.tsx';

const assetTexts = stagedWords(kinds.asset.one);
const expenseTexts = stagedWords(kinds.expense.one);
const assetFailure = createFailure('asset');
const expenseFailure = createFailure('expense');

type Chosen = { readonly id: number; readonly name?: string | null } | null | undefined;

/** What a category is called; as it was when it was chosen while the list cannot say, and nothing where it was deleted since. */
const useCategoryName = (list: 'assetCategories' | 'expenseCategories') => {
  const rows: readonly Category[] = useRows(list);
  const whole = useIsWhole(list);
  return (category: Chosen): string | null => (category && (rowById(rows, category.id)?.name ?? (whole ? null : category.name))) ?? null;
};

/** Whether the category of the form is that of the last entry, which nobody chose for this one. */
const isOfLast = ({ rows, params }: Pick<StagedContext<object, object, AnyRow>, 'rows' | 'params'>, opened: Chosen, category: Chosen): boolean =>
  rows.length === 0 && params.category === undefined && category != null && opened?.id === category.id;

/** Entering what was bought, one or several, and sending it. */
export const NewAssets = () => {
  const workflow = useWorkflow();
  const today = useApp(({ at }) => tehranDay(at));
  const nameOf = useCategoryName('assetCategories');
  const facts = useAssetFacts();
  return (
    <StagedScreen<AssetDraft, AssetFacts, Asset>
      key={workflow}
      workflow={workflow}
      title={form.titleNew}
      below={<KindTabs kind="asset" />}
      back="/patients"
      path={newItemPath('asset')}
      subjectOf={({ asset_category }) => nameOf(asset_category)}
      texts={assetTexts}
      list={staged.asset}
      facts={facts}
      missing={(draft) => missingOfAsset(draft, today, facts(draft)).map((field) => fields[field])}
      entryOf={(draft) => itemEntry(draft, nameOf(draft.asset_category) ?? pageWords.unknown)}
      recordName={recordName}
      failureText={assetFailure}
      total={itemTotal}
      totalLabel={staged.asset.total}
      fields={(context, disabled, change) => (
        <TabPanel id="ledger" value="asset">
          <AssetFields
            state={context}
            preset={isOfLast(context, context.opened.asset_category, context.draft.asset_category)}
            disabled={disabled}
            onChange={change}
          />
        </TabPanel>
      )}
    />
  );
};

/** The same of what was spent. */
export const NewExpenses = () => {
  const workflow = useWorkflow();
  const parties = useParties();
  const today = useApp(({ at }) => tehranDay(at));
  const nameOf = useCategoryName('expenseCategories');
  const facts = useExpenseFacts();
  return (
    <StagedScreen<ExpenseDraft, ExpenseFacts, Expense>
      key={workflow}
      workflow={workflow}
      title={form.titleNew}
      below={<KindTabs kind="expense" />}
      back="/patients"
      path={newItemPath('expense')}
      subjectOf={({ expense_category }) => nameOf(expense_category)}
      texts={expenseTexts}
      list={staged.expense}
      facts={facts}
      missing={(draft) => missingOfExpense(draft, today, facts(draft)).map((field) => fields[field])}
      entryOf={(draft) => itemEntry(draft, nameOf(draft.expense_category) ?? pageWords.unknown, nameOfParty(draft.recipient, parties))}
      recordName={recordName}
      failureText={expenseFailure}
      total={itemTotal}
      totalLabel={staged.expense.total}
      fields={(context, disabled, change) => (
        <TabPanel id="ledger" value="expense">
          <ExpenseFields
            state={context}
            preset={isOfLast(context, context.opened.expense_category, context.draft.expense_category)}
            parties={parties}
            recipientGone={facts(context.draft).recipient === false}
            disabled={disabled}
            onChange={change}
          />
        </TabPanel>
      )}
    />
  );
};
