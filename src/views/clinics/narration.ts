import { shownValue } from '../kit/feedback/deeds.ts';
import { type AreaNarration, type LabelsOf, problemsBy, tomanTyped } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { service, fields as serviceFields, serviceOne, staged } from './services-texts.ts';
import { entryName, serviceErrors } from './services-wording.ts';
import { words as ofServices } from './services-words.ts';
import { clinicOne, fields, form, problems } from './texts.ts';
import { words as ofClinics } from './words.ts';

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : pageWords.unknown);
const problem: LabelsOf<'form'>['problem'] = ({ code }) => problems[code as keyof typeof problems];

/** How the work with clinics and services is told. */
export const narration: AreaNarration = {
  notices: { ...ofClinics.notices, ...ofServices.notices },
  removals: { ...ofClinics.removals, ...ofServices.removals },
  drafts: { ...ofClinics.drafts, ...ofServices.drafts },
  rows: { clinics: { one: clinicOne, many: 'کلینیک‌ها' }, procedureTypes: { one: serviceOne, many: 'انواع خدمات' } },
  workflows: {
    clinicForm: {
      kind: 'form',
      title: form.titleEdit,
      one: clinicOne,
      labels: fields,
      values: { is_personal: (ticked) => (ticked === true ? 'بله' : 'خیر'), dentist: (id) => shownValue({ id }) },
      problem,
    },
    services: {
      kind: 'staged',
      title: service.title,
      one: serviceOne,
      labels: serviceFields,
      values: { price: tomanTyped },
      problem: problemsBy(serviceErrors),
      submit: staged.submit,
      entryName: (draft) => entryName({ name: text(draft.name) }),
      recordName: (record) => entryName({ name: text(record.name) }),
    },
  },
};
