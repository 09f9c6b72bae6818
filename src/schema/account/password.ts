import type { SecretName } from '../kit/vault.ts';

/** How many characters (code points) a new password has (SEC-PASS-2). */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** The fields of a change of password, by the names that their secrets have in the vault. */
export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'newPasswordAgain'] as const;

export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** What may be wrong with one of them. */
export const PASSWORD_FAULTS = ['missing', 'tooShort', 'tooLong', 'blankEdges', 'different'] as const;

export interface PasswordProblem {
  readonly field: PasswordField;
  readonly code: (typeof PASSWORD_FAULTS)[number];
}

const faultOf = (password: string): PasswordProblem['code'] | null => {
  if (password === '') return 'missing';
  // Signing in takes the blanks at the edges away: with them nobody would get in again.
  if (password.trim() !== password) return 'blankEdges';
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return 'tooShort';
  return length > LONGEST_PASSWORD ? 'tooLong' : null;
};

const faultOfRepeat = (again: string, password: string): PasswordProblem['code'] | null => {
  if (again === '') return 'missing';
  return again === password ? null : 'different';
};

/** What is wrong with a change of password as it was typed, one fault a field at most; a rule for the vault. */
export const passwordProblems = (secret: (name: SecretName) => string): readonly PasswordProblem[] => {
  const faults = {
    oldPassword: secret('oldPassword') === '' ? ('missing' as const) : null,
    newPassword: faultOf(secret('newPassword')),
    newPasswordAgain: faultOfRepeat(secret('newPasswordAgain'), secret('newPassword')),
  };
  return PASSWORD_FIELDS.flatMap((field) => {
    const code = faults[field];
    return code === null ? [] : [{ field, code }];
  });
};
