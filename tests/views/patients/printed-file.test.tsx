import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { comes, find, press, settle } from '../stand.tsx';
import { type Answers, patient, refused, rows, textOf, treatment, visit } from './practice.tsx';

const answers: Answers = {
  'resource:patients.loadRows': () => rows([patient(7)]),
  'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'ترمیم', procedure_code: 'F1', price: 1 }]),
  'resource:insurances.loadRows': () => rows([]),
  'resource:surgeries.loadRows': () => rows([treatment(1)]),
  'patientProfile.loadPatient': () => patient(7, { insurance: 3 }),
  'patientProfile.loadFinances': () => ({ debt: 4_500_000, total_cost: 4_500_000, total_payments: 0 }),
  'patientProfile.printPage': () => new Promise<never>(() => {}),
};
const printed = async (others: Answers = {}): Promise<string> => {
  const { page } = await visit('/patient/7', { ...answers, ...others });
  await settle();
  await press(find(page, 'main button', 'چاپ'));
  await settle();
  return textOf([...document.querySelectorAll('[data-print-sheet]')].at(-1));
};
const NONE = 'هنوز درمانی برای این بیمار ثبت نشده است.';

describe('the printed file', () => {
  it('says that there are no treatments only where the provider says so', async () => {
    expect(await printed({ 'resource:surgeries.loadRows': () => rows([]) })).toContain(NONE);
  });

  it('of treatments that could not be read says how many they are', async () => {
    const text = await printed({ 'resource:surgeries.loadRows': () => rows([], 3) });
    expect(text).toContain('۳ ردیف خوانده نشد و اینجا نیست');
    expect(text).not.toContain(NONE);
  });

  it('of treatments that never came says that they are not on it', async () => {
    const text = await printed({
      'resource:surgeries.loadRows': () => {
        throw refused(500);
      },
    });
    expect(text).toContain('ردیف‌ها هنوز از سرور خوانده نشده‌اند');
    expect(text).not.toContain(NONE);
  });

  it.each([
    ['مطب لبخند', 'مطب لبخند · دکتر سارا نیک‌نام'],
    ['دکتر سارا نيک‌نام', 'دکتر سارا نيک‌نام'],
    ['مطب دکتر سارا نیک‌نام', 'مطب دکتر سارا نیک‌نام'],
    [null, 'دکتر سارا نیک‌نام'],
  ])('of the practice «%s» names practice and dentist, each once', async (name, said) => {
    const clinic = { id: 1, address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' };
    // A file asks for no clinics: they are known from a screen before.
    const { page, app } = await visit('/settings/letterhead', {
      ...answers,
      'session.loadUser': () => ({ username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'نیک‌نام' } }),
      'resource:clinics.loadRows': () => rows(name === null ? [] : [{ ...clinic, name }]),
    });
    app.send({ type: 'route.go', to: '/patient/7', replace: false });
    await settle();
    await press(find(page, 'main button', 'چاپ'));
    await settle();
    expect(textOf(document.querySelector('[data-print-sheet] header > small'))).toBe(said);
  });

  it('says that the patient’s own data, allergies among them, may be old where the file could not be read', async () => {
    const passed = { row: { resource: 'patients', row: patient(7) } };
    const { page, app } = await visit('/patients', {
      ...answers,
      'patientProfile.loadPatient': () => {
        throw refused(500);
      },
    });
    app.send({ type: 'route.go', to: '/patient/7', replace: false, passed } as never);
    await settle();
    await press(find(page, 'main button', 'چاپ'));
    await settle();
    expect(textOf([...document.querySelectorAll('[data-print-sheet]')].at(-1))).toContain('اطلاعات بیمار (از جمله حساسیت‌ها) هنگام چاپ به‌روز نشده بود');
    expect(await printed()).not.toContain('هنگام چاپ به‌روز نشده بود');
  });

  it('says the same of what a list had of them where the file is still being read', async () => {
    const { page, app } = await visit('/patients', { ...answers, 'patientProfile.loadPatient': () => new Promise<never>(() => {}) });
    app.send({ type: 'route.go', to: '/patient/7', replace: false, passed: { row: { resource: 'patients', row: patient(7) } } } as never);
    await settle();
    await press(find(page, 'main button', 'چاپ'));
    await settle();
    expect(textOf([...document.querySelectorAll('[data-print-sheet]')].at(-1))).toContain('هنگام چاپ به‌روز نشده بود');
  });

  it('says that the balance may be old while it is asked for anew', async () => {
    const { page, app, tell, answer } = await visit('/patient/7', answers);
    const paper = () => textOf([...document.querySelectorAll('[data-print-sheet]')].at(-1));
    await press(find(page, 'main button', 'چاپ'));
    await settle();
    const old = 'وضعیت مالی به‌روز نشد و شاید قدیمی باشد.';
    expect(paper()).not.toContain(old);
    answer({ 'patientProfile.loadFinances': () => new Promise<never>(() => {}) });
    await tell(app.getSnapshot().context.route?.workflow ?? '', { type: 'rows.changed', resource: 'incomes', perhaps: true });
    expect(paper()).toContain(old);
  });

  it.each(['procedureTypes', 'insurances'])('is not to be had, by the browser’s command neither, while the names of %s are on their way', async (list) => {
    const names = Promise.withResolvers<object>();
    const { page } = await visit('/patient/7', { ...answers, [`resource:${list}.loadRows`]: () => names.promise });
    const print = find<HTMLButtonElement>(page, 'main button', 'چاپ');
    const command = () => act(async () => window.dispatchEvent(new Event('beforeprint')));
    await command();
    expect([print.disabled, document.querySelector('[data-print-sheet]')]).toEqual([true, null]);
    // Where they cannot be had, the file is printed without.
    names.reject(refused(500));
    await comes(() => expect(print.disabled).toBe(false));
    await command();
    expect(textOf(document.querySelector('[data-print-sheet]'))).toContain('نامشخص');
    await act(async () => window.dispatchEvent(new Event('afterprint')));
  });

  it('leads from the amounts of its rows to the sum of the account where fees and discounts lie between them', async () => {
    const text = await printed({
      'resource:surgeries.loadRows': () => rows([treatment(1, { extra_fee: 300_000, discount: 100_000 })]),
      'patientProfile.loadFinances': () => ({ debt: 4_700_000, total_cost: 4_700_000, total_payments: 0 }),
    });
    expect(text).toContain('جمع مبلغ‌ها: ۴٬۵۰۰٬۰۰۰ تومان · هزینه اضافه: ۳۰۰٬۰۰۰ تومان · تخفیف: ۱۰۰٬۰۰۰ تومان · جمع درمان‌ها: ۴٬۷۰۰٬۰۰۰ تومان');
    expect(text).not.toContain('را سرور حساب کرده است');
  });

  it('says whose sum is which where the account is of another, and that there is none where it was not read', async () => {
    expect(await printed({ 'patientProfile.loadFinances': () => ({ debt: 1, total_cost: 1, total_payments: 0 }) })).toContain(
      'جمع ردیف‌های بالا ۴٬۵۰۰٬۰۰۰ تومان است',
    );
    const without = await printed({
      'patientProfile.loadFinances': () => {
        throw refused(500);
      },
    });
    expect(without).toContain('وضعیت مالی از سرور خوانده نشد');
  });

  it('calls nobody uninsured whose insurance has no name here', async () => {
    const text = await printed();
    expect(text).toContain('بیمهنامشخص');
    expect(text).not.toContain('بدون بیمه');
  });
});
