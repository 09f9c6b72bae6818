import { describe, expect, it } from 'vitest';
import { sheetOf } from '../insurances/insuring.ts';
import { refused, rows, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { answers, fillClinic, openSection, own, pressOn, savedIn, smile } from './clinics.ts';

const sent = (asked: Parameters<typeof savedIn>[0]) => savedIn(asked, 'clinicForm.saveRecord');
const tabs = (page: ParentNode) => [...page.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
const personal = (page: ParentNode) => find(page, 'label', 'کلینیک شخصی').querySelector('input') as HTMLInputElement;

describe('a new clinic', () => {
  it('belongs to who is signed in, has its phone in the international form, and goes on with its contracts', async () => {
    const { page, asked, visited } = await visit('/new-clinic', answers);
    await fillClinic(page, { phone: '۰۲۱۸۸۷۷۶۶۵۵' });
    await pressOn(page, 'ذخیره');
    expect(sent(asked)).toEqual([
      {
        resource: 'clinics',
        id: null,
        payload: { name: 'کلینیک آفتاب', address: 'میدان ونک', phone: '+982188776655', clinic_license_number: null, is_personal: false, dentist: 1 },
      },
    ]);
    expect(visited.at(-1)).toBe('/edit-clinic/50/contracts');
  });

  it('of one’s own goes on with its form, since it has no contracts', async () => {
    const { page, asked, visited } = await visit('/new-clinic', { ...answers, 'clinicForm.loadRecord': () => ({ ...own, id: 50 }) });
    await fillClinic(page);
    await press(personal(page));
    await pressOn(page, 'ذخیره');
    expect(sent(asked)).toMatchObject([{ payload: { is_personal: true, phone: null } }]);
    expect(visited.at(-1)).toBe('/edit-clinic/50/info');
    expect(tabs(page)).toEqual(['اطلاعات']);
  });

  it.each(['0912', '021887766', '+98912345678', 'تلفن'])('is not sent with %s for a phone', async (phone) => {
    const { page, asked } = await visit('/new-clinic', answers);
    await fillClinic(page, { phone });
    await pressOn(page, 'ذخیره');
    expect(sent(asked)).toEqual([]);
    expect(field(page, 'شماره تماس').getAttribute('aria-invalid')).toBe('true');
  });

  it('whose name is taken meanwhile is refused at its name, and nothing else is lost', async () => {
    const { page } = await visit('/new-clinic', {
      ...answers,
      'clinicForm.saveRecord': () => refused(400, { fields: { name: ['کلینیک با این نام قبلاً ثبت شده است.'] } }),
    });
    await fillClinic(page);
    await pressOn(page, 'ذخیره');
    expect(page.textContent).toContain('کلینیک با این نام قبلاً ثبت شده است.');
    expect(field(page, 'عنوان کلینیک').getAttribute('aria-invalid')).toBe('true');
    expect(field(page, 'آدرس کلینیک').value).toBe('میدان ونک');
  });
});

describe('the page of a clinic', () => {
  it('shows its phone as one dials it, and sends what was changed alone', async () => {
    const { page, asked, visited } = await visit('/edit-clinic/2', answers);
    expect(field(page, 'شماره تماس').value).toBe('۰۲۱۸۸۷۷۶۶۵۵');
    await type(field(page, 'شماره تماس'), '');
    await pressOn(page, 'ذخیره');
    expect(sent(asked)).toEqual([{ resource: 'clinics', id: 2, payload: { phone: null } }]);
    expect(visited.at(-1)).toBe('/settings');
  });

  it('has parts with addresses of their own, and what is typed in one outlives the others', async () => {
    const { page, visited } = await visit('/edit-clinic/2', answers);
    expect(tabs(page)).toEqual(['اطلاعات', 'قراردادها', 'تعرفه‌ها']);
    await type(field(page, 'عنوان کلینیک'), 'کلینیک خنده');
    await pressOn(page, 'قراردادها');
    expect(visited.at(-1)).toBe('/edit-clinic/2/contracts');
    expect(page.querySelector('a[href="/contracts/2"]')).not.toBeNull();
    expect(page.textContent).toContain('تغییرات «اطلاعات» هنوز ذخیره نشده است.');
    await pressOn(page, 'تعرفه‌ها');
    expect(visited.at(-1)).toBe('/edit-clinic/2/tariffs');
    await pressOn(page, 'بازگشت به اطلاعات');
    expect(field(page, 'عنوان کلینیک').value).toBe('کلینیک خنده');
  });

  it('that becomes personal has its form alone, also where another part was asked for', async () => {
    const { page, visited } = await visit('/edit-clinic/2/general', answers);
    const name = field(page, 'عنوان کلینیک');
    await press(personal(page));
    await settle();
    expect(visited.at(-1)).toBe('/edit-clinic/2/info');
    expect(tabs(page)).toEqual(['اطلاعات']);
    // The very field, with its caret, and not another of its kind.
    expect(field(page, 'عنوان کلینیک')).toBe(name);
    const ofOwn = await visit(`/edit-clinic/${own.id}/tariffs`, answers);
    expect(field(ofOwn.page, 'عنوان کلینیک').value).toBe(own.name);
    await press(personal(ofOwn.page));
    await settle();
    // Nobody is led away from the form by unticking.
    expect(ofOwn.visited.at(-1)).toBe('/edit-clinic/3/info');
    expect(tabs(ofOwn.page)).toHaveLength(3);
  });

  it('says what becomes of its contracts when it becomes personal, and when it is that no more', async () => {
    const signed = { id: 9, clinic: smile.id, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 1, percent: 40, is_active: true };
    const { page } = await visit('/edit-clinic/2', { ...answers, 'resource:contracts.loadRows': () => rows([signed]) });
    const [hidden, asked] = [/پاک نمی‌شوند/, /قراردادهای این کلینیک را در بخش «قراردادها» ببینید/];
    expect(page.textContent).not.toMatch(hidden);
    await press(personal(page));
    expect(page.textContent).toMatch(hidden);
    await press(personal(page));
    expect(page.textContent).not.toMatch(hidden);
    // Where there is nothing to hide, nothing is said of it.
    const bare = await visit('/edit-clinic/2', answers);
    await press(personal(bare.page));
    expect(bare.page.textContent).not.toMatch(hidden);
    const ofOwn = await visit(`/edit-clinic/${own.id}`, answers);
    expect(ofOwn.page.textContent).not.toMatch(asked);
    await press(personal(ofOwn.page));
    expect(ofOwn.page.textContent).toMatch(asked);
  });

  it('that is gone says so, whichever part was asked for', async () => {
    const { page } = await visit('/edit-clinic/9/contracts', { ...answers, 'clinicForm.loadRecord': () => refused(404) });
    expect(page.textContent).toContain('کلینیک یافت نشد.');
    expect(page.querySelector('a[href="/contracts/9"]')).toBeNull();
  });
});

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
