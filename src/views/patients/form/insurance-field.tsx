import { useMemo } from 'react';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { ListField } from '../../kit/fields/list-field.tsx';
import { useRows } from '../../kit/resources.ts';
import { fields, form } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { fieldError } from './wording.ts';

/** The patient's insurance, from the cached list. */
export const InsuranceField = ({ context, change, disabled }: FieldsProps) => {
  const insurances = useRows('insurances');
  const options = useMemo(() => insurances.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => persianOrder(a.label, b.label)), [insurances]);
  return (
    <ListField
      label={fields.insurance}
      list="insurances"
      entering={form.enteringInsurances}
      options={options}
      value={context.draft.insurance ?? null}
      noneLabel={form.noInsurance}
      error={fieldError(context, 'insurance')}
      disabled={disabled}
      onChoose={(insurance) => change({ insurance })}
    />
  );
};
