import { flagEntry, refEntry } from '../kit/draft/choice.ts';
import type { Before, CodeIn, Problem } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { digitsEntry, phoneEntry, textEntry } from '../kit/draft/text.ts';
import { latinText } from '../kit/persian-text.ts';
import { flag, optional, ref, type StructOf } from '../kit/shape.ts';
import { type Clinic, clinicFields } from './clinic.ts';

/**
 * What is known beside the form: the dentist who is signed in, and whether a clinic that is cached has the name already.
 * A key is absent while nobody knows.
 */
export const clinicFactFields = { dentist: optional(ref('dentists')), taken: flag() };
export type ClinicFacts = StructOf<typeof clinicFactFields>;

/** The clinic form, complete or not; the codes are what may be wrong with a field (CLI-RULE-1 to CLI-RULE-5). */
export const clinicDraft = draftOf(
  clinicFields,
  clinicFactFields,
)({
  name: textEntry({ required: 'nameRequired' }),
  address: textEntry({ required: 'addressRequired', long: 'long' }),
  phone: phoneEntry({ invalid: 'phoneInvalid' }),
  clinic_license_number: digitsEntry(),
  is_personal: flagEntry(),
  dentist: refEntry({ required: 'dentistMissing' }),
}).beside({
  // A clinic is its dentist's: a new one belongs to who is signed in, a stored one keeps its own.
  settled: { dentist: (draft, { dentist }) => (draft.dentist == null ? (dentist ?? undefined) : undefined) },
});

export const { fields: clinicDraftFields } = clinicDraft;

export type ClinicDraft = StructOf<typeof clinicDraftFields>;
/** What is wrong with a field; views put it in words. */
export type ClinicProblem = CodeIn<typeof clinicDraft> | 'nameTaken';

/** Everything that is wrong with a draft. */
export const clinicProblems = (
  draft: ClinicDraft,
  today: string,
  facts: Partial<ClinicFacts> = {},
  before: Before<ClinicDraft> = {},
): readonly Problem<keyof ClinicDraft & string, ClinicProblem>[] => [
  ...(facts.taken ? [{ field: 'name', code: 'nameTaken' } as const] : []),
  ...clinicDraft.problems(draft, today, facts, before),
];

/** A clinic is sent with null for a phone or a license number that it does not have (CLI-SEND-1). */
const withNulls = ({ phone, clinic_license_number, ...rest }: Partial<Omit<Clinic, 'id'>>): Partial<Omit<Clinic, 'id'>> => ({
  ...rest,
  ...(phone === undefined ? {} : { phone: phone || null }),
  ...(clinic_license_number === undefined ? {} : { clinic_license_number: clinic_license_number || null }),
});

/** What a new clinic is sent as. */
export const newClinicPayload = (draft: ClinicDraft, facts: Partial<ClinicFacts>) => withNulls(clinicDraft.stored(draft, facts));

/** What an edit is sent as: what differs from how the form opened. */
export const changedClinicPayload: typeof clinicDraft.changed = (...edit) => withNulls(clinicDraft.changed(...edit));

/** Whether a stored clinic could be taken for the one in the payload: its name tells clinics apart, in whichever digits and letters (CLI-RULE-5, CLI-RULE-6, D-413). */
export const isAlikeClinic = ({ name }: Partial<Clinic>, clinic: Clinic): boolean => latinText(name ?? '') === latinText(clinic.name);
