import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refused, textOf, visit } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';

const PORT = 'passwordChange.changePassword';
const user = { username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'رضایی' } };
const signedIn = { 'session.loadUser': () => user, 'session.loadPicture': () => ({ url: null }) };
const OLD = 'رمز عبور فعلی';
const NEW = 'رمز عبور جدید';
const AGAIN = 'تکرار رمز عبور جدید';
const NAMES = ['oldPassword', 'newPassword', 'newPasswordAgain'] as const;

const opened = (answers: Parameters<typeof visit>[1] = {}) => visit('/settings/password', { ...signedIn, ...answers });
const fill = async (page: ParentNode, [old, fresh, again = fresh]: readonly [string, string, string?]) => {
  await type(field(page, OLD), old);
  await type(field(page, NEW), fresh);
  await type(field(page, AGAIN), again);
};
type Visited = Awaited<ReturnType<typeof opened>>;
const leave = async (page: ParentNode) => {
  await press(find(page, 'button', 'بازگشت'));
  await settle();
};
const open = async (page: ParentNode) => {
  await press(find(page, 'summary', 'امنیت حساب'));
  await press(find(page, 'a', 'تغییر رمز عبور'));
  await settle();
};
const errorAt = (page: ParentNode, label: string): string | null => {
  const ids = field(page, label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id === undefined ? null : textOf(document.getElementById(id));
};
const CHANGED = { [PORT]: () => ({ relocked: true }) };

describe('the form that changes the password', () => {
  it('says its rules before anybody types, and what each field is for to whoever keeps passwords', async () => {
    const { page } = await opened();
    expect(textOf(page)).toContain('رمز جدید باید ۸ تا ۱۲۸ نویسه داشته باشد و با فاصله شروع یا تمام نشود.');
    expect([OLD, NEW, AGAIN].map((label) => field(page, label).autocomplete)).toEqual(['current-password', 'new-password', 'new-password']);
    expect(page.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe('demo');
  });

  it('asks for what is missing, and brings the focus to the first gap', async () => {
    const { page, asked } = await opened();
    await submit(page);
    expect([OLD, NEW, AGAIN].map((label) => errorAt(page, label))).toEqual([
      'رمز عبور فعلی را وارد کنید.',
      'رمز عبور جدید را وارد کنید.',
      'رمز عبور جدید را دوباره وارد کنید.',
    ]);
    expect(document.activeElement).toBe(field(page, OLD));
    await type(field(page, OLD), 'matab-demo');
    expect(errorAt(page, OLD)).toBeNull();
    expect(document.activeElement).toBe(field(page, OLD));
    expect(asked.map(({ port }) => port)).not.toContain(PORT);
  });

  it.each([
    ['too short', 'کوتاه', 'کوتاه', NEW, 'رمز عبور جدید باید دست‌کم ۸ نویسه داشته باشد.'],
    ['too long', 'ا'.repeat(129), 'ا'.repeat(129), NEW, 'رمز عبور جدید نباید بیش از ۱۲۸ نویسه داشته باشد.'],
    ['with a blank at its edge', 'long enough ', 'long enough ', NEW, 'رمز عبور جدید با فاصله شروع یا تمام می‌شود. فاصله‌های آغاز و پایان را بردارید.'],
    ['other than its repeat', 'رمزِ تازه ۱۲', 'رمزِ تازه 12', AGAIN, 'تکرار با رمز عبور جدید یکی نیست.'],
  ])('refuses one that is %s, and sends nothing', async (_, fresh, again, label, words) => {
    const { page, asked } = await opened();
    await fill(page, ['matab-demo', fresh, again]);
    await submit(page);
    expect(errorAt(page, label)).toBe(words);
    expect(field(page, NEW).value).toBe(fresh);
    expect(asked.map(({ port }) => port)).not.toContain(PORT);
  });

  it('shows and hides each', async () => {
    const { page } = await opened();
    const [, second] = [...page.querySelectorAll<HTMLElement>('button[aria-label="نمایش رمز عبور"]')];
    await press(second as HTMLElement);
    expect([OLD, NEW, AGAIN].map((label) => field(page, label).type)).toEqual(['password', 'text', 'password']);
  });

  it('leads back to the settings and says what became of other devices', async () => {
    const { page, visited, asked } = await opened(CHANGED);
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    expect(asked.filter(({ port }) => port === PORT)).toEqual([{ port: PORT, input: { username: 'demo' } }]);
    expect(visited.at(-1)).toBe('/settings');
    expect(textOf(page)).toContain('رمز عبور عوض شد و دستگاه‌های دیگر از حساب شما خارج شدند.');
  });

  it('says where what waits on this device could not be locked anew', async () => {
    const { page } = await opened({ [PORT]: () => ({ relocked: false }) });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    expect(textOf(page)).toContain('آنچه روی این دستگاه در انتظار است با رمز جدید قفل نشد');
  });

  it('puts the words of the provider where they can be put right, and keeps what was typed', async () => {
    const { page } = await opened({
      [PORT]: () => refused(400, { fields: { old_password: ['رمز عبور فعلی نادرست است.'], new_password2: ['خیلی رایج است.'] } }),
    });
    await fill(page, ['matab-dem', 'password1234']);
    await submit(page);
    expect([OLD, NEW, AGAIN].map((label) => errorAt(page, label))).toEqual(['رمز عبور فعلی نادرست است.', 'خیلی رایج است.', null]);
    expect(document.activeElement).toBe(field(page, OLD));
    expect(field(page, NEW).value).toBe('password1234');
    expect(page.querySelector('main [role="alert"]')).toBeNull();
  });

  it.each([
    ['too many guesses', refused(429, { detail: 'کمی بعد دوباره تلاش کنید.' }), 'رمز عبور عوض نشد. کمی بعد دوباره تلاش کنید.'],
    ['no network', { _tag: 'Offline' }, 'رمز عبور عوض نشد. اتصال اینترنت برقرار نیست.'],
  ] as const)('says of %s that nothing was changed', async (_, failure, words) => {
    const { page } = await opened({ [PORT]: () => failure });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    expect(textOf(page.querySelector('[data-alone] [role="alert"]'))).toBe(words);
  });

  it('says plainly that this provider has no such thing', async () => {
    const { page } = await opened({ [PORT]: () => refused(404) });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    expect(textOf(page)).toContain('این سرور امکان تغییر رمز عبور از داخل برنامه را ندارد.');
    expect(find(page, 'a', 'بازگشت به تنظیمات').getAttribute('href')).toBe('/settings');
  });
});

describe('a change of password whose answer is lost', () => {
  it('is not said to be undone by what the provider says afterwards, not even that it has no such thing', async () => {
    const { page, answer } = await opened({ [PORT]: () => ({ _tag: 'UnknownOutcome', ageMillis: 10_000 }) });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    answer({ [PORT]: () => refused(404) });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    const said = textOf(page.querySelector('[data-alone]'));
    expect(said).toContain('معلوم نیست رمز عوض شده باشد.');
    expect(said).not.toContain('رمز عبور عوض نشد');
    expect(textOf(page)).not.toContain('همان است که بود');
  });

  it('is not sent again by itself, and the form says that nobody knows', async () => {
    const { page, asked, wait, answer } = await opened({ [PORT]: () => ({ _tag: 'UnknownOutcome', ageMillis: 10_000 }) });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    await wait(60_000);
    expect(asked.filter(({ port }) => port === PORT)).toHaveLength(1);
    expect(textOf(page.querySelector('[data-alone]'))).toContain('پاسخ سرور نرسید و معلوم نیست رمز عوض شده باشد.');

    answer({ [PORT]: () => refused(400, { fields: { old_password: ['رمز عبور فعلی نادرست است.'] } }) });
    await submit(page);
    expect(errorAt(page, OLD)).toBe('رمز عبور فعلی نادرست است. سرور این رمز را نپذیرفت. شاید رمز پیش‌تر عوض شده باشد؛ با رمز جدید وارد شوید.');

    answer(CHANGED);
    await submit(page);
    expect(textOf(page)).toContain('رمز عبور عوض شد');
  });

  it('is told of where the user has gone meanwhile', async () => {
    let lose = (_: unknown): void => {};
    const lost = new Promise((_, reject) => {
      lose = reject;
    });
    const { page } = await opened({ [PORT]: () => lost });
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    await leave(page);
    lose({ _tag: 'UnknownOutcome', ageMillis: 10_000 });
    await settle();
    expect(textOf(page)).toContain('معلوم نیست رمز عبور عوض شده باشد.');
  });
});

describe('the passwords that were typed', () => {
  const CANARY = ['CANARY-old', 'CANARY-new', 'CANARY-new'] as const;

  it('are in no snapshot and no event, nor in the page beside their fields', async () => {
    const { page, app, vault } = await opened({ [PORT]: () => ({ _tag: 'Offline' }) });
    await fill(page, CANARY);
    expect(NAMES.map((name) => vault.judge((secret) => secret(name)))).toEqual(CANARY);
    await submit(page);
    expect(JSON.stringify(app.getPersistedSnapshot())).not.toContain('CANARY');
    expect(document.body.innerHTML).not.toContain('CANARY');
    expect(field(page, NEW).value).toBe('CANARY-new');
  });

  const comeAndGo: readonly [string, (visited: Visited) => Promise<void>, (visited: Visited) => Promise<void>][] = [
    ['leaving', ({ page }) => leave(page), ({ page }) => open(page)],
    [
      'the end of the session',
      ({ tell }) => tell('session', { type: 'session.expired' }),
      async ({ page, tell, app }) => {
        await tell('session', { type: 'session.changedElsewhere', hasToken: true });
        await settle();
        await act(async () => app.send({ type: 'route.arrived', path: '/settings/password', at: 0 }));
        await settle();
        expect(find(page, 'h1', 'تغییر رمز عبور')).toBeDefined();
      },
    ],
  ];
  it.each(comeAndGo)('are gone with %s, and the form is empty for whoever comes back', async (_, go, comeBack) => {
    const visited = await opened({ 'session.endSession': () => ({ kept: 'nothing' }), 'session.recognise': () => user });
    const { page, vault } = visited;
    await fill(page, CANARY);
    await go(visited);
    expect(NAMES.map((name) => vault.judge((secret) => secret(name)))).toEqual(['', '', '']);
    await comeBack(visited);
    expect([OLD, NEW, AGAIN].map((label) => field(page, label).value)).toEqual(['', '', '']);
    await submit(page);
    expect(errorAt(page, NEW)).toBe('رمز عبور جدید را وارد کنید.');
  });
});

describe('a user who is not known yet', () => {
  it('is waited for, and asked for again where the provider could not say', async () => {
    const { page, answer, asked } = await opened({ 'session.loadUser': () => ({ _tag: 'Timeout' }) });
    expect(find<HTMLButtonElement>(page, 'button', 'تغییر رمز').disabled).toBe(true);
    expect(textOf(page)).toContain('هنوز معلوم نیست این کدام حساب کاربری است');
    await fill(page, ['matab-demo', 'رمزِ تازه ۱۲']);
    await submit(page);
    expect(asked.map(({ port }) => port)).not.toContain(PORT);
    answer({ 'session.loadUser': () => user });
    await press(find(page, 'button', 'تلاش دوباره'));
    await settle();
    expect(find<HTMLButtonElement>(page, 'button', 'تغییر رمز').disabled).toBe(false);
  });
});
