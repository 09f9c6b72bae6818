import { css } from '@linaria/core';
import { stillToCome } from '../../machines/appointments/day.ts';
import { timeIn } from '../../schema/appointments/appointment.ts';
import { useApp, useIsRecording } from '../kit/actors.tsx';
import { twelveHours } from '../kit/calendar/twelve-hours.ts';
import { useSummedLater } from '../kit/list/later.ts';
import { useRows } from '../kit/resources.ts';
import { text, weight } from '../kit/theme/tokens.ts';
import { today as texts } from './today-texts.ts';

const lines = css`
  display: flex;
  flex-direction: column;
  text-align: end;
  & > b {
    ${text.lead}
    font-weight: ${weight.bold};
  }
`;

/** On the card of today: the next appointment, and how many are left; nothing while that is not known, and in a recording. */
export const Note = () => {
  const rows = useRows('appointments');
  const { known, unreadable, asOf } = useSummedLater('appointments');
  const at = useApp((context) => context.at);
  const recorded = useIsRecording();
  if (recorded || !known) return null;
  if (unreadable > 0) return <span className={lines}>{texts.unread}</span>;
  const { next, left, all } = stillToCome(rows, at);
  const said = all === 0 ? texts.none : left === 0 ? texts.done(all) : texts.left(left, all);
  return (
    <span className={lines}>
      {next ? <b>{texts.next(twelveHours(timeIn(next)))}</b> : null}
      <span>{asOf === null ? said : texts.asOf(said)}</span>
    </span>
  );
};
