import { describe, expect, it } from 'vitest';
import { isAsPainted } from '../../../src/composition/start/draw.ts';
import type { AppContext } from '../../../src/machines/app/context.ts';
import { field, find, open, press, submit, type } from '../stand.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

const asPainted = ({ app }: Opened, other: Partial<AppContext> = {}): boolean =>
  isAsPainted({ ...app.getSnapshot().context, ...other }, app.getSnapshot().children.session?.getSnapshot());

const login = () => open({ signedIn: false, path: '/login' });

describe('the login that is painted from the start is what the program would draw', () => {
  it('where nobody has done anything yet', async () => {
    expect(asPainted(await login())).toBe(true);
  });

  it('not where a word says how one came here, or what is wrong with the line', async () => {
    const opened = await login();
    expect(asPainted(opened, { returnTo: '/' })).toBe(true);
    expect(asPainted(opened, { returnTo: '/patients' })).toBe(false);
    expect(asPainted(opened, { online: false })).toBe(false);
    expect(asPainted(opened, { failed: '/login' })).toBe(false);
    opened.app.send({ type: 'notice.show', notice: { code: 'log.lost', tone: 'problem', values: {} } });
    expect(asPainted(opened)).toBe(false);
  });

  it('not once something was entered or refused, or the other way in was chosen', async () => {
    const typed = await login();
    await type(field(typed.page, 'نام کاربری'), 'demo');
    expect(asPainted(typed)).toBe(false);
    const secret = await login();
    await type(field(secret.page, 'رمز عبور'), 'x');
    expect(asPainted(secret)).toBe(false);
    const refused = await login();
    await submit(refused.page);
    expect(asPainted(refused)).toBe(false);
    const other = await login();
    await press(find(other.page, 'label', 'رمز یک‌بارمصرف'));
    expect(asPainted(other)).toBe(false);
  });

  it('and no other screen is', async () => {
    expect(asPainted(await open({ signedIn: true, path: '/' }))).toBe(false);
  });
});

describe('the password', () => {
  it('is not emptied where it looks empty: what a browser fills in shows itself only at the first touch', async () => {
    const written: string[] = [];
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...own,
      set(this: HTMLInputElement, value: string) {
        if (this.type === 'password') written.push(value);
        own.set?.call(this, value);
      },
    });
    try {
      await login();
      expect(written).toEqual([]);
    } finally {
      Object.defineProperty(HTMLInputElement.prototype, 'value', own);
    }
  });
});
