import { isQuadrant, pickedTooth } from '../../schema/kit/tooth.ts';
import type { TreatmentDraft } from '../../schema/treatments/draft.ts';
import { type AreaNarration, type LabelsOf, problemsBy, tomanTyped } from '../kit/feedback/narration.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { toothWords } from '../kit/figures/tooth/texts.ts';
import { fields, form, one, otherFields, staged } from './texts.ts';
import { entryName, fieldError } from './wording.ts';
import { words } from './words.ts';

const values: NonNullable<LabelsOf<'form'>['values']> = {
  total_cost: tomanTyped,
  quadrant: (quadrant) => (isQuadrant(quadrant) ? toothWords.corners[quadrant] : null),
  other_teeth: (teeth) => (Array.isArray(teeth) ? teeth.map((fdi) => briefFdi(String(fdi))).join('، ') : null),
  tooth_number: (_, draft) => {
    const tooth = pickedTooth(draft);
    return tooth === null ? null : briefFdi(tooth);
  },
};
const treatment = { one, labels: { ...fields, ...otherFields }, values, problem: problemsBy(fieldError) };

/** How the work with treatments is told. */
export const narration: AreaNarration = {
  ...words,
  rows: { surgeries: { one, many: 'درمان‌ها' } },
  workflows: {
    newTreatments: {
      ...treatment,
      kind: 'staged',
      title: form.titleNew,
      submit: staged.submit,
      entryName: (draft) => entryName(draft as Partial<TreatmentDraft> as TreatmentDraft),
    },
    treatmentEdit: { ...treatment, kind: 'form', title: form.titleEdit },
  },
};
