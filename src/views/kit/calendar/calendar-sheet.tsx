import { css } from '@linaria/core';
import { useState } from 'react';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { isInCalendar, type JalaliMonth, MONTHS, monthOf, monthsAway, toJalali } from '../../../schema/kit/jalali.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { dayWords } from '../fields/texts.ts';
import { BackwardIcon, DownIcon, ForwardIcon } from '../icons/things.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { colour, radius, space, TARGET, text, weight } from '../theme/tokens.ts';
import { monthTitle } from './day-names.ts';
import { MonthGrid } from './month-grid.tsx';
import { YearList } from './year-list.tsx';

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
`;
const titleButton = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${TARGET};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  ${text.lead}
  font-weight: ${weight.bold};
  color: ${colour.accent};
`;

export interface CalendarSheetProps {
  readonly title: string;
  readonly value: string | null;
  readonly today: string;
  readonly max?: string | undefined;
  readonly openOnYear?: number | undefined;
  readonly onPick: (isoDay: string | null) => void;
  readonly onClose: () => void;
}

/** A Persian calendar in a sheet: Saturday first, keys that follow the eye, and a list of years for days long ago. */
export const CalendarSheet = ({ title, value, today, max, openOnYear, onPick, onClose }: CalendarSheetProps) => {
  const [shown, setShown] = useState<JalaliMonth>(() => {
    if (value === null && openOnYear !== undefined) return { year: openOnYear, month: 1 };
    return monthOf(value && isInCalendar(value) ? value : today);
  });
  const [choosingYear, setChoosingYear] = useState(value === null && openOnYear !== undefined);
  const outside = max !== undefined && today > max;

  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button tone="plain" disabled={value === null} onClick={() => onPick(null)}>
            {dayWords.clear}
          </Button>
          <Button tone="secondary" disabled={outside} onClick={() => onPick(today)}>
            {dayWords.today}
          </Button>
        </>
      }
    >
      <div className={bar}>
        <IconButton icon={BackwardIcon} label={dayWords.previousMonth} disabled={choosingYear} onClick={() => setShown(monthsAway(shown, -1))} />
        <button type="button" className={titleButton} aria-expanded={choosingYear} onClick={() => setChoosingYear(!choosingYear)}>
          <span aria-live="polite">{choosingYear ? `${dayWords.chooseYear}: ${persianDigits(shown.year)}` : monthTitle(shown.year, shown.month)}</span>
          <DownIcon size={18} />
        </button>
        <IconButton icon={ForwardIcon} label={dayWords.nextMonth} disabled={choosingYear} onClick={() => setShown(monthsAway(shown, 1))} />
      </div>
      {choosingYear ? (
        <YearList
          value={shown}
          months={MONTHS}
          first={toJalali(today).year - 110}
          last={max ? toJalali(max).year : toJalali(today).year + 10}
          onYear={(year) => setShown({ ...shown, year })}
          onMonth={(month) => {
            setShown({ ...shown, month });
            setChoosingYear(false);
          }}
        />
      ) : (
        <MonthGrid shown={shown} value={value} today={today} max={max} onShow={setShown} onPick={onPick} />
      )}
    </Sheet>
  );
};
