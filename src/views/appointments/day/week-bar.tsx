import { css } from '@linaria/core';
import { appointmentsOn, weekOf } from '../../../machines/appointments/day.ts';
import { holidayOn } from '../../../schema/appointments/holidays.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { addDays, weekday } from '../../../schema/kit/jalali.ts';
import { PeriodStrip } from '../../kit/calendar/period-strip.tsx';
import { dayPeriods } from '../../kit/calendar/periods.ts';
import { now } from '../../kit/clock.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { BackwardIcon, ForwardIcon } from '../../kit/icons/things.tsx';
import { useAtDesk } from '../../kit/page/desk/at-desk.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { useNow, useSendAppointments } from '../standing.ts';
import { list } from '../texts.ts';

const bar = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)};
  &[data-desk='false'] {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const off = css`
  ${text.caption}
  font-weight: ${weight.medium};
  color: ${colour.danger};
`;

/** Why a day is free; null for a working day. */
const freeName = (day: string): string | null => {
  const holiday = holidayOn(day);
  return holiday ? list.free(holiday) : weekday(day) === 6 ? list.friday : null;
};

/** The week of a day, with how many are expected on each of its days; a tap shows that day. */
export const WeekBar = ({ day }: { readonly day: string }) => {
  const rows = useRows('appointments');
  const { known } = useListState('appointments');
  const { today } = useNow();
  const send = useSendAppointments();
  const show = (to: string) => send({ type: 'day.chosen', day: to, at: now() });
  const atDesk = useAtDesk();
  const free = freeName(day);
  return (
    <>
      <div className={bar} data-desk={atDesk}>
        {atDesk ? <IconButton icon={BackwardIcon} label={list.previousWeek} onClick={() => show(addDays(day, -7))} /> : null}
        <PeriodStrip
          label={list.week}
          // The weeks around it lie at the ends of the strip, where a thumb draws them in.
          periods={atDesk ? dayPeriods(weekOf(day), 7, today) : dayPeriods(addDays(weekOf(day), -7), 21, today)}
          value={day}
          onChoose={show}
          figureOf={(period) => {
            const count = known ? appointmentsOn(rows, period.day).length : 0;
            return count === 0 ? null : { shown: persianDigits(count), said: list.inDay(count) };
          }}
        />
        {atDesk ? <IconButton icon={ForwardIcon} label={list.nextWeek} onClick={() => show(addDays(day, 7))} /> : null}
      </div>
      {free === null ? null : <p className={off}>{free}</p>}
    </>
  );
};
