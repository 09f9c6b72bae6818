import { useMemo } from 'react';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useListState, useRefresh, useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { fields, form } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { fieldError } from './wording.ts';

/** The patient's insurance, from the cached list; one that the list does not know stays chosen. */
export const InsuranceField = ({ context, change, disabled }: FieldsProps) => {
  const insurances = useRows('insurances');
  const { known, busy, failure } = useListState('insurances');
  const refresh = useRefresh('insurances');
  const chosen = context.draft.insurance ?? null;
  const options = useMemo(() => {
    const sorted = insurances.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => persianOrder(a.label, b.label));
    const isKnown = chosen === null || sorted.some(({ value }) => value === chosen);
    return isKnown ? sorted : [{ value: chosen, label: pageWords.unknown }, ...sorted];
  }, [insurances, chosen]);
  const status = known ? null : failure && !busy ? (
    <>
      <p>{form.insurancesFailed}</p>
      <Button tone="quiet" onClick={refresh}>
        {words.retry}
      </Button>
    </>
  ) : (
    form.insurancesLoading
  );
  return (
    <SelectField
      label={fields.insurance}
      options={options}
      value={chosen}
      noneLabel={form.noInsurance}
      status={status}
      error={fieldError(context, 'insurance')}
      disabled={disabled}
      onChange={(insurance) => change({ insurance })}
    />
  );
};
