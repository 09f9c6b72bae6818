import { css } from '@linaria/core';
import { type Side, wrongWith } from '../../../machines/appointments/standing.ts';
import { DayField } from '../../kit/fields/day-field.tsx';
import { dayWords } from '../../kit/fields/texts.ts';
import { space } from '../../kit/theme/tokens.ts';
import { useNow, useSendAppointments, useStanding } from '../standing.ts';
import { list } from '../texts.ts';

const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: start;
  gap: ${space(3)};
`;

/** The first and the last day of the range; one that ends before it begins is refused at its field (APT-LIST-1). */
export const RangeFields = () => {
  const standing = useStanding();
  const { today } = useNow();
  const send = useSendAppointments();
  const field = (side: Side) => (
    <DayField
      label={dayWords[side]}
      placeholder={dayWords[side]}
      value={standing.typed[side]}
      today={today}
      error={wrongWith(standing, side) === 'reversed' ? dayWords.backwards : null}
      onChange={(value) => send({ type: 'range.typed', side, value })}
    />
  );
  return (
    <div className={fields}>
      {field('from')}
      {field('to')}
    </div>
  );
};

/** The one day that is shown, typed or picked from the calendar (APT-LIST-1). */
export const DateField = () => {
  const { typed } = useStanding();
  const { today } = useNow();
  const send = useSendAppointments();
  return <DayField label={list.dayLabel} value={typed.day} today={today} onChange={(value) => send({ type: 'day.typed', value })} />;
};
