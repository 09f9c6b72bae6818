import { persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { fullName, MALE, type Patient } from '../../schema/patients/patient.ts';
import { shownValue } from '../kit/feedback/deeds.ts';
import { type AreaNarration, problemsBy } from '../kit/feedback/narration.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { pageWords } from '../kit/page/texts.ts';
import { fieldError } from './form/wording.ts';
import { list } from './texts/list.ts';
import { fields, genders } from './texts/names.ts';
import { profile, treatment } from './texts/profile.ts';
import { words } from './words.ts';

/** How the work with patients and their files is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { patients: { one: 'بیمار', many: 'بیماران' } },
  workflows: {
    patientList: {
      kind: 'list',
      title: list.title,
      one: 'بیمار',
      rowName: (row) => fullName(row as Partial<Patient> as Patient) || pageWords.unknown,
      search: list.search,
      orders: list.orders,
    },
    patientProfile: {
      kind: 'list',
      title: profile.title,
      one: 'درمان',
      rowName: ({ tooth_number: tooth, surgery_time: time }) =>
        treatment.label(briefFdi(String(tooth ?? '')), time ? persianDigits(jalaliText(String(time))) : treatment.undated),
      parts: { patient: profile.title, finances: profile.finances },
      ownerEdit: pageWords.edit,
    },
    patientForm: {
      kind: 'form',
      title: 'فرم بیمار',
      one: 'بیمار',
      labels: fields,
      values: { insurance: (id) => shownValue({ id }), gender: (value) => (value === MALE ? genders.male : genders.female) },
      problem: problemsBy(fieldError),
    },
  },
};
