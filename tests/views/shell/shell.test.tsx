import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { routing } from '../../../src/machines/app/product.ts';
import { nameOf } from '../../../src/views/shell/around/header.tsx';
import { titles } from '../../../src/views/shell/texts/titles.ts';
import { comes, find, open, press, settle } from '../stand.tsx';

const TEHRAN_MIDNIGHT = Date.UTC(2026, 10, 19, 20, 30);
const at = (hour: number, minute = 0) => TEHRAN_MIDNIGHT + (hour * 60 + minute) * 60_000;

describe('the header', () => {
  it.each([
    [at(0), 'صبح بخیر'],
    [at(11, 59), 'صبح بخیر'],
    [at(12), 'ظهر بخیر'],
    [at(16, 59), 'ظهر بخیر'],
    [at(17), 'عصر بخیر'],
    [at(20), 'شب بخیر'],
  ])('greets by the hour in Tehran: %i', async (when, greeting) => {
    const { page } = await open({ signedIn: true, path: '/', at: when });
    expect(page.querySelector('header')?.textContent).toContain(greeting);
  });

  it('calls the dentist by name, else by user name, else by a word of courtesy', () => {
    expect(nameOf({ username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'نیک‌نام' } })).toBe('سارا نیک‌نام');
    expect(nameOf({ username: 'demo', dentist: null })).toBe('demo');
    expect(nameOf(null)).toBe('گرامی');
  });

  it('says that the picture loads, or that there is none, and shows the default one when it cannot be shown', async () => {
    const loading = await open({ signedIn: true, path: '/', picture: 'never' });
    expect(find(loading.page, 'header a', 'دکتر').textContent).toContain('در حال بارگذاری...');
    const missing = await open({ signedIn: true, path: '/', picture: null });
    expect(find(missing.page, 'header a', 'دکتر').textContent).toContain('تصویری یافت نشد');
    const there = await open({ signedIn: true, path: '/', picture: '/picture' });
    const image = there.page.querySelector('header img');
    expect(image?.getAttribute('src')).toBe('/picture');
    await act(async () => image?.dispatchEvent(new Event('error')));
    expect(there.page.querySelector('header img')).toBeNull();
    expect(there.page.querySelector('header [data-picture="failed"] svg')).not.toBeNull();
  });

  it('leads to settings, and to /home and /notifications, whose badge is 0', async () => {
    const { page } = await open({ signedIn: true, path: '/' });
    expect([...page.querySelectorAll('header a')].map((link) => link.getAttribute('href'))).toEqual(['/settings', '/home', '/notifications']);
    expect(find(page, 'header a', 'اعلان‌ها، ۰ اعلان جدید').textContent).toBe('۰');
  });

  it('says that nothing stands behind the bell yet when it is used', async () => {
    const { page } = await open({ signedIn: true, path: '/' });
    await press(find(page, 'header a', 'اعلان‌ها'));
    expect(find(page, '[role="status"]', 'اعلان‌ها در این نسخه فعال نیست.')).toBeDefined();
  });
});

describe('a newer release', () => {
  const ready = (page: Element) => page.querySelector('[data-release="waiting"]');

  it('is offered where there is a network to speak of, and can be put off', async () => {
    const { page, tell } = await open({ signedIn: true, path: '/' });
    expect(ready(page)).toBeNull();
    await tell('app', { type: 'release.found' });
    expect(ready(page)?.textContent).toContain('نسخه جدید برنامه آماده است.');
    await tell('app', { type: 'network.changed', online: false });
    expect(ready(page)).toBeNull();
    await tell('app', { type: 'network.changed', online: true });
    await press(find(page, 'button', 'بعداً'));
    expect(ready(page)).toBeNull();
  });

  it('is taken with one press, and not asked about again meanwhile', async () => {
    const { page, tell, app } = await open({ signedIn: true, path: '/' });
    await tell('app', { type: 'release.found' });
    await press(find(page, 'button', 'نسخه جدید برنامه باز شود'));
    expect(app.getSnapshot().context.release).toBe('wanted');
    expect(ready(page)).toBeNull();
  });
});

describe('the home screen', () => {
  it('has four notices, five tiles, three cards and a line for the cheques that are due', async () => {
    const { page } = await open({ signedIn: true, path: '/' });
    expect(page.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(4);
    const links = (name: string) => [...find(page, 'nav', name).querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links('بخش‌های اصلی')).toEqual([
      'پرونده بیماران /patients',
      'حسابداری /accounting',
      'نوبت‌دهی /appointments',
      'انبار /inventory',
      'چاپ نسخه /prescription',
    ]);
    expect(links('کارهای دیگر')).toEqual([
      'نوبت‌های امروز /appointments?view=today',
      'چک‌های سررسید /due-cheques',
      'فاکتور / گواهی /invoice-certificate',
      'پیامک /sms',
    ]);
    expect(page.textContent).toContain('این نسخه آزمایشی است.');
  });

  it('says so while the user is loading, and offers another try when that failed', async () => {
    const loading = await open({ signedIn: true, path: '/', user: 'never' });
    expect(find(loading.page, 'main [role="status"]', 'در حال بارگذاری...')).toBeDefined();
    const failed = await open({ signedIn: true, path: '/', user: 'failed' });
    await press(find(failed.page, 'main button', 'تلاش دوباره'));
    expect(failed.page.textContent).toContain('اطلاعات کاربر دریافت نشد.');
  });

  it('does not say of a user whom it greets by name that nothing is known of them', async () => {
    const { page, tell } = await open({ signedIn: true, path: '/', user: 'never' });
    await tell('session', { type: 'xstate.done.actor.loadUser', output: { username: 'demo', dentist: { id: 1, first_name: 'نگار', last_name: 'سپهری' } } });
    await tell('session', { type: 'session.resumed', hasToken: true });
    await tell('session', { type: 'xstate.error.actor.loadUser', error: { _tag: 'Offline' } });
    expect(page.querySelector('header')?.textContent).toContain('نگار سپهری');
    expect(page.querySelector('main')?.textContent).toContain('اطلاعات کاربر به‌روز نشد.');
    expect(page.textContent).not.toContain('دریافت نشد');
  });
});

describe('the plus', () => {
  it('opens six ways to add something', async () => {
    const { page, app } = await open({ signedIn: true, path: '/' });
    await press(find(page, 'button', 'اقدام سریع'));
    expect(app.getSnapshot().context.quickActions).toBe(true);
    expect([...page.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'))).toEqual([
      '/new-treatment',
      '/new-patient',
      '/send-to-lab',
      '/new-payment',
      '/new-asset-expense',
      '/new-appointment',
    ]);
  });
});

describe('the settings', () => {
  it('say plainly what is not active, before and when it is used', async () => {
    const { page } = await open({ signedIn: true, path: '/settings' });
    await press(find(page, 'summary', 'اطلاعات شخصی'));
    const dead = find(page, 'button', 'بارگذاری تصویر پروفایل');
    expect(dead.textContent).toContain('هنوز فعال نیست');
    await press(dead);
    expect(find(page, '[role="status"]', 'این بخش هنوز فعال نشده است.')).toBeDefined();
  });

  it('change the look of the whole page', async () => {
    const { page, app } = await open({ signedIn: true, path: '/settings' });
    await press(find(page, 'label', 'تیره').querySelector('input') as HTMLElement);
    expect(app.getSnapshot().context.theme).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await press(find(page, 'label', 'مانند دستگاه').querySelector('input') as HTMLElement);
    expect(document.documentElement.dataset.theme).toBeUndefined();
    // It holds already: there is nothing to save and nothing to cancel.
    expect([...page.querySelectorAll('main button')].filter(({ textContent }) => /ذخیره|انصراف/.test(textContent))).toEqual([]);
  });

  it('ask before signing out', async () => {
    const { page, app } = await open({ signedIn: true, path: '/settings' });
    await press(find(page, 'button', 'خروج از حساب کاربری'));
    await comes(() => expect(find(page, 'dialog', 'آیا می‌خواهید از حساب کاربری خود خارج شوید؟')).toBeDefined());
    expect(app.getSnapshot().children.session?.getSnapshot().value).not.toBe('signingOut');
    await press(find(page, 'dialog button', 'خروج'));
    expect(app.getSnapshot().children.session?.getSnapshot().value).toBe('signingOut');
  });
});

describe('the question before a removal', () => {
  it('holds the name, is withdrawn by cancelling, and shows why a deletion failed', async () => {
    const { page, tell } = await open({
      signedIn: true,
      path: '/',
      removeRow: { _tag: 'Rejected', status: 400, detail: 'برای این بیمار درمان ثبت شده است.', general: [], fields: {} },
    });
    const ask = async () => {
      await tell('app', { type: 'removal.ask', resource: 'patients', id: 7, label: 'علی رضایی' });
    };
    await ask();
    expect(find(page, 'dialog', 'علی رضایی').getAttribute('role')).toBe('alertdialog');
    await press(find(page, 'dialog button', 'انصراف'));
    await settle();
    expect(page.querySelector('dialog[role="alertdialog"]')).toBeNull();
    await ask();
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
    expect(find(page, 'dialog [role="alert"]', 'برای این بیمار درمان ثبت شده است.')).toBeDefined();
    expect(find(page, 'dialog button', 'بستن')).toBeDefined();
  });
});

describe('the link past the bars', () => {
  it('leads to the content and leaves the history as it was', async () => {
    const { page } = await open({ signedIn: true, path: '/settings' });
    const { length } = window.history;
    await press(find(page, 'a', 'رفتن به محتوای اصلی'));
    expect(document.activeElement?.id).toBe('main');
    expect([window.location.hash, window.history.length]).toEqual(['', length]);
  });
});

describe('places', () => {
  it('all have a name', () => {
    expect(routing.routes.map(({ path }) => path).filter((path) => !(path in titles))).toEqual([]);
  });

  it('give the document its title and take the focus', async () => {
    const { tell } = await open({ signedIn: true, path: '/' });
    await tell('app', { type: 'route.arrived', path: '/settings', at: 0 });
    expect(document.title).toBe('تنظیمات | مدیریت مطب دندانپزشکی');
    expect(document.activeElement?.textContent).toBe('تنظیمات');
  });

  it('that could not be loaded can be tried again', async () => {
    const { page, app, tell } = await open({ signedIn: true, path: '/' });
    await tell('app', { type: 'route.failed', path: '/settings' });
    expect(find(page, 'main [role="alert"]', 'این بخش بارگذاری نشد.')).toBeDefined();
    await press(find(page, 'main button', 'تلاش دوباره'));
    await settle();
    expect(app.getSnapshot().context.route?.path).toBe('/settings');
  });
});
