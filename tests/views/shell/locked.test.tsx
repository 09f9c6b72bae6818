import { describe, expect, it } from 'vitest';
import type { Script } from '../../kit/stage-source.ts';
import { field, find, open, press, settle, submit, type } from '../stand.tsx';

const FORMER = 'رمز عبور قبلی';

/** Somebody who has signed in with another password than two unfinished pieces of work wait under. */
const asked = async (script: Partial<Script>) => {
  const stood = await open({ signedIn: true, path: '/', ...script });
  await stood.tell('app', { type: 'locked.ask', count: 2 });
  const { page, vault } = stood;
  const box = () => field(page, FORMER);
  const enter = async (secret: string) => {
    await type(box(), secret);
    await submit(dialog() ?? page);
  };
  const dialog = () => page.querySelector('dialog[open]');
  const problem = () => document.getElementById(box().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? '';
  return { ...stood, vault, box, dialog, enter, problem };
};

describe('work that waits under a former password', () => {
  it('is counted, and asked for; nothing typed is not tried', async () => {
    const { page, dialog, problem } = await asked({ openLocked: 'never' });
    expect(find(page, 'dialog h2', 'کار ناتمام شما با رمز عبور قبلی قفل شده است')).toBeDefined();
    expect(dialog()?.textContent).toContain('۲ کار ناتمام');
    await submit(dialog() ?? page);
    expect(problem()).toBe('رمز عبور قبلی را وارد کنید.');
  });

  it('says at the field that a password opens nothing, and lets it be tried again', async () => {
    const { box, enter, problem, dialog } = await asked({ openLocked: { opened: 0, left: 2 } });
    await enter('CANARY');
    expect(problem()).toContain('با این رمز باز نشد. چیزی از دست نرفته است');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(dialog()?.textContent).not.toContain('CANARY');
  });

  it('turns while it is opened, and cannot be left meanwhile', async () => {
    const { page, enter, dialog } = await asked({ openLocked: 'never' });
    await enter('پیشین');
    expect(find(page, 'dialog button', 'در حال باز کردن...').getAttribute('aria-busy')).toBe('true');
    await press(find(page, 'dialog button', 'بستن'));
    expect(dialog()).not.toBeNull();
  });

  it('asks for what yet another password opens, with an empty field', async () => {
    const { box, enter, problem, dialog } = await asked({ openLocked: { opened: 1, left: 1 } });
    await enter('پیشین');
    expect(problem()).toBe('بخشی باز شد. آنچه مانده با رمز دیگری قفل است.');
    expect(dialog()?.textContent).toContain('۱ کار ناتمام');
    expect(box().value).toBe('');
  });

  it('is spoken of once all of it was opened', async () => {
    const { page, enter, dialog } = await asked({ openLocked: { opened: 2, left: 0 } });
    await enter('پیشین');
    expect(dialog()).toBeNull();
    expect(find(page, '[role="status"]', 'آنچه با رمز قبلی قفل بود باز شد.')).toBeDefined();
  });

  it('stays for later', async () => {
    const { page, dialog, app } = await asked({});
    await press(find(page, 'dialog button', 'بعداً'));
    expect(dialog()).toBeNull();
    expect(app.getSnapshot().context.open).toEqual({});
  });

  it('is thrown away only after a second question, which can be withdrawn', async () => {
    const { page, dialog } = await asked({ discardLocked: {} });
    await press(find(page, 'dialog button', 'دور انداختن'));
    expect(find(page, 'dialog h2', 'دور انداختن کار ناتمام')).toBeDefined();
    expect(dialog()?.textContent).toContain('۲ کار ناتمام برای همیشه دور انداخته شود؟');
    await press(find(page, 'dialog button', 'انصراف'));
    expect(field(page, FORMER)).toBeDefined();
    await press(find(page, 'dialog button', 'دور انداختن'));
    await press(find(page, 'dialog button', 'بله، دور انداخته شود'));
    await settle();
    expect(dialog()).toBeNull();
    expect(find(page, '[role="status"]', 'کار ناتمامی که با رمز قبلی قفل بود دور انداخته شد.')).toBeDefined();
  });

  it('says that it could not be thrown away', async () => {
    const { page } = await asked({ discardLocked: { _tag: 'Unreadable', where: 'log' } });
    await press(find(page, 'dialog button', 'دور انداختن'));
    await press(find(page, 'dialog button', 'بله، دور انداخته شود'));
    await settle();
    expect(find(page, 'dialog [role="alert"]', 'این کار انجام نشد. چیزی از دست نرفته است؛ دوباره تلاش کنید.')).toBeDefined();
  });
});
