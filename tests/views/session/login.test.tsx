import { describe, expect, it } from 'vitest';
import { textOf } from '../patients/practice.tsx';
import { field, find, open, press, submit, type } from '../stand.tsx';

const alertOf = (page: ParentNode) => page.querySelector('main [role="alert"]')?.textContent ?? null;

describe('the login by password', () => {
  it('asks for what is missing, at the form, and brings the focus to the first gap', async () => {
    const { page } = await open({ signedIn: false, path: '/login' });
    await submit(page);
    expect(alertOf(page)).toBe('لطفاً نام کاربری و رمز عبور را وارد کنید.');
    expect(field(page, 'نام کاربری').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(page, 'نام کاربری'));
  });

  it('asks for the password alone when only that is missing', async () => {
    const { page } = await open({ signedIn: false, path: '/login' });
    // As some contacts hand it over: with marks that nobody sees.
    await type(field(page, 'نام کاربری'), ' \u202ademo\u202c\u200e ');
    await submit(page);
    expect(field(page, 'نام کاربری').value).toBe('demo');
    expect(document.activeElement).toBe(field(page, 'رمز عبور'));
  });

  it('keeps the password out of every snapshot, and leaves it in the vault when the form is sent', async () => {
    const { page, app, vault } = await open({ signedIn: false, path: '/login' });
    await type(field(page, 'نام کاربری'), 'demo');
    await type(field(page, 'رمز عبور'), 'secret-canary ');
    expect(vault.take('password')).toBe('secret-canary');
    await submit(page);
    expect(vault.take('password')).toBe('secret-canary');
    expect(JSON.stringify(app.getPersistedSnapshot())).not.toContain('canary');
    expect(document.body.innerHTML).not.toContain('canary');
  });

  it('is busy while it waits, and cannot be sent twice', async () => {
    const { page } = await open({ signedIn: false, path: '/login', signIn: 'never' });
    await type(field(page, 'نام کاربری'), 'demo');
    await type(field(page, 'رمز عبور'), 'x');
    await submit(page);
    const button = find<HTMLButtonElement>(page, 'button', 'در حال ورود...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(field(page, 'نام کاربری').disabled).toBe(true);
  });

  it.each([
    [
      'the provider’s general words first',
      { _tag: 'Rejected', status: 400, detail: 'جزئیات', general: ['نام کاربری یا رمز عبور نادرست است.'], fields: {} },
      'نام کاربری یا رمز عبور نادرست است.',
    ],
    ['its detail next', { _tag: 'Rejected', status: 403, detail: 'حساب بسته است.', general: [], fields: {} }, 'حساب بسته است.'],
    ['its own words otherwise', { _tag: 'Rejected', status: 400, general: [], fields: {} }, 'خطا در ورود، لطفاً دوباره امتحان کنید.'],
    ['its own words for a refusal without any', { _tag: 'Rejected', status: 401, general: [], fields: {} }, 'خطا در ورود، لطفاً دوباره امتحان کنید.'],
    ['its own words for a closed door without any', { _tag: 'Rejected', status: 403, general: [], fields: {} }, 'خطا در ورود، لطفاً دوباره امتحان کنید.'],
    [
      'its own words for what is said of a field alone',
      { _tag: 'Rejected', status: 400, general: [], fields: { username: ['This field may not be blank.'] } },
      'خطا در ورود، لطفاً دوباره امتحان کنید.',
    ],
    ['to try again once', { _tag: 'Timeout' }, 'خطا در ورود، لطفاً دوباره امتحان کنید. سرور در زمان مقرر پاسخ نداد.'],
    ['why it was not reached', { _tag: 'Offline' }, 'خطا در ورود، لطفاً دوباره امتحان کنید. اتصال اینترنت برقرار نیست.'],
  ] as const)('says %s, and keeps what was typed', async (_, signIn, words) => {
    const { page } = await open({ signedIn: false, path: '/login', signIn });
    await type(field(page, 'نام کاربری'), 'demo');
    await type(field(page, 'رمز عبور'), 'x');
    await submit(page);
    expect(alertOf(page)).toBe(words);
    expect(field(page, 'نام کاربری').value).toBe('demo');
    expect(field(page, 'رمز عبور').value).toBe('x');
  });

  it('says behind the dots that the keyboard is a Persian one, until nothing of it is left', async () => {
    const { page } = await open({ signedIn: false, path: '/login' });
    const said = () => textOf(page.querySelector('[id$="-warning"]'));
    await type(field(page, 'رمز عبور'), 'barg-1372');
    expect(said()).toBe('');
    for (const typed of ['barg-۱۳۷۲', 'زشقل-1372']) {
      await type(field(page, 'رمز عبور'), typed);
      expect(said()).toBe('رمز با صفحه‌کلید فارسی نوشته شده است.');
    }
    await type(field(page, 'رمز عبور'), '');
    expect(said()).toBe('');
  });

  it('shows and hides the password', async () => {
    const { page } = await open({ signedIn: false, path: '/login' });
    expect(field(page, 'رمز عبور').type).toBe('password');
    await press(find(page, 'button', 'نمایش رمز عبور'));
    expect(field(page, 'رمز عبور').type).toBe('text');
    await press(find(page, 'button', 'پنهان کردن رمز عبور'));
    expect(field(page, 'رمز عبور').type).toBe('password');
  });
});

describe('the login by one-time code', () => {
  const toOneTime = async () => {
    const opened = await open({ signedIn: false, path: '/login' });
    await press(find(opened.page, 'label', 'رمز یک‌بارمصرف').querySelector('input') as HTMLElement);
    return opened;
  };

  it('asks for the number, then for the code, then says that it is not built', async () => {
    const { page, vault } = await toOneTime();
    await submit(page);
    expect(alertOf(page)).toBe('لطفاً شماره موبایل را وارد کنید.');
    await type(field(page, 'شماره موبایل'), '۰۹۱۲');
    await submit(page);
    expect(alertOf(page)).toContain('شماره موبایل معتبر نیست');
    await type(field(page, 'شماره موبایل'), '٠٩١٢۳۴۵6789');
    expect(field(page, 'شماره موبایل').value).toBe('۰۹۱۲۳۴۵۶۷۸۹');
    await submit(page);
    expect(page.textContent).toContain('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    expect(document.activeElement).toBe(field(page, 'کد ارسال‌شده'));
    await submit(page);
    expect(alertOf(page)).toBe('لطفاً کد ارسال‌شده را وارد کنید.');
    await type(field(page, 'کد ارسال‌شده'), '1٢345');
    expect(field(page, 'کد ارسال‌شده').value).toBe('۱۲۳۴۵');
    expect(vault.take('code')).toBe('12345');
    await submit(page);
    expect(alertOf(page)).toBe('این قابلیت هنوز پیاده‌سازی نشده است.');
  });

  it('goes back to the password with empty fields on cancel', async () => {
    const { page } = await toOneTime();
    await type(field(page, 'شماره موبایل'), '09123456789');
    await submit(page);
    await press(find(page, 'button', 'انصراف'));
    expect(field(page, 'نام کاربری').value).toBe('');
    expect(document.activeElement).toBe(field(page, 'نام کاربری'));
    await press(find(page, 'label', 'رمز یک‌بارمصرف').querySelector('input') as HTMLElement);
    expect(field(page, 'شماره موبایل').value).toBe('');
  });

  it('leads from the code to the field of the name when the password is chosen instead', async () => {
    const { page } = await toOneTime();
    await type(field(page, 'شماره موبایل'), '09123456789');
    await submit(page);
    await press(find(page, 'label', 'رمز ثابت').querySelector('input') as HTMLElement);
    expect(document.activeElement).toBe(field(page, 'نام کاربری'));
  });
});

describe('the login as a place to return from', () => {
  it('says why one is here', async () => {
    const first = await open({ signedIn: false, path: '/patients' });
    expect(first.page.textContent).toContain('لطفاً ابتدا وارد حساب کاربری خود شوید.');

    const expired = await open({ signedIn: true, path: '/settings' });
    await expired.tell('session', { type: 'session.expired' });
    expect(expired.page.textContent).toContain('نشست شما به پایان رسیده است. لطفاً دوباره وارد شوید.');

    const elsewhere = await open({ signedIn: true, path: '/settings' });
    await elsewhere.tell('session', { type: 'session.changedElsewhere', hasToken: false });
    expect(elsewhere.page.textContent).toContain('در زبانه‌ای دیگر از حساب کاربری خارج شدید.');
    expect(elsewhere.page.textContent).not.toContain('نشست شما به پایان رسیده است.');
  });

  it('says that what was typed is gone, where nobody could say whose it was', async () => {
    const { page, tell } = await open({ signedIn: true, path: '/settings' });
    await tell('app', { type: 'session.ended', reason: 'expired', kept: 'gone' });
    expect(page.textContent).toContain('آنچه نوشته بودید پاک شد، چون معلوم نبود از کیست.');
  });
});
