import { css } from '@linaria/core';
import { isPast } from '../../../machines/appointments/day.ts';
import { dayIn, timeIn } from '../../../schema/appointments/appointment.ts';
import { longDay } from '../../kit/calendar/day-names.ts';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { useRows } from '../../kit/resources.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { AppointmentRow } from '../day/appointment-row.tsx';
import { isClose } from '../day/day-plan.tsx';
import { useRowActions } from '../day/row-actions.ts';
import { useGuestOf } from '../names.ts';
import { useNow, WORKFLOW } from '../standing.ts';
import { list } from '../texts.ts';
import { useChosen } from './chosen.ts';

const heading = css`
  padding-block: ${space(3)} ${space(1)};
  ${text.caption}
  font-weight: ${weight.bold};
  color: ${colour.soft};
`;

/** The appointments of a range of days, each day under its name. */
export const RangeRows = () => {
  const all = useRows('appointments');
  const rows = useChosen();
  const { at } = useNow();
  const guestOf = useGuestOf();
  const actionsOf = useRowActions();
  return (
    <ResourceRows
      workflow={WORKFLOW}
      list="appointments"
      texts={{ ...list, emptyHelp: list.emptyRange }}
      rows={rows}
      count={rows.length}
      all={all.length}
      icon={CalendarIcon}
    >
      {(row, index) => {
        const day = dayIn(row);
        const before = rows[index - 1];
        return (
          <>
            {before === undefined || dayIn(before) !== day ? <h2 className={heading}>{longDay(day)}</h2> : null}
            <AppointmentRow appointment={row} guest={guestOf(row)} close={isClose(all, row)} past={isPast(day, timeIn(row), at)} actions={actionsOf(row)} />
          </>
        );
      }}
    </ResourceRows>
  );
};
