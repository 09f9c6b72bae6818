import { describe, expect, it } from 'vitest';
import { refused, rows, textOf, treatment } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import { button, lists, radio, treat } from './treating.tsx';

const surgery = treatment(12, { clinic: 2, contract: 2, lab_cost: 200_000, description: 'درد شبانه', main_complain: '' });
const stored = { ...lists, 'treatmentEdit.loadRecord': () => surgery };
const saved = (asked: readonly { readonly port: string; readonly input: unknown }[]) =>
  asked.filter(({ port }) => port === 'treatmentEdit.saveRecord').map(({ input }) => input);

describe('changing a stored treatment', () => {
  it('loads what was not handed over, and keeps the patient', async () => {
    const { page } = await treat('/new-treatment/12', stored);
    expect(textOf(page.querySelector('h1'))).toBe('ویرایش درمانسارا احمدی');
    expect(field(page, 'مبلغ').value).toBe('۴٬۵۰۰٬۰۰۰');
    expect(radio(page, 'دندان ۶، مولر اول، بالا راست').checked).toBe(true);
    expect(button(page, 'سارا احمدی').disabled).toBe(true);
  });

  it('saves the whole treatment with the costs that the form does not show, says so, and opens the patient', async () => {
    const { page, asked, visited } = await treat('/new-treatment/12', {
      ...stored,
      'treatmentEdit.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...surgery, ...payload }),
    });
    await type(field(page, 'شکایت اصلی'), 'درد');
    await submit(page);
    expect(saved(asked)).toEqual([
      { resource: 'surgeries', id: 12, known: surgery, payload: expect.objectContaining({ main_complain: 'درد', lab_cost: 200_000, contract: 2 }) },
    ]);
    expect(visited.at(-1)).toBe('/patient/7');
    expect(page.textContent).toContain('درمان با موفقیت به‌روزرسانی شد');
  });

  it('makes no call when nothing changed', async () => {
    const { page, asked } = await treat('/new-treatment/12', stored);
    await submit(page);
    expect(saved(asked)).toEqual([]);
    expect(page.textContent).toContain('تغییری برای ذخیره وجود ندارد.');
  });

  it.each([
    ['بیمار مرتبط با این درمان یافت نشد', { 'resource:patients.loadRows': () => rows([]) }],
    ['نوع درمان یافت نشد', { 'resource:procedureTypes.loadRows': () => rows([]) }],
    ['قرارداد یافت نشد', { 'resource:contracts.loadRows': () => rows([]) }],
    ['تاریخ درمان اولیه نامعتبر است', { 'treatmentEdit.loadRecord': () => ({ ...surgery, surgery_time: null }) }],
    ['این درمان یافت نشد.', { 'treatmentEdit.loadRecord': () => refused(404) }],
  ])('says «%s» about what vanished meanwhile', async (words, gone) => {
    const { page } = await treat('/new-treatment/12', { ...stored, ...gone });
    expect(page.textContent).toContain(words);
  });

  it('says why it could not be saved, in the words of the provider', async () => {
    const { page } = await treat('/new-treatment/12', {
      ...stored,
      'treatmentEdit.saveRecord': () => refused(400, { fields: { contract: ['قرارداد از کلینیک دیگری است.'] } }),
    });
    await type(field(page, 'شکایت اصلی'), 'درد');
    await submit(page);
    expect(page.textContent).toContain('خطا در به‌روزرسانی: قرارداد: قرارداد از کلینیک دیگری است.');
  });

  it.each([
    [refused(400), 'خطا در به‌روزرسانی: مشکل در ارتباط با سرور'],
    [refused(403), 'خطا در به‌روزرسانی: عدم مجوز.'],
    [refused(400, { fields: { contract_ptr: ['لازم است.'] } }), 'خطا در به‌روزرسانی: لازم است.'],
  ])('says what is left to say of a refusal in which the provider says little: %j', async (refusal, words) => {
    const { page } = await treat('/new-treatment/12', { ...stored, 'treatmentEdit.saveRecord': () => refusal });
    await type(field(page, 'شکایت اصلی'), 'درد');
    await submit(page);
    expect(textOf(page.querySelector('[data-alone]'))).toContain(words);
    expect(page.textContent).not.toContain('contract_ptr');
  });

  const kept = (page: ParentNode) => [...page.querySelectorAll('main form [data-tone]')].map(textOf).find((said) => said.includes('نگه داشته می‌شود'));

  it('says what extra fee and discount it keeps, and what they make of the amount as it is typed', async () => {
    const { page } = await treat('/new-treatment/12', {
      ...stored,
      'treatmentEdit.loadRecord': () => ({ ...surgery, total_cost: 5_100_000, extra_fee: 340_000, discount: 1_720_000 }),
    });
    expect(kept(page)).toBe('این درمان ۳۴۰٬۰۰۰ تومان هزینه اضافه و ۱٬۷۲۰٬۰۰۰ تومان تخفیف دارد که نگه داشته می‌شود؛ هزینه نهایی ۳٬۷۲۰٬۰۰۰ تومان.');
    await type(field(page, 'مبلغ'), '۱۰۰۰۰۰۰');
    expect(kept(page)).toBe(
      'این درمان ۳۴۰٬۰۰۰ تومان هزینه اضافه و ۱٬۷۲۰٬۰۰۰ تومان تخفیف دارد که نگه داشته می‌شود. تخفیف از مبلغ بیشتر است؛ مبلغ را بررسی کنید.',
    );
    await type(field(page, 'مبلغ'), '');
    expect(kept(page)).toBe('این درمان ۳۴۰٬۰۰۰ تومان هزینه اضافه و ۱٬۷۲۰٬۰۰۰ تومان تخفیف دارد که نگه داشته می‌شود.');
  });

  it('names the one of both that there is, and says nothing of neither', async () => {
    const { page } = await treat('/new-treatment/12', { ...stored, 'treatmentEdit.loadRecord': () => ({ ...surgery, discount: 500_000 }) });
    expect(kept(page)).toBe('این درمان ۵۰۰٬۰۰۰ تومان تخفیف دارد که نگه داشته می‌شود؛ هزینه نهایی ۴٬۰۰۰٬۰۰۰ تومان.');
    expect(kept((await treat('/new-treatment/12', stored)).page)).toBeUndefined();
  });

  it('asks before changes are lost', async () => {
    const { page, visited } = await treat('/new-treatment/12', stored);
    await type(field(page, 'شکایت اصلی'), 'درد');
    await press(button(page, 'انصراف'));
    await press(find(page, 'dialog button', 'خروج بدون ذخیره'));
    await settle();
    expect(visited.at(-1)).toBe('/patients');
  });
});
