import type { Kept, Migrations } from '../kit/migrations.ts';

/** The session of the first version, in which the question before signing out was nobody's business but the screen's. */
const second = (kept: Kept): Kept => {
  const value = kept.value as string | { readonly signedIn?: object };
  return typeof value === 'object' && value.signedIn ? { ...kept, value: { signedIn: { leaving: 'staying', ...value.signedIn } } } : kept;
};

/** The session of the second version did not remember why it ended. */
const third = (kept: Kept): Kept => ({ ...kept, context: { ...(kept.context as object), reason: null } });

/** How states of earlier versions of the session become those of today. */
export const sessionMigrations: Migrations = { 1: second, 2: third };
