import { describe, expect, it } from 'vitest';
import { find, open, press } from '../stand.tsx';
// It comes with the first touch.
import '../../../src/views/shell/around/leads.ts';

const settings = async () => {
  const { app, tell, page } = await open({ signedIn: true, path: '/settings' });
  /** Messages come one after another, and are gone with what they told. */
  const comes = (code: string) => tell('app', { type: 'notice.show', notice: { code, tone: 'problem', values: {} } });
  const goes = () => tell('app', { type: 'notice.dismiss', key: app.getSnapshot().context.notices.at(-1)?.key ?? 0 });
  const ask = () => press(find(page, 'button', 'خروج از حساب کاربری'));
  const toasts = () => [...page.querySelectorAll('[data-toast] p')].map(({ textContent }) => textContent);
  const inWindows = () => [...page.querySelectorAll('dialog [role="alert"]')].map(({ textContent }) => textContent);
  return { page, comes, goes, ask, toasts, inWindows };
};

describe('a message that comes while a window lies over the page', () => {
  it('is said in that window, where alone anything is heard, and goes when the message goes', async () => {
    const { comes, goes, ask, toasts, inWindows } = await settings();
    await ask();
    await comes('print.failed');
    expect(inWindows()).toEqual(toasts());
    expect(toasts()).toHaveLength(1);
    await goes();
    expect([toasts(), inWindows()]).toEqual([[], []]);
  });

  it('is said beside the next, and not once more by the window when that opens again', async () => {
    const { page, comes, ask, toasts, inWindows } = await settings();
    await ask();
    await comes('print.failed');
    await comes('table.notSaved');
    expect(toasts()).toHaveLength(2);
    expect(inWindows().toSorted()).toEqual(toasts().toSorted());
    await press(find(page, 'dialog[open] button', 'انصراف'));
    expect(inWindows()).toEqual([]);
    await ask();
    expect(inWindows()).toEqual([]);
  });

  it('is said on the page alone where no window is open', async () => {
    const { ask, comes, toasts, inWindows } = await settings();
    await comes('print.failed');
    expect([toasts().length, inWindows()]).toEqual([1, []]);
    await ask();
    expect(inWindows()).toEqual([]);
  });
});

it('the button that closes a message is no part of what is announced', async () => {
  const { page, comes } = await settings();
  await comes('print.failed');
  expect(find(page, '[data-toast] button', 'بستن پیام').getAttribute('aria-live')).toBe('off');
});
