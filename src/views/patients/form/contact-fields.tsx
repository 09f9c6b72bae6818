import { digitsOnly } from '../../../schema/kit/digits.ts';
import { isIranianPhone } from '../../../schema/kit/phone.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { fields, form, warnings } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { InsuranceField } from './insurance-field.tsx';
import { fieldError } from './wording.ts';

/** A whole Iranian number has eleven digits in its local form. */
const WHOLE = 11;

/** How to reach the patient, and who pays. */
export const ContactFields = (props: FieldsProps) => {
  const { context, change, disabled } = props;
  const { phone, address } = context.draft;
  const error = fieldError(context, 'phone');
  const finished = context.attempts > 0 || digitsOnly(phone).length >= WHOLE;
  return (
    <>
      <TextField
        label={fields.phone}
        kind="phone"
        value={phone}
        hint={phone === '' ? form.phoneHint : undefined}
        error={error}
        warning={error === null && phone.trim() !== '' && finished && !isIranianPhone(phone) ? warnings.phone : null}
        disabled={disabled}
        input={{ maxLength: 20 }}
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
