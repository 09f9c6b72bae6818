import type { Kept, Migrations } from '../kit/migrations.ts';

interface First {
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The first version let one list serve whoever was chosen in it: only that of one patient is gone on with, any other is kept to
 * be read, as is whatever does not fit.
 */
export const prescriptionMigrations: Migrations = {
  1: (kept: Kept): Kept => {
    const context = kept.context as First;
    if (context.params.patient === undefined) throw new Error('A prescription of the first version that is of nobody in its address.');
    return { ...kept, context: { ...context, printed: false, unsure: false, replaced: null } };
  },
};
