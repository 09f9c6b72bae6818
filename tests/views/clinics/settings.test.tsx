import { describe, expect, it } from 'vitest';
import { sheetOf } from '../insurances/insuring.ts';
import { refused, rows, visit } from '../patients/practice.tsx';
import { field, find, press, settle } from '../stand.tsx';
import { answers, openSection, own, pressOn, smile } from './clinics.ts';

describe('the settings', () => {
  it('list the clinics, and are still open there for who comes back from one', async () => {
    const { page, visited } = await visit('/settings', answers);
    await openSection(page, 'مدیریت کلینیک‌ها');
    expect(page.textContent).toContain('خیابان ولیعصر');
    await pressOn(page, `گزینه‌های ${smile.name}`);
    await pressOn(sheetOf(page), 'ویرایش');
    expect(visited.at(-1)).toBe('/edit-clinic/2');
    await pressOn(page, 'بازگشت');
    expect(visited.at(-1)).toBe('/settings');
    expect(find<HTMLElement>(page, 'summary', 'مدیریت کلینیک‌ها').parentElement?.hasAttribute('open')).toBe(true);
  });

  it('add and rename insurances in a sheet, and lead to their levels', async () => {
    const { page, visited, app } = await visit('/settings', answers);
    await openSection(page, 'بیمه‌ها');
    await pressOn(page, 'افزودن بیمه');
    expect(app.getSnapshot().context.sheet?.id).toBe('insuranceForm:new');
    await pressOn(sheetOf(page), 'انصراف');
    await pressOn(page, 'گزینه‌های سامان');
    await pressOn(sheetOf(page), 'ویرایش');
    expect(field(sheetOf(page), 'نام بیمه').value).toBe('سامان');
    await pressOn(sheetOf(page), 'انصراف');
    await press(find(page, 'a', 'سامان'));
    await settle();
    expect(visited.at(-1)).toBe('/insurances/7');
  });

  it('ask before a clinic is deleted, with how many contracts go with it, and with none where it has none', async () => {
    const contract = (id: number) => ({ id, clinic: smile.id, start_date: '2026-01-01', contract_type: 1, percent: 40 });
    const { page } = await visit('/settings', { ...answers, 'resource:contracts.loadRows': () => rows([contract(5), contract(6)]) });
    await openSection(page, 'مدیریت کلینیک‌ها');
    const asked = async (name: string) => {
      await pressOn(page, `گزینه‌های ${name}`);
      await pressOn(sheetOf(page), 'حذف');
      const { textContent } = sheetOf(page);
      await pressOn(sheetOf(page), 'انصراف');
      return textContent;
    };
    const [full, bare] = [await asked(smile.name), await asked(own.name)];
    expect(full).toContain('۲ قرارداد این کلینیک هم حذف می‌شود.');
    for (const text of [full, bare]) expect(text).toContain('آیا مطمئن هستید که می‌خواهید این کلینیک را با قراردادها و تعرفه‌هایش حذف کنید؟');
    expect(bare).not.toContain('هم حذف می‌شود');
  });

  it.each([
    ['مدیریت کلینیک‌ها', 'کلینیک لبخند', 'خطا در حذف کلینیک: کلینیک نخست را نمی‌توان حذف کرد.'],
    ['بیمه‌ها', 'سامان', 'خطا در حذف بیمه: کلینیک نخست را نمی‌توان حذف کرد.'],
  ])('of %s say why one cannot be deleted', async (section, name, said) => {
    const { page } = await visit('/settings', {
      ...answers,
      'removal.removeRow': () => refused(409, { detail: 'کلینیک نخست را نمی‌توان حذف کرد.' }),
    });
    await openSection(page, section);
    await pressOn(page, `گزینه‌های ${name}`);
    await pressOn(sheetOf(page), 'حذف');
    await pressOn(sheetOf(page), 'بله، حذف شود');
    expect(sheetOf(page).textContent).toContain(said);
    expect(page.textContent).toContain(name);
  });

  it('without a clinic or an insurance say so, and offer to add one', async () => {
    const { page, visited } = await visit('/settings', {
      ...answers,
      'resource:clinics.loadRows': () => rows([]),
      'resource:insurances.loadRows': () => rows([]),
      'resource:insuranceTariffs.loadRows': () => rows([]),
    });
    await openSection(page, 'بیمه‌ها');
    expect(page.textContent).toContain('هنوز بیمه‌ای ثبت نشده است.');
    expect(find(page, 'button', 'افزودن بیمه')).toBeTruthy();
    await openSection(page, 'مدیریت کلینیک‌ها');
    expect(page.textContent).toContain('هنوز کلینیکی ثبت نشده است.');
    await pressOn(page, 'افزودن کلینیک');
    expect(visited.at(-1)).toBe('/new-clinic');
  });

  it('say how many clinics could not be read and ask for them again, while the rest works', async () => {
    const { page, answer } = await visit('/settings', { ...answers, 'resource:clinics.loadRows': () => ({ ...rows([own]), unreadable: 2 }) });
    await openSection(page, 'مدیریت کلینیک‌ها');
    expect(page.textContent).toContain('۲ ردیف خوانده نشد و در این لیست نیست.');
    expect(page.querySelector('a[href="/edit-clinic/3"]')).not.toBeNull();
    answer(answers);
    await pressOn(page, 'تلاش دوباره');
    expect(page.textContent).not.toContain('خوانده نشد');
    expect(page.querySelector('a[href="/edit-clinic/2"]')).not.toBeNull();
  });

  it('say of clinics that were there before how old they are where they cannot be asked for', async () => {
    const { page, answer, tell } = await visit('/settings', answers);
    await openSection(page, 'مدیریت کلینیک‌ها');
    answer({ ...answers, 'resource:clinics.loadRows': () => ({ _tag: 'Offline' }) });
    await tell('resource:clinics', { type: 'resource.refreshed', at: 0 });
    expect(page.textContent).toContain('کلینیک‌ها به‌روز نشد و شاید قدیمی باشد. اتصال اینترنت برقرار نیست.');
    expect(page.textContent).toMatch(/به‌روز شده: .* پیش/);
    expect(page.textContent).not.toContain('کلینیک‌ها بارگذاری نشد.');
    expect(page.querySelector('a[href="/edit-clinic/2"]')).not.toBeNull();
  });

  it('call no insurance one without levels before these are known', async () => {
    const levels = Promise.withResolvers<object>();
    const { page } = await visit('/settings', { ...answers, 'resource:insuranceTariffs.loadRows': () => levels.promise });
    await openSection(page, 'بیمه‌ها');
    expect(page.textContent).toContain('سامان');
    expect(page.textContent).toContain('در حال بارگذاری سطح‌ها...');
    expect(page.textContent).not.toContain('بدون سطح');
    levels.resolve(rows([]));
    await settle();
    expect(page.textContent).toContain('بدون سطح');
    const failed = await visit('/settings', { ...answers, 'resource:insuranceTariffs.loadRows': () => ({ _tag: 'Timeout' }) });
    await openSection(failed.page, 'بیمه‌ها');
    expect(failed.page.textContent).toContain('سطح‌ها بارگذاری نشد');
    expect(failed.page.textContent).not.toContain('بدون سطح');
  });

  it('say what could not be loaded, and try again', async () => {
    const { page, answer } = await visit('/settings', { ...answers, 'resource:clinics.loadRows': () => ({ _tag: 'Timeout' }) });
    await openSection(page, 'مدیریت کلینیک‌ها');
    expect(page.textContent).toContain('کلینیک‌ها بارگذاری نشد.');
    expect(page.textContent).not.toContain('هنوز کلینیکی ثبت نشده است.');
    answer(answers);
    await pressOn(page, 'تلاش دوباره');
    expect(page.textContent).toContain('کلینیک لبخند');
  });
});
