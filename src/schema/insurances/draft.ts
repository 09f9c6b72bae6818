import { codeEntry, refEntry } from '../kit/draft/choice.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { percentEntry } from '../kit/draft/number.ts';
import { textEntry } from '../kit/draft/text.ts';
import { insuranceFields, insuranceTariffFields } from './insurance.ts';

/** The form of an insurance (INS-RULE-1). */
export const insuranceDraft = draftOf(insuranceFields)({ name: textEntry({ required: 'nameRequired' }) });

/** The form of one level of an insurance, which is the one in the address (INS-RULE-2). */
export const levelDraft = draftOf(insuranceTariffFields)({
  insurance: refEntry({ required: 'levelInvalid' }),
  plan_level: textEntry({ required: 'levelRequired' }),
  percent: percentEntry({ required: 'percentRequired', invalid: 'percentInvalid', fine: 'percentFine' }),
  cover_type: codeEntry({ required: 'coverRequired' }),
});
