import { css } from '@linaria/core';
import { type Appointment, timeIn } from '../../../schema/appointments/appointment.ts';
import { twelveHours } from '../../kit/calendar/twelve-hours.ts';
import { directionOf } from '../../kit/figures/direction.ts';
import type { MenuAction } from '../../kit/overlay/action-menu.tsx';
import { RecordRow } from '../../kit/page/list/record-row.tsx';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { type Guest, kindName, rowName } from '../names.ts';
import { WORKFLOW } from '../standing.ts';
import { list } from '../texts.ts';
import { CallButton } from './call-button.tsx';

const clock = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-inline-size: 48px;
  ${text.caption}
  line-height: 1.3;
  color: ${colour.soft};
  & > b {
    ${text.lead}
    line-height: 1.35;
    font-weight: ${weight.bold};
    color: ${colour.accent};
  }
  [data-past='true'] & > b {
    color: ${colour.soft};
  }
`;
// With large letters on a narrow page what can be done stands under what is said.
const around = css`
  container-type: inline-size;
  @container (max-width: 14rem) {
    & [data-fresh] {
      flex-wrap: wrap;
      justify-content: end;
    }
    & [data-fresh] > :first-child {
      flex: 1 0 100%;
      flex-wrap: wrap;
    }
    & [data-fresh] > :first-child > span:last-child {
      flex: 1 0 6em;
    }
  }
`;
const warned = css`
  display: block;
  color: ${colour.warn};
  background: ${colour.warnTint};
  border-radius: 6px;
  padding-inline: ${space(2)};
  margin-block-start: ${space(1)};
`;

/** «۹:۳۰» over «ق.ظ». */
const ClockMark = ({ time }: { readonly time: string }) => {
  const [figures, half] = twelveHours(time).split(' ');
  return (
    <span className={clock}>
      <b>{figures}</b> {half}
    </span>
  );
};

export interface AppointmentRowProps {
  readonly appointment: Appointment;
  readonly guest: Guest;
  /** Another begins within fifteen minutes. */
  readonly close: boolean;
  readonly past: boolean;
  readonly actions: readonly MenuAction[];
}

/** One appointment: when, who, whether a treatment begins, what for, and the way to call (APT-LIST-3). */
export const AppointmentRow = ({ appointment, guest, close, past, actions }: AppointmentRowProps) => (
  <div className={around} data-past={past}>
    <RecordRow
      workflow={WORKFLOW}
      row={appointment}
      name={rowName(appointment, guest)}
      index={<ClockMark time={timeIn(appointment)} />}
      title={guest.name}
      detail={
        <>
          <span>{kindName(appointment)}</span>
          {appointment.description ? <span dir={directionOf(appointment.description)}>{appointment.description}</span> : null}
        </>
      }
      note={close ? <span className={warned}>{list.close}</span> : null}
      beside={<CallButton guest={guest} />}
      actions={actions}
    />
  </div>
);
