import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { digitsOnly } from '../../../src/schema/kit/digits.ts';
import { axisOf } from '../../../src/views/kit/figures/charts/axis.ts';
import { BarChart } from '../../../src/views/kit/figures/charts/bar-chart.tsx';
import { monthBars, totalOf } from '../../../src/views/kit/figures/charts/months.ts';
import { percentsOf } from '../../../src/views/kit/figures/charts/percents.ts';
import { ShareChart } from '../../../src/views/kit/figures/charts/share-chart.tsx';
import { inUnits, shortAmount } from '../../../src/views/kit/figures/short-amount.ts';
import { find, press, show } from '../stand.tsx';

const TODAY = '2026-11-20';
const MEHR = '2026-09-23';
const ABAN = '2026-10-23';
const toman = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });

describe('the axis of amounts', () => {
  it('has a place for every amount, in their order, and zero on it', () => {
    fc.assert(
      fc.property(fc.array(toman, { minLength: 1, maxLength: 40 }), (amounts) => {
        const { at, ticks } = axisOf(amounts);
        const places = amounts.toSorted((a, b) => a - b).map(at);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const place of [at(0), ...places, ...ticks.map((tick) => tick.at)]) {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(100 + 1e-9);
        }
        expect(ticks.some((tick) => tick.text === '۰' && tick.at === at(0))).toBe(true);
      }),
    );
  });

  it('is marked in few whole numbers of one unit', () => {
    fc.assert(
      fc.property(fc.array(toman, { minLength: 1, maxLength: 40 }), (amounts) => {
        const { ticks } = axisOf(amounts);
        expect(ticks.length).toBeLessThanOrEqual(11);
        for (const { text } of ticks) expect(text).toMatch(/^\u200e?\u2212?[۰-۹٬]{1,5}$/);
      }),
    );
  });

  it('is stretched over nothing, too', () => {
    expect(axisOf([]).at(0)).toBe(0);
  });
});

describe('parts of a whole', () => {
  it('make a hundred together, and none is further than one from its own', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_000_000_000_000 }), { minLength: 1, maxLength: 60 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        fc.pre(sum > 0);
        const percents = percentsOf(amounts);
        expect(percents.reduce((total, percent) => total + percent, 0)).toBe(100);
        for (const [index, amount] of amounts.entries()) expect(Math.abs((percents[index] ?? 0) - (amount / sum) * 100)).toBeLessThan(1);
      }),
    );
  });

  it('are none of what is not above zero', () => {
    expect(percentsOf([300, -100, 0, 100])).toEqual([75, 0, 0, 25]);
    expect(percentsOf([0, -5])).toEqual([0, 0]);
  });
});

describe('an amount for a glance', () => {
  it.each([
    [0, '۰'],
    [950, '۹۵۰'],
    [12_500_000, '۱۲٫۵ میلیون'],
    [1_000_000_000, '۱ میلیارد'],
    [2_750_000_000_000, '۲٫۸ هزار میلیارد'],
  ])('%i is %s', (amount, words) => {
    expect(shortAmount(amount)).toBe(words);
  });

  it('is what the platform makes of it, which takes long to begin', () => {
    const platform = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });
    const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000_000, max: 20_000_000 }));
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 1e3, 1e6, 1e9, 1e12), (toman, size) => {
        expect(inUnits(toman, { size, name: '' })).toBe(platform.format(toman / size));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps its sign', () => {
    expect(shortAmount(-3_000)).toMatch(/^\u200e?\u2212۳ هزار$/);
  });
});

describe('the months of a picture', () => {
  it('have none left out between the first and the last, in whatever order they come', () => {
    const bars = monthBars(
      [
        { day: ABAN, income: 5, expense: 8 },
        { day: '2026-07-23', income: 1, expense: 0 },
      ],
      TODAY,
    );
    expect(bars.map(({ title, income, expense, net, current }) => [title, income, expense, net, current])).toEqual([
      ['مرداد', 1, 0, 1, false],
      ['شهریور', 0, 0, 0, false],
      ['مهر', 0, 0, 0, false],
      ['آبان', 5, 8, -3, true],
    ]);
  });

  it('are summed as they stand, to the toman', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ income: fc.nat(), expense: fc.nat() })), (pairs) => {
        const total = totalOf(pairs.map(({ income, expense }) => ({ income, expense, net: income - expense })));
        expect(BigInt(total.net)).toBe(pairs.reduce((sum, { income, expense }) => sum + BigInt(income) - BigInt(expense), 0n));
      }),
    );
  });
});

const textOf = ({ textContent }: Element) => textContent;
const cells = (row: Element | null | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);

describe('the picture of months', () => {
  const months = [
    { day: '2026-08-23', income: 1_250_000_000_000, expense: 400_000_000_000 },
    { day: ABAN, income: 2_000_000_000_000, expense: 3_100_000_000_000 },
  ];
  const chart = async (value: string | null, of = months) => {
    const onChoose = vi.fn<(day: string) => void>();
    return { page: await show(<BarChart label="درآمد و هزینه" months={of} today={TODAY} value={value} onChoose={onChoose} />), onChoose };
  };
  const columns = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('fieldset > button')];

  it('says what each bar means, an empty month among them', async () => {
    const { page } = await chart(null);
    expect(columns(page).map((column) => column.querySelector(':not([aria-hidden])')?.textContent)).toEqual([
      'شهریور ۱۴۰۵، درآمد ۱٬۲۵۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان، هزینه ۴۰۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان، مانده ۸۵۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان',
      'مهر ۱۴۰۵، بدون درآمد و هزینه',
      expect.stringMatching(/^آبان ۱۴۰۵، .* مانده \u200e?\u2212۱٬۱۰۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان$/),
    ]);
    expect(columns(page).map((column) => column.querySelectorAll('[data-series]').length)).toEqual([2, 0, 2]);
  });

  it('has the same figures in its table, with their sum', async () => {
    const { page } = await chart(null);
    expect([...page.querySelectorAll('tbody tr')].map((row) => cells(row).map((text) => digitsOnly(text)))).toEqual([
      ['1405', '1250000000000', '400000000000', '850000000000'],
      ['1405', '0', '0', '0'],
      ['1405', '2000000000000', '3100000000000', '1100000000000'],
    ]);
    expect(cells(page.querySelector('tfoot tr')).map((text) => digitsOnly(text))).toEqual(['', '3250000000000', '3500000000000', '250000000000']);
  });

  it('lets what remained of a month hang below zero when more went out, and stand on it otherwise', async () => {
    const { page } = await chart(null);
    const [shahrivar, , aban] = columns(page).map((column) => column.querySelector<HTMLElement>('[data-below]:not([data-series])'));
    const [up, down] = [shahrivar?.style, aban?.style];
    expect([shahrivar?.dataset.below, aban?.dataset.below]).toEqual(['false', 'true']);
    const zero = Number.parseFloat(up?.insetBlockEnd ?? '');
    expect(Number.parseFloat(down?.insetBlockEnd ?? '') + Number.parseFloat(down?.blockSize ?? '')).toBeCloseTo(zero);
  });

  it('has a name for its months as a group', async () => {
    const { page } = await chart(null);
    expect(page.querySelector('fieldset')?.getAttribute('aria-label')).toBe('ماه‌ها');
  });

  it('counts its axis in one unit', async () => {
    const { page } = await chart(null);
    expect(page.textContent).toContain('هزار میلیارد تومان');
  });

  it('tells which month was pressed, and shows its figures', async () => {
    const { page, onChoose } = await chart(null);
    expect(page.querySelector('figcaption')?.textContent).toContain('جمع ۳ ماه');
    await press(columns(page)[1] as HTMLElement);
    expect(onChoose.mock.calls).toEqual([[MEHR]]);
    const chosen = await chart(ABAN);
    expect(chosen.page.querySelector('figcaption')?.textContent).toMatch(/آبان ۱۴۰۵.*۲٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰ /);
    expect(columns(chosen.page).map((column) => column.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  });

  it.each([[[]], [[{ day: ABAN, income: 0, expense: 0 }]]])('says that there is nothing, and draws nothing, of %j', async (of) => {
    const { page } = await chart(null, of);
    expect(page.textContent).toContain('درآمد و هزینه این بازه صفر است.');
    expect(columns(page)).toEqual([]);
  });
});

describe('the picture of shares', () => {
  const shares = [
    { key: 'b', label: 'کلینیک مهر', amount: 100 },
    { key: 'a', label: 'مطب', amount: 297 },
    { key: 'c', label: 'یاس', amount: 3 },
    { key: 'd', label: 'برگشتی', amount: -5 },
    { key: 'e', label: 'ناچیز', amount: 1 },
  ];
  const chart = async (value: string | null) => {
    const onChoose = vi.fn<(key: string) => void>();
    return { page: await show(<ShareChart label="سهم‌ها" of="کلینیک" shares={shares} value={value} onChoose={onChoose} />), onChoose };
  };

  const table = (page: ParentNode) => [...page.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('bdi, td:nth-child(2)')].map(textOf));

  it('has the largest first, each with its part and its amount, and says in words what was given back', async () => {
    const { page } = await chart(null);
    expect(table(page)).toEqual([
      ['مطب', '\u061c۷۴٪', '۲۹۷'],
      ['کلینیک مهر', '\u061c۲۵٪', '۱۰۰'],
      ['یاس', '\u061c۱٪', '۳'],
      ['ناچیز', 'کمتر از ۱٪', '۱'],
      ['برگشتی', expect.stringContaining('۵'), 'برگشتی', expect.stringContaining('۵')],
    ]);
    expect([...page.querySelectorAll('path')].map((path) => path.dataset.key)).toEqual(['a', 'b', 'c', 'e']);
  });

  it('shows for eyes only the amounts that stand nowhere else', async () => {
    const { page } = await chart(null);
    expect([...page.querySelectorAll('small[aria-hidden]')].map(textOf)).toEqual([expect.stringMatching(/۵ تتومان$/)]);
  });

  it('has a colour for each part that is drawn, and draws what is left as one', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ key: String(index), label: `بخش ${index}`, amount: 10 - index }));
    const page = await show(<ShareChart label="سهم‌ها" of="کلینیک" shares={many} value={null} onChoose={() => undefined} />);
    const fills = [...page.querySelectorAll('path')].map((path) => path.dataset.rank);
    expect(fills).toHaveLength(7);
    expect(new Set(fills).size).toBe(7);
    expect(table(page).at(-1)).toEqual(['بقیه (۴ مورد)', '۱۰', '\u061c۱۸٪', '۱۰']);
  });

  it('calls no part one per cent that is not half of it', async () => {
    const small = [333, 333, 330, 4].map((amount, index) => ({ key: String(index), label: `بخش ${index}`, amount }));
    const page = await show(<ShareChart label="سهم‌ها" of="کلینیک" shares={small} value={null} onChoose={() => undefined} />);
    expect(table(page).map(([, part]) => part)).toEqual(['\u061c۳۳٪', '\u061c۳۳٪', '\u061c۳۳٪', 'کمتر از ۱٪']);
  });

  it('keeps each name apart from the direction of what stands around it', async () => {
    const { page } = await chart(null);
    expect([...page.querySelectorAll('th bdi')].filter((name) => !name.closest('small')).map(textOf)).toEqual(['مطب', 'کلینیک مهر', 'یاس', 'ناچیز', 'برگشتی']);
  });

  it('tells which part was pressed, on the ring and beside it, and shows it alone', async () => {
    const { page, onChoose } = await chart('b');
    await press(find(page, 'button', 'یاس'));
    page.querySelector('path[data-key="a"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onChoose.mock.calls).toEqual([['c'], ['a']]);
    expect(find(page, 'button', 'کلینیک مهر').getAttribute('aria-pressed')).toBe('true');
    expect(page.querySelectorAll('path[data-chosen="true"]')).toHaveLength(1);
  });

  it('says that there is nothing', async () => {
    const page = await show(<ShareChart label="سهم‌ها" of="کلینیک" shares={[]} value={null} onChoose={() => undefined} />);
    expect(page.textContent).toBe('در این بازه چیزی ثبت نشده است.');
  });

  it('of rows that come to nothing does not call them not recorded', async () => {
    const page = await show(
      <ShareChart label="سهم‌ها" of="دسته‌بندی" shares={[{ key: '4', label: 'اجاره', amount: 0 }]} value={null} onChoose={() => undefined} />,
    );
    expect(page.textContent).toContain('هیچ مبلغی بیش از صفر نیست.');
    expect(page.textContent).not.toContain('چیزی ثبت نشده');
  });
});
