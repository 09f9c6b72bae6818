import { tehranDay } from '../../schema/kit/tehran.ts';
import type { Kept, Migrations } from '../kit/migrations.ts';

interface First {
  readonly params: Readonly<Record<string, string>>;
}

interface Second {
  readonly at: number;
  readonly printed: boolean | string | null;
  readonly unsure?: boolean;
  readonly replaced: object | null;
}

/**
 * In the second version one thing alone could be unknown, and whoever was asked about it is back at the list. Of a printed one the day was
 * not known: it is that on which something was last done with it.
 */
const third = (kept: Kept): Kept => {
  const { unsure: _, printed, replaced, ...context } = kept.context as Second;
  return {
    ...kept,
    value: kept.value === 'doubting' ? 'composing' : kept.value,
    context: {
      doubts: [],
      ...context,
      printed: printed === true ? tehranDay(context.at) : printed || null,
      replaced: replaced && { printed: null, ...replaced },
    },
  };
};

/**
 * The first version let one list serve whoever was chosen in it: only that of one patient is gone on with, any other is kept to
 * be read, as is whatever does not fit.
 */
export const prescriptionMigrations: Migrations = {
  1: (kept: Kept): Kept => {
    const context = kept.context as First;
    if (context.params.patient === undefined) throw new Error('A prescription of the first version that is of nobody in its address.');
    return { ...kept, context: { printed: false, unsure: false, replaced: null, ...context } };
  },
  2: third,
};
