import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { TypedRange, TypedSides } from '../../../src/schema/accounting/typed-range.ts';
import type { TypedTime } from '../../../src/schema/kit/shape.ts';
import { CheckField } from '../../../src/views/kit/fields/choice/check-field.tsx';
import { DayRangeField } from '../../../src/views/kit/fields/typed/day-range-field.tsx';
import { IntegerField } from '../../../src/views/kit/fields/typed/integer-field.tsx';
import { PercentField } from '../../../src/views/kit/fields/typed/percent-field.tsx';
import { TimeField } from '../../../src/views/kit/fields/typed/time-field.tsx';
import { Held } from '../../kit/part.tsx';
import { comes, field, find, press, show, showAlone, type } from '../stand.tsx';

const leave = (box: HTMLElement) =>
  act(async () => {
    box.focus();
    box.blur();
  });
const said = (page: ParentNode, label: string) => {
  const ids = field(page, label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? '';
};
const hinted = (page: ParentNode, label: string) => {
  const ids = field(page, label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-hint')) ?? '')?.textContent ?? '';
};

describe('typing a percentage', () => {
  const percent = async (from = '') => {
    const onChange = vi.fn<(typed: string) => void>();
    const page = await show(
      <Held from={from}>
        {(value, hold) => (
          <PercentField
            label="درصد"
            value={value}
            onChange={(typed) => {
              hold(typed);
              onChange(typed);
            }}
          />
        )}
      </Held>,
    );
    return { page, onChange, box: field(page, 'درصد') };
  };

  it('that was left wrong says so as soon as somebody comes back to it', async () => {
    const { page } = await percent('101');
    expect(said(page, 'درصد')).toBe('درصد باید بین ۰ تا ۱۰۰ باشد.');
  });

  it.each([
    ['40', '40', '۴۰'],
    ['۴۰', '40', '۴۰'],
    ['٤٠', '40', '۴۰'],
    ['۴۰٪', '40', '۴۰'],
    ['40%', '40', '۴۰'],
    ['0', '0', '۰'],
    ['100', '100', '۱۰۰'],
    ['12.5', '12.5', '۱۲.۵'],
    ['۵۰٫۵', '50٫5', '۵۰٫۵'],
  ])('takes «%s» as %s and shows %s', async (typed, value, shown) => {
    const { page, onChange, box } = await percent();
    await type(box, typed);
    await leave(box);
    expect([onChange.mock.lastCall, box.value, said(page, 'درصد')]).toEqual([[value], shown, '']);
  });

  it('says on leaving of one finer than it is stored that it is', async () => {
    const { page, box } = await percent();
    await type(box, '33.333');
    await leave(box);
    expect(said(page, 'درصد')).toBe('درصد حداکثر دو رقم پس از ممیز دارد.');
  });

  it.each(['101', '1,000', '۱۲۳۴', '100.5', 'ده', '-1'])('says on leaving that «%s» is none, and no sooner', async (typed) => {
    const { page, box } = await percent();
    await type(box, typed);
    expect(said(page, 'درصد')).toBe('');
    await leave(box);
    expect(said(page, 'درصد')).toBe('درصد باید بین ۰ تا ۱۰۰ باشد.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await type(box, '10');
    expect(said(page, 'درصد')).toBe('');
  });

  it('never makes another number of a part of one', async () => {
    const { onChange, box } = await percent();
    await type(box, '1.5');
    expect(onChange).toHaveBeenLastCalledWith('1.5');
  });
});

describe('typing a whole number', () => {
  it.each([
    [{ min: 1, max: 36 }, '0', 'عددی صحیح از ۱ تا ۳۶ وارد کنید.'],
    [{ min: 1, max: 36 }, '37', 'عددی صحیح از ۱ تا ۳۶ وارد کنید.'],
    [{ min: 1 }, '0', 'کمتر از ۱ نمی‌شود.'],
    [{ min: 1 }, '1,5', 'یک عدد صحیح وارد کنید.'],
    [{ min: 1, max: 36 }, '12', ''],
    [{ min: 1, max: 36 }, '', ''],
  ])('within %j says of «%s»: %s', async (bounds, typed, words) => {
    const page = await show(<Held from="5">{(value, hold) => <IntegerField label="تعداد" {...bounds} unit="قسط" value={value} onChange={hold} />}</Held>);
    await type(field(page, 'تعداد'), typed);
    await leave(field(page, 'تعداد'));
    expect(said(page, 'تعداد')).toBe(words);
  });

  it('gives way to what the workflow says', async () => {
    const page = await show(<IntegerField label="تعداد" max={3} value="9" error="بیش از سقف قرارداد است." onChange={() => undefined} />);
    await leave(field(page, 'تعداد'));
    expect(said(page, 'تعداد')).toBe('بیش از سقف قرارداد است.');
  });
});

describe('a time of day', () => {
  const time = async (from: TypedTime = { typed: '', time: null }) => {
    const onChange = vi.fn<(value: TypedTime) => void>();
    const page = await show(
      <Held from={from}>
        {(value, hold) => (
          <TimeField
            label="ساعت"
            value={value}
            onChange={(next) => {
              hold(next);
              onChange(next);
            }}
          />
        )}
      </Held>,
    );
    return { page, onChange, box: field(page, 'ساعت') };
  };
  const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);

  it.each([
    ['9', '09:00', '۰۹:۰۰', '۹:۰۰ ق.ظ'],
    ['930', '09:30', '۰۹:۳۰', '۹:۳۰ ق.ظ'],
    ['۱۴:۰۵', '14:05', '۱۴:۰۵', '۲:۰۵ ب.ظ'],
    ['12', '12:00', '۱۲:۰۰', '۱۲:۰۰ ب.ظ'],
    ['0', '00:00', '۰۰:۰۰', '۱۲:۰۰ ق.ظ'],
    ['۲:۳۰ ب.ظ', '14:30', '۱۴:۳۰', '۲:۳۰ ب.ظ'],
    ['۲ و ۳۰ دقیقه بعدازظهر', '14:30', '۱۴:۳۰', '۲:۳۰ ب.ظ'],
  ])('«%s» is %s, written %s on leaving and said as «%s»', async (typed, meant, written, spoken) => {
    const { page, onChange, box } = await time();
    await type(box, typed);
    await comes(() => expect(onChange.mock.lastCall?.[0].time).toBe(meant));
    expect(hinted(page, 'ساعت')).toBe(spoken);
    await leave(box);
    expect([box.value, onChange.mock.lastCall]).toEqual([written, [{ typed: meant, time: meant }]]);
  });

  it('that is none is kept as typed, and refused on leaving', async () => {
    const { page, onChange, box } = await time();
    await type(box, '25:70');
    expect(said(page, 'ساعت')).toBe('');
    await leave(box);
    expect([box.value, onChange.mock.lastCall]).toEqual(['۲۵:۷۰', [{ typed: '25:70', time: null }]]);
    expect(said(page, 'ساعت')).toContain('ساعت نامعتبر است');
  });

  it('goes by steps of five minutes, from nine when nothing was typed', async () => {
    const { page, onChange } = await time();
    await press(button(page, '۵ دقیقه دیرتر'));
    await press(button(page, '۵ دقیقه دیرتر'));
    await press(button(page, '۵ دقیقه زودتر'));
    expect(onChange.mock.calls.map(([value]) => value.time)).toEqual(['09:00', '09:05', '09:00']);
    expect(page.querySelector('[role="status"]')?.textContent).toBe('۹:۰۰ ق.ظ');
  });

  it('goes by steps with the arrow keys, and stops with the day', async () => {
    const { page, onChange, box } = await time({ typed: '23:52', time: '23:52' });
    const up = () => act(async () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true })));
    await up();
    expect(onChange).toHaveBeenLastCalledWith({ typed: '23:55', time: '23:55' });
    const later = button(page, '۵ دقیقه دیرتر');
    expect([later.disabled, later.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(button(page, '۵ دقیقه زودتر').disabled).toBe(false);
  });
});

describe('a range of days', () => {
  const day = (typed: string, iso: string | null) => ({ typed, day: iso });
  const range = (typed: TypedSides) =>
    showAlone(
      <Held<TypedRange> from={{ typed, side: 'to' }}>
        {(value, hold) => (
          <DayRangeField label="بازه" today="2026-11-20" value={value} onType={(side, day) => hold({ typed: { ...value.typed, [side]: day }, side })} />
        )}
      </Held>,
    );

  it('that ends before it begins says so where it was written last, and only there', async () => {
    const page = await range({ from: day('1405/08/20', '2026-11-11'), to: day('', null) });
    await type(field(page, 'تا تاریخ'), '1405/08/19');
    expect([said(page, 'از تاریخ'), said(page, 'تا تاریخ')]).toEqual(['', 'پایان بازه پیش از آغاز آن است.']);
    await type(field(page, 'از تاریخ'), '1405/08/21');
    expect([said(page, 'از تاریخ'), said(page, 'تا تاریخ')]).toEqual(['پایان بازه پیش از آغاز آن است.', '']);
    await type(field(page, 'از تاریخ'), '1405/08/19');
    expect([said(page, 'از تاریخ'), said(page, 'تا تاریخ')]).toEqual(['', '']);
  });

  it('may be open at either end', async () => {
    const page = await range({ from: day('1405/08/20', '2026-11-11'), to: day('', null) });
    expect(said(page, 'تا تاریخ')).toBe('');
  });

  it('is one group with a name', async () => {
    const page = await range({ from: day('', null), to: day('', null) });
    expect(page.querySelector('fieldset')?.getAttribute('aria-label')).toBe('بازه');
  });
});

describe('a sentence to tick', () => {
  it('is pressed as well as its box', async () => {
    const page = await show(<Held from={false}>{(value, hold) => <CheckField label="مطب شخصی من است" value={value} onChange={hold} />}</Held>);
    const box = page.querySelector('input') as HTMLInputElement;
    await press(find(page, 'label', 'مطب شخصی من است'));
    expect(box.checked).toBe(true);
    await press(box);
    expect(box.checked).toBe(false);
  });

  it('says what is wrong with it', async () => {
    const page = await show(<CheckField label="می‌پذیرم" required value={false} error="لازم است." onChange={() => undefined} />);
    const box = page.querySelector('input') as HTMLInputElement;
    expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-required')]).toEqual(['true', 'true']);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('لازم است.');
  });
});
