import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows, visit } from '../patients/practice.tsx';
import { comes, find } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

const DAY = '/appointments?date=2030-11-20';
const FULL = 'ساعت آزادی در این روز نمانده است.';
const gapsOf = (page: ParentNode) => [...page.querySelectorAll('button')].filter((button) => button.getAttribute('aria-label')?.includes('ثبت نوبت در ساعت'));
const read = (all: readonly object[], unreadable: number) => ({ ...answers, 'resource:appointments.loadRows': () => rows(all, unreadable) });
const morning = appointment(1, { appointment_time: '2030-11-20T10:00' });
/** Every visit of a day from nine to nine. */
const crowd = Array.from({ length: 24 }, (_, index) =>
  appointment(index + 1, { appointment_time: `2030-11-20T${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}` }),
);

describe.each([
  ['in the hand', 390],
  ['at the desk', 1280],
])('the free times of a day %s', (_, innerWidth) => {
  beforeEach(() => void Object.assign(window, { innerWidth }));
  afterEach(() => void Object.assign(window, { innerWidth: 390 }));
  /** The desk comes from its own part of the program. */
  const look = async (all: readonly object[], unreadable: number) => {
    const { page } = await visit(DAY, read(all, unreadable));
    await comes(() => expect(innerWidth === 390 || find(page, 'section', 'ساعت‌های آزاد')).toBeTruthy());
    return page;
  };

  it('are not made up, nor said to be used up, where no appointment could be read', async () => {
    const page = await look([], 3);
    expect(gapsOf(page)).toEqual([]);
    expect(page.textContent).not.toContain(FULL);
  });

  it('are offered where nobody has an appointment, and beside those that could be read', async () => {
    expect(gapsOf(await look([], 0)).length).toBeGreaterThan(0);
    expect(gapsOf(await look([morning], 3)).length).toBeGreaterThan(0);
  });

  it('are offered on an empty day where others could be read, with the word that one of it may be missing', async () => {
    const page = await look([appointment(1, { appointment_time: '2030-11-19T10:00' })], 1);
    expect(gapsOf(page).length).toBeGreaterThan(0);
    expect(page.querySelector('header [role="status"]')?.textContent).toContain('۰ نوبت');
    expect(page.textContent).not.toContain('نوبت‌ها خوانده نشد.');
    expect(page.textContent).toContain('۱ نوبت خوانده نشد و شاید در همین روزها باشد.');
    expect(find(page, 'button', 'افزودن نوبت')).toBeTruthy();
  });

  it('are said to be used up where they are', async () => {
    const page = await look(crowd, 0);
    expect(gapsOf(page)).toEqual([]);
    expect(page.textContent).toContain(FULL);
  });
});
