import { type Answers, refused } from '../patients/practice.tsx';
import { account, income, lists, pay } from '../payments/paying.tsx';
import { field, find, press, settle, submit, type } from '../stand.tsx';
import type { Scene, Scenes } from './shown.ts';

type Visit = Awaited<ReturnType<typeof pay>>;

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);

const taking: Answers = {
  ...account,
  'newPayments.findAlike': () => ({ rows: [] }),
  'newPayments.sendRow': ({ payload }: { readonly payload: object }) => ({ ...payload, id: 50 }),
};

/** A payment of a patient in the form, after one more thing that is done, and sent. */
const entering =
  (answers: Answers = taking, act: (visit: Visit) => Promise<void> = () => Promise.resolve()): Scene =>
  async () => {
    const visit = await pay('/new-payment', answers);
    const { page, visited, wait } = visit;
    await press(button(page, 'جستجوی بیمار یا کلینیک'));
    await press(find(page, '[role="option"]', 'سارا احمدی'));
    await press(find(page, 'label', 'نقدی').querySelector('input') as HTMLInputElement);
    await type(field(page, 'مبلغ'), '1000');
    await act(visit);
    await press(button(page, 'ثبت پرداخت‌ها'));
    await settle();
    await wait(1);
    return { page, path: visited.at(-1) ?? '' };
  };

/** A stored payment in its form, changed and saved. */
const editing =
  (save: (input: { readonly payload: object }) => unknown): Scene =>
  async () => {
    const answers = { ...account, 'paymentEdit.loadRecord': () => income(3), 'paymentEdit.saveRecord': save };
    const { page, visited } = await pay('/new-payment/3', answers);
    await type(field(page, 'مبلغ'), '950000');
    await submit(page);
    return { page, path: visited.at(-1) ?? '' };
  };

/** A patient's payments. */
const payments =
  (answers: Answers, act: (page: ParentNode) => Promise<void> = () => Promise.resolve()): Scene =>
  async () => {
    const { page, visited } = await pay('/patient/7/payments', { ...account, ...answers });
    await act(page);
    return { page, path: visited.at(-1) ?? '' };
  };

export const scenes: Scenes = {
  'لطفاً تمام فیلدهای مورد نیاز را پر کنید': entering(taking, ({ page }) => type(field(page, 'مبلغ'), '')),
  'تاریخ نامعتبر است. لطفاً تاریخها را بررسی کنید.': entering(taking, ({ page }) => type(field(page, 'تاریخ پرداخت'), '۱۴۰۵/۱۳/۰۱')),
  'خطا در بارگذاری بیماران و کلینیکها: ...': async () => {
    const { page } = await pay('/new-payment', {
      ...lists,
      'resource:patients.loadRows': () => ({ _tag: 'Offline' }),
      'resource:clinics.loadRows': () => ({ _tag: 'Offline' }),
    });
    return { page, path: '/new-payment' };
  },
  'خطا در ثبت پرداخت: ...': entering({ ...taking, 'newPayments.sendRow': () => refused(400, { detail: 'مبلغ بزرگ است.' }) }),
  'پرداختها با موفقیت ثبت شدند.': entering(),
  'خطا در ویرایش پرداخت: ...': editing(() => refused(400, { detail: 'مبلغ بزرگ است.' })),
  'پرداخت با موفقیت ویرایش شد.': editing(({ payload }) => ({ ...income(3), ...payload })),
  'خطا در حذف پرداخت.': payments({ 'removal.removeRow': () => refused(400) }, async (page) => {
    await press(button(page, 'گزینه‌های پرداخت ۹۰۰٬۰۰۰ تومان'));
    await press(find(page, 'dialog button', 'حذف'));
    await press(find(page, 'dialog button', 'بله، حذف شود'));
    await settle();
  }),
  'خطا در بارگذاری اطلاعات بیمار.': payments({ 'patientPayments.loadPayer': () => ({ _tag: 'Timeout' }) }),
  'خطا در بارگذاری اطلاعات مالی.': payments({ 'patientPayments.loadBalance': () => refused(400) }),
};
