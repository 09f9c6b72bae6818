import { isAlikeBy } from '../kit/draft/alike.ts';
import type { PayloadIn } from '../kit/draft/draft.ts';
import { treatmentDraft } from './draft.ts';
import type { Surgery } from './surgery.ts';

/** What is sent of a treatment, new or changed: all of it (TRT-SEND-1). */
export type TreatmentPayload = PayloadIn<typeof treatmentDraft>;
export const { stored: newTreatmentPayload, replaced: changedTreatmentPayload, isAsSent: isTreatmentAsSent } = treatmentDraft;

const isSameWork = isAlikeBy<Surgery>('patient', 'total_cost', 'surgery_time');

/**
 * Whether a stored treatment could be what the payload became: the same work on the same tooth on the same day under the
 * same contract. What a provider tells of the clinic says nothing, since it was not sent; nor does a contract, a work or a tooth
 * that it does not tell.
 */
export const isAlikeTreatment = (payload: TreatmentPayload, surgery: Surgery): boolean =>
  isSameWork(payload, surgery) &&
  [null, undefined, payload.procedure_type].includes(surgery.procedure_type) &&
  ['', payload.tooth_number].includes(surgery.tooth_number) &&
  (typeof surgery.contract !== 'number' || surgery.contract === payload.contract);
