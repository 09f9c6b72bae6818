import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { refused, rows, visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { answers, fillClinic, own, pressOn, savedIn, smile } from './clinics.ts';

const sent = (asked: Parameters<typeof savedIn>[0]) => savedIn(asked, 'clinicForm.saveRecord');
const tabs = (page: ParentNode) => [...page.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
const personal = (page: ParentNode) => find(page, 'label', 'کلینیک شخصی').querySelector('input') as HTMLInputElement;

const go = async (app: Awaited<ReturnType<typeof visit>>['app'], to: string): Promise<void> => {
  await act(async () => app.send({ type: 'route.go', to, replace: false }));
  await settle();
};

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

  it('has a name of its own, in whichever digits', async () => {
    const taken = { 'resource:clinics.loadRows': () => rows([{ ...own, name: 'کلینیک ۲' }]) };
    const { page, asked } = await visit('/new-clinic', { ...answers, ...taken });
    await fillClinic(page, { name: 'كلینیک 2' });
    await pressOn(page, 'ذخیره');
    expect(page.textContent).toContain('کلینیک با این نام قبلاً ثبت شده است.');
    expect(sent(asked)).toEqual([]);
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

  it('tells of the form of another clinic that waits, by its name, and does away with it from there', async () => {
    const { page, app, visited } = await visit('/edit-clinic/2', answers);
    const strips = () => [...page.querySelectorAll('section[aria-label*="مانده است"]')].map((strip) => strip.getAttribute('aria-label'));
    await type(field(page, 'آدرس کلینیک'), 'جای دیگر');
    await go(app, '/new-clinic');
    expect(strips()).toEqual(['تغییرات ذخیره‌نشده «کلینیک لبخند» مانده است']);
    // The strip stays, so the message need not.
    expect(app.getSnapshot().context.notices).toEqual([]);
    expect(field(page, 'آدرس کلینیک').value).toBe('');
    await type(field(page, 'عنوان کلینیک'), 'نیلوفر');
    await go(app, '/edit-clinic/3');
    expect(strips()).toEqual(['تغییرات ذخیره‌نشده «کلینیک لبخند» مانده است', 'فرم کلینیک جدید «نیلوفر» نیمه‌کاره مانده است']);
    await pressOn(page, 'دور انداختن');
    expect(page.textContent).toContain('آنچه در فرم «کلینیک لبخند» نوشته‌اید دور انداخته شود؟');
    await press(find(page, 'dialog button', 'دور انداختن'));
    await settle();
    // One stays where one is.
    expect(visited.at(-1)).toBe('/edit-clinic/3');
    expect(strips()).toEqual(['فرم کلینیک جدید «نیلوفر» نیمه‌کاره مانده است']);
    await pressOn(page, 'ادامه');
    expect(visited.at(-1)).toBe('/new-clinic');
    expect(field(page, 'عنوان کلینیک').value).toBe('نیلوفر');
    expect(strips()).toEqual([]);
  });

  it('tells of its own contracts that were begun and not sent, and leads to them', async () => {
    const { page, app, visited } = await visit('/contracts/2', answers);
    await type(field(page, 'تاریخ شروع'), '1405/01/01');
    for (const to of ['/edit-clinic/2', '/edit-clinic/2/tariffs']) {
      await go(app, to);
      expect(page.textContent).toContain('پیش‌نویس قرارداد مانده است');
    }
    // Nothing goes from above the tick under the finger.
    await pressOn(page, 'اطلاعات');
    await press(personal(page));
    expect(page.textContent).toContain('پیش‌نویس قرارداد مانده است');
    await press(personal(page));
    await go(app, '/edit-clinic/3');
    expect(page.textContent).not.toContain('پیش‌نویس قرارداد مانده است');
    await go(app, '/edit-clinic/2');
    await pressOn(page, 'ادامه');
    expect(visited.at(-1)).toBe('/contracts/2');
    expect(field(page, 'تاریخ شروع').value).toBe('۱۴۰۵/۰۱/۰۱');
  });

  it('that became personal keeps what was begun of its terms in sight, to be thrown away alone', async () => {
    const opened = { id: 1, clinic: 2, start_date: '2026-11-20', end_date: '2126-11-20', contract_type: 1, percent: 100, is_active: true };
    const practice = { ...answers, 'resource:contracts.loadRows': () => rows([opened]) };
    const { page, app, answer } = await visit('/contracts/2', practice);
    await type(field(page, 'تاریخ شروع'), '1405/01/01');
    const personalNow = { ...smile, is_personal: true };
    answer({ ...practice, 'resource:clinics.loadRows': () => rows([personalNow, own]), 'clinicForm.loadRecord': () => personalNow });
    await go(app, '/edit-clinic/2');
    await settle();
    const strip = () => page.querySelector('section[aria-label*="پیش‌نویس قرارداد"]');
    expect([...(strip()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(['دور انداختن']);
    await pressOn(page, 'دور انداختن');
    await press(find(page, 'dialog button', 'دور انداختن'));
    await settle();
    expect(strip()).toBeNull();
  });

  it('that is gone says so, whichever part was asked for', async () => {
    const { page } = await visit('/edit-clinic/9/contracts', { ...answers, 'clinicForm.loadRecord': () => refused(404) });
    expect(page.textContent).toContain('کلینیک یافت نشد.');
    expect(page.querySelector('a[href="/contracts/9"]')).toBeNull();
  });
});
