import { LETTERHEAD_FIELDS, type Letterhead, type LetterheadField } from '../../../schema/documents/letterhead.ts';
import { useSelectedIfOpen, useSession } from '../actors.tsx';
import { useRows } from '../resources.ts';
import { dentistName, untitled } from './dentist-name.ts';
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
const WORKFLOW = 'letterhead';

const filled = (head: { readonly [Field in LetterheadField]?: string | null | undefined }): Letterhead =>
  Object.fromEntries(Object.entries(head).filter(([, value]) => value != null && value !== ''));

/** Whose a paper is in one line: the practice, else the dentist; null where nobody knows either. */
export const usePaperName = (): string | null => {
  const { dentist, head } = usePaperHead();
  return head.practice ?? (dentist === null ? null : paperWords.dentist(dentist));
};

/** What stands over every paper; needs the list of clinics, of which the dentist's own one is the practice. */
export const usePaperHead = (): PaperHead => {
  const account = useSession(({ user }) => dentistName(user));
  const typed = useSelectedIfOpen(WORKFLOW, ({ context }: { readonly context: { readonly lasting: Letterhead | null } }) => context.lasting) ?? {};
  const own = useRows('clinics').filter(({ is_personal }) => is_personal);
  // Of several nobody knows which one a paper is of.
  const [clinic] = own.length === 1 ? own : [];
  const provided = filled({
    dentist: account,
    ...(clinic ? { practice: clinic.name, licence: clinic.clinic_license_number, address: clinic.address, phone: clinic.phone } : {}),
  });
  const head = { ...typed, ...provided };
  return { dentist: untitled(head.dentist ?? ''), head, provided, lacking: LETTERHEAD_FIELDS.filter((field) => !head[field] && field !== 'licence') };
};
