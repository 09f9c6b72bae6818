import { describe, expect, it } from 'vitest';
import type { Script } from '../../kit/stage-source.ts';
import { find, open, press, settle, type } from '../stand.tsx';

const TOLD = 'دکمه را زدم و چیزی نشد';

/** The dialog about a report, opened from the settings. */
const opened = async (script: Partial<Script>) => {
  const stood = await open({ signedIn: true, path: '/settings', ...script });
  await press(find(stood.page, 'button', 'گزارش مشکل'));
  await settle();
  const { page } = stood;
  const box = () => find<HTMLTextAreaElement>(page, 'dialog textarea', '');
  return { ...stood, box, dialog: () => page.querySelector('dialog[open]') };
};

describe('a report', () => {
  it('is prepared first: meanwhile one may write and go, and nothing is handed over', async () => {
    const { page, box, dialog } = await opened({});
    expect(find(page, 'dialog [role="status"]', 'فایل در حال آماده شدن است...')).toBeDefined();
    expect(find(page, 'dialog button', 'گرفتن فایل').getAttribute('aria-busy')).toBe('true');
    expect(dialog()?.textContent).not.toContain('کیلوبایت');
    await type(box(), TOLD);
    expect(box().value).toBe(TOLD);
    await press(find(page, 'dialog button', 'انصراف'));
    expect(dialog()).toBeNull();
  });

  it('says how large it is before it is handed over, and that what is written is not disguised', async () => {
    const { page, dialog } = await opened({ prepareReport: { bytes: 41_200 }, sendReport: { delivered: 'saved' } });
    expect(find(page, 'dialog [role="status"]', 'فایل آماده است: ۴۲ کیلوبایت.')).toBeDefined();
    expect(dialog()?.textContent).toContain('این نوشته ناشناس نمی‌شود و همان‌طور که هست در فایل می‌آید.');
    await press(find(page, 'dialog button', 'گرفتن فایل'));
    await settle();
    expect(dialog()).toBeNull();
    expect(find(page, '[role="status"]', 'فایل گزارش ذخیره شد. آن را برای پشتیبانی بفرستید.')).toBeDefined();
  });

  it('keeps what was written where it was not shared after all', async () => {
    const { page, box } = await opened({ prepareReport: { bytes: 41_200 }, sendReport: { delivered: 'cancelled' } });
    await type(box(), TOLD);
    await press(find(page, 'dialog button', 'گرفتن فایل'));
    await settle();
    expect(box().value).toBe(TOLD);
    expect(find(page, 'dialog button', 'گرفتن فایل')).toBeDefined();
  });

  it('keeps what was written by somebody who closes it and comes back', async () => {
    const { page, box, dialog } = await opened({ prepareReport: { bytes: 41_200 } });
    await type(box(), TOLD);
    await press(find(page, 'dialog button', 'انصراف'));
    await settle();
    expect(dialog()).toBeNull();
    await press(find(page, 'button', 'گزارش مشکل'));
    await settle();
    expect(box().value).toBe(TOLD);
  });

  it('keeps what was written where it could not be made', async () => {
    const { page, box } = await opened({ prepareReport: { _tag: 'Unreadable', where: 'log' } });
    expect(find(page, 'dialog [role="alert"]', 'فایل گزارش ساخته نشد.')).toBeDefined();
    await type(box(), TOLD);
    await press(find(page, 'dialog button', 'تلاش دوباره'));
    await settle();
    expect(box().value).toBe(TOLD);
  });

  it('says that what was written is too long, keeps all of it, and is handed over when it is shorter', async () => {
    const { page, box, dialog } = await opened({ prepareReport: { bytes: 41_200 }, sendReport: { delivered: 'saved' } });
    const long = 'ب'.repeat(900);
    await type(box(), long);
    await press(find(page, 'dialog button', 'گرفتن فایل'));
    await settle();
    expect([box().value, box().getAttribute('aria-invalid')]).toEqual([long, 'true']);
    expect(dialog()?.textContent).toContain('این متن بیش از اندازه بلند است. بخشی از آن را کوتاه کنید.');
    await type(box(), long.slice(0, 500));
    await press(find(page, 'dialog button', 'گرفتن فایل'));
    await settle();
    expect(dialog()).toBeNull();
  });
});
