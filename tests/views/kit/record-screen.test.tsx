import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { chairs } from '../../sample/chair-screens.tsx';
import { type Answers, patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { closedByBrowser, field, find, press, settle, submit, type } from '../stand.tsx';

const stored = (id: number, name = 'یونیت یک') => ({ id, name, note: null });
const answers: Answers = {
  'resource:assets.loadRows': () => rows([stored(3)]),
  'chairForm.findAlike': () => ({ rows: [] }),
  'chairForm.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...stored(9), ...payload }),
};
const lost = { 'chairForm.saveRecord': () => ({ _tag: 'UnknownOutcome', ageMillis: 0 }) };
const broken = { 'chairForm.saveRecord': () => ({ _tag: 'Unavailable', status: 500 }) };

const go = (path: string, more: Answers = {}) => visit(path, { ...answers, ...more }, chairs);
const question = (page: ParentNode) => textOf([...page.querySelectorAll('dialog[open]')].at(-1));
const bar = (page: ParentNode) => textOf(page.querySelector('[data-alone]'));
const saves = (asked: readonly { readonly port: string }[]) => asked.filter(({ port }) => port === 'chairForm.saveRecord').length;

/** A new chair that was filled in and sent. */
const make = async (more: Answers = {}) => {
  const visited = await go('/new-chair', more);
  await type(field(visited.page, 'نام یونیت'), 'یونیت یک');
  await submit(visited.page);
  return visited;
};

describe('making a record', () => {
  it('asks about what may be there twice, and saves all the same when told to', async () => {
    const { page, asked, wait, visited } = await make({ 'chairForm.findAlike': () => ({ rows: [stored(3)] }) });
    expect(question(page)).toContain('یونیت دیگری به این نام هست.');
    expect(saves(asked)).toBe(0);
    await press(find(page, 'dialog button', 'ذخیره شود'));
    await settle();
    expect(saves(asked)).toBe(1);
    await wait(500);
    expect(visited.at(-1)).toBe('/chairs');
  });

  it('lets the user say which record the save became whose answer was lost', async () => {
    const { page, asked, answer, wait, visited } = await make(lost);
    expect(bar(page)).toContain('پاسخ سرور نرسید.');
    answer({ 'chairForm.findAlike': () => ({ rows: [stored(9), stored(10)] }) });
    await wait(12_000);
    expect(question(page)).toContain('آیا یونیت ثبت شده است؟');
    expect([...page.querySelectorAll('dialog[open] button')].map(textOf)).toEqual(
      expect.arrayContaining(['یونیت یک 9', 'یونیت یک 10', 'هیچ‌کدام؛ دوباره ارسال شود']),
    );
    await press(find(page, 'dialog button', 'یونیت یک 10'));
    await settle();
    expect([saves(asked), page.querySelector('dialog[open]'), page.querySelector('main [role="alert"]')]).toEqual([1, null, null]);
    await wait(500);
    expect(visited.at(-1)).toBe('/chairs');
  });

  it.each([
    ['a lost answer', { _tag: 'UnknownOutcome', ageMillis: 0 }, 12_000, 'پاسخ سرور نرسید و این یونیت فعلاً در سرور دیده نمی‌شود.'],
    ['one that was accepted', { _tag: 'UnknownOutcome', ageMillis: 0, accepted: true }, 12_000, 'سرور این یونیت را پذیرفت، ولی فعلاً آن را نشان نمی‌دهد.'],
  ] as const)('asks what to do about %s in the words for it, where nothing is to be seen', async (_, failure, millis, words) => {
    const { page, asked, wait } = await make({ 'chairForm.saveRecord': () => failure });
    expect(bar(page)).toContain('accepted' in failure ? 'سرور این اطلاعات را پذیرفت، ولی آن را نشان نداد.' : 'پاسخ سرور نرسید.');
    await wait(millis);
    expect(question(page)).toContain(words);
    expect(question(page).includes('پاسخ سرور نرسید')).toBe(!('accepted' in failure));
    await press(find(page, 'dialog button', 'ارسال دوباره'));
    await settle();
    expect(saves(asked)).toBe(2);
  });

  it('sends again what none of the records is', async () => {
    const { page, asked, answer, wait } = await make(lost);
    answer({ ...answers, 'chairForm.findAlike': () => ({ rows: [stored(9), stored(10)] }) });
    await wait(12_000);
    await press(find(page, 'dialog button', 'هیچ‌کدام؛ دوباره ارسال شود'));
    await settle();
    expect(saves(asked)).toBe(2);
  });

  it('says when that is, so that what was seen long ago is looked at anew first', async () => {
    const { page, asked, answer, wait, turnTo } = await make(lost);
    answer({ ...answers, 'chairForm.findAlike': () => ({ rows: [] }) });
    await wait(12_000);
    answer({ ...answers, 'chairForm.findAlike': () => ({ rows: [stored(9)] }) });
    // The phone was put away, and is taken up again.
    await turnTo(Date.now() + 61_000);
    await press(find(page, 'dialog button', 'ارسال دوباره'));
    await settle();
    expect([saves(asked), question(page).includes('آیا یونیت ثبت شده است؟')]).toEqual([1, true]);
  });

  it('asks whether it is still to be saved where the page slept before anything was sent', async () => {
    const morning = Date.now() + 86_400_000;
    const { page, asked, turnTo } = await make({ 'chairForm.findAlike': () => ({ rows: [], readAt: morning }) });
    await turnTo(morning);
    expect([saves(asked), question(page)]).toEqual([0, expect.stringContaining('بررسی به‌موقع تمام نشد و چیزی ارسال نشد.')]);
    expect(question(page)).not.toContain('شاید هنوز در راه باشد');
    await press(find(page, 'dialog button', 'ذخیره شود'));
    await settle();
    expect(saves(asked)).toBe(1);
  });

  it('keeps what was typed when the provider answers 404, and says why', async () => {
    const { page } = await make({ 'chairForm.saveRecord': () => refused(404) });
    expect([textOf(page.querySelector('h1')), field(page, 'نام یونیت').value, bar(page)]).toEqual(['یونیت جدید', 'یونیت یک', 'ذخیره نشد: Rejectedانصرافذخیره']);
  });

  it('says only that it was saved when the provider broke after it had stored it', async () => {
    const { page, asked, answer, wait, visited } = await make(broken);
    answer({ 'chairForm.findAlike': () => ({ rows: [stored(9)] }) });
    await wait(0);
    await wait(500);
    expect([saves(asked), visited.at(-1), page.querySelector('dialog[open]')]).toEqual([1, '/chairs', null]);
    expect(page.textContent).toContain('دارایی با موفقیت ثبت شد.');
    expect(page.textContent).not.toContain('ذخیره نشد');
  });

  it('shows its fault when it broke before, and asks nothing', async () => {
    const { page, asked, wait } = await make(broken);
    await wait(0);
    await wait(60_000);
    expect([bar(page), page.querySelector('dialog[open]'), saves(asked)]).toEqual(['ذخیره نشد: Unavailableانصرافذخیره', null, 1]);
    expect(field(page, 'نام یونیت').disabled).toBe(false);
  });

  it('opens on what was handed over', async () => {
    const { app, page } = await go('/chairs');
    await act(async () => app.send({ type: 'route.go', to: '/new-chair', replace: false, passed: { patient: patient(7) } }));
    await settle();
    expect(field(page, 'نام یونیت').value).toBe('سارا احمدی');
  });
});

describe('a record in a sheet', () => {
  const open = async (more: Answers = {}) => {
    const visited = await go('/chairs', more);
    await act(async () => visited.app.send({ type: 'sheet.ask', workflow: 'chairForm', params: {} }));
    await settle();
    await type(field(visited.page, 'نام یونیت'), 'یونیت یک');
    return visited;
  };

  const sheet = (page: ParentNode) => page.querySelector('dialog[open]') as HTMLElement;

  it('stands over its list, and closes when it was saved', async () => {
    const { page, wait, visited } = await open();
    expect([textOf(page.querySelector('h1')), textOf(page.querySelector('dialog[open] h2'))]).toEqual(['یونیت‌ها۱ یونیت', 'یونیت جدید']);
    await submit(sheet(page));
    await wait(500);
    expect([page.querySelector('dialog[open]'), visited]).toEqual([null, ['/chairs']]);
    expect(page.textContent).toContain('دارایی با موفقیت ثبت شد.');
  });

  it('asks over itself before something typed is lost, and Escape answers that question only', async () => {
    const { page } = await open();
    await press(find(page, 'dialog button', 'انصراف'));
    expect(question(page)).toContain('تغییرات ذخیره‌نشده از بین می‌رود. خارج می‌شوید؟');
    const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
    await act(async () => dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })));
    await settle();
    expect([page.querySelectorAll('dialog[open]').length, field(page, 'نام یونیت').value]).toEqual([1, 'یونیت یک']);
    await press(find(page, 'dialog button', 'انصراف'));
    await press(find(page, 'dialog button', 'خروج بدون ذخیره'));
    await settle();
    expect(page.querySelector('dialog[open]')).toBeNull();
  });

  it.each([
    ['cancel', async (asked: HTMLDialogElement) => void (await act(async () => asked.dispatchEvent(new Event('cancel', { cancelable: true }))))],
    ['close', closedByBrowser],
  ] as const)('has the Back button of a phone answer that question only, too: %s', async (_, back) => {
    const { page } = await open();
    await press(find(page, 'dialog button', 'انصراف'));
    await back([...page.querySelectorAll('dialog')].at(-1) as HTMLDialogElement);
    await settle();
    expect([page.querySelectorAll('dialog[open]').length, field(page, 'نام یونیت').value, field(page, 'نام یونیت').disabled]).toEqual([1, 'یونیت یک', false]);
    await closedByBrowser(page.querySelector('dialog') as HTMLDialogElement);
    expect([page.querySelectorAll('dialog[open]').length, question(page)]).toEqual([2, expect.stringContaining('تغییرات ذخیره‌نشده از بین می‌رود')]);
  });

  it('rises under its own question where the browser closed it unasked', async () => {
    const { page } = await open();
    const rises = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await closedByBrowser(page.querySelector('dialog') as HTMLDialogElement);
    const asked = [...page.querySelectorAll('dialog[open]')].at(-1);
    expect([textOf(asked?.querySelector('p') ?? null), rises.mock.contexts.at(-1) === asked]).toEqual(['تغییرات ذخیره‌نشده از بین می‌رود. خارج می‌شوید؟', true]);
    expect(rises).toHaveBeenCalledTimes(2);
    rises.mockRestore();
  });

  it('stands on while it saves, and says what came of it, though the browser closed it', async () => {
    let refuse = (_: object): void => undefined;
    const { page } = await open({ 'chairForm.saveRecord': () => new Promise((_, reject) => (refuse = reject)) });
    await submit(sheet(page));
    await closedByBrowser(page.querySelector('dialog') as HTMLDialogElement);
    expect(sheet(page)).not.toBeNull();
    await act(async () => refuse(refused(404)));
    await settle();
    expect(textOf(sheet(page).querySelector('[role="alert"]'))).toContain('ذخیره نشد: Rejected');
  });

  it('asks which record a lost save became, as a page does', async () => {
    const { page, answer, wait } = await open(lost);
    await submit(sheet(page));
    answer({ 'chairForm.findAlike': () => ({ rows: [stored(9), stored(10)] }) });
    await wait(12_000);
    await press(find(page, 'dialog dialog button', 'یونیت یک 9'));
    await wait(500);
    expect(page.querySelector('dialog[open]')).toBeNull();
  });
});
