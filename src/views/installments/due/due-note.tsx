import { css } from '@linaria/core';
import { type DueTally, tallyDue } from '../../schema/installments/due.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { useApp } from '../kit/actors.tsx';
import { useRowsLater } from '../kit/list/later.ts';
import { colour, radius, space, text, visuallyHidden, weight } from '../kit/theme/tokens.ts';
import { due } from './texts.ts';

const badge = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  min-block-size: 24px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius.round};
  ${text.caption}
  font-weight: ${weight.bold};
  background: ${colour.warnTint};
  color: ${colour.warn};
  &[data-overdue='true'] {
    background: ${colour.danger};
    color: ${colour.onDanger};
  }
`;
const hidden = css`
  ${visuallyHidden}
`;

/** What of all cheques of the practice is overdue or due soon; null while that is not known. */
const useDueCheques = (shown: boolean): DueTally | null => {
  const today = useApp(({ at }) => tehranDay(at));
  const cheques = useRowsLater('installmentChecks', shown);
  return cheques && tallyDue(cheques, today);
};

/** How many cheques are overdue or due within a week, on whatever leads to them; nothing where none is. */
export const DueBadge = ({ shown = true }: { readonly shown?: boolean }) => {
  const tally = useDueCheques(shown);
  if (tally === null || tally.overdue + tally.soon === 0) return null;
  return (
    <span className={badge} data-overdue={tally.overdue > 0}>
      <span aria-hidden="true">{persianDigits(tally.overdue + tally.soon)}</span>
      <span className={hidden}>{due.badge(tally.overdue, tally.soon)}</span>
    </span>
  );
};
