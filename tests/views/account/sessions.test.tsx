import { describe, expect, it } from 'vitest';
import { NOW, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { find, press, settle } from '../stand.tsx';

const LOAD = 'sessionList.loadSessions';
const END = 'sessionList.endSessions';
const HOUR = 3_600_000;

const phone = { id: 'p', device: 'Chrome · Android', created_at: NOW - 48 * HOUR, used_at: NOW - 3 * HOUR, current: false };
const desk = { id: 'd', device: 'Firefox · Windows', created_at: NOW - 24 * HOUR, used_at: NOW - 60_000, current: true };
const other = { id: 'o', device: null, created_at: null, used_at: null, current: false };

const opened = (answers: Parameters<typeof visit>[1] = {}) => visit('/settings/sessions', { [LOAD]: () => rows([phone, desk, other]), ...answers });
const titles = (page: ParentNode) => [...page.querySelectorAll('main li bdi')].map(textOf);
const dialog = (page: ParentNode): HTMLElement => {
  const open = page.querySelector<HTMLElement>('dialog[open]');
  if (!open) throw new Error('Nothing is asked.');
  return open;
};
const answerWith = async (page: ParentNode, button: string) => {
  await press(find(dialog(page), 'button', button));
  await settle();
};

describe('the list of signed-in devices', () => {
  it('begins with this one, and says of each when it was used and since when it is in', async () => {
    const { page } = await opened();
    expect(titles(page)).toEqual(['Firefox · Windows', 'Chrome · Android', 'دستگاه ناشناس']);
    const [mine, second, third] = [...page.querySelectorAll('main li')].map(textOf);
    expect(mine).toContain('این دستگاه');
    expect(mine).toContain('آخرین استفاده: ۱ دقیقه پیش');
    expect(second).toContain('آخرین استفاده: ۳ ساعت پیش');
    expect(second).toContain('جمعه ۲۹ آبان ۱۴۰۵، ۹:۰۰ ق.ظ');
    expect(second).toContain('ورود: چهارشنبه ۲۷ آبان ۱۴۰۵، ۱۲:۰۰ ب.ظ');
    expect(third).toContain('زمان آخرین استفاده نامشخص است');
    expect([...page.querySelectorAll('main li button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'خارج کردن Chrome · Android',
      'خارج کردن دستگاه ناشناس',
    ]);
  });

  it('says when it holds this device alone', async () => {
    const { page } = await opened({ [LOAD]: () => rows([desk]) });
    expect(textOf(page)).toContain('فقط همین دستگاه با حساب شما وارد شده است.');
    expect(textOf(page)).not.toContain('خارج کردن همه');
  });

  it('counts what could not be read, and then does not say that this device is alone', async () => {
    const { page } = await opened({ [LOAD]: () => rows([desk], 2) });
    expect(textOf(page)).toContain('۲ دستگاه خوانده نشد');
    expect(textOf(page)).not.toContain('فقط همین دستگاه');
  });

  it('can be asked for again: where it failed, and where it is old', async () => {
    const { page, answer } = await opened({ [LOAD]: () => ({ _tag: 'Timeout' }) });
    expect(textOf(page)).toContain('دستگاه‌های واردشده بارگذاری نشد.');
    answer({ [LOAD]: () => rows([desk, phone]) });
    await press(find(page, 'button', 'تلاش دوباره'));
    await settle();
    expect(titles(page)).toHaveLength(2);
    answer({ [LOAD]: () => ({ _tag: 'Offline' }) });
    await press(find(page, 'button', 'به‌روزرسانی'));
    await settle();
    expect(titles(page)).toHaveLength(2);
    expect(textOf(page)).toContain('لیست دستگاه‌ها به‌روز نشد و شاید قدیمی باشد. اتصال اینترنت برقرار نیست.');
  });

  it.each([404, 405])('says plainly that this provider has none, which answers %i', async (status) => {
    const { page } = await opened({ [LOAD]: () => refused(status) });
    expect(textOf(page)).toContain('این سرور دستگاه‌های واردشده را نشان نمی‌دهد.');
    expect(find(page, 'a', 'بازگشت به تنظیمات').getAttribute('href')).toBe('/settings');
  });
});

describe('signing a device out', () => {
  it('asks first and names it; it leaves the list once the provider has answered', async () => {
    let accept = (_: unknown): void => {};
    const accepted = new Promise((resolve) => {
      accept = resolve;
    });
    const { page, asked, answer } = await opened({ [END]: () => accepted });
    await press(find(page, 'button', 'خارج کردن Chrome · Android'));
    expect(textOf(dialog(page))).toContain('Chrome · Android');
    expect(asked.map(({ port }) => port)).not.toContain(END);
    await answerWith(page, 'خارج شود');
    expect(titles(page)).toContain('Chrome · Android');
    answer({ [LOAD]: () => rows([desk, other]) });
    accept({});
    await settle();
    expect(asked.filter(({ port }) => port === END)).toEqual([{ port: END, input: { id: 'p' } }]);
    expect(titles(page)).toEqual(['Firefox · Windows', 'دستگاه ناشناس']);
    expect(textOf(page)).toContain('Chrome · Android از حساب شما خارج شد.');
  });

  it('can be thought better of', async () => {
    const { page, asked } = await opened();
    await press(find(page, 'button', 'خارج کردن Chrome · Android'));
    await answerWith(page, 'انصراف');
    expect(page.querySelector('dialog[open]')).toBeNull();
    expect(asked.map(({ port }) => port)).not.toContain(END);
  });

  it('is done for all others at once, who are counted', async () => {
    const { page, asked, answer } = await opened({ [END]: () => ({}) });
    await press(find(page, 'button', 'خارج کردن همه دستگاه‌های دیگر (۲)'));
    expect(textOf(dialog(page))).toContain('آیا می‌خواهید ۲ دستگاه دیگر از حساب شما خارج شود؟');
    answer({ [LOAD]: () => rows([desk]) });
    await answerWith(page, 'خارج شود');
    expect(asked.filter(({ port }) => port === END)).toEqual([{ port: END, input: { id: null } }]);
    expect(titles(page)).toEqual(['Firefox · Windows']);
    expect(textOf(page)).toContain('دستگاه‌های دیگر از حساب شما خارج شدند.');
  });

  it('says why it was refused, and takes one that is over already for signed out', async () => {
    const { page, answer } = await opened({ [END]: () => refused(403, { detail: 'اکنون نمی‌شود.' }) });
    await press(find(page, 'button', 'خارج کردن Chrome · Android'));
    await answerWith(page, 'خارج شود');
    expect(textOf(dialog(page).querySelector('[role="alert"]'))).toBe('خارج نشد. اکنون نمی‌شود.');
    answer({ [END]: () => refused(404), [LOAD]: () => rows([desk]) });
    await answerWith(page, 'تلاش دوباره');
    expect(page.querySelector('dialog[open]')).toBeNull();
    expect(titles(page)).toEqual(['Firefox · Windows']);
  });

  it('is looked up where the answer was lost, and asked about anew where it had not come', async () => {
    const { page, asked, wait, answer } = await opened({ [END]: () => ({ _tag: 'UnknownOutcome', ageMillis: 10_000 }) });
    await press(find(page, 'button', 'خارج کردن Chrome · Android'));
    await answerWith(page, 'خارج شود');
    expect(textOf(dialog(page))).toContain('در حال خارج کردن...');
    answer({ [LOAD]: () => ({ _tag: 'Timeout' }) });
    await wait(12_000);
    expect(textOf(dialog(page))).toContain('معلوم نشد که خارج شده است یا نه.');
    answer({ [LOAD]: () => rows([desk, phone]) });
    await answerWith(page, 'بررسی دوباره');
    expect(textOf(dialog(page))).toContain('هنوز از حساب خارج نشده است. دوباره خارج شود؟');
    expect(asked.filter(({ port }) => port === END)).toHaveLength(1);

    answer({ [LOAD]: () => rows([desk]) });
    await answerWith(page, 'خارج شود');
    await wait(12_000);
    expect(titles(page)).toEqual(['Firefox · Windows']);
    expect(textOf(page)).toContain('Chrome · Android از حساب شما خارج شد.');
  });

  it('is told of where the user has gone meanwhile, with the way back', async () => {
    const { page, wait, answer } = await opened({ [END]: () => ({ _tag: 'UnknownOutcome', ageMillis: 10_000 }) });
    await press(find(page, 'button', 'خارج کردن Chrome · Android'));
    await answerWith(page, 'خارج شود');
    await press(find(page, 'button', 'بازگشت'));
    await settle();
    answer({ [LOAD]: () => ({ _tag: 'Offline' }) });
    await wait(12_000);
    expect(textOf(page)).toContain('معلوم نیست Chrome · Android خارج شده باشد.');
    expect(find(page, 'a', 'دستگاه‌های واردشده').getAttribute('href')).toBe('/settings/sessions');
  });
});

describe('the settings', () => {
  it('lead to both under the security of the account', async () => {
    const { page } = await visit('/settings', {});
    await press(find(page, 'summary', 'امنیت حساب'));
    const section = find(page, 'summary', 'امنیت حساب').parentElement;
    expect([...(section?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['تغییر رمز عبور', '/settings/password'],
      ['دستگاه‌های واردشده', '/settings/sessions'],
    ]);
  });
});
