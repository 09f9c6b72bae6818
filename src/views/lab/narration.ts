import { isQuadrant, pickedTooth } from '../../schema/kit/tooth.ts';
import type { DispatchDraft } from '../../schema/lab/draft.ts';
import { deeds } from '../kit/feedback/deeds.ts';
import { type AreaNarration, type LabelsOf, problemsBy } from '../kit/feedback/narration.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { toothWords } from '../kit/figures/tooth/texts.ts';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { previewWords } from '../kit/print/paper/preview-texts.ts';
import { fields, form, list, one } from './texts.ts';
import { entryName, fieldError, labName } from './wording.ts';
import { words } from './words.ts';

const values: NonNullable<LabelsOf<'form'>['values']> = {
  lab: (lab) => labName(lab as DispatchDraft['lab']),
  quadrant: (quadrant) => (isQuadrant(quadrant) ? toothWords.corners[quadrant] : null),
  other_teeth: (teeth) => (Array.isArray(teeth) ? teeth.map((fdi) => briefFdi(String(fdi))).join('، ') : null),
  tooth_number: (_, draft) => {
    const tooth = pickedTooth(draft);
    return tooth === null ? null : briefFdi(tooth);
  },
};

/** How the work for laboratories is told. */
export const narration: AreaNarration = {
  ...words,
  workflows: {
    labDispatch: {
      kind: 'staged',
      unkept: 'handedOver',
      title: form.title,
      one,
      labels: fields,
      values,
      problem: problemsBy(fieldError),
      submit: list.submit,
      entryName: (draft) => entryName(draft as Partial<DispatchDraft> as DispatchDraft),
      tells: {
        'print.requested': deeds.pressed(list.print),
        'print.confirmed': deeds.pressed(previewWords.doubtYes),
        'entry.omitted': deeds.pressed(list.print),
        'list.confirmed': deeds.pressed(list.submit),
        'list.begun': deeds.pressed(list.begin),
        'list.recalled': deeds.pressed(stagedWords(one).undo),
      },
      deviceCalls: { printPage: list.print, handOver: 'ارسال آزمایشی به لابراتوار' },
      answers: { printPage: 'پنجره چاپ بسته شد', handOver: 'ارسال آزمایشی به لابراتوار به پایان رسید' },
    },
  },
};
