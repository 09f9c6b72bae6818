import { dayIn } from '../../../schema/appointments/appointment.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { longDay } from '../../kit/calendar/day-names.ts';
import { dayWords } from '../../kit/fields/texts.ts';
import { DayText } from '../../kit/figures/day-text.tsx';
import { PhoneText } from '../../kit/figures/phone-text.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useTableOnPaper } from '../../kit/print/paper/part-on-paper.ts';
import { isSettled, useListState } from '../../kit/resources.ts';
import { kindName, phoneLack, timeText, useGuestOf } from '../names.ts';
import { useAtWork, useStanding } from '../standing.ts';
import { fields, list } from '../texts.ts';
import { useChosen, useShownDay } from './chosen.ts';

const useDaysText = (): string => {
  const day = useShownDay();
  const { range } = useStanding();
  if (day !== null) return longDay(day);
  const side = (name: 'from' | 'to') => (range[name] === null ? [] : [`${dayWords[name]} ${persianDigits(jalaliText(range[name]))}`]);
  return [...side('from'), ...side('to')].join(' ') || list.views.range;
};

/** The appointments that are shown, on paper. */
export const Paper = () => {
  const { printing } = useAtWork();
  const rows = useChosen();
  const days = useDaysText();
  const guestOf = useGuestOf();
  // Who comes is what such a paper is for.
  const named = isSettled(useListState('patients'));
  const Print = useTableOnPaper(printing, rows.length > 0 && named);
  if (!Print) return null;
  return (
    <Print.PrintList
      list="appointments"
      title={list.printTitle}
      note={`${days} · ${list.count(rows.length)}`}
      rows={rows}
      columns={[
        { head: fields.date, cell: (row) => <DayText>{dayIn(row)}</DayText>, figure: true },
        { head: fields.time, cell: timeText, figure: true },
        { head: fields.patient, cell: (row) => guestOf(row).name },
        { head: fields.is_new_treatment, cell: kindName, figure: true },
        {
          head: list.phone,
          cell: (row) => {
            const guest = guestOf(row);
            const lack = phoneLack(guest);
            return guest.patient?.phone ? <PhoneText>{guest.patient.phone}</PhoneText> : lack === 'phoneUnread' ? list[lack] : pageWords.none;
          },
        },
        { head: fields.description, cell: ({ description }) => description || pageWords.none },
      ]}
    />
  );
};
