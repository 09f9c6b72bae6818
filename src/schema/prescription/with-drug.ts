import { drugNamed } from './allergens.ts';
import type { LineDraft } from './line.ts';

/** Whether a text goes on from another by nothing that could make another name of it. */
const isTypedOn = (from: string, to: string): boolean => to.startsWith(from) && !/\p{L}/u.test(to.slice(from.length));

/**
 * The name of a line's drug, and no strength where that is one of the drug's that stood there before and none of this one's; a strength
 * that somebody wrote themselves stays, until another known drug takes the place of one.
 */
export const withDrug = ({ drug, form }: Pick<LineDraft, 'drug' | 'form'>, name: string): Partial<LineDraft> => {
  const [before, now] = [drugNamed(drug), drugNamed(name)];
  const isLost = before !== null && before !== now && (now !== null || (before.forms.includes(form) && !isTypedOn(drug, name)));
  return isLost && !now?.forms.includes(form) ? { drug: name, form: '' } : { drug: name };
};
