import { parseAmount } from '../kit/money.ts';
import { normalise } from '../kit/persian-text.ts';
import { pickedTooth } from '../kit/tooth.ts';
import { isPersonal, type TreatmentDraft, type TreatmentFacts } from './draft.ts';
import type { Surgery } from './surgery.ts';

/** What is sent of a treatment. */
export type TreatmentPayload = Partial<Omit<Surgery, 'id'>>;

/** Costs that the form does not show. */
const HIDDEN = ['lab_cost', 'material_cost', 'discount', 'extra_fee'] as const;

/** A treatment in the form in which it is stored; hidden costs are those of the stored record, or 0 (specification §5). */
const stored = (draft: TreatmentDraft, facts: Partial<TreatmentFacts>, record: Surgery | null): TreatmentPayload => ({
  patient: draft.patient?.id ?? 0,
  procedure_type: draft.procedure_type?.id ?? 0,
  tooth_number: pickedTooth(draft) ?? record?.tooth_number ?? '',
  total_cost: parseAmount(draft.total_cost) ?? 0,
  ...Object.fromEntries(HIDDEN.map((field) => [field, record?.[field] ?? 0])),
  surgery_time: draft.surgery_time.day ?? null,
  clinic: draft.clinic?.id ?? null,
  insurance_tariff: isPersonal(draft, facts) ? (draft.insurance_tariff?.id ?? null) : null,
  contract: facts.contract ?? null,
  main_complain: normalise(draft.main_complain),
  description: normalise(draft.description),
});

/** What a new treatment is sent as. */
export const newTreatmentPayload = (draft: TreatmentDraft, facts: Partial<TreatmentFacts>): TreatmentPayload => stored(draft, facts, null);

/** What a person can change about a stored treatment, as texts to compare. */
const shown = (draft: TreatmentDraft): string => {
  const { patient, procedure_type, clinic, insurance_tariff, surgery_time, main_complain, description } = draft;
  return JSON.stringify([
    [patient, procedure_type, clinic, insurance_tariff].map((choice) => choice?.id ?? null),
    [pickedTooth(draft), parseAmount(draft.total_cost), surgery_time.day ?? null],
    [normalise(main_complain), normalise(description)],
  ]);
};

/** What an edit is sent as: the whole treatment (specification §7), or nothing when it is as it was. */
export const changedTreatmentPayload = (
  draft: TreatmentDraft,
  opened: TreatmentDraft,
  record: Surgery | null,
  facts: Partial<TreatmentFacts>,
): TreatmentPayload => (shown(draft) === shown(opened) ? {} : stored(draft, facts, record));

const IDENTITY = ['patient', 'procedure_type', 'tooth_number', 'total_cost', 'surgery_time'] as const;

/** Whether both were done at one clinic; a provider may know the clinic by its contract only (specification §7 sends no other). */
const isSamePlace = (payload: TreatmentPayload, surgery: Surgery): boolean => {
  const [asked, has] = typeof surgery.clinic === 'number' ? [payload.clinic, surgery.clinic] : [payload.contract, surgery.contract];
  return (asked ?? null) === (has ?? null);
};

/** Whether a stored treatment could be what the payload became: the same work on the same tooth on the same day. */
export const isAlikeTreatment = (payload: TreatmentPayload, surgery: Surgery): boolean =>
  IDENTITY.every((field) => (payload[field] ?? null) === (surgery[field] ?? null)) && isSamePlace(payload, surgery);

/** Whether a stored treatment holds all that the payload sent. */
export const isTreatmentAsSent = (payload: TreatmentPayload, surgery: Surgery): boolean =>
  Object.entries(payload).every(
    ([field, value]) =>
      (field === 'clinic' && typeof surgery.clinic !== 'number') ||
      normalise(String(value ?? '')) === normalise(String(surgery[field as keyof TreatmentPayload] ?? '')),
  );
