import { choiceEntry } from '../kit/draft/choice.ts';
import { todaysEntry } from '../kit/draft/day.ts';
import type { Before, CodeIn, Problem } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { amountEntry } from '../kit/draft/number.ts';
import { ownEntry } from '../kit/draft/own.ts';
import { textEntry } from '../kit/draft/text.ts';
import { flag, id, integer, list, money, optional, plain, type StructOf, text, worded } from '../kit/shape.ts';
import { pickedTooth, pickOf } from '../kit/tooth.ts';
import { type Surgery, surgeryFields } from './surgery.ts';

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

/** Whether the chosen clinic is the dentist's own: what the list says, or else what was known when it was chosen; null while nobody knows. */
export const isPersonal = (
  { clinic }: { readonly clinic?: { readonly personal?: boolean | null } | null },
  { personal }: Partial<TreatmentFacts>,
): boolean | null => personal ?? (clinic ? (clinic.personal ?? null) : false);

/**
 * The treatment form, complete or not; the codes are what may be wrong with a field (TRT-RULE-1 to TRT-RULE-12, TRT-ERR-2).
 * A choice is the row's id with what a rule or the staged list needs of it. Fields have the names of the wire, so that a
 * refusal finds its field.
 */
export const treatmentDraft = draftOf(
  surgeryFields,
  treatmentFactFields,
)({
  patient: choiceEntry({ name: optional(text()), insurance: optional(id()) }, { required: 'patientRequired', gone: 'patientNotFound' }),
  procedure_type: choiceEntry({ name: optional(text({ disguise: 'keep' })), price: optional(money()) }, { required: 'typeRequired', gone: 'typeUnknown' }),
  total_cost: amountEntry({ required: 'amountInvalid' }),
  /** 1–4, the quarter of the mouth. */
  quadrant: ownEntry(optional(integer()), ({ tooth_number }: Surgery) => pickOf(tooth_number).quadrant, { required: 'quadrantRequired' }),
  /** 1–13, the tooth in the picker's own counting. */
  tooth_number: ownEntry(optional(integer()), ({ tooth_number }: Surgery) => pickOf(tooth_number).tooth_number, { required: 'toothRequired' }),
  /** More teeth, as two digits, on which the same is done: each becomes a treatment of its own. */
  other_teeth: ownEntry(optional(list(plain())), (_: Surgery): readonly string[] | null => null),
  clinic: choiceEntry({ name: optional(text()), personal: optional(flag()) }, { required: 'clinicRequired', gone: 'clinicNotFound' }),
  insurance_tariff: choiceEntry({ name: optional(worded()) }, { required: 'tariffRequired', gone: 'tariffNotFound' }),
  /** The day on which it goes into the list, unless one was chosen. */
  surgery_time: todaysEntry({ required: 'dateRequired', invalid: 'dateInvalid', future: 'dateFuture' }),
  main_complain: textEntry({ long: 'long' }),
  description: textEntry({ long: 'long' }),
}).beside({
  kept: ['lab_cost', 'material_cost', 'discount', 'extra_fee'],
  // The contract names the clinic.
  unsent: ['clinic'],
  rules: {
    tooth_number: (draft, _, record) => pickedTooth(draft) ?? record?.tooth_number ?? '',
    contract: (_, { contract }) => contract ?? null,
  },
  settled: {
    // What is stored of a clinic that was the dentist's own then stays as it is, unless somebody changes it.
    insurance_tariff: (draft, facts, record) => {
      if (isPersonal(draft, facts)) return undefined;
      // While nobody can say whose the clinic of its contract is, what was chosen stays.
      if (!draft.clinic && facts.personal === undefined && draft.insurance_tariff) return draft.insurance_tariff.id;
      const stored = (record?.clinic ?? null) === (draft.clinic?.id ?? null) ? (record?.insurance_tariff ?? null) : null;
      return draft.insurance_tariff?.id === stored ? stored : null;
    },
  },
});

export const { fields: treatmentDraftFields, open: treatmentDraftOf } = treatmentDraft;

export type TreatmentDraft = StructOf<typeof treatmentDraftFields>;
export type TreatmentField = keyof TreatmentDraft;

/** Whether a change puts another patient in the place of one, whose insurance may be another. */
const isOtherwiseInsured = (before: TreatmentDraft['patient'], { patient }: Partial<TreatmentDraft>): boolean =>
  before != null && patient != null && patient.id !== before.id && (patient.insurance === undefined || patient.insurance !== before.insurance);

/**
 * The form after a change, with what follows from it: a type that is chosen brings its price, and a clinic that is not
 * personal has no insurance tariff (TRT-FORM-4, TRT-FORM-5), nor has another patient that of the one before. The patient whom a form is about stays; in an edit so
 * does the amount.
 */
export const revisedTreatment =
  (mode: 'new' | 'edit') =>
  (draft: TreatmentDraft, change: Partial<TreatmentDraft>, opened: TreatmentDraft, params: { readonly patient?: string } = {}): TreatmentDraft => {
    const price = mode === 'new' ? change.procedure_type?.price : null;
    const priced = typeof price === 'number' ? { ...draft, total_cost: String(price) } : draft;
    return {
      ...treatmentDraft.revised(priced, change),
      ...('clinic' in change && change.clinic?.personal !== true ? { insurance_tariff: null } : {}),
      ...(isOtherwiseInsured(draft.patient, change) ? { insurance_tariff: null } : {}),
      ...(mode === 'edit' || params.patient ? { patient: opened.patient ?? null } : {}),
    };
  };

/** The treatments of a form, one for each tooth, in the order in which they were chosen; `today` is Tehran's. */
export const treatmentEntries = ({ other_teeth, ...draft }: TreatmentDraft, today: string): readonly TreatmentDraft[] => {
  const first = { ...treatmentDraft.asOf(draft, today), other_teeth: null };
  return [first, ...(other_teeth ?? []).map((fdi) => ({ ...first, ...pickOf(fdi) }))];
};

/** What is wrong with a field; views put it in words. */
export type TreatmentProblem = CodeIn<typeof treatmentDraft> | 'noActiveContract' | 'listsNotLoaded';
type Found = readonly Problem<TreatmentField, TreatmentProblem>[];

/** What is wrong with the contract of the chosen clinic; looked at only when nothing else is wrong with the clinic. */
const contractProblems = (draft: TreatmentDraft, facts: Partial<TreatmentFacts>): Found => {
  if (!draft.clinic || facts.clinic === false) return [];
  if (facts.contract === null) return [{ field: 'clinic', code: 'noActiveContract' }];
  return facts.contract === undefined || isPersonal(draft, facts) === null ? [{ field: 'clinic', code: 'listsNotLoaded' }] : [];
};

/** Everything that keeps a treatment from being complete, in the order of the form; `today` is Tehran's. */
export const treatmentProblems = (draft: TreatmentDraft, today: string, facts: Partial<TreatmentFacts>, before: Before<TreatmentDraft> = {}): Found => [
  ...treatmentDraft.problems(draft, today, facts, before),
  ...contractProblems(draft, facts),
];
