import type { Letterhead } from '../../../schema/documents/letterhead.ts';
import { normalise } from '../../../schema/kit/persian-text.ts';
import type { User } from '../../../schema/session/user.ts';
import { useSelectedIfOpen, useSession } from '../actors.tsx';

/** Titles before a name, which papers and messages set themselves; a name that merely begins like one is none. */
const TITLE = /^(?:dr\.\s*|(?:جناب|سرکار|آقای|خانم|دکتر|پروفسور|dr)(?:[\s\u200c]+|$))+/iu;

/** A name without a title that stands in it already; null where nothing else is left. */
export const untitled = (name: string): string | null => normalise(name).replace(TITLE, '') || null;

/** First and last name of the dentist as the account has them; null where it has none. What somebody signs in with is no name. */
export const dentistName = (user: User | null): string | null =>
  untitled(
    [user?.dentist?.first_name, user?.dentist?.last_name]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' '),
  );

/** What was typed on this device for the head of papers; nothing where nobody did. */
export const useTypedHead = (): Letterhead | null | undefined =>
  useSelectedIfOpen('letterhead', ({ context }: { readonly context: { readonly lasting: Letterhead | null } }) => context.lasting);

/** What the dentist is called on papers and in messages, without a title: as the account says, or else as was typed; null where neither does (D-163). */
export const useDentist = (): string | null => {
  const typed = useTypedHead();
  return useSession(({ user }) => dentistName(user)) ?? untitled(typed?.dentist ?? '');
};
