import { hasValidControlDigit } from '../../../../src/schema/kit/national-number.ts';
import { nationalNumberOf, type PatientDraft } from '../../../../src/schema/patients/draft.ts';
import type { Patient } from '../../../../src/schema/patients/patient.ts';
import { form, record } from '../../../../src/views/patients/texts/form.ts';
import { fields } from '../../../../src/views/patients/texts/names.ts';
import { patientFormModel } from '../../patients/form.ts';
import { field } from '../kit/filling.ts';
import { type FormPage, formPage } from '../kit/form.ts';

interface Numbered {
  readonly national_number?: string;
}

const TWIN = { first_name: 'سارا', last_name: 'همتا', gender: 2 };
const DIGITS = '0123456789';

/** A number like no other, whose control digit is right, or is not. */
const numberBy = (count: number, isRight: boolean): string => {
  const begun = String(300_000_000 + count);
  const right = [...DIGITS].find((digit) => hasValidControlDigit(begun + digit)) ?? '0';
  return begun + (isRight ? right : String((Number(right) + 1) % 10));
};

const patient: Omit<FormPage, 'path'> = {
  model: patientFormModel,
  resource: 'patients',
  texts: record,
  backLabel: form.backToList,
  fill: async ({ hand, count, snapshot }, how) => {
    if (how === 'complete' || how === 'doubtful') {
      await hand.type(field(fields.first_name), 'علي');
      await hand.type(field(fields.last_name), 'رضايي');
    }
    // What is complete for a new record says of the stored one what it says already.
    const same = how === 'complete' ? (snapshot.context.record as Patient | null)?.national_number : null;
    await hand.type(field(fields.national_number), how === 'wrong' ? '123' : (same ?? numberBy(count(), how !== 'doubtful')));
  },
  alike: async ({ practice: { provider }, snapshot }, count) => {
    const { payload, record, id } = snapshot.context as { readonly payload: Numbered; readonly record: Numbered | null; readonly id: number | null };
    const national_number = Number(payload.national_number ?? record?.national_number);
    const rows = await provider.rows<{ readonly id: number; readonly national_number: number; readonly last_name: string }>('patients');
    const isPut = ({ last_name }: { readonly last_name: string }) => last_name === TWIN.last_name;
    // What was put there goes first: the others are what the form has sent.
    const twins = rows
      .filter((row) => row.national_number === national_number && row.id !== id)
      .toSorted((one, other) => Number(isPut(one)) - Number(isPut(other)));
    for (const twin of twins.slice(count)) await provider.remove('patients', twin.id);
    for (let left = count - twins.length; left > 0; left -= 1) await provider.create('patients', { ...TWIN, national_number });
  },
  telling: (draft: PatientDraft) => {
    const number = nationalNumberOf(draft);
    return number.length === 10 ? hasValidControlDigit(number) : number;
  },
};

export const newPatientPage = formPage({ ...patient, path: () => '/new-patient' });

export const editPatientPage = formPage({
  ...patient,
  stored: ({ provider }, count) => {
    const national_number = Number(numberBy(count(), true));
    return provider.create('patients', { first_name: 'علی', last_name: 'رضایی', national_number, gender: 1 });
  },
  path: (id) => `/edit-patient/${id}`,
});
