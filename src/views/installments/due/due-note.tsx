import { css } from '@linaria/core';
import { type DueTally, tallyDue } from '../../../schema/installments/due.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp, useIsRecording } from '../../kit/actors.tsx';
import { useSummedLater } from '../../kit/list/later.ts';
import { useRows } from '../../kit/resources.ts';
import { hidden } from '../../kit/theme/hidden.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { dueNote } from './note-texts.ts';

const line = css`
  display: flex;
  align-items: center;
  justify-content: end;
  min-block-size: inherit;
  gap: ${space(2)};
  text-align: end;
`;
const badge = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-inline-size: 28px;
  min-block-size: 28px;
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

const said = ({ overdue, today, soon }: DueTally): string =>
  [...(overdue > 0 ? [dueNote.overdue(overdue)] : []), ...(today > 0 ? [dueNote.today(today)] : []), ...(soon > 0 ? [dueNote.soon(soon)] : [])].join('، ') ||
  dueNote.none;

/** On the entry of due cheques: how many of all patients are overdue or due within a week, of those that could be read; nothing while that is not known, and in a recording. */
export const Note = () => {
  const rows = useRows('installmentChecks');
  const { known, unreadable, asOf } = useSummedLater('installmentChecks');
  const today = useApp(({ at }) => tehranDay(at));
  const recorded = useIsRecording();
  if (recorded || !known) return null;
  const tally = tallyDue(rows, today);
  const counted = unreadable === 0 ? said(tally) : tally.all === 0 ? dueNote.unread : dueNote.partly(said(tally));
  return (
    <span className={line}>
      {tally.all === 0 ? null : <span className={hidden}>{dueNote.all(tally.all)}</span>}
      <span>{asOf === null ? counted : dueNote.asOf(counted)}</span>
      {tally.all === 0 ? null : (
        <b className={badge} data-overdue={tally.overdue > 0} aria-hidden="true">
          {persianDigits(tally.all)}
        </b>
      )}
    </span>
  );
};
