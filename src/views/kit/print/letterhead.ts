import { LETTERHEAD_FIELDS, type Letterhead, type LetterheadField } from '../../../schema/documents/letterhead.ts';
import { normalise } from '../../../schema/kit/persian-text.ts';
import { useSession } from '../actors.tsx';
import { useRows } from '../resources.ts';
import { dentistName, useDentist, useTypedHead } from './dentist-name.ts';
import { paperWords } from './texts.ts';

/** Whose papers these are, by the provider or else by what was typed once on this device. */
export interface PaperHead {
  readonly dentist: string | null;
  readonly head: Letterhead;
  /** Of it, what the provider has: nobody types that here. */
  readonly provided: Letterhead;
  /** What neither has. */
  readonly lacking: readonly LetterheadField[];
}

/** Where the head of papers is typed. */
export const LETTERHEAD_PATH = '/settings/letterhead';

/** A dash stands where a provider wants something and nobody had it. */
const filled = (head: { readonly [Field in LetterheadField]?: string | null | undefined }): Letterhead =>
  Object.fromEntries(Object.entries(head).filter(([, value]) => /[\p{L}\p{N}]/u.test(value ?? '')));

/** Whose a paper is: the practice, and the dentist unless the practice has that name; nothing where nobody knows either (D-163). */
export const usePaperNames = (): readonly string[] => {
  const { dentist, head } = usePaperHead();
  const { practice = null } = head;
  const isNamed = dentist === null || ` ${normalise(practice ?? '')} `.includes(` ${dentist} `);
  return [practice, isNamed ? null : paperWords.dentist(dentist)].filter((name) => name !== null);
};

/** What stands over every paper; needs the list of clinics, of which the dentist's own one is the practice. */
export const usePaperHead = (): PaperHead => {
  const account = useSession(({ user }) => dentistName(user));
  const own = useRows('clinics').filter(({ is_personal }) => is_personal);
  // Of several nobody knows which one a paper is of.
  const [clinic] = own.length === 1 ? own : [];
  const provided = filled({
    dentist: account,
    ...(clinic ? { practice: clinic.name, licence: clinic.clinic_license_number, address: clinic.address, phone: clinic.phone } : {}),
  });
  const head = { ...useTypedHead(), ...provided };
  return { dentist: useDentist(), head, provided, lacking: LETTERHEAD_FIELDS.filter((field) => !head[field] && field !== 'licence') };
};
