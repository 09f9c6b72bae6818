import type { User } from '../../../schema/session/user.ts';

/** First and last name, else the user name; null where neither is known. */
export const dentistName = (user: User | null): string | null => {
  const full = [user?.dentist?.first_name, user?.dentist?.last_name].filter(Boolean).join(' ').trim();
  return full || user?.username || null;
};
