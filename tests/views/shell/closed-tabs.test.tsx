import { describe, expect, it } from 'vitest';
import { notify } from '../../../src/machines/kit/parent.ts';
import { comes, find, open, press } from '../stand.tsx';

const LOG = { on: true, persisted: true, trouble: null, records: 1, bytes: 0 };
const WAY = 'باز کردن در زبانه تازه';

/** A link that begins a tab which knows nothing of this one, and so goes on with what was left. */
const isBeside = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name));

describe('what closed tabs left', () => {
  it('is told of with a way to the settings, and to follow that is to have heard', async () => {
    const { page, tell } = await open({ signedIn: true, path: '/' });
    await tell('app', notify('log.left', 'problem', { count: '2' }));
    await comes(() => expect(find(page, '[role="alert"] a', 'تنظیمات').getAttribute('href')).toBe('/settings'));
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('نوشته‌های ۲ زبانه بسته سر جایش است.');
    await press(find(page, '[role="alert"] a', 'تنظیمات'));
    expect(page.querySelector('[data-toast]')).toBeNull();
  });

  it('stands in the settings for as long as it waits', async () => {
    const { page, tell } = await open({ signedIn: true, path: '/settings' });
    await tell('app', { type: 'log.changed', log: { ...LOG, left: 1 } });
    expect(isBeside(find(page, 'main a', WAY))).toEqual(['/', '_blank', 'noopener']);
    expect(page.querySelector('main')?.textContent).toContain('آنچه در ۱ زبانه بسته نوشته بودید سر جایش است.');
    await tell('app', { type: 'log.changed', log: { ...LOG, left: 0 } });
    expect(page.querySelector('main')?.textContent).not.toContain('زبانه');
  });

  it('is spoken of before the log that holds it is deleted', async () => {
    const { page, tell } = await open({ signedIn: true, path: '/settings' });
    const asked = () => page.querySelector('dialog[open]')?.textContent;
    await press(find(page, 'main button', 'پاک کردن ثبت رویدادها'));
    expect([asked()?.includes('همه رویدادهای'), asked()?.includes('زبانه بسته')]).toEqual([true, false]);
    await tell('app', { type: 'log.changed', log: { ...LOG, left: 2 } });
    expect(asked()).toContain('نوشته‌های ۲ زبانه بسته هم پاک می‌شود و برنمی‌گردد.');
  });
});
