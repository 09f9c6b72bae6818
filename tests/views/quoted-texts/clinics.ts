import { answers, fillClinic, fillService, openSection, pressOn } from '../clinics/clinics.ts';
import { sheetOf } from '../insurances/insuring.ts';
import { type Answers, refused, rows, visit } from '../patients/practice.tsx';
import type { Scene, Scenes } from './shown.ts';

/** A place, after something that is done there. */
const at =
  (place: string, act: (page: ParentNode) => Promise<void>, more: Answers = {}): Scene =>
  async () => {
    const { page, visited } = await visit(place, { ...answers, ...more });
    await act(page);
    return { page, path: visited.at(-1) ?? '' };
  };

const refusing = () => refused(400, { detail: 'چنین نمی‌شود.' });
const saving = (filled: Parameters<typeof fillClinic>[1]) => async (page: ParentNode) => {
  await fillClinic(page, filled);
  await pressOn(page, 'ذخیره');
};
const removing = (name: string) => async (page: ParentNode) => {
  await pressOn(page, `گزینه‌های ${name}`);
  await pressOn(sheetOf(page), 'حذف');
  await pressOn(sheetOf(page), 'بله، حذف شود');
};
const nothing = async () => {};

export const scenes: Scenes = {
  'عنوان کلینیک را وارد کنید.': at('/new-clinic', saving({ name: '' })),
  'آدرس کلینیک را وارد کنید.': at('/new-clinic', saving({ address: '' })),
  'شماره تماس معتبر نیست (مثال: 09123456789 یا +989123456789).': at('/new-clinic', saving({ phone: '0912' })),
  'شناسه دندانپزشک یافت نشد.': at('/new-clinic', saving({}), { 'session.loadUser': () => ({ username: 'demo', dentist: null }) }),
  'کلینیک با این نام قبلاً ثبت شده است.': at('/new-clinic', saving({ name: 'كلينيک لبخند ' })),
  'خطا در ثبت/ویرایش کلینیک: ...': at('/new-clinic', saving({}), { 'clinicForm.saveRecord': refusing }),
  'خطای غیرمنتظره: ...': at('/new-clinic', saving({}), { 'clinicForm.saveRecord': () => ({ _tag: 'Strange' }) }),
  'خطا در حذف کلینیک: ...': at(
    '/settings',
    async (page) => {
      await openSection(page, 'مدیریت کلینیک‌ها');
      await removing('کلینیک لبخند')(page);
    },
    { 'removal.removeRow': refusing },
  ),
  'خطا در بارگذاری اطلاعات: ...': at('/edit-clinic/2', nothing, { 'clinicForm.loadRecord': () => ({ _tag: 'Timeout' }) }),
  'لطفاً اطلاعات معتبر وارد کنید (نام، کد خدمت و قیمت باید مشخص شوند).': at('/procedure-types', async (page) => {
    await fillService(page, 'جراحی', 'D4260', '0');
    await pressOn(page, 'افزودن به لیست');
  }),
  'خطا در ثبت "{name}": ...': at(
    '/procedure-types',
    async (page) => {
      await fillService(page, 'جراحی', 'D4260', '500000');
      await pressOn(page, 'ذخیره خدمات');
    },
    { 'services.sendRow': refusing },
  ),
  'خطا در حذف نوع خدمت: ...': at('/procedure-types', removing('ترمیم'), { 'removal.removeRow': refusing }),
  'هیچ نوع خدمتی یافت نشد.': at('/procedure-types', nothing, { 'resource:procedureTypes.loadRows': () => rows([]) }),
};
