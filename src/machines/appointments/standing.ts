import { type DayRange, dayInAddress, EVER, isReversed, isSameRange, isWithin } from '../../schema/accounting/day-range.ts';
import { isSound, rangeTyped, type Side, type TypedRange, type TypedSides, typedDay } from '../../schema/accounting/typed-range.ts';
import { type Appointment, dayIn } from '../../schema/appointments/appointment.ts';
import { type AppointmentView, VIEWS } from '../../schema/appointments/views.ts';
import type { TypedDay } from '../../schema/kit/shape.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { ScreenInput } from '../../schema/workflows/screen.ts';
import type { Params } from '../kit/screen.ts';

/** Which days are shown. */
export interface Standing extends TypedRange {
  readonly view: AppointmentView;
  /** The one day that is shown when it is not today's, as an ISO day; null while none was chosen. */
  readonly day: string | null;
  /** What stands in the fields. */
  readonly typed: TypedSides & { readonly day: TypedDay };
  /** The range that holds: the last one of which nothing was wrong. */
  readonly range: DayRange;
  /** The address asked for days that it cannot mean. */
  readonly misread: boolean;
}

const plain: Standing = {
  view: 'today',
  day: null,
  typed: { day: typedDay(null), from: typedDay(null), to: typedDay(null) },
  side: 'to',
  range: EVER,
  misread: false,
};

const withDay = (standing: Standing, day: string): Standing => ({
  ...standing,
  view: 'date',
  day,
  typed: { ...standing.typed, day: typedDay(day) },
  misread: false,
});

const withRange = (standing: Standing, range: DayRange): Standing => ({
  ...standing,
  view: 'range',
  range,
  typed: { ...standing.typed, from: typedDay(range.from), to: typedDay(range.to) },
  misread: false,
});

/** A day that was tapped; today has a view of its own. */
export const onDay = (standing: Standing, day: string, at: number): Standing =>
  day === tehranDay(at) ? { ...standing, view: 'today', misread: false } : withDay(standing, day);

/** Whether a day is among those that are shown. */
const isShown = ({ view, day: chosen, range }: Standing, day: string, at: number): boolean => {
  if (view === 'range') return isWithin(day, range);
  return day === (view === 'date' ? (chosen ?? tehranDay(at)) : tehranDay(at));
};

/** The day of an appointment that was handed over, unless that is in sight already. */
export const onPassed = (standing: Standing, passed: ScreenInput['passed'], at: number): Standing => {
  if (passed?.row?.resource !== 'appointments') return standing;
  const day = dayIn(passed.row.row);
  return isShown(standing, day, at) ? standing : onDay(standing, day, at);
};

/** The day of an appointment that is to be moved: a range has no free times. */
export const forMove = (standing: Standing, row: Pick<Appointment, 'appointment_time'>, at: number): Standing =>
  standing.view === 'range' ? onDay(standing, dayIn(row), at) : standing;

/** Another view. A range that nobody gave begins today, a date is the day that was last looked at. */
export const inView = (standing: Standing, view: AppointmentView, at: number): Standing => {
  const today = tehranDay(at);
  if (view === 'date') return withDay(standing, standing.day ?? today);
  if (view === 'range' && isSameRange(standing.range, EVER)) return withRange(standing, { from: today, to: null });
  return { ...standing, view, misread: false };
};

/** After the date was written in: another day is shown once it is one. */
export const withTypedDay = (standing: Standing, value: TypedDay): Standing => ({
  ...standing,
  typed: { ...standing.typed, day: value },
  day: value.day ?? standing.day,
  misread: false,
});

/** After a side of the range was written in: the range changes only when nothing is wrong with it. */
export const withTypedSide = (standing: Standing, side: Side, value: TypedDay): Standing => {
  const next = { ...standing, typed: { ...standing.typed, [side]: value }, side, misread: false };
  return isSound(next) ? { ...next, range: rangeTyped(next.typed) } : next;
};

/** What an address asks for: `?date=`, or `?from=` and `?to=`. What it cannot mean leaves today, and is said. */
export const standingIn = (query: Params): Standing => {
  const { date, from, to, view } = query;
  const days = { date: dayInAddress(date), from: dayInAddress(from), to: dayInAddress(to) };
  const wrong = [date !== undefined && days.date === null, from !== undefined && days.from === null, to !== undefined && days.to === null];
  const misread = wrong.includes(true) || isReversed(days) || (view !== undefined && !VIEWS.includes(view as AppointmentView));
  if (misread) return { ...plain, misread };
  if (days.date !== null) return withDay(plain, days.date);
  return days.from !== null || days.to !== null || view === 'range' ? withRange(plain, { from: days.from, to: days.to }) : plain;
};

/** What the address is to say. */
export const addressOf = ({ view, day, range: { from, to } }: Standing): Params => {
  if (view === 'date' && day !== null) return { date: day };
  if (view !== 'range') return {};
  return from === null && to === null ? { view } : { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
};

/** Whether something is asked that would have to be asked again. */
export const isAsked = (standing: Standing): boolean => Object.keys(addressOf(standing)).length > 0;

/** On return: what the address asks for, else what was asked before. */
export const returned = (standing: Standing, query: Params | null): Standing => {
  if (query === null || Object.keys(query).length === 0) return standing;
  const asked = standingIn(query);
  // The very place that was left: what the address does not say of it still holds.
  return !asked.misread && JSON.stringify(addressOf(asked)) === JSON.stringify(addressOf(standing)) ? standing : asked;
};
