import { persianDigits, persianNumber } from '../../schema/kit/digits.ts';
import type { LineDraft } from '../../schema/prescription/line.ts';
import { PAPERS } from '../../schema/workflows/paper.ts';
import { deeds } from '../kit/feedback/deeds.ts';
import { type AreaNarration, problemsBy } from '../kit/feedback/narration.ts';
import { stagedWords } from '../kit/page/staged/texts.ts';
import { pageWords } from '../kit/page/texts.ts';
import { previewWords } from '../kit/print/paper/preview-texts.ts';
import { words as kit } from '../kit/texts.ts';
import { asked } from './asked-texts.ts';
import { fields, form, one, safety } from './texts.ts';
import { fieldError, lineName } from './wording.ts';
import { words } from './words.ts';

/** How the work with prescriptions is told. */
export const narration: AreaNarration = {
  ...words,
  workflows: {
    prescription: {
      kind: 'staged',
      unkept: 'printed',
      title: form.title,
      one,
      labels: fields,
      values: { count: (count) => persianDigits(String(count)) },
      problem: problemsBy(fieldError),
      submit: form.print,
      entryName: (draft) => lineName(draft as Partial<LineDraft> as LineDraft),
      tells: {
        'paper.chosen': ({ event }) => deeds.chose(previewWords.paper, PAPERS.find((size) => size === event.paper) ?? pageWords.unknown),
        'zoom.chosen': ({ event }) => deeds.chose(previewWords.title, persianNumber(Number(event.zoom ?? 0))),
        'print.requested': deeds.pressed(form.print),
        'print.confirmed': deeds.pressed(asked.doubtPrint),
        'entry.added': deeds.pressed(asked.omitAdd),
        'entry.omitted': deeds.pressed(asked.omitPrint),
        'list.begun': deeds.pressed(form.begin),
        'list.recalled': deeds.pressed(stagedWords(one).undo),
      },
      deviceCalls: { printPage: form.print },
      answers: { printPage: 'پنجره چاپ بسته شد' },
    },
    prescriptionPatient: {
      kind: 'own',
      title: safety.title,
      tells: { 'screen.entered': null, 'screen.left': null, 'rows.changed': null, 'patient.retried': deeds.pressed(kit.retry) },
      calls: { loadPatient: 'خواندن پرونده بیمار' },
      answers: { loadPatient: 'پرونده بیمار از سرور خوانده شد' },
    },
  },
};
