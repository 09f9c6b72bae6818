import type { Draft } from '../../../schema/kit/draft/draft.ts';
import type { AnyRow } from '../rows.ts';

/** What a form's rules take from its draft: how it opens, what is wrong with it, what is sent, and whether that is stored. */
export const rulesOf = <R extends AnyRow, X, E>(draft: Draft<R, X, E>) => ({
  opened: () => draft.empty,
  draftOf: draft.open,
  revised: draft.revised,
  problems: draft.problems,
  newPayload: draft.created,
  changedPayload: draft.changed,
  isAsSent: draft.isAsSent,
});
