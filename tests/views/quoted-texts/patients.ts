import { type Answers, patient, refused, rows, treatment, visit } from '../patients/practice.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

const taking: Answers = { 'patientForm.findAlike': () => ({ rows: [] }) };

/** A new patient's form, filled well but for what is given, and sent. */
const sent =
  (wrong: Readonly<Record<string, string>> = {}, answers: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await visit('/new-patient', { ...taking, ...answers });
    const all = { نام: 'علی', 'نام خانوادگی': 'نیک‌نام', 'کد ملی': '۰۰۱۲۳۴۵۶۷۹', ...wrong };
    for (const [label, text] of Object.entries(all)) await type(field(page, label), text);
    await submit(page);
    return { page, path: visited.at(-1) ?? '' };
  };

const editing =
  (answer: () => unknown, act?: (page: ParentNode) => Promise<void>): Scene =>
  async () => {
    const { page, visited } = await visit('/edit-patient/7', { ...taking, 'patientForm.loadRecord': answer });
    await act?.(page);
    return { page, path: visited.at(-1) ?? '' };
  };

const file: Answers = {
  'patientProfile.loadPatient': () => patient(7),
  'patientProfile.loadFinances': () => ({ debt: 0, total_cost: 0, total_payments: 0 }),
  'resource:surgeries.loadRows': () => rows([treatment(1)]),
  'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'درمان ریشه', procedure_code: 'RCT', price: 1 }]),
  'resource:incomes.loadRows': () => rows([]),
};

/** The patient's file with the question before its one treatment is deleted, answered or not. */
const deleting =
  (answered: boolean): Scene =>
  async () => {
    const { page, visited } = await visit('/patient/7', { ...file, 'removal.removeRow': () => refused(400) });
    await press(find(page, 'button', 'گزینه‌های درمان ریشه'));
    await press(find(page, 'dialog button', 'حذف'));
    await settle();
    if (answered) {
      await press(find(page, 'dialog button', 'بله، حذف شود'));
      await settle();
    }
    return { page, path: visited.at(-1) ?? '' };
  };

export const scenes: Scenes = {
  'ثبت بیمار جدید': async () => ({ page: (await visit('/new-patient', taking)).page, path: '/new-patient' }),
  'لطفاً همه فیلدهای اجباری (نام، نام خانوادگی، کد ملی) را پر کنید.': sent({ 'کد ملی': '' }),
  'نام و نام خانوادگی باید فقط شامل حروف فارسی و فاصله باشند.': sent({ نام: 'Ali' }),
  'کد ملی باید ۱۰ رقم باشد.': sent({ 'کد ملی': '۱۲۳' }),
  'تاریخ تولد نامعتبر است. لطفاً تاریخ معتبر وارد کنید (مثل ۱۳۷۲/۰۵/۲۳).': sent({ 'تاریخ تولد': '۱۴۰۴/۱۲/۳۰' }),
  'خطا در ثبت یا ویرایش بیمار.': sent({}, { 'patientForm.saveRecord': () => refused(400) }),
  'ویرایش بیمار': editing(() => patient(7)),
  'خطا در بارگذاری اطلاعات بیمار.': editing(() => ({ _tag: 'Offline' })),
  // A day that a provider wrote and nobody can have been born on.
  'خطا در پردازش تاریخ تولد. لطفاً تاریخ معتبر وارد کنید.': editing(
    () => patient(7, { birth_date: '1983-13-45' }),
    async (page) => {
      await type(field(page, 'نام'), 'زهرا');
      await submit(page);
    },
  ),
  'خطا در بارگذاری اطلاعات مالی.': async () => {
    const { page } = await visit('/patient/7', { ...file, 'patientProfile.loadFinances': () => refused(400) });
    return { page, path: '/patient/7' };
  },
  'آیا مطمئن هستید که میخواهید این درمان را حذف کنید؟': deleting(false),
  'خطا در حذف درمان.': deleting(true),
};
