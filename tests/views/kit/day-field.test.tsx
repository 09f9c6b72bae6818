import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { TypedDay } from '../../../src/schema/kit/shape.ts';
import { DayField } from '../../../src/views/kit/fields/day-field.tsx';
import { Held } from '../../kit/part.tsx';
import { comes, field, find, press, settle, showAlone, type } from '../stand.tsx';

const TODAY = '2026-11-20';
const nothing: TypedDay = { typed: '', day: null };

const day = async (typed: string, birth = false) => {
  const page = await showAlone(
    <Held<TypedDay> from={nothing}>{(value, hold) => <DayField label="تاریخ" today={TODAY} birth={birth} value={value} onChange={hold} />}</Held>,
  );
  const box = field(page, 'تاریخ');
  const placeholder = box.placeholder;
  await type(box, typed);
  // What reads words has come once it is there for whoever asks later.
  await import('../../../src/schema/kit/draft/typed/words.ts');
  await settle();
  await act(async () => {
    box.focus();
    box.blur();
  });
  const said = (tone: string) => page.querySelector(`[data-tone=${tone}]`)?.textContent ?? null;
  return { placeholder, shown: box.value, warned: said('warning'), refused: said('error') };
};

describe('typing a day that is no birth', () => {
  it('means a year near today where two digits say it', async () => {
    expect(await day('05/9/1')).toMatchObject({ shown: '۱۴۰۵/۰۹/۰۱', warned: null });
    expect(await day('99/1/15')).toMatchObject({ shown: '۱۳۹۹/۰۱/۱۵', warned: null });
  });

  it('asks about one that is more than ten years away, and about none that is nearer', async () => {
    expect((await day('1305/9/1')).warned).toBe('۹۹ سال پیش است. سال را درست نوشته‌اید؟');
    expect((await day('1505/9/1')).warned).toBe('۱۰۰ سال دیگر است. سال را درست نوشته‌اید؟');
    expect((await day('1415/8/28')).warned).toBeNull();
  });

  it('takes a day by its name, and shows an example from today', async () => {
    expect(await day('امروز')).toMatchObject({ placeholder: 'مثلاً ۱۴۰۵/۰۸/۲۹', shown: '۱۴۰۵/۰۸/۲۹', warned: null });
    expect((await day('فردا')).shown).toBe('۱۴۰۵/۰۸/۳۰');
  });

  it('takes one that was pasted in words', async () => {
    for (const pasted of ['۴ آذر ۱۴۰۵', '4 آذر 1405', 'چهارشنبه ۴ آذر ۱۴۰۵', '\u200f۱۴۰۵ آذر ۴, چهارشنبه']) {
      expect(await day(pasted), pasted).toMatchObject({ shown: '۱۴۰۵/۰۹/۰۴', refused: null });
    }
  });

  it('keeps words that are no day, and says what to write', async () => {
    expect(await day('پنجشنبه ۴ آذر ۱۴۰۵')).toMatchObject({ shown: 'پنجشنبه ۴ آذر ۱۴۰۵', refused: 'تاریخ نامعتبر است. مثلاً ۱۴۰۵/۰۲/۲۱ بنویسید.' });
  });
});

describe('the calendar of a day', () => {
  it('opens on its month, and on today where the calendar does not have it', async () => {
    const opened = async (typed: string, isoDay: string) => {
      const from: TypedDay = { typed, day: isoDay };
      const page = await showAlone(
        <Held<TypedDay> from={from}>{(value, hold) => <DayField label="تاریخ" today={TODAY} value={value} onChange={hold} />}</Held>,
      );
      await press(find(page, 'button', 'تاریخ'));
      const month = () => page.querySelector('dialog [aria-live="polite"]')?.textContent;
      // It comes when it is asked for.
      await comes(() => expect(month()).toBeTruthy());
      return month();
    };
    expect(await opened('1405/01/15', '2026-04-04')).toBe('فروردین ۱۴۰۵');
    expect(await opened('9999-12-31', '9999-12-31')).toBe('آبان ۱۴۰۵');
    expect(await opened('0150-01-01', '0150-01-01')).toBe('آبان ۱۴۰۵');
  });

  it('is walked through by arrows, which with Alt or ⌘ are the browser’s', async () => {
    const from: TypedDay = { typed: '1405/01/15', day: '2026-04-04' };
    const page = await showAlone(<Held<TypedDay> from={from}>{(value, hold) => <DayField label="تاریخ" today={TODAY} value={value} onChange={hold} />}</Held>);
    await press(find(page, 'button', 'تاریخ'));
    const shown = (isoDay: string) => page.querySelector<HTMLElement>(`dialog [data-day="${isoDay}"]`);
    await comes(() => expect(shown('2026-04-04')).not.toBeNull());
    const hit = async (more: KeyboardEventInit) => {
      const pressed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...more });
      await act(async () => void document.activeElement?.dispatchEvent(pressed));
      return pressed.defaultPrevented;
    };
    shown('2026-04-04')?.focus();
    for (const held of [{ altKey: true }, { metaKey: true }]) expect(await hit({ key: 'ArrowLeft', ...held })).toBe(false);
    expect(document.activeElement).toBe(shown('2026-04-04'));
    expect(await hit({ key: 'ArrowLeft' })).toBe(true);
    expect(document.activeElement).toBe(shown('2026-04-05'));
    // A year on.
    await hit({ key: 'PageDown', shiftKey: true });
    expect(document.activeElement).toBe(shown('2027-04-05'));
  });

  it('cannot be typed of a Gregorian year that it does not have', async () => {
    expect(await day('4105/05/06')).toMatchObject({ shown: '۴۱۰۵/۰۵/۰۶', refused: 'تاریخ نامعتبر است. مثلاً ۱۴۰۵/۰۲/۲۱ بنویسید.' });
  });
});

describe('typing a day of birth', () => {
  it('may be long ago, which nobody asks about', async () => {
    expect(await day('10/5/23', true)).toMatchObject({ placeholder: 'مثلاً ۱۳۷۲/۰۵/۲۳', shown: '۱۳۱۰/۰۵/۲۳', warned: null });
    for (const typed of ['1309/1/1', '1342/5/23']) expect((await day(typed, true)).warned, typed).toBeNull();
  });

  it('is asked about where its year slipped by a century', async () => {
    expect((await day('1272/5/23', true)).warned).toBe('۱۳۳ سال پیش است. سال را درست نوشته‌اید؟');
  });
});

describe('leaving a day that is none', () => {
  const left = async () => {
    const page = await showAlone(
      <Held<TypedDay> from={nothing}>{(value, hold) => <DayField label="تاریخ" today={TODAY} value={value} onChange={hold} />}</Held>,
    );
    const box = field(page, 'تاریخ');
    const mouse = (kind: string) => act(async () => void window.dispatchEvent(new MouseEvent(kind)));
    await act(async () => box.focus());
    await type(box, '1405/13');
    return { box, mouse, said: () => page.querySelector('[data-tone=error]') !== null };
  };

  it('says so at once to whoever goes on by key', async () => {
    const { box, said } = await left();
    expect(said()).toBe(false);
    await act(async () => box.blur());
    expect(said()).toBe(true);
  });

  it('moves nothing under a press that leads away, and says so when it is over', async () => {
    const { box, mouse, said } = await left();
    await mouse('mousedown');
    await act(async () => box.blur());
    expect(said()).toBe(false);
    await mouse('mouseup');
    await comes(() => expect(said()).toBe(true));
  });

  it('says nothing where the press leads back into it', async () => {
    const { box, mouse, said } = await left();
    await mouse('mousedown');
    await act(async () => box.blur());
    await act(async () => box.focus());
    await mouse('mouseup');
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(said()).toBe(false);
  });

  it('says so to whoever pasted by the menu of the right button and goes on by key', async () => {
    const { box, said } = await left();
    await act(async () => {
      window.dispatchEvent(new MouseEvent('mousedown', { button: 2 }));
      window.dispatchEvent(new MouseEvent('contextmenu', { button: 2 }));
    });
    await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
    await act(async () => box.blur());
    await comes(() => expect(said()).toBe(true));
  });

  it('says so by key after a press whose end never came', async () => {
    const { box, mouse, said } = await left();
    await mouse('mousedown');
    await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
    await act(async () => box.blur());
    await comes(() => expect(said()).toBe(true));
  });
});
