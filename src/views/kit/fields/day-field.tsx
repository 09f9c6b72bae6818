import { useRef, useState } from 'react';
import { latinDigits, persianDigits } from '../../../schema/kit/digits.ts';
import { parseTypedDay } from '../../../schema/kit/draft/typed/day.ts';
import { dayNumber, jalaliText } from '../../../schema/kit/jalali.ts';
import type { TypedDay } from '../../../schema/kit/shape.ts';
import { longDay } from '../calendar/day-names.ts';
import { loadCalendar } from '../calendar/load-calendar.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { CalendarIcon } from '../icons/places.tsx';
import { usePartAtTouch } from '../list/later.ts';
import { usePreset } from './choice/preset.ts';
import { useGoingOn } from './entering/going-on.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { dayWords, presetWords } from './texts.ts';
import { useInWords } from './typed/in-words.ts';
import { showTyped, type Typed } from './typed/keep-caret.ts';
import { isLeft } from './typed/left.ts';
import { useSaidOnLeaving } from './typed/on-leaving.ts';

export interface DayFieldProps extends FieldProps {
  /** The text as typed, in Latin digits, and the ISO day it means. */
  readonly value: TypedDay;
  readonly onChange: (value: TypedDay) => void;
  /** Today in Tehran, as an ISO day. */
  readonly today: string;
  /** The last day that can be picked; typing is not stopped, but another day is said on leaving. */
  readonly max?: string | undefined;
  /** A day of birth: it may be long ago, and two digits of its year are read so. */
  readonly birth?: boolean;
  /** What stands in the empty field; a day as an example unless given. */
  readonly placeholder?: string;
  /** The Jalali year on which an empty calendar opens, for days long ago. */
  readonly openOnYear?: number | undefined;
  /** Said after the day in full, as long as there is one: an age. */
  readonly remark?: string | null;
  /** The day was chosen by nobody: that is said after it until the field is touched. */
  readonly preset?: boolean;
  /** Said on leaving what is no day, and of a day out of bounds; words of the kit unless given. */
  readonly words?: { readonly wrong?: string; readonly outside?: string };
}

/** Puts the slashes in while eight digits are typed in a row, for keyboards that have none, and takes no second one after them. */
const withSlashes = (typed: string, before: string): string => {
  const once = typed.replace(/([/.\-\s])[/.\-\s]+/g, '$1');
  const grew = once.length > before.length && once.startsWith(before);
  return grew && /^(\d{4}|\d{4}\/\d{2})$/.test(once) ? `${once}/` : once.replace(/^(\d{4})(\d)$/, '$1/$2').replace(/^(\d{4}\/\d{2})(\d)$/, '$1/$2');
};

const DAYS_OF_YEAR = 365.2425;
/** Days that are no birth are about what goes on, and who was born earlier than that is no patient; what lies further away is asked about. */
const FAR_YEARS = 10;
const FAR_YEARS_OF_BIRTH = 110;

/** The question about a day that is most likely not meant. */
const farAway = (day: string | null, today: string, far: number): string | null => {
  const days = day === null ? 0 : dayNumber(day) - dayNumber(today);
  const years = Math.floor(Math.abs(days) / DAYS_OF_YEAR);
  if (Math.abs(days) <= far * DAYS_OF_YEAR + 1) return null;
  return days < 0 ? dayWords.longAgo(years) : dayWords.farAhead(years);
};

/** A Persian day, typed in any habit (1372/5/23, ۷۲-۵-۲۳, 13720523, «۴ آذر ۱۴۰۵», «فردا») or picked from the calendar. */
export const DayField = ({
  value,
  onChange,
  today,
  max,
  birth = false,
  placeholder,
  openOnYear,
  remark,
  preset = false,
  words,
  error,
  warning,
  disabled = false,
  hint,
  ...field
}: DayFieldProps) => {
  const [open, setOpen] = useState(false);
  const calendar = usePartAtTouch(loadCalendar, open);
  const { marked, touch } = usePreset(preset);
  const box = useRef<HTMLInputElement>(null);
  const goOn = useGoingOn(box);
  const day = value.day ?? null;
  const outside = day !== null && max !== undefined && day > max;
  const wrong = day === null ? (value.typed.trim() === '' ? null : (words?.wrong ?? dayWords.wrong)) : outside ? (words?.outside ?? dayWords.outside) : null;
  const { said, enter, leave } = useSaidOnLeaving(wrong);
  const reading = { today, birth, latest: max };
  const figures = (text: string) => parseTypedDay(text, reading);
  useInWords(value.typed, day, ({ dayInWords }) => {
    const read = dayInWords(value.typed, figures, reading);
    if (read) onChange({ ...value, day: read });
  });
  const pick = (picked: string | null) => {
    setOpen(false);
    if (picked !== null) goOn();
    onChange({ typed: picked === null ? '' : jalaliText(picked), day: picked });
  };
  const type = (typing: Typed) => {
    const typed = withSlashes(latinDigits(typing.value), value.typed);
    showTyped(typing, persianDigits(typed), /[0-9۰-۹٠-٩]/);
    if (document.activeElement === typing && typed.endsWith('/') && typing.selectionStart === typing.value.length - 1)
      typing.setSelectionRange(typing.value.length, typing.value.length);
    onChange({ typed, day: figures(typed) });
  };
  return (
    <FieldFrame
      {...field}
      error={error ?? said}
      warning={warning ?? (wrong === null ? farAway(day, today, birth ? FAR_YEARS_OF_BIRTH : FAR_YEARS) : null)}
      hint={day === null ? hint : [longDay(day), marked ? presetWords.mark : remark].filter(Boolean).join('، ')}
    >
      {(control) => (
        <div className={controlStyle} data-disabled={disabled}>
          <input
            {...control}
            ref={box}
            type="text"
            inputMode="numeric"
            dir="auto"
            autoComplete="off"
            placeholder={placeholder ?? dayWords.example(birth ? dayWords.birth : persianDigits(jalaliText(today)))}
            disabled={disabled}
            value={persianDigits(value.typed)}
            onChange={(event) => type(event.currentTarget)}
            onClick={touch}
            onKeyDown={(event) => {
              if (event.key === 'Enter') touch();
            }}
            onFocus={() => {
              // Who types meanwhile does not wait for a calendar that did not come.
              setOpen(false);
              enter();
            }}
            onBlur={(event) => {
              if (!isLeft(event)) return;
              leave();
              if (day !== null && value.typed !== jalaliText(day)) onChange({ typed: jalaliText(day), day });
            }}
          />
          <IconButton
            icon={CalendarIcon}
            tone="accent"
            label={`${dayWords.pick}، ${field.label}`}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={({ currentTarget }) => {
              touch();
              // Safari leaves it where it was.
              currentTarget.focus();
              setOpen(true);
            }}
            onBlur={() => {
              if (!calendar) setOpen(false);
            }}
          />
          {open && calendar ? (
            <calendar.CalendarSheet
              title={field.label}
              value={day}
              today={today}
              max={max}
              openOnYear={openOnYear}
              onPick={pick}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
};
