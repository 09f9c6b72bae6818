import { useId } from 'react';
import { PeriodStrip } from '../../src/views/kit/calendar/period-strip.tsx';
import { dayPeriods, monthPeriods } from '../../src/views/kit/calendar/periods.ts';
import { TabPanel, Tabs } from '../../src/views/kit/controls/tabs.tsx';
import { shortAmount } from '../../src/views/kit/figures/short-amount.ts';
import { ClinicIcon, ShieldIcon } from '../../src/views/kit/icons/things.tsx';
import { Sections } from '../../src/views/kit/page/sections.tsx';
import { Held, Part } from './part.tsx';

const TODAY = '2026-11-20';
const nothing = () => undefined;

const money = [
  { value: 'income', label: 'درآمد' },
  { value: 'receivable', label: 'مطالبات' },
  { value: 'expense', label: 'هزینه' },
  { value: 'asset', label: 'دارایی' },
];
const papers = ['فاکتور درمان', 'گواهی پزشکی', 'توصیه‌های پس از درمان', 'نسخه و دستور دارو', 'رضایت‌نامه'].map((label, index) => ({ value: `p${index}`, label }));
const sections = [
  { key: 'assets', title: 'دسته‌بندی دارایی‌ها', icon: ClinicIcon, detail: '۵ دسته' },
  { key: 'expenses', title: 'دسته‌بندی هزینه‌ها', icon: ShieldIcon },
  { key: 'long', title: 'دسته‌بندی هزینه‌های جاری مطب، آزمایشگاه و خریدهای مصرفی که نامی بسیار بلند دارد' },
] as const;

const counted = (days: readonly number[]) => (period: { readonly day: string }) => {
  const count = days[Number(period.day.slice(-2)) % days.length] ?? 0;
  return count === 0 ? null : { shown: count.toLocaleString('fa'), said: `${count.toLocaleString('fa')} نوبت` };
};
const earned = (period: { readonly day: string }) => {
  const amount = (Number(period.day.slice(5, 7)) % 5) * 31_400_000;
  return amount === 0 ? null : { shown: shortAmount(amount), said: `${amount.toLocaleString('fa')} تومان` };
};

const TabsShown = ({ tabs, from }: { readonly tabs: typeof money; readonly from: string }) => {
  const id = useId();
  return (
    <Held from={from}>
      {(value, hold) => (
        <div>
          <Tabs id={id} label={`نمونه ${tabs.length}`} tabs={tabs} value={value} onChange={hold} />
          <TabPanel id={id} value={value}>
            <p>نمای «{tabs.find((tab) => tab.value === value)?.label}»</p>
          </TabPanel>
        </div>
      )}
    </Held>
  );
};

/** Ways between views of one screen: tabs, sections, days and months. */
export const Navigation = () => (
  <Part title="زبانه، بخش و نوار زمان">
    <TabsShown tabs={money} from="income" />
    <TabsShown tabs={papers} from="p3" />
    <Held<'assets' | 'expenses' | 'long' | null> from="assets">
      {(open, hold) => (
        <Sections sections={sections} open={open} onToggle={(key) => hold(key === open ? null : key)}>
          {(key) => <p>آنچه در «{key === 'assets' ? 'دارایی' : 'هزینه'}» ثبت شده است.</p>}
        </Sections>
      )}
    </Held>
    <Held<string | null> from={TODAY}>
      {(value, hold) => (
        <PeriodStrip label="هفته" periods={dayPeriods('2026-11-14', 7, TODAY)} value={value} onChoose={hold} figureOf={counted([3, 0, 12, 5, 1])} />
      )}
    </Held>
    <Held<string | null> from={null}>
      {(value, hold) => <PeriodStrip label="سه هفته، بدون شمار" periods={dayPeriods('2027-03-13', 21, TODAY)} value={value} onChoose={hold} />}
    </Held>
    <Held<string | null> from="2026-10-23">
      {(value, hold) => (
        <PeriodStrip
          label="ماه‌ها"
          periods={monthPeriods({ year: 1404, month: 9 }, { year: 1405, month: 9 }, TODAY)}
          value={value}
          onChoose={hold}
          figureOf={earned}
        />
      )}
    </Held>
    <PeriodStrip
      label="دو ماه، غیرفعال"
      periods={monthPeriods({ year: 1405, month: 7 }, { year: 1405, month: 8 }, TODAY)}
      value="2026-10-23"
      onChoose={nothing}
      disabled
    />
  </Part>
);
