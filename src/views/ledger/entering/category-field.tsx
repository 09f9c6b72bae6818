import { useMemo } from 'react';
import { rowById } from '../../../machines/kit/rows.ts';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { type LedgerKind, ledgerOf } from '../../../schema/ledger/kinds.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { useAddingOver } from '../../kit/fields/choice/adding.ts';
import { useRecent } from '../../kit/fields/choice/recent.ts';
import { useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { listWords } from '../../kit/fields/texts.ts';
import { PlusIcon, RefreshIcon } from '../../kit/icons/actions.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useListState, useRefresh, useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { categoryFailures, fields, form, kinds, problems } from '../texts.ts';

/** A category as the form holds it. */
interface Chosen {
  readonly id: number;
  readonly name?: string | null;
}

interface CategoryFieldProps {
  readonly kind: LedgerKind;
  readonly value: Chosen | null | undefined;
  /** Nobody chose it yet: it is that of the last time. */
  readonly preset: boolean;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (category: Chosen | null) => void;
}

const FORMS = { asset: 'assetCategoryForm', expense: 'expenseCategoryForm' } as const;
const LISTS = { asset: 'newAssets', expense: 'newExpenses' } as const;

/** The category of what is entered; one that is missing is added over the form, which then has it. */
export const CategoryField = ({ kind, value: held, preset, error, disabled, onChange }: CategoryFieldProps) => {
  const { categories } = ledgerOf[kind];
  const rows = useRows(categories);
  const { known, busy, failure, unreadable } = useListState(categories);
  const whole = useIsWhole(categories);
  const refresh = useRefresh(categories);
  const take = (id: number) => onChange({ id, name: rowById(rows, id)?.name ?? null });
  const adding = useAddingOver(categories, FORMS[kind], form.addCategory, take);
  const options = useMemo(
    () => rows.map(({ id, name }) => ({ value: id, label: name })).toSorted((one, other) => persianOrder(one.label, other.label)),
    [rows],
  );
  const recent = useRecent(LISTS[kind], 'category', options) ?? [];
  const isGone = whole && held != null && rowById(rows, held.id) === undefined;
  // One that went since the last time is nobody's choice, and does not come back.
  const forgotten = isGone && preset;
  const value = forgotten ? null : held;
  const offered = useMemo(() => {
    const marked = options.map((option) => (options.length > 5 && recent.includes(option) ? { ...option, first: true } : option));
    return value && !options.some((option) => option.value === value.id)
      ? [{ value: value.id, label: (whole ? null : value.name) || pageWords.unknown }, ...marked]
      : marked;
  }, [options, recent, value, whole]);
  const status = known || busy || !failure ? (known ? null : words.loading) : listWords.failed;
  return (
    <>
      {!known && failure ? (
        <Banner
          tone="problem"
          action={
            <Button tone="quiet" icon={RefreshIcon} busy={busy} onClick={refresh}>
              {words.retry}
            </Button>
          }
        >
          {`${categoryFailures.load}${failureReason(failure)}`}
        </Banner>
      ) : null}
      {known && rows.length === 0 && unreadable === 0 ? (
        <Banner
          tone="warning"
          action={
            <Button tone="quiet" icon={PlusIcon} disabled={disabled} onClick={() => adding.onAdd('')}>
              {form.addCategory}
            </Button>
          }
        >
          {problems.noCategory(kinds[kind].one)}
        </Banner>
      ) : null}
      <SelectField
        label={fields.asset_category}
        required
        options={offered}
        value={value?.id ?? null}
        preset={preset && !forgotten}
        placeholder={form.chooseCategory}
        firstTitle={form.lastCategories}
        status={status}
        adding={adding}
        error={forgotten ? error && problems.requiredOf.asset_category : (error ?? (isGone ? problems.categoryGone : null))}
        disabled={disabled}
        onChange={(id) => (id === null ? onChange(null) : take(id))}
      />
    </>
  );
};
