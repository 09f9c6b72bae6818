import { css } from '@linaria/core';
import { appointmentsOn, isPast, nearTo } from '../../../machines/appointments/day.ts';
import { type Appointment, dayIn, timeIn } from '../../../schema/appointments/appointment.ts';
import { timeAt } from '../../../schema/kit/draft/typed/time.ts';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { useOpensAt } from '../../kit/list/opens-at.ts';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { useRows } from '../../kit/resources.ts';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { useGuestOf } from '../names.ts';
import { useNow, WORKFLOW } from '../standing.ts';
import { list, gaps as texts } from '../texts.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { GapBox } from './gap-box.tsx';
import { useRowActions } from './row-actions.ts';
import { useGaps } from './use-gaps.ts';

const plan = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
const rule = css`
  ${text.caption}
  color: ${colour.faint};
`;

/** Whether another appointment of the list begins close to one. */
export const isClose = (rows: readonly Appointment[], row: Appointment): boolean => nearTo(rows, row.appointment_time, row.id).length > 0;

/** A day at a glance: who comes when, and the free times between them. */
export const DayPlan = ({ day }: { readonly day: string }) => {
  const rows = useRows('appointments');
  const { at, today } = useNow();
  const guestOf = useGuestOf();
  const actionsOf = useRowActions();
  const expected = appointmentsOn(rows, day);
  const gaps = useGaps(day);
  const items = [
    ...expected.map((row) => ({
      key: `row:${row.id}`,
      time: timeIn(row),
      shown: (
        <AppointmentRow appointment={row} guest={guestOf(row)} close={isClose(rows, row)} past={isPast(dayIn(row), timeIn(row), at)} actions={actionsOf(row)} />
      ),
    })),
    ...(gaps ?? []).map((gap) => ({ key: `gap:${gap.from}`, time: timeAt(gap.from), shown: <GapBox day={day} gap={gap} /> })),
  ].toSorted((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0));
  const upcoming = day === today ? items.find(({ time }) => !isPast(day, time, at))?.key : undefined;
  // Whoever opens today, or turns to it, asks who comes next, and what is still free.
  const next = useOpensAt<HTMLLIElement>(items.length > 0, day);
  const all = (
    <ul className={plan} aria-label={list.title}>
      {items.map(({ key, shown }) => (
        <li key={key} ref={key === upcoming ? next : null}>
          {shown}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <ResourceRows
        workflow={WORKFLOW}
        list="appointments"
        texts={{ ...list, emptyHelp: day < today ? list.emptyPast : list.emptyDay }}
        rows={expected}
        count={expected.length}
        all={rows.length}
        icon={CalendarIcon}
        table={() => all}
      >
        {() => null}
      </ResourceRows>
      {gaps && expected.length === 0 ? all : null}
      {gaps?.length ? <p className={rule}>{texts.rule}</p> : gaps && day >= today ? <p className={rule}>{texts.none}</p> : null}
    </>
  );
};
