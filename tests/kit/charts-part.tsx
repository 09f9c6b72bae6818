import { fromJalali, monthsBetween } from '../../src/schema/kit/jalali.ts';
import { BarChart } from '../../src/views/kit/figures/charts/bar-chart.tsx';
import type { MonthTotals } from '../../src/views/kit/figures/charts/months.ts';
import { ShareChart } from '../../src/views/kit/figures/charts/share-chart.tsx';
import { Card } from '../../src/views/kit/page/page.tsx';
import { Held, Part } from './part.tsx';

const TODAY = '2026-11-20';

/** So many million toman in and out, month by month up to Aban 1405. */
const months = (unit: number, pairs: readonly (readonly [number, number])[]): readonly MonthTotals[] =>
  monthsBetween({ year: 1404, month: 9 }, { year: 1405, month: 8 })
    .slice(-pairs.length)
    .map((month, index) => ({ day: fromJalali({ ...month, day: 1 }), income: (pairs[index]?.[0] ?? 0) * unit, expense: (pairs[index]?.[1] ?? 0) * unit }));

const year = months(1_000_000, [
  [62, 41],
  [71, 38],
  [94, 52],
  [18, 66],
  [58, 43],
  [0, 0],
  [83, 47],
  [76, 90],
  [105, 61],
  [98, 55],
  [112, 58],
  [74, 49],
]);
const few = months(1_000, [
  [850, 1_200],
  [0, 300],
  [2_400, 0],
]);
const trillions = months(1_000_000_000_000, [
  [1.25, 0.4],
  [2.75, 3.1],
  [1.9, 1.2],
  [2.2, 0.9],
]);
const nothing = months(1, [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
]);

const clinics = [
  { key: '1', label: 'مطب شخصی', amount: 412_500_000 },
  { key: '2', label: 'کلینیک لبخند', amount: 268_000_000 },
  { key: '3', label: 'درمانگاه شبانه‌روزی دندان‌پزشکی شهید دکتر محمدرضا نیک‌نام', amount: 97_300_000 },
  { key: '4', label: 'کلینیک مهر', amount: 61_000_000 },
  { key: '5', label: 'کلینیک سپید', amount: 22_400_000 },
  { key: '6', label: 'کلینیک آسمان', amount: 9_800_000 },
  { key: '7', label: 'کلینیک یاس', amount: 1_250_000 },
  { key: '8', label: 'کلینیک برگشتی', amount: -3_000_000 },
];
const two = [
  { key: 'rent', label: 'اجاره', amount: 1_250_000_000_000 },
  { key: 'goods', label: 'مواد مصرفی', amount: 2_100_000_000_000 },
];

/** Pictures of amounts. */
export const Charts = () => (
  <Part title="نمودارها">
    <Card title="درآمد و هزینه">
      <Held<string | null> from={null}>{(value, hold) => <BarChart label="درآمد و هزینه" months={year} today={TODAY} value={value} onChoose={hold} />}</Held>
    </Card>
    <Card title="ماه انتخاب‌شده">
      <Held<string | null> from="2026-09-23">
        {(value, hold) => <BarChart label="درآمد و هزینه، یک ماه" months={year} today={TODAY} value={value} onChoose={hold} />}
      </Held>
    </Card>
    <Card title="سه ماه">
      <Held<string | null> from={null}>{(value, hold) => <BarChart label="سه ماه" months={few} today={TODAY} value={value} onChoose={hold} />}</Held>
    </Card>
    <Card title="هزار میلیاردها">
      <Held<string | null> from={null}>
        {(value, hold) => <BarChart label="هزار میلیاردها" months={trillions} today={TODAY} value={value} onChoose={hold} />}
      </Held>
    </Card>
    <Card title="بدون ردیف">
      <BarChart label="بدون ردیف" months={nothing} today={TODAY} value={null} onChoose={() => undefined} />
    </Card>
    <Card title="سهم کلینیک‌ها">
      <Held<string | null> from={null}>{(value, hold) => <ShareChart label="سهم کلینیک‌ها" of="کلینیک" shares={clinics} value={value} onChoose={hold} />}</Held>
    </Card>
    <Card title="سهم دسته‌ها، یکی انتخاب‌شده">
      <Held<string | null> from="goods">{(value, hold) => <ShareChart label="سهم دسته‌ها" of="دسته" shares={two} value={value} onChoose={hold} />}</Held>
    </Card>
    <Card title="سهم، بدون ردیف">
      <ShareChart label="سهم، بدون ردیف" of="دسته" shares={[]} value={null} onChoose={() => undefined} />
    </Card>
  </Part>
);
