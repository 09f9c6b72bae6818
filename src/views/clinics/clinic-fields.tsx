import type { FormContext } from '../../machines/kit/form/context.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import type { ClinicDraft, ClinicProblem } from '../../schema/clinics/clinic-draft.ts';
import { digitsOnly } from '../../schema/kit/digits.ts';
import { isIranianPhone } from '../../schema/kit/phone.ts';
import { Banner } from '../kit/feedback/banner.tsx';
import { fieldErrors } from '../kit/feedback/wording.ts';
import { bindFields } from '../kit/fields/bound-field.ts';
import { CheckField } from '../kit/fields/choice/check-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { CheckedField } from '../kit/fields/typed/checked-field.tsx';
import { Card } from '../kit/page/page.tsx';
import { fields, form, problems } from './texts.ts';

const errors = fieldErrors<ClinicDraft>(({ code }) => problems[code as ClinicProblem]);
const bindClinic = bindFields<ClinicDraft>({ labels: fields, errors, required: ['name', 'address'] });

interface ClinicFieldsProps {
  readonly context: FormContext<ClinicDraft, Clinic>;
  /** Whether a clinic that is stored has the name already. */
  readonly taken: boolean;
  /** Whether it has contracts, as far as anybody knows. */
  readonly signed: boolean;
  readonly disabled: boolean;
  readonly change: (change: Partial<ClinicDraft>) => void;
}

/** What becomes of a clinic's terms by saving; null where nothing does. */
const consequence = ({ id, draft, record }: FormContext<ClinicDraft, Clinic>, signed: boolean): string | null => {
  if (id === null || draft.is_personal === record?.is_personal) return null;
  if (!draft.is_personal) return form.becomesShared;
  return signed ? form.becomesPersonal : null;
};

/** What a clinic is, and how to reach it. */
export const ClinicFields = ({ context, taken, signed, disabled, change }: ClinicFieldsProps) => {
  const bind = bindClinic(context, disabled, change);
  const { phone } = context.draft;
  const { value: isPersonal, ...personal } = bind('is_personal');
  const told = consequence(context, signed);
  return (
    <>
      <Card>
        <CheckedField {...bind('name')} problem={taken ? problems.nameTaken : null} input={{ maxLength: 200 }} />
        <TextField {...bind('address')} multiline input={{ maxLength: 500 }} />
        <CheckedField
          {...bind('phone')}
          kind="phone"
          problem={digitsOnly(phone) === '' || isIranianPhone(phone) ? null : problems.phoneInvalid}
          hint={phone === '' ? form.phoneHint : undefined}
          input={{ maxLength: 20 }}
        />
        <TextField {...bind('clinic_license_number')} kind="digits" input={{ maxLength: 50 }} />
      </Card>
      <Card>
        <CheckField {...personal} value={isPersonal} hint={told ?? form.personalHint} />
      </Card>
      {context.id === null && !isPersonal ? <Banner>{form.afterwards}</Banner> : null}
    </>
  );
};
