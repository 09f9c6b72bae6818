import { css } from '@linaria/core';
import { digitsOnly } from '../../../schema/kit/digits.ts';
import { hasValidControlDigit, isNationalNumber, padNationalNumber } from '../../../schema/kit/national-number.ts';
import { isPersianName } from '../../../schema/kit/persian-text.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { nationalNumberOf } from '../../../schema/patients/draft.ts';
import { FEMALE, MALE } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx';
import { DayField } from '../../kit/fields/day-field.tsx';
import { CheckedField } from '../../kit/fields/typed/checked-field.tsx';
import { colour, TARGET, weight } from '../../kit/theme/tokens.ts';
import { ageText } from '../age.ts';
import { fields, form, genders, problems, warnings } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { fieldError } from './wording.ts';

const suggestion = css`
  min-block-size: ${TARGET};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
  color: ${colour.accent};
  font-weight: ${weight.medium};
`;

/** From how many digits on a national number looks like one that lost its leading zeros. */
const NEARLY = 8;
/** The calendar of birth dates opens on grown-ups. */
const BIRTH_YEAR = 1370;

const wrongName = (typed: string) => (typed.trim() === '' || isPersianName(typed) ? null : problems.letters);

/** Who the patient is. */
export const IdentityFields = ({ context, change, disabled }: FieldsProps) => {
  const { draft } = context;
  const today = useApp(({ at }) => tehranDay(at));
  const number = nationalNumberOf(draft);
  const tooShort = digitsOnly(number).length >= NEARLY && number.length < 10;
  const born = draft.birth_date.day ?? null;
  return (
    <>
      <CheckedField
        label={fields.first_name}
        required
        value={draft.first_name}
        problem={wrongName(draft.first_name)}
        error={fieldError(context, 'first_name')}
        disabled={disabled}
        input={{ maxLength: 150 }}
        onChange={(first_name) => change({ first_name })}
      />
      <CheckedField
        label={fields.last_name}
        required
        value={draft.last_name}
        problem={wrongName(draft.last_name)}
        error={fieldError(context, 'last_name')}
        disabled={disabled}
        input={{ maxLength: 150 }}
        onChange={(last_name) => change({ last_name })}
      />
      <CheckedField
        label={fields.national_number}
        kind="digits"
        required
        value={draft.national_number}
        problem={number === '' || isNationalNumber(number) ? null : problems.tenDigits}
        error={fieldError(context, 'national_number')}
        warning={isNationalNumber(number) && !hasValidControlDigit(number) ? warnings.controlDigit : null}
        hint={
          tooShort ? (
            <button type="button" className={suggestion} onClick={() => change({ national_number: padNationalNumber(number) })}>
              {form.padded(padNationalNumber(number))}
            </button>
          ) : undefined
        }
        disabled={disabled}
        onChange={(national_number) => change({ national_number })}
      />
      <ChoiceField
        label={fields.gender}
        choices={[
          { value: MALE, label: genders.male },
          { value: FEMALE, label: genders.female },
        ]}
        value={draft.gender ?? null}
        preset={context.id === null && draft.gender === context.opened.gender}
        error={fieldError(context, 'gender')}
        disabled={disabled}
        onChange={(gender) => change({ gender })}
      />
      <DayField
        label={fields.birth_date}
        value={draft.birth_date}
        today={today}
        max={today}
        words={{ wrong: problems.birthDate, outside: problems.birthDate }}
        birth
        openOnYear={BIRTH_YEAR}
        hint={form.birthDateHint}
        remark={born === null ? null : ageText(born, today)}
        error={fieldError(context, 'birth_date')}
        disabled={disabled}
        onChange={(birth_date) => change({ birth_date })}
      />
    </>
  );
};
