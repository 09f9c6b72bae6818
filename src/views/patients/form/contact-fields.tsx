import { isIranianPhone } from '../../../schema/kit/phone.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useSaidOnLeaving } from '../../kit/fields/typed/on-leaving.ts';
import { fields, form, warnings } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { InsuranceField } from './insurance-field.tsx';
import { fieldError } from './wording.ts';

/** How to reach the patient, and who pays. */
export const ContactFields = (props: FieldsProps) => {
  const { context, change, disabled } = props;
  const { phone, address } = context.draft;
  const error = fieldError(context, 'phone');
  const { said, enter, leave } = useSaidOnLeaving(phone.trim() === '' || isIranianPhone(phone) ? null : warnings.phone);
  return (
    <>
      <TextField
        label={fields.phone}
        kind="phone"
        value={phone}
        hint={phone === '' ? form.phoneHint : undefined}
        error={error}
        warning={error === null ? said : null}
        disabled={disabled}
        input={{ onFocus: enter, onBlur: leave }}
        onChange={(next) => change({ phone: next })}
      />
      <InsuranceField {...props} />
      <TextField
        label={fields.address}
        multiline
        value={address}
        error={fieldError(context, 'address')}
        disabled={disabled}
        input={{ maxLength: 500 }}
        onChange={(next) => change({ address: next })}
      />
    </>
  );
};
