import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refused, rows, visit } from '../patients/practice.tsx';
import { comes, field, press, settle, type } from '../stand.tsx';
import { answers, level, pressIn, saman, sheetOf } from './insuring.ts';

const entries = (page: ParentNode) => [...page.querySelectorAll('main li')].map((entry) => entry.textContent ?? '');
const saved = (asked: readonly { readonly port: string; readonly input: unknown }[]) =>
  asked.filter(({ port }) => port.endsWith('.saveRecord')).map(({ input }) => input as { readonly id: number | null; readonly payload: object });

describe('the insurances', () => {
  it('are listed with how many levels each has, and lead to them', async () => {
    const { page, visited } = await visit('/insurances', answers);
    expect(entries(page)).toEqual([expect.stringMatching(/سامان.*۲ سطح/), expect.stringMatching(/دی.*بدون سطح/)]);
    page.querySelector<HTMLElement>('main li a')?.click();
    expect(visited).toEqual(['/insurances']);
  });

  it('have no levels only where that is known', async () => {
    const levels = Promise.withResolvers<object>();
    const { page } = await visit('/insurances', { ...answers, 'resource:insuranceTariffs.loadRows': () => levels.promise });
    expect(entries(page)).toEqual([expect.stringContaining('در حال بارگذاری سطح‌ها...'), expect.stringContaining('در حال بارگذاری سطح‌ها...')]);
    levels.resolve(rows([level(1)]));
    await settle();
    expect(entries(page)).toEqual([expect.stringMatching(/سامان.*۱ سطح/), expect.stringMatching(/دی.*بدون سطح/)]);
  });

  it('are told without a number of levels where some of those could not be read', async () => {
    const { page } = await visit('/insurances', { ...answers, 'resource:insuranceTariffs.loadRows': () => rows([level(1)], 3) });
    await settle();
    expect(entries(page)).toEqual([expect.stringContaining('سامان'), expect.stringContaining('دی')]);
    expect(entries(page).join()).not.toContain('سطح');
  });

  it.each([
    ['offline', { _tag: 'Offline' }],
    ['broken', refused(500)],
  ])('say that their levels could not be loaded (%s), and try again', async (_, failure) => {
    const { page, answer } = await visit('/insurances', { ...answers, 'resource:insuranceTariffs.loadRows': () => failure });
    await comes(() => expect(page.textContent).toContain('سطح‌های بیمه بارگذاری نشد.'));
    expect(entries(page)).toEqual([expect.stringContaining('سطح‌ها بارگذاری نشد'), expect.stringContaining('سطح‌ها بارگذاری نشد')]);
    expect(page.textContent).not.toContain('بدون سطح');
    answer(answers);
    await pressIn(page, 'تلاش دوباره');
    expect(entries(page)).toEqual([expect.stringMatching(/سامان.*۲ سطح/), expect.stringMatching(/دی.*بدون سطح/)]);
    expect(page.textContent).not.toContain('بارگذاری نشد');
  });

  it('are added in a sheet, which leaves the new one in the list', async () => {
    const { page, asked } = await visit('/insurances', answers);
    await pressIn(page, 'افزودن بیمه');
    await type(field(sheetOf(page), 'نام بیمه'), 'ایران');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(saved(asked)).toMatchObject([{ id: null, payload: { name: 'ایران' } }]);
    expect(page.querySelector('dialog[open]')).toBeNull();
    expect(entries(page).some((entry) => entry.includes('ایران'))).toBe(true);
    expect(page.textContent).toContain('بیمه با موفقیت ثبت شد.');
  });

  it.each([
    ['سامان', '۲ سطح این بیمه هم حذف می‌شود.'],
    ['دی', null],
  ])('are asked about before they are deleted, with how many levels go with them: %s', async (name, said) => {
    const { page } = await visit('/insurances', answers);
    await pressIn(page, `گزینه‌های ${name}`);
    await pressIn(sheetOf(page), 'حذف');
    expect(page.textContent).toContain('آیا مطمئن هستید که می‌خواهید این بیمه را حذف کنید؟');
    if (said) expect(page.textContent).toContain(said);
    else expect(page.textContent).not.toContain('هم حذف می‌شود');
  });

  it('are asked about when one of the same name is there, and not sent before the answer', async () => {
    const { page, asked } = await visit('/insurances', { ...answers, 'insuranceForm.findAlike': () => ({ rows: [saman] }) });
    await pressIn(page, 'افزودن بیمه');
    await type(field(sheetOf(page), 'نام بیمه'), 'سامان');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(page.textContent).toContain('بیمه دیگری با همین نام ثبت شده است.');
    expect(saved(asked)).toEqual([]);
  });

  it('keep what was typed when they are refused, and say why at the field', async () => {
    const no = () => refused(400, { fields: { name: ['این نام پیش‌تر ثبت شده است.'] } });
    const { page } = await visit('/insurances', { ...answers, 'insuranceForm.saveRecord': no });
    await pressIn(page, 'افزودن بیمه');
    await type(field(sheetOf(page), 'نام بیمه'), 'سامان');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(field(sheetOf(page), 'نام بیمه').value).toBe('سامان');
    expect(sheetOf(page).textContent).toContain('خطا در ثبت بیمه: ');
    expect(sheetOf(page).textContent).toContain('این نام پیش‌تر ثبت شده است.');
  });
});

describe('the levels of an insurance', () => {
  it('are those of this one, each with whom it covers and what they pay', async () => {
    const { page } = await visit('/insurances/7', answers);
    expect(page.querySelector('h1')?.textContent).toBe('سامان۲ سطح بیمه');
    expect(entries(page)).toEqual([expect.stringMatching(/طلایی.*بیمه‌شده اصلی.*۳۰٪/), expect.stringMatching(/طلایی.*تحت تکفل.*۴۰٪/)]);
  });

  it('are added to this one, with a percent in Persian digits', async () => {
    const { page, asked } = await visit('/insurances/7', answers);
    await pressIn(page, 'افزودن سطح بیمه');
    const sheet = sheetOf(page);
    await type(field(sheet, 'سطح بیمه'), 'نقره‌ای');
    await press([...sheet.querySelectorAll<HTMLElement>('label')].find(({ textContent }) => textContent === 'تحت تکفل') as HTMLElement);
    await type(field(sheet, 'درصد فرانشیز'), '۲۵');
    await pressIn(sheet, 'ذخیره');
    expect(saved(asked)).toMatchObject([{ id: null, payload: { insurance: 7, plan_level: 'نقره‌ای', percent: 25, cover_type: 2 } }]);
  });

  it.each(['۱۰۱', '-1', 'نیم'])('are not sent with %s percent', async (percent) => {
    const { page, asked } = await visit('/insurances/7', answers);
    await pressIn(page, 'افزودن سطح بیمه');
    const sheet = sheetOf(page);
    await type(field(sheet, 'سطح بیمه'), 'نقره‌ای');
    await press([...sheet.querySelectorAll<HTMLElement>('label')].find(({ textContent }) => textContent === 'تحت تکفل') as HTMLElement);
    await type(field(sheet, 'درصد فرانشیز'), percent);
    await pressIn(sheet, 'ذخیره');
    expect(saved(asked)).toEqual([]);
    expect(sheet.textContent).toContain('لطفاً اطلاعات معتبر برای سطح بیمه وارد کنید.');
  });

  it('send only what was changed', async () => {
    const { page, asked } = await visit('/insurances/7', { ...answers, 'levelForm.loadRecord': () => level(1) });
    await pressIn(page, 'گزینه‌های طلایی، بیمه‌شده اصلی');
    await pressIn(sheetOf(page), 'ویرایش');
    await type(field(sheetOf(page), 'درصد فرانشیز'), '35');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(saved(asked)).toMatchObject([{ id: 1, payload: { percent: 35 } }]);
  });

  it('are renamed with a finer deductible than ours, which is said nothing of while it stays', async () => {
    const fine = level(1, { percent: 33.333 });
    const { page, asked } = await visit('/insurances/7', {
      ...answers,
      'resource:insuranceTariffs.loadRows': () => rows([fine]),
      'levelForm.loadRecord': () => fine,
    });
    await pressIn(page, 'گزینه‌های طلایی، بیمه‌شده اصلی');
    await pressIn(sheetOf(page), 'ویرایش');
    const percent = field(sheetOf(page), 'درصد فرانشیز');
    act(() => percent.focus());
    act(() => percent.blur());
    await type(field(sheetOf(page), 'سطح بیمه'), 'پایه');
    expect(sheetOf(page).textContent).not.toContain('دو رقم');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(saved(asked)).toMatchObject([{ id: 1, payload: { plan_level: 'پایه' } }]);
  });

  it('are compared as what an edit makes of them, also where it changes one field of several', async () => {
    const { page, asked } = await visit('/insurances/7', {
      ...answers,
      'levelForm.loadRecord': () => level(1),
      'levelForm.findAlike': () => ({ rows: [level(4)] }),
    });
    await pressIn(page, 'گزینه‌های طلایی، بیمه‌شده اصلی');
    await pressIn(sheetOf(page), 'ویرایش');
    await type(field(sheetOf(page), 'سطح بیمه'), 'پایه');
    await pressIn(sheetOf(page), 'ذخیره');
    expect(asked.find(({ port }) => port === 'levelForm.findAlike')?.input).toMatchObject({
      payload: { insurance: 7, plan_level: 'پایه', cover_type: 1 },
      except: 1,
    });
    expect(page.textContent).toContain('سطحی با همین نام و پوشش برای این بیمه ثبت شده است.');
    expect(saved(asked)).toEqual([]);
  });

  it('are shown at their address without a network as the lists on the device have them', async () => {
    const { page, app } = await visit('/insurances', { ...answers, 'insuranceLevels.loadInsurance': () => ({ _tag: 'Offline' }) });
    act(() => app.send({ type: 'route.go', to: '/insurances/7', replace: false }));
    await settle();
    expect([page.querySelector('h1')?.textContent, entries(page).length]).toEqual(['سامان۲ سطح بیمه', 2]);
  });

  it('of an insurance that is gone are not to be seen, and the way back is', async () => {
    const { page, visited } = await visit('/insurances/99', {
      ...answers,
      'resource:insuranceTariffs.loadRows': () => rows([]),
      'insuranceLevels.loadInsurance': () => refused(404),
    });
    expect(page.textContent).toContain('بیمه یافت نشد.');
    expect(page.textContent).not.toContain('۰ سطح');
    expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('ویرایش');
    await pressIn(page, 'بازگشت به بیمه‌ها');
    expect(visited.at(-1)).toBe('/insurances');
  });
});
