import { css } from '@linaria/core';
import type { Gap } from '../../../machines/appointments/gaps.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import { momentOf } from '../../../schema/appointments/appointment.ts';
import { timeAt } from '../../../schema/kit/draft/typed/time.ts';
import { twelveHours } from '../../kit/calendar/twelve-hours.ts';
import { now } from '../../kit/clock.ts';
import { useRows } from '../../kit/resources.ts';
import { colour, motion, radius, space, TARGET, text, weight } from '../../kit/theme/tokens.ts';
import { useMoveStep, useSendAppointments, useStanding } from '../standing.ts';
import { gaps as texts } from '../texts.ts';

const box = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border-radius: ${radius.card};
  border: 1.5px dashed ${colour.line};
  & > p {
    ${text.caption}
    color: ${colour.soft};
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
    gap: ${space(2)};
  }
  /* One or two times stand beside their words. */
  &[data-short='true'] {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(2)};
    & > p {
      flex: 1 1 9em;
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
    }
    & > div > button {
      min-inline-size: 5rem;
    }
  }
`;
const start = css`
  min-block-size: ${TARGET};
  border-radius: ${radius.control};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.body}
  font-weight: ${weight.bold};
  transition: background-color ${motion.quick};
  white-space: nowrap;
  & > small {
    ${text.caption}
    font-weight: ${weight.medium};
  }
  &[data-moving='true'] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }
  /* The place that an appointment is moved from. */
  &:disabled {
    background: ${colour.sunken};
    color: ${colour.faint};
  }
  @media (hover: hover) {
    &:hover:enabled {
      background: ${colour.tintDeep};
      color: ${colour.onTint};
    }
  }
`;

/** A time of the last minute of the day is the end of it. */
const endOf = (minute: number): string => twelveHours(timeAt(minute % 1440));

/** «۹:۳۰ ق.ظ», its half of the day in small letters. */
const HalfDayTime = ({ time }: { readonly time: string }) => {
  const [figures, half] = twelveHours(time).split(' ');
  return (
    <>
      {figures} <small>{half}</small>
    </>
  );
};

/** The day is laid out anew as soon as something is put into it: what slides under a hand so soon, in milliseconds, is nothing that it meant. */
const SAME_PRESS = 500;
/** When a move was placed last, on the clock of the page's events. */
let placedAt = Number.NEGATIVE_INFINITY;

/** A free stretch of a day; a tap on a time books it, or puts there what is being moved. */
export const GapBox = ({ day, gap }: { readonly day: string; readonly gap: Gap }) => {
  const send = useSendAppointments();
  const { move } = useStanding();
  const picking = useMoveStep() === 'picking';
  const rows = useRows('appointments');
  const listed = picking && move ? (rowById(rows, move.row.id)?.appointment_time ?? null) : null;
  const here = picking ? (listed ?? move?.row.appointment_time) : undefined;
  return (
    <div className={box} data-short={gap.starts.length < 3}>
      <p>{texts.between(twelveHours(timeAt(gap.from)), endOf(gap.to))}</p>
      <div>
        {gap.starts.map((time) => (
          <button
            key={time}
            type="button"
            className={start}
            data-moving={picking}
            disabled={here === momentOf(day, time)}
            aria-label={picking ? texts.moveHere(twelveHours(time)) : texts.book(twelveHours(time))}
            onClick={({ timeStamp }) => {
              if (picking) placedAt = timeStamp;
              else if (timeStamp - placedAt < SAME_PRESS) return;
              send(picking ? { type: 'move.placed', to: momentOf(day, time), at: now(), listed } : { type: 'booking.begun', day, time });
            }}
          >
            <HalfDayTime time={time} />
          </button>
        ))}
      </div>
    </div>
  );
};
