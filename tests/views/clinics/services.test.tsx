import { describe, expect, it } from 'vitest';
import { sheetOf } from '../insurances/insuring.ts';
import { refused, rows, visit } from '../patients/practice.tsx';
import { field, settle, type } from '../stand.tsx';
import { answers, fillService, pressOn, savedIn } from './clinics.ts';

const sent = (asked: Parameters<typeof savedIn>[0]) => savedIn(asked, 'services.sendRow');
const edit = async (page: ParentNode, name: string) => {
  await pressOn(page, `گزینه‌های ${name}`);
  await pressOn(sheetOf(page), 'ویرایش');
};

describe('services', () => {
  it('that are new are created, those that were changed are patched, and the rest is not sent', async () => {
    const { page, asked, visited, app, wait } = await visit('/procedure-types', answers);
    await fillService(page, 'جراحی لثه', 'D4260', '۲۵۰۰۰۰۰');
    await pressOn(page, 'افزودن به لیست');
    await edit(page, 'ترمیم');
    await type(field(page, 'قیمت'), '1800000');
    await pressOn(page, 'افزودن به لیست');
    await pressOn(page, 'ذخیره خدمات');
    await wait(0);
    expect(sent(asked)).toMatchObject([
      { payload: { name: 'جراحی لثه', procedure_code: 'D4260', price: 2_500_000 } },
      { id: 5, payload: { price: 1_800_000 } },
    ]);
    expect(Object.keys((sent(asked)[1] as { readonly payload: object }).payload)).toEqual(['price']);
    expect(visited.at(-1)).toBe('/settings');
    expect(app.getSnapshot().context.notices.map(({ notice }) => [notice.code, notice.values.count])).toEqual([['services.sent', '2']]);
    expect(page.textContent).toContain('۲ نوع خدمت با موفقیت ذخیره شد.');
  });

  it('that were there before say how old they are where they cannot be asked for', async () => {
    const { page, answer, tell } = await visit('/procedure-types', answers);
    expect(page.textContent).not.toContain('به‌روز شده');
    answer({ ...answers, 'resource:procedureTypes.loadRows': () => ({ _tag: 'Offline' }) });
    await tell('resource:procedureTypes', { type: 'resource.refreshed', at: 0 });
    expect(page.querySelector('header [data-busy]')?.textContent).toMatch(/به‌روز شده: .* پیش/);
  });

  it('that another desk priced since they were changed here say so beside what takes the place of that', async () => {
    const { page, answer, tell } = await visit('/procedure-types', answers);
    await edit(page, 'ترمیم');
    await type(field(page, 'قیمت'), '1800000');
    await pressOn(page, 'افزودن به لیست');
    const staged = () => page.querySelector('main ol[aria-label="لیست آماده ذخیره"] > li')?.textContent;
    expect(staged()).toContain('پیش از این ۱٬۵۰۰٬۰۰۰ تومان');
    expect(staged()).not.toContain('در این میان');
    answer({ ...answers, 'resource:procedureTypes.loadRows': () => rows([{ id: 5, name: 'ترمیم', procedure_code: 'D2330', price: 2_000_000 }]) });
    await tell('resource:procedureTypes', { type: 'resource.refreshed', at: Date.now() });
    await settle();
    expect(staged()).toContain('در این میان در سرور ۲٬۰۰۰٬۰۰۰ تومان شد');
  });

  it('of which nothing was changed make no call, and that is said', async () => {
    const { page, asked, visited } = await visit('/procedure-types', answers);
    await edit(page, 'ترمیم');
    await pressOn(page, 'ذخیره خدمات');
    expect(sent(asked)).toEqual([]);
    expect(page.textContent).toContain('هیچ تغییری برای ثبت وجود ندارد.');
    expect(visited).toEqual(['/procedure-types']);
  });

  it('of which one is refused keep that one, with the reason under its name', async () => {
    const { page, asked, visited, answer, wait } = await visit('/procedure-types', {
      ...answers,
      'services.sendRow': ({ id, payload }: { readonly id?: number | null; readonly payload: { readonly name?: string } }) =>
        payload.name === 'دومی' ? refused(400, { fields: { procedure_code: ['تکراری است.'], price: ['کم است.'] } }) : { id: id ?? 61, ...payload },
    });
    for (const name of ['یکم', 'دومی', 'سوم']) {
      await fillService(page, name, name, '500000');
      await pressOn(page, 'افزودن به لیست');
    }
    await pressOn(page, 'ذخیره خدمات');
    expect(page.textContent).toContain('خطا در ثبت "دومی": کد خدمت: تکراری است، قیمت: کم است.');
    expect(visited).toEqual(['/procedure-types']);
    expect(sent(asked)).toHaveLength(3);
    answer(answers);
    await pressOn(page, 'ثبت باقی‌مانده');
    await wait(0);
    expect(sent(asked)).toHaveLength(4);
    expect(visited.at(-1)).toBe('/settings');
  });

  it('of which one is refused say all the same why the rest could not go', async () => {
    const { page, answer, wait } = await visit('/procedure-types', {
      ...answers,
      'services.sendRow': ({ payload }: { readonly payload: { readonly name?: string } }) =>
        payload.name === 'یکم' ? refused(400, { fields: { price: ['کم است.'] } }) : { _tag: 'Offline' },
    });
    for (const name of ['یکم', 'دومی']) {
      await fillService(page, name, name, '500000');
      await pressOn(page, 'افزودن به لیست');
    }
    await pressOn(page, 'ذخیره خدمات');
    expect(page.textContent).toContain('خطا در ثبت "یکم": قیمت: کم است.');
    const told = 'آنچه نوشته‌اید هنوز فرستاده نشده است.';
    expect(page.textContent).toContain(told);
    answer(answers);
    await pressOn(page, 'ذخیره خدمات');
    await wait(0);
    expect(page.textContent).not.toContain(told);
  });

  it('that were deleted elsewhere say so when they are changed', async () => {
    const { page } = await visit('/procedure-types', { ...answers, 'services.sendRow': () => refused(404) });
    await edit(page, 'ترمیم');
    await type(field(page, 'قیمت'), '1800000');
    await pressOn(page, 'ذخیره خدمات');
    expect(page.textContent).toContain('نوع خدمت یافت نشد.');
  });

  it.each([
    ['', 'D1', '500000', 'نام خدمت را وارد کنید.'],
    ['ترمیم نو', '', '500000', 'کد خدمت را وارد کنید.'],
    ['ترمیم نو', 'D1', '', 'قیمت را وارد کنید؛ باید بیشتر از صفر باشد.'],
    ['ترمیم نو', 'D1', '0', 'قیمت را وارد کنید؛ باید بیشتر از صفر باشد.'],
  ])('named «%s», «%s» at «%s» are told what is wrong, at its field', async (name, code, price, said) => {
    const { page, asked } = await visit('/procedure-types', answers);
    await fillService(page, name, code, price);
    await pressOn(page, 'ذخیره خدمات');
    expect(sent(asked)).toEqual([]);
    expect(page.textContent).toContain(said);
    expect(page.textContent).toContain('لطفاً اطلاعات معتبر وارد کنید (نام، کد خدمت و قیمت باید مشخص شوند).');
  });

  it.each([
    [409, ['بستن']],
    [429, ['انصراف', 'تلاش دوباره']],
  ])('whose deletion is refused with %i offer %j', async (status, offered) => {
    const { page } = await visit('/procedure-types', { ...answers, 'removal.removeRow': () => refused(status, { detail: 'به کار رفته است.' }) });
    await pressOn(page, 'گزینه‌های ترمیم');
    await pressOn(sheetOf(page), 'حذف');
    await pressOn(page, 'بله، حذف شود');
    const dialog = page.querySelector('dialog[open]');
    expect(dialog?.textContent).toContain('به کار رفته است.');
    expect([...(dialog?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent).filter(Boolean)).toEqual(offered);
  });

  it('show a code of digits and letters apart from the words around it', async () => {
    const { page } = await visit('/procedure-types', {
      ...answers,
      'resource:procedureTypes.loadRows': () => rows([{ id: 5, name: 'ترمیم', procedure_code: '12-D', price: 1 }]),
    });
    expect(page.textContent).toContain('کد \u206812-D\u2069');
  });

  it('under a code that another has are pointed out, and sent all the same', async () => {
    const { page, asked } = await visit('/procedure-types', answers);
    await fillService(page, 'ترمیم بزرگ', 'd۲۳۳۰', '500000');
    expect(page.textContent).toContain('«ترمیم» هم همین کد را دارد.');
    await pressOn(page, 'ذخیره خدمات');
    expect(sent(asked)).toHaveLength(1);
  });
});
