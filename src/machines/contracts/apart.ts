import { type ContractDraft, periodOf } from '../../schema/contracts/contract-draft.ts';
import { overlaps, type Period } from '../../schema/contracts/period.ts';
import type { AnyRow } from '../kit/rows.ts';
import { type Around, inHand } from '../kit/staged/context.ts';

/** Of stored contracts those beside which the one in the form may not hold: what the list leaves as it is, and what the form's did not overlap before it was changed (D-295). */
export const keptApart = <Row extends AnyRow & Period>(stored: readonly Row[], around: Around<ContractDraft, object, AnyRow>): readonly Row[] => {
  const changed = inHand(around);
  const was = around.opened && periodOf(around.opened);
  return stored.filter((other) => !changed.has(other.id) && !(was && overlaps(was, other)));
};
