import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { holidayOn } from '../../../schema/appointments/holidays.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { addDays, fromJalali, type JalaliMonth, monthLength, monthOf, monthsAway, toJalali, WEEKDAYS, weekday } from '../../../schema/kit/jalali.ts';
import { dayWords } from '../fields/texts.ts';
import { colour, radius, TARGET, text, weight } from '../theme/tokens.ts';
import { longDay } from './day-names.ts';

const grid = css`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th {
    ${text.caption}
    font-weight: ${weight.medium};
    color: ${colour.faint};
    block-size: 32px;
  }
  & td {
    padding: 1px;
    text-align: center;
  }
`;
const dayStyle = css`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: ${TARGET};
  border-radius: ${radius.control};
  &[data-free='true'] {
    color: ${colour.danger};
  }
  &[data-today='true'] {
    box-shadow: inset 0 0 0 1.5px ${colour.accent};
    font-weight: ${weight.bold};
  }
  &[aria-pressed='true'] {
    background: ${colour.accent};
    color: ${colour.onAccent};
    font-weight: ${weight.bold};
  }
  &:not(:disabled, [aria-pressed='true']):hover {
    background: ${colour.tint};
  }
  &:disabled {
    color: ${colour.faint};
    text-decoration: line-through;
    opacity: 0.6;
  }
`;

export interface MonthGridProps {
  readonly shown: JalaliMonth;
  readonly value: string | null;
  readonly today: string;
  readonly max?: string | undefined;
  readonly onShow: (month: JalaliMonth) => void;
  readonly onPick: (isoDay: string) => void;
}

/** The same day of a month so many months away, or its last day. */
const sameDay = (isoDay: string, by: number): string => {
  const { day, ...month } = toJalali(isoDay);
  const to = monthsAway(month, by);
  return fromJalali({ ...to, day: Math.min(day, monthLength(to.year, to.month)) });
};

/** Where a key leads: Left is the next day, as the eye reads. */
const led = (key: string, shift: boolean, from: string): string | null => {
  const days: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1, ArrowDown: 7, ArrowUp: -7, Home: -weekday(from), End: 6 - weekday(from) };
  const step = days[key];
  if (step !== undefined) return addDays(from, step);
  if (key === 'PageDown' || key === 'PageUp') return sameDay(from, (key === 'PageDown' ? 1 : -1) * (shift ? 12 : 1));
  return null;
};

export const MonthGrid = ({ shown, value, today, max, onShow, onPick }: MonthGridProps) => {
  const first = fromJalali({ ...shown, day: 1 });
  const length = monthLength(shown.year, shown.month);
  const last = addDays(first, length - 1);
  const within = (day: string) => day >= first && day <= last;
  const allowed = (day: string) => max === undefined || day <= max;
  const table = useRef<HTMLTableElement>(null);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  });

  const candidates = [value, today, first].filter((day): day is string => day !== null && within(day) && allowed(day));
  const tabStop = candidates[0] ?? (max !== undefined && within(max) ? max : first);
  const keyed = (event: KeyboardEvent, from: string) => {
    const to = led(event.key, event.shiftKey, from);
    // With Alt, Ctrl or ⌘ a key is the browser's.
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!allowed(to)) return;
    focusNext.current = to;
    onShow(monthOf(to));
  };

  const weeks = Math.ceil((weekday(first) + length) / 7);
  return (
    <table ref={table} className={grid}>
      <thead>
        <tr>
          {dayWords.weekdayLetters.map((letter, index) => (
            <th key={letter} scope="col">
              <abbr title={WEEKDAYS[index]}>{letter}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={addDays(first, week * 7)}>
            {WEEKDAYS.map((name, column) => {
              const number = week * 7 + column - weekday(first) + 1;
              if (number < 1 || number > length) return <td key={name} />;
              const day = addDays(first, number - 1);
              const holiday = holidayOn(day);
              const named = holiday ? `${longDay(day)}، ${dayWords.holiday}: ${holiday}` : longDay(day);
              return (
                <td key={name}>
                  <button
                    type="button"
                    className={dayStyle}
                    data-day={day}
                    data-free={column === 6 || holiday !== undefined}
                    data-today={day === today}
                    {...(day === tabStop ? { 'data-first': '' } : {})}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={named}
                    title={holiday}
                    disabled={!allowed(day)}
                    tabIndex={day === tabStop ? 0 : -1}
                    onKeyDown={(event) => keyed(event, day)}
                    onClick={() => onPick(day)}
                  >
                    {persianDigits(number)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
