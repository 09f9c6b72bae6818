import type { TypedRange, TypedSides } from '../../src/schema/accounting/typed-range.ts';
import type { TypedTime } from '../../src/schema/kit/shape.ts';
import { DayRangeField } from '../../src/views/kit/fields/typed/day-range-field.tsx';
import { IntegerField } from '../../src/views/kit/fields/typed/integer-field.tsx';
import { PercentField } from '../../src/views/kit/fields/typed/percent-field.tsx';
import { TimeField } from '../../src/views/kit/fields/typed/time-field.tsx';
import { Held, Part } from './part.tsx';

const TODAY = '2026-11-20';
const nothing = () => undefined;
const open: TypedSides = { from: { typed: '', day: null }, to: { typed: '', day: null } };
const month: TypedSides = { from: { typed: '1405/08/01', day: '2026-10-23' }, to: { typed: '1405/08/29', day: TODAY } };
const backwards: TypedSides = { from: month.to, to: month.from };

const Range = ({ label, typed }: { readonly label: string; readonly typed: TypedSides }) => (
  <Held<TypedRange> from={{ typed, side: 'to' }}>
    {(value, hold) => (
      <DayRangeField label={label} today={TODAY} value={value} onType={(side, day) => hold({ typed: { ...value.typed, [side]: day }, side })} />
    )}
  </Held>
);

/** Percents, whole numbers, times of day and ranges of days. */
export const TypedFields = () => (
  <Part title="عدد، ساعت و بازه">
    <Held from="">{(value, hold) => <PercentField label="درصد قرارداد" required value={value} onChange={hold} />}</Held>
    <Held from="40">{(value, hold) => <PercentField label="درصد (پرشده)" value={value} onChange={hold} hint="سهم شما از هر درمان" />}</Held>
    <PercentField label="درصد (خطا)" value="101" onChange={nothing} error="درصد باید بین ۰ تا ۱۰۰ باشد." />
    <PercentField label="درصد (هشدار)" value="0" onChange={nothing} warning="با صفر درصد چیزی به شما نمی‌رسد." />
    <PercentField label="درصد (غیرفعال)" value="100" onChange={nothing} disabled />
    <Held from="3">{(value, hold) => <IntegerField label="تعداد اقساط" min={1} max={36} unit="قسط" value={value} onChange={hold} />}</Held>
    <Held from="">{(value, hold) => <IntegerField label="تعداد چک‌ها" min={1} value={value} onChange={hold} hint="از ۱ به بالا" />}</Held>
    <Held<TypedTime> from={{ typed: '', time: null }}>
      {(value, hold) => <TimeField label="ساعت" required value={value} onChange={hold} hint="مثلاً ۹ یا ۹۳۰" />}
    </Held>
    <Held<TypedTime> from={{ typed: '14:05', time: '14:05' }}>{(value, hold) => <TimeField label="ساعت نوبت" value={value} onChange={hold} />}</Held>
    <TimeField label="ساعت (خطا)" value={{ typed: '25:70', time: null }} onChange={nothing} error="ساعت نامعتبر است." />
    <TimeField
      label="ساعت (هشدار)"
      value={{ typed: '10:30', time: '10:30' }}
      onChange={nothing}
      warning="در این ساعت نوبت دیگری ثبت شده است: سید محمدعلی حسینی‌پور نیک‌نام"
    />
    <TimeField label="ساعت (غیرفعال)" value={{ typed: '23:55', time: '23:55' }} onChange={nothing} disabled />
    <Range label="بازه گزارش" typed={open} />
    <Range label="بازه نوبت‌ها" typed={month} />
    <Range label="بازه نادرست" typed={backwards} />
  </Part>
);
