import { missingOfTreatment } from '../../../../src/machines/treatments/facts.ts';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { tehranDay } from '../../../../src/schema/kit/tehran.ts';
import type { TreatmentDraft } from '../../../../src/schema/treatments/draft.ts';
import { toothWords } from '../../../../src/views/kit/figures/tooth/texts.ts';
import { wholeStagedWords } from '../../../../src/views/kit/page/staged/asked/texts.ts';
import { fields, one, staged } from '../../../../src/views/treatments/texts.ts';
import { newTreatmentsModel } from '../../treatments/new-treatments.ts';
import { choose, field } from '../kit/filling.ts';
import { stagedPage } from '../kit/staged.ts';
import type { Control } from '../world/tools.ts';

const PATIENT = 'نمونه‌ای';
const KNOWN = { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 };
const corner = toothWords.corners[1];
const quarter: Control = { role: 'radio', name: corner };
const tooth: Control = { role: 'checkbox', name: { pattern: `^دندان ۶، .*، ${corner}` } };

export const newTreatmentsPage = stagedPage({
  model: newTreatmentsModel,
  resource: 'surgeries',
  texts: wholeStagedWords(one),
  list: staged,
  prepared: async ({ provider }, count) => {
    if (count() === 1) await provider.filePatient(PATIENT);
    return '/new-treatment';
  },
  fill: async ({ hand, snapshot, count }) => {
    const draft = snapshot.context.draft as TreatmentDraft;
    if (!draft.patient) await choose(hand, fields.patient, PATIENT);
    if (!draft.procedure_type) await choose(hand, fields.procedure_type, 'کامپوزیت');
    if (!draft.tooth_number) {
      if (draft.quadrant !== 1) await hand.press(quarter);
      await hand.press(tooth);
    }
    if (!draft.clinic) await choose(hand, fields.clinic, 'لبخند');
    await hand.type(field(fields.total_cost), persianDigits(1_000_000 + count()));
  },
  spoil: async ({ hand, snapshot }) => {
    if (!(snapshot.context.draft as TreatmentDraft).tooth_number) return;
    await hand.press(tooth);
  },
  isComplete: ({ context }) => missingOfTreatment(context.draft as TreatmentDraft, tehranDay(Date.now()), KNOWN).length === 0,
});
