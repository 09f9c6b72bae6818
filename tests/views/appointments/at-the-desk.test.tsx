import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, find, settle } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

const DAY = '/appointments?date=2026-11-20';
const table = (page: ParentNode) => page.querySelector('main [role="table"]');

beforeEach(() => void Object.assign(window, { innerWidth: 1280 }));
afterEach(() => {
  Object.assign(window, { innerWidth: 390 });
  vi.restoreAllMocks();
});

/** A table that scrolls in a box of its own shows as many rows as that is high, and no page of a test has a height. */
const inHighBox = () => {
  const Before = window.ResizeObserver;
  vi.spyOn(window, 'ResizeObserver').mockImplementation(
    class extends Before {
      private readonly tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        super(tell);
        this.tell = tell;
      }
      override observe(target: Element) {
        if (target.parentElement?.role === 'table')
          queueMicrotask(() => this.tell([{ target, contentRect: { width: 800, height: 800 } } as ResizeObserverEntry], this));
      }
    },
  );
};

/** The table comes from a part of the program of its own. */
const look = async (script: Answers = answers) => {
  inHighBox();
  const { page } = await visit(DAY, script);
  await comes(() => expect(table(page)).not.toBeNull());
  await settle();
  return page;
};

describe('the appointments of a day at the desk', () => {
  it('are one stop of Tab for all: its row, its call and its menu; arrows lead to those of the others', async () => {
    const page = await look();
    const stops = () =>
      [...page.querySelectorAll('main [role="row"]')]
        .map((row) => [...row.querySelectorAll<HTMLElement>('a, button')].map(({ tabIndex }) => tabIndex))
        .filter(({ length }) => length > 0);
    const [here, elsewhere] = [
      [0, 0, 0],
      [-1, -1, -1],
    ];
    expect(stops()).toEqual([here, elsewhere, elsewhere]);
    const first = page.querySelector<HTMLElement>('[data-row="0"]');
    await act(async () => first?.focus());
    await act(async () => void first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })));
    expect(stops()).toEqual([elsewhere, here, elsewhere]);
  });

  it('have their free times beside them, whatever else is said of the list', async () => {
    const page = await look({ ...answers, 'resource:appointments.loadRows': () => rows([appointment(1)], 2) });
    const free = find(page, 'section', 'ساعت‌های آزاد');
    const [rest, ...others] = [...(free.parentElement?.children ?? [])].filter((one) => one !== free);
    expect(others).toEqual([]);
    expect(textOf(rest as Element)).toContain('۲ نوبت خوانده نشد');
    expect(rest?.contains(table(page))).toBe(true);
  });

  it('have what they are for in its own direction, and figures in that of the page', async () => {
    const described = (id: number, description: string) => appointment(id, { appointment_time: `2026-11-20T0${id}:00`, description });
    const page = await look({
      ...answers,
      'resource:appointments.loadRows': () => rows([described(1, '500 mg cap'), described(2, '۳۶، ۳۷'), described(3, 'عصب‌کشی با MTA')]),
    });
    expect([...page.querySelectorAll('[role="cell"] span[title]')].map((said) => [said.textContent, said.getAttribute('dir')])).toEqual([
      ['500 mg cap', 'auto'],
      ['۳۶، ۳۷', null],
      ['عصب‌کشی با MTA', 'auto'],
    ]);
  });
});

describe('the appointments of a day on the phone', () => {
  it('have what they are for in its own direction', async () => {
    Object.assign(window, { innerWidth: 390 });
    const { page } = await visit(DAY, { ...answers, 'resource:appointments.loadRows': () => rows([appointment(1, { description: '500 mg cap' })]) });
    await settle();
    expect([...page.querySelectorAll('main li [dir="auto"]')].map(textOf)).toEqual(['500 mg cap']);
  });
});
