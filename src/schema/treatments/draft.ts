import { isIsoDay } from '../kit/iso-day.ts';
import { jalaliText } from '../kit/jalali.ts';
import { parseAmount } from '../kit/money.ts';
import { flag, id, integer, money, optional, type StructOf, struct, type TypedDay, text, typedDay } from '../kit/shape.ts';
import { pickOf } from '../kit/tooth.ts';
import type { Surgery } from './surgery.ts';

/**
 * The treatment form as it stands. A choice is the row's id with what a rule or the staged list needs of it; of a stored
 * treatment only the id is known when the form opens. Fields have the names of the wire, so that a refusal finds its field.
 */
export const treatmentDraftFields = {
  patient: optional(struct({ id: id(), name: optional(text()) })),
  procedure_type: optional(struct({ id: id(), name: optional(text({ disguise: 'keep' })), price: optional(money()) })),
  /** Digits as typed, without their separators. */
  total_cost: text({ disguise: 'digits' }),
  /** 1–4, the quarter of the mouth. */
  quadrant: optional(integer()),
  /** 1–13, the tooth in the picker's own counting. */
  tooth_number: optional(integer()),
  clinic: optional(struct({ id: id(), name: optional(text()), personal: optional(flag()) })),
  insurance_tariff: optional(struct({ id: id(), name: optional(text()) })),
  surgery_time: typedDay,
  main_complain: text(),
  description: text(),
};

export type TreatmentDraft = StructOf<typeof treatmentDraftFields>;
export type TreatmentField = keyof TreatmentDraft;

/**
 * What the cached lists say about the choices of a draft. A key is absent while its list is not known; a choice is `false`
 * when the list does not have it (any more).
 */
export const treatmentFactFields = {
  patient: flag(),
  procedure_type: flag(),
  clinic: flag(),
  insurance_tariff: flag(),
  /** Whether the clinic is the dentist's own. */
  personal: flag(),
  /** The contract that the treatment falls under; null where the clinic has none that is active. */
  contract: optional(id()),
};

export type TreatmentFacts = StructOf<typeof treatmentFactFields>;

const typedDayOf = (day: string | null | undefined): TypedDay => (day ? { typed: jalaliText(day), day } : { typed: '', day: null });
const chosen = (id: number | null | undefined) => (typeof id === 'number' ? { id } : null);

/** An empty form, on a day that most treatments are entered on. */
export const emptyTreatmentDraft = (today: string | null): TreatmentDraft => ({
  patient: null,
  procedure_type: null,
  total_cost: '',
  quadrant: null,
  tooth_number: null,
  clinic: null,
  insurance_tariff: null,
  surgery_time: typedDayOf(today),
  main_complain: '',
  description: '',
});

/** The form filled with a stored treatment. */
export const treatmentDraftOf = (surgery: Surgery): TreatmentDraft => ({
  patient: { id: surgery.patient },
  procedure_type: { id: surgery.procedure_type },
  total_cost: String(surgery.total_cost),
  ...pickOf(surgery.tooth_number),
  clinic: chosen(surgery.clinic),
  insurance_tariff: chosen(surgery.insurance_tariff),
  surgery_time: typedDayOf(surgery.surgery_time),
  main_complain: surgery.main_complain ?? '',
  description: surgery.description ?? '',
});

/**
 * The form after a change, with what follows from it: a type that is chosen brings its price, and a clinic that is not
 * personal has no insurance tariff (specification §2 and §4). In an edit the patient stays, and so does the amount.
 */
export const revisedTreatment =
  (mode: 'new' | 'edit') =>
  (draft: TreatmentDraft, change: Partial<TreatmentDraft>, opened: TreatmentDraft): TreatmentDraft => {
    const price = mode === 'new' ? change.procedure_type?.price : null;
    return {
      ...draft,
      ...(typeof price === 'number' ? { total_cost: String(price) } : {}),
      ...change,
      ...('clinic' in change && change.clinic?.personal !== true ? { insurance_tariff: null } : {}),
      ...(mode === 'edit' ? { patient: opened.patient ?? null } : {}),
    };
  };

/** What is wrong with a field; views put it in words (specification §5 and §8, Treatment). */
export type TreatmentProblem =
  | 'patientRequired'
  | 'patientNotFound'
  | 'typeRequired'
  | 'typeUnknown'
  | 'amountInvalid'
  | 'quadrantRequired'
  | 'toothRequired'
  | 'clinicRequired'
  | 'clinicNotFound'
  | 'tariffRequired'
  | 'tariffNotFound'
  | 'dateRequired'
  | 'dateInvalid'
  | 'dateFuture'
  | 'noActiveContract'
  | 'listsNotLoaded';

interface Found {
  readonly field: TreatmentField;
  readonly code: TreatmentProblem;
}

const dateProblem = ({ typed, day }: TypedDay, today: string): TreatmentProblem | null => {
  if (day === null || day === undefined) return typed.trim() === '' ? 'dateRequired' : 'dateInvalid';
  if (!isIsoDay(day)) return 'dateInvalid';
  return day > today ? 'dateFuture' : null;
};

/** Whether the chosen clinic is the dentist's own: what the list says, or else what was known when it was chosen; null while nobody knows. */
export const isPersonal = ({ clinic }: TreatmentDraft, { personal }: Partial<TreatmentFacts>): boolean | null =>
  clinic ? (personal ?? clinic.personal ?? null) : false;

/**
 * Everything that keeps a treatment from being complete, in the order of the form; `today` is Tehran's.
 * Whether the clinic has an active contract is looked at only when nothing else is wrong with it.
 */
export const treatmentProblems = (draft: TreatmentDraft, today: string, facts: Partial<TreatmentFacts>): readonly Found[] => {
  const { patient, procedure_type, quadrant, tooth_number, clinic, insurance_tariff } = draft;
  const found: Found[] = [];
  const say = (field: TreatmentField, code: TreatmentProblem | null) => {
    if (code) found.push({ field, code });
  };
  say('patient', patient ? (facts.patient === false ? 'patientNotFound' : null) : 'patientRequired');
  say('procedure_type', procedure_type ? (facts.procedure_type === false ? 'typeUnknown' : null) : 'typeRequired');
  say('total_cost', parseAmount(draft.total_cost) === null ? 'amountInvalid' : null);
  say('quadrant', quadrant ? null : 'quadrantRequired');
  say('tooth_number', tooth_number ? null : 'toothRequired');
  say('clinic', clinic ? (facts.clinic === false ? 'clinicNotFound' : null) : 'clinicRequired');
  if (isPersonal(draft, facts)) say('insurance_tariff', insurance_tariff ? (facts.insurance_tariff === false ? 'tariffNotFound' : null) : 'tariffRequired');
  say('surgery_time', dateProblem(draft.surgery_time, today));
  if (clinic && facts.clinic !== false) {
    const unknown = facts.contract === undefined || isPersonal(draft, facts) === null;
    say('clinic', facts.contract === null ? 'noActiveContract' : unknown ? 'listsNotLoaded' : null);
  }
  return found;
};
