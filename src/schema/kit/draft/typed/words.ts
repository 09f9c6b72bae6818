import { plainDigits } from '../../digits.ts';
import { addDays, dayNumber, MONTHS, toJalali, WEEKDAYS, weekday } from '../../jalali.ts';
import { normalise } from '../../persian-text.ts';
import type { DayReading } from './day.ts';

/**
 * Days and times in words, which come to a page when somebody touches it: what is read in figures is handed in.
 */

/** Reads what is written in figures; null when it means nothing. */
type Figures = (text: string) => string | null;

/** As far as spelling goes: half-spaces, vowel signs and commas say nothing about a day, nor does the sign on an alef. */
const bare = (text: string): string =>
  normalise(text)
    .replace(/[\u200c\u064b-\u065f\u0670]/g, '')
    .replace(/آ/g, 'ا')
    .replace(/\s*[،,]\s*/g, ' ')
    .trim();

const MONTH_NAMES = MONTHS.map(bare);
const WEEKDAY_NAMES = WEEKDAYS.map(bare);
const weekdays = WEEKDAY_NAMES.map((name) => name.replace('شنبه', '\\s?شنبه')).join('|');
const month = `(${MONTH_NAMES.join('|')})`;
const GAP = '[\\s/.-]*';
/** Of the Persian calendar: its months have no other. */
const YEAR = '1[2-6]\\d{2}';

const WITH_WEEKDAY = new RegExp(`^(?:روز )?(${weekdays})?\\s*(.*?)\\s*(${weekdays})?$`);
const DAY_FIRST = new RegExp(`^(\\d{1,2}) ?(?:ا?م)?${GAP}${month} ?(?:ماه)?${GAP}(?:سال )?(\\d{2}|${YEAR})?$`);
/** As browsers write it where the day of the week stands behind. */
const YEAR_FIRST = new RegExp(`^(${YEAR})${GAP}${month}${GAP}(\\d{1,2})$`);

/** Of a year's days none is further from today, unless the nearest year lacks it: «۳۰ اسفند» is then no day, and not that of another year. */
const HALF_A_YEAR = 184;

/** The day of a month nearest to today, among those that may be meant; nobody tells a birth without its year. */
const nearest = (ofYear: string, figures: Figures, { today, birth = false, latest }: DayReading): string | null => {
  const { year } = toJalali(today);
  const days = (birth ? [] : [year - 1, year, year + 1]).map((each) => figures(`${each}/${ofYear}`)).filter((day) => day !== null);
  const away = (day: string) => Math.abs(dayNumber(day) - dayNumber(today));
  return days.filter((day) => (latest === undefined ? away(day) <= HALF_A_YEAR : day <= latest)).toSorted((one, other) => away(one) - away(other))[0] ?? null;
};

const AWAY: ReadonlyMap<string, number> = new Map(Object.entries({ پریروز: -2, دیروز: -1, امروز: 0, فردا: 1, پسفردا: 2 }));

/**
 * Reads a day by its name or that of its month or weekday: «فردا», «۴ آذر ۱۴۰۵», «چهارشنبه ۴ آذر», «۱۴۰۵ آذر ۴, چهارشنبه»,
 * «چهارشنبه ۱۴۰۵/۰۹/۰۴». Null when it means none, or another one than the day of the week that it names.
 */
export const dayInWords = (typed: string, figures: Figures, reading: DayReading): string | null => {
  const text = bare(plainDigits(typed));
  const away = AWAY.get(text.replace(/\s/g, ''));
  if (away !== undefined) return addDays(reading.today, away);
  const [, before, rest = '', after] = WITH_WEEKDAY.exec(text) ?? [];
  const [, first, name, year] = DAY_FIRST.exec(rest) ?? [];
  const [, yearFirst, nameThen, last] = YEAR_FIRST.exec(rest) ?? [];
  const ofYear = `${MONTH_NAMES.indexOf(name ?? nameThen ?? '') + 1}/${first ?? last}`;
  const said = year ?? yearFirst;
  const day = (name ?? nameThen) === undefined ? figures(rest) : said === undefined ? nearest(ofYear, figures, reading) : figures(`${said}/${ofYear}`);
  const fits = [before, after].every(
    (weekdayName) => weekdayName === undefined || (day !== null && weekdayName.replace(/\s/g, '') === WEEKDAY_NAMES[weekday(day)]),
  );
  return fits ? day : null;
};

const HOURS = 24;

/** The hours that each part of the day has, by its name without gaps and points; those of the night go on after midnight. */
const PARTS: ReadonlyMap<string, readonly [first: number, last: number]> = new Map([
  ['قظ', [0, 11]],
  ['قبلازظهر', [0, 11]],
  ['بامداد', [0, 6]],
  ['صبح', [1, 11]],
  ['ظهر', [11, 15]],
  ['بظ', [12, 23]],
  ['بعدازظهر', [12, 23]],
  ['عصر', [13, 23]],
  ['شب', [18, 28]],
]);
const part = `(${[...PARTS.keys()].join('|')})`;
const WITH_PART = new RegExp(`^${part}?(?:ساعت)?(\\d.*?)${part}?$`);

/** The hour that is meant: one from 1 to 12 is that of the part of the day, any other is none but itself. */
const hourIn = (hour: number, [first, last]: readonly [number, number]): number | null => {
  const meant = (hour >= 1 && hour <= 12 ? [hour % 12, (hour % 12) + 12, (hour % 12) + HOURS] : [hour, hour + HOURS]).find(
    (one) => one >= first && one <= last,
  );
  return meant === undefined ? null : meant % HOURS;
};

/** Reads a time of day with words about it: «۲:۳۰ ب.ظ», «ساعت ۲ و ۳۰ دقیقه بعدازظهر», «۹ و نیم صبح». Null when it means none, and for an hour that its part of the day does not have: «۱۴ صبح». */
export const timeInWords = (typed: string, figures: Figures): string | null => {
  // What stands between two figures parts them.
  const close = bare(plainDigits(typed).replace(/(\d)\s*[،,]\s*(?=\d)/g, '$1.'))
    .replace(/(\d)\s+(?=\d)/g, '$1_')
    .replace(/\s/g, '')
    .replace(/([ء-ی])\./g, '$1');
  const [, before, clock = '', after] = WITH_PART.exec(close) ?? [];
  const time = figures(
    clock
      .replaceAll('_', ' ')
      .replace(/ونیم$/, ':30')
      .replace(/وربع$/, ':15')
      .replace(/^(\d+)و(\d+)(?:دقیقه)?$/, '$1:$2'),
  );
  const hours = PARTS.get(before ?? after ?? '');
  if (time === null || hours === undefined) return time;
  const hour = before !== undefined && after !== undefined ? null : hourIn(Number(time.slice(0, 2)), hours);
  return hour === null ? null : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
};
