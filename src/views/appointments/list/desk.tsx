import { css } from '@linaria/core';
import { isPast } from '../../../machines/appointments/day.ts';
import { type Appointment, dayIn, timeIn } from '../../../schema/appointments/appointment.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { directionOf } from '../../kit/figures/direction.ts';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { DeskTable, type TableColumn } from '../../kit/page/desk/desk-table.tsx';
import { RowMenu } from '../../kit/page/list/record-row.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useRows } from '../../kit/resources.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { CallButton } from '../day/call-button.tsx';
import { isClose } from '../day/day-plan.tsx';
import { GapBox } from '../day/gap-box.tsx';
import { useRowActions } from '../day/row-actions.ts';
import { useGaps } from '../day/use-gaps.ts';
import { kindName, rowName, timeText, useGuestOf } from '../names.ts';
import { useNow, useSendAppointments, WORKFLOW } from '../standing.ts';
import { fields, list, gaps as texts } from '../texts.ts';
import { useChosen } from './chosen.ts';

const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(14rem, 26%, 17rem);
  gap: ${space(5)};
  align-items: start;
`;
const main = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;
const free = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & > h2 {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & > p {
    ${text.caption}
    color: ${colour.faint};
  }
`;
// As high as its rows, and no higher than the window: long ranges scroll in it.
const frame = css`
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - 17rem);
  min-block-size: 12rem;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${colour.surface};
  border: 1px solid ${colour.line};
`;
const clock = css`
  font-weight: ${weight.bold};
  color: ${colour.accent};
  &[data-past='true'] {
    color: ${colour.soft};
  }
`;
// What it is for, and that another is close, share the height of a row.
const notes = css`
  display: flex;
  flex-direction: column;
  ${text.caption}
  line-height: 1.6;
  /* At their place, whichever way they run. */
  text-align: right;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [dir='auto'] {
    unicode-bidi: plaintext;
  }
  & > [data-close] {
    color: ${colour.warn};
  }
  /* Alone it has both lines. */
  & > span:only-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: pre-line;
    line-height: 1.4;
  }
`;
const ends = css`
  display: flex;
  justify-content: end;
`;

const ROW = 53;
const HEAD = 43;

interface TableProps {
  readonly rows: readonly Appointment[];
  /** The days are told apart. */
  readonly dated: boolean;
}

/** Appointments as a table: when, who, whether a treatment begins, what for, and how to reach them. */
const Table = ({ rows, dated }: TableProps) => {
  const all = useRows('appointments');
  const { at } = useNow();
  const guestOf = useGuestOf();
  const actionsOf = useRowActions();
  const send = useSendAppointments();
  const columns: readonly TableColumn<Appointment>[] = [
    ...(dated ? [{ head: fields.date, width: '6.5rem', cell: (row: Appointment) => <DayText>{dayIn(row)}</DayText> }] : []),
    {
      head: fields.time,
      width: '5.5rem',
      cell: (row) => (
        <span className={clock} data-past={isPast(dayIn(row), timeIn(row), at)}>
          {timeText(row)}
        </span>
      ),
    },
    { head: fields.patient, width: 'minmax(8rem, 1fr)', cell: (row) => guestOf(row).name },
    { head: fields.is_new_treatment, width: '5.25rem', cell: kindName },
    {
      head: fields.description,
      width: 'minmax(6rem, 1fr)',
      cell: (row) => (
        <div className={notes}>
          {row.description ? (
            <span dir={directionOf(row.description)} title={row.description}>
              {row.description}
            </span>
          ) : null}
          {isClose(all, row) ? <span data-close="">{row.description ? list.closeBrief : list.close}</span> : null}
        </div>
      ),
    },
    {
      head: list.phone,
      width: '8.5rem',
      roomy: true,
      cell: (row) => {
        const phone = guestOf(row).patient?.phone;
        return phone ? <PhoneText>{phone}</PhoneText> : pageWords.none;
      },
    },
    { head: pageWords.call, width: '44px', cell: (row, _, tabIndex) => <CallButton guest={guestOf(row)} tabIndex={tabIndex} /> },
  ];
  return (
    <ResourceRows
      workflow={WORKFLOW}
      list="appointments"
      texts={{ ...list, emptyHelp: dated ? list.emptyRange : list.emptyPast }}
      rows={rows}
      count={rows.length}
      all={all.length}
      icon={CalendarIcon}
      table={(fresh) => (
        <div className={frame} style={{ blockSize: `${HEAD + ROW * rows.length}px` }}>
          <DeskTable
            label={list.title}
            rows={rows}
            columns={columns}
            named={dated ? 2 : 1}
            to={({ id }) => `/edit-appointment/${id}`}
            onOpen={(row) => send({ type: 'row.edit', row })}
            current={null}
            fresh={fresh}
            endLabel={pageWords.more}
            end={(row, tabIndex) => (
              <div className={ends}>
                <RowMenu workflow={WORKFLOW} row={row} name={rowName(row, guestOf(row))} actions={actionsOf(row)} tabIndex={tabIndex} />
              </div>
            )}
          />
        </div>
      )}
    >
      {() => null}
    </ResourceRows>
  );
};

/** A day at the desk: who comes in a table, and the free times beside it. */
export const DayRows = ({ day }: { readonly day: string }) => {
  const { today } = useNow();
  const chosen = useChosen();
  const gaps = useGaps(day);
  return (
    <div className={beside}>
      <div className={main}>
        <Table rows={chosen} dated={false} />
      </div>
      <section className={free} aria-label={texts.title}>
        <h2>{texts.title}</h2>
        {gaps?.map((gap) => (
          <GapBox key={gap.from} day={day} gap={gap} />
        ))}
        {gaps?.length ? <p>{texts.rule}</p> : gaps && day >= today ? <p>{texts.none}</p> : null}
      </section>
    </div>
  );
};

/** A range of days at the desk. */
export const Range = () => <Table rows={useChosen()} dated />;
