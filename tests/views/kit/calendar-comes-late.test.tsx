import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { TypedDay } from '../../../src/schema/kit/shape.ts';
import { DayField } from '../../../src/views/kit/fields/day-field.tsx';
import { Held } from '../../kit/part.tsx';
import { field, find, press, settle, showAlone, type } from '../stand.tsx';

const line = vi.hoisted(() => ({ up: false }));
vi.mock('../../../src/views/kit/calendar/load-calendar.ts', () => ({
  loadCalendar: () => (line.up ? import('../../../src/views/kit/calendar/calendar-sheet.tsx') : Promise.reject(new Error('no line'))),
}));

const nothing: TypedDay = { typed: '', day: null };
const formOf = () =>
  showAlone(
    <>
      <Held<TypedDay> from={nothing}>{(value, hold) => <DayField label="تاریخ" today="2026-11-20" value={value} onChange={hold} />}</Held>
      <input aria-label="نام" />
    </>,
  );

const into = (box: HTMLElement | null) => act(async () => box?.focus());
it.each<readonly [string, (page: HTMLElement) => Promise<void>]>([
  [
    'types the day by hand',
    async (page) => {
      await into(field(page, 'تاریخ'));
      await type(field(page, 'تاریخ'), '1405/08/29');
    },
  ],
  ['goes on to another field', (page) => into(page.querySelector('[aria-label="نام"]'))],
])('a calendar that did not come does not open over who %s', async (_, goOn) => {
  vi.useFakeTimers();
  line.up = false;
  const page = await formOf();
  const button = find(page, 'button', 'تاریخ');
  // As in Safari, where a button that is pressed does not have the focus by that.
  await press(button);
  await goOn(page);
  line.up = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await settle();
  expect(page.querySelector('dialog')).toBeNull();
  // Asked for again it is there.
  await press(button);
  await vi.waitFor(async () => {
    await settle();
    expect(page.querySelector('dialog')).not.toBeNull();
  });
});
