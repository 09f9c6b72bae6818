import type { User } from '../../../schema/session/user.ts';

/** A title before a name, which papers and messages set themselves. */
const TITLE = /^(?:دکتر|dr\.?)\s+/iu;

/** A name without a title that stands in it already; null where nothing else is left. */
export const untitled = (name: string): string | null => name.trim().replace(TITLE, '').trim() || null;

/** First and last name of the dentist as the account has them; null where it has none. What somebody signs in with is no name. */
export const dentistName = (user: User | null): string | null =>
  untitled(
    [user?.dentist?.first_name, user?.dentist?.last_name]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' '),
  );
