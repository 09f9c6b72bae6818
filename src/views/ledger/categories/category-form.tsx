import type { Category, CategoryDraft } from '../../../schema/ledger/category-draft.ts';
import type { LedgerKind } from '../../../schema/ledger/kinds.ts';
import { categoriesPath, itemsPath } from '../../../schema/ledger/paths.ts';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { bindFields } from '../../kit/fields/bound-field.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Card } from '../../kit/page/page.tsx';
import { RecordScreen } from '../../kit/page/record/record-screen.tsx';
import { categories, categoryFields, items } from '../texts.ts';
import { categoryError, categoryErrors, categoryWords } from './category-wording.ts';

/** The name of a category: of a stored one at its own address, of a new one in a sheet over the form that it is needed for. */
const CategoryForm = ({ kind }: { readonly kind: LedgerKind }) => {
  const workflow = useWorkflow();
  const bindCategory = bindFields<CategoryDraft>({ labels: categoryFields, errors: categoryErrors[kind], required: ['name'] });
  return (
    <RecordScreen<CategoryDraft, object, Category>
      key={workflow}
      workflow={workflow}
      list={`${kind}Categories`}
      title={({ id }) => (id === null ? categories.titleNew[kind] : categories.titleEdit[kind])}
      detail={({ record }) => record?.name}
      texts={categoryWords[kind]}
      shapes={1}
      back={{ to: categoriesPath(kind), label: categories.backTo }}
      loadError={items.load[kind]}
      warnings={() => <p>{categories.twin}</p>}
      candidateName={({ name }) => name}
      error={(context) => categoryError(kind, context)}
      fields={(context, disabled, change) => {
        const field = <TextField {...bindCategory(context, disabled, change)('name')} input={{ maxLength: 200 }} />;
        return context.id === null ? (
          field
        ) : (
          <Card>
            {field}
            <LinkButton to={itemsPath(kind, context.id)}>{categories.items[kind]}</LinkButton>
          </Card>
        );
      }}
    />
  );
};

export const AssetCategoryForm = () => <CategoryForm kind="asset" />;
export const ExpenseCategoryForm = () => <CategoryForm kind="expense" />;
