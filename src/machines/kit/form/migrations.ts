import type { Kept, Migrations } from '../migrations.ts';

interface First {
  readonly id: number | null;
}

/** A form of the first version, which knew neither its parameters nor what left its outcome open; what it says of them stays (D-277). */
const second = (kept: Kept): Kept => {
  const context = kept.context as First;
  const params: Readonly<Record<string, string>> = context.id === null ? {} : { id: String(context.id) };
  const { failure = null } = kept.context as { readonly failure?: unknown };
  const inDoubt = ['quarantined', 'searching', 'rereading', 'unsent', 'choosing', 'unsure'].includes(String(kept.value));
  return { ...kept, context: { params, sheet: false, doubt: inDoubt ? failure : null, ...context } };
};

/** How states of earlier versions of any record's form become those of today. */
export const formMigrations: Migrations = { 1: second };
