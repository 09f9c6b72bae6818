import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../src/schema/kit/jalali.ts';
import { PeriodStrip } from '../../../src/views/kit/calendar/period-strip.tsx';
import { dayPeriods, monthPeriods } from '../../../src/views/kit/calendar/periods.ts';
import { TabPanel, Tabs } from '../../../src/views/kit/controls/tabs.tsx';
import { Sections } from '../../../src/views/kit/page/sections.tsx';
import { Held } from '../../kit/part.tsx';
import { find, press, show } from '../stand.tsx';

const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
const texts = (page: ParentNode, kind: string) => [...page.querySelectorAll(kind)].map(({ textContent }) => textContent);

describe('tabs', () => {
  const tabs = ['درآمد', 'مطالبات', 'هزینه'].map((label, index) => ({ value: `t${index}`, label }));
  const shown = async (hold = true) => {
    const onChange = vi.fn<(value: string) => void>();
    const page = await show(
      <Held from="t0">
        {(value, keep) => (
          <>
            <Tabs
              id="money"
              label="حساب"
              tabs={tabs}
              value={value}
              onChange={(next) => {
                if (hold) keep(next);
                onChange(next);
              }}
            />
            <TabPanel id="money" value={value}>
              {value}
            </TabPanel>
          </>
        )}
      </Held>,
    );
    return { page, onChange };
  };
  const chosen = (page: ParentNode) => page.querySelector('[aria-selected="true"]')?.textContent;

  it('name the panel that they show, and one of them is in the way of the Tab key', async () => {
    const { page } = await shown();
    const panel = page.querySelector('[role="tabpanel"]');
    const all = [...page.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(all.map((tab) => tab.getAttribute('aria-controls'))).toEqual([panel?.id, panel?.id, panel?.id]);
    expect(document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('درآمد');
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('are chosen by a tap, once', async () => {
    const { page, onChange } = await shown();
    await press(find(page, '[role="tab"]', 'هزینه'));
    await press(find(page, '[role="tab"]', 'هزینه'));
    expect([chosen(page), onChange.mock.calls]).toEqual(['هزینه', [['t2']]]);
    expect(page.querySelector('[role="tabpanel"]')?.textContent).toBe('t2');
  });

  it('follow the arrow keys as they lie from right to left, round at the ends', async () => {
    const { page, onChange } = await shown();
    find(page, '[role="tab"]', 'درآمد').focus();
    for (const pressed of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) await key(pressed);
    expect(onChange.mock.calls.flat()).toEqual(['t1', 't2', 't0', 't2', 't0', 't2']);
    expect(document.activeElement?.textContent).toBe('هزینه');
    await key('ArrowDown');
    expect(chosen(page)).toBe('هزینه');
  });

  it('stay where the browser goes back', async () => {
    const { page, onChange } = await shown();
    find(page, '[role="tab"]', 'درآمد').focus();
    const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
    await act(async () => void document.activeElement?.dispatchEvent(back));
    expect([back.defaultPrevented, onChange.mock.calls, document.activeElement?.textContent]).toEqual([false, [], 'درآمد']);
  });

  it('show what they are told, not what was pressed', async () => {
    const { page, onChange } = await shown(false);
    await press(find(page, '[role="tab"]', 'هزینه'));
    expect([chosen(page), onChange.mock.calls]).toEqual(['درآمد', [['t2']]]);
  });
});

describe('sections', () => {
  const sections = [
    { key: 'a', title: 'دارایی‌ها' },
    { key: 'b', title: 'هزینه‌ها' },
  ] as const;
  it('open one at a time, at the word of whoever shows them', async () => {
    const onToggle = vi.fn<(key: 'a' | 'b') => void>();
    const page = await show(
      <Held<'a' | 'b' | null> from={null}>
        {(open, hold) => (
          <Sections
            sections={sections}
            open={open}
            onToggle={(pressed) => {
              hold(pressed === open ? null : pressed);
              onToggle(pressed);
            }}
          >
            {(key) => <p>{`درون ${key}`}</p>}
          </Sections>
        )}
      </Held>,
    );
    const heads = () => [...page.querySelectorAll('h2 > button')].map((head) => head.getAttribute('aria-expanded'));
    const open = () => texts(page, 'section > div:not([hidden])');
    expect([heads(), open()]).toEqual([['false', 'false'], []]);
    await press(find(page, 'button', 'هزینه‌ها'));
    expect([heads(), open()]).toEqual([['false', 'true'], ['درون b']]);
    await press(find(page, 'button', 'دارایی‌ها'));
    expect([heads(), open()]).toEqual([['true', 'false'], ['درون a']]);
    await press(find(page, 'button', 'دارایی‌ها'));
    expect([heads(), open(), onToggle.mock.calls]).toEqual([['false', 'false'], [], [['b'], ['a'], ['a']]]);
  });

  it('say which part of the page they open', async () => {
    const page = await show(
      <Sections sections={sections} open="a" onToggle={() => undefined}>
        {() => 'درون'}
      </Sections>,
    );
    const head = find(page, 'button', 'دارایی‌ها');
    expect(document.getElementById(head.getAttribute('aria-controls') ?? '')?.textContent).toBe('درون');
  });
});

describe('a strip of days', () => {
  const TODAY = '2026-11-20';
  const week = dayPeriods('2026-11-14', 7, TODAY);
  const strip = async (value: string | null) => {
    const onChoose = vi.fn<(day: string) => void>();
    const page = await show(
      <PeriodStrip
        label="هفته"
        periods={week}
        value={value}
        onChoose={onChoose}
        figureOf={({ day }) => (day === TODAY ? { shown: '۳', said: '۳ نوبت' } : null)}
      />,
    );
    return { page, onChoose };
  };

  it('runs from Saturday to Friday, names each day in full with what it holds, and marks today', async () => {
    const { page } = await strip(null);
    expect(texts(page, 'b')).toEqual(['۲۳', '۲۴', '۲۵', '۲۶', '۲۷', '۲۸', '۲۹']);
    const today = page.querySelector('[aria-current="date"]');
    expect(today?.querySelector(':not([aria-hidden])')?.textContent).toBe('جمعه ۲۹ آبان ۱۴۰۵، ۳ نوبت');
  });

  it('is entered at the chosen day, else at today', async () => {
    const entered = ({ page }: { readonly page: ParentNode }) => page.querySelector('button[tabindex="0"]')?.querySelector('b')?.textContent;
    expect(entered(await strip(null))).toBe('۲۹');
    expect(entered(await strip('2026-11-15'))).toBe('۲۴');
  });

  it('moves by the arrow keys as it lies, and chooses by a press alone', async () => {
    const { page, onChoose } = await strip('2026-11-14');
    page.querySelector<HTMLElement>('button')?.focus();
    await key('ArrowRight');
    await key('ArrowLeft');
    await key('ArrowLeft');
    expect(document.activeElement?.querySelector('b')?.textContent).toBe('۲۵');
    expect(onChoose).not.toHaveBeenCalled();
    await press(document.activeElement as HTMLElement);
    expect(onChoose.mock.calls).toEqual([[addDays('2026-11-14', 2)]]);
  });

  it('names official holidays', () => {
    const [first] = dayPeriods('2027-03-21', 1, TODAY);
    expect([first?.free, first?.name]).toEqual([true, 'یکشنبه ۱ فروردین ۱۴۰۶، تعطیل رسمی: عید نوروز']);
  });
});

describe('a strip of months', () => {
  it('runs over the turn of the year, each month by the day it begins with', () => {
    const months = monthPeriods({ year: 1404, month: 12 }, { year: 1405, month: 2 }, '2026-04-01');
    expect(months.map(({ day, name, current }) => [day, name, current])).toEqual([
      ['2026-02-20', 'اسفند ۱۴۰۴', false],
      ['2026-03-21', 'فروردین ۱۴۰۵', true],
      ['2026-04-21', 'اردیبهشت ۱۴۰۵', false],
    ]);
  });
});
