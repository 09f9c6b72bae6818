import type { DocumentDraft } from '../../schema/documents/draft.ts';
import type { Shared } from '../../schema/workflows/paper.ts';
import { isUnended } from '../kit/form/unended.ts';
import type { DocumentsContext } from './context.ts';

const ADVICE = ['kind', 'adviceName', 'adviceText', 'phone'] as const;
/** What of the draft each paper is made of. */
const ON_PAPER = { invoice: ['note'], certificate: ['treatment', 'day', 'restDays', 'addressee'], advice: ADVICE } as const;

const pick = (draft: DocumentDraft, names: readonly (keyof DocumentDraft)[]): Partial<DocumentDraft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]]));

type Written = Pick<DocumentsContext, 'opened' | 'draft' | 'through'>;

/** Whether a text that was shared is out of the program. */
export const wentOut = (how: Shared): boolean => how === 'shared' || how === 'copied';

/** What the paper of a tab is made of, as it stands. */
export const onPaper = ({ draft, tab }: Pick<DocumentsContext, 'draft' | 'tab'>): Partial<DocumentDraft> => pick(draft, ON_PAPER[tab]);

/** With another advice in place of one, which is no more to be ended than that was: nothing of it was typed. */
export const withChosen = ({ opened, draft, through = null }: Written, chosen: DocumentDraft) => {
  const advice = [...ADVICE, 'others'] as const;
  const isBegun = isUnended({ opened, through, draft: pick(draft, advice) });
  return { draft: chosen, through: isBegun ? through : { ...through, ...pick(chosen, advice) } };
};
