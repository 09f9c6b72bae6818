import { persianDigits } from '../../schema/kit/digits.ts';
import { recordNews } from '../kit/feedback/news.ts';
import { words } from '../kit/texts.ts';

export const clinicOne = 'کلینیک';

export const form = {
  titleNew: 'ثبت کلینیک جدید',
  titleEdit: 'ویرایش کلینیک',
  sections: { info: 'اطلاعات', contracts: 'قراردادها', tariffs: 'تعرفه‌ها' },
  sectionsOf: 'بخش‌های کلینیک',
  phoneHint: 'مثلاً ۰۲۱۸۸۷۷۶۶۵۵ یا ۰۹۱۲۱۲۳۴۵۶۷',
  personalHint: 'برای کلینیک شخصی قرارداد و تعرفه ثابت ثبت نمی‌شود.',
  becomesPersonal: 'قراردادها و تعرفه‌های این کلینیک پاک نمی‌شوند، ولی تا وقتی کلینیک شخصی است دیده نمی‌شوند. درمان‌های ثبت‌شده همان‌طور می‌مانند.',
  becomesShared: 'پس از ذخیره، قراردادهای این کلینیک را در بخش «قراردادها» ببینید و کامل کنید. درمان‌های ثبت‌شده همان‌طور می‌مانند.',
  afterwards: 'پس از ذخیره، قراردادهای این کلینیک را ثبت می‌کنید.',
  unsaved: 'تغییرات «اطلاعات» هنوز ذخیره نشده است.',
  toInfo: 'بازگشت به اطلاعات',
  back: 'بازگشت به تنظیمات',
} as const;

/** The names of what a clinic holds; also in the provider's refusals. */
export const fields = {
  name: 'عنوان کلینیک',
  address: 'آدرس کلینیک',
  phone: 'شماره تماس',
  clinic_license_number: 'شماره پروانه کلینیک',
  is_personal: 'کلینیک شخصی',
  dentist: 'دندانپزشک',
} as const;

/** Every problem of a draft (CLI-RULE-1 to CLI-RULE-5); alone in a line of Persian the plus would stand behind its number. */
export const problems = {
  nameRequired: 'عنوان کلینیک را وارد کنید.',
  addressRequired: 'آدرس کلینیک را وارد کنید.',
  phoneInvalid: 'شماره تماس معتبر نیست (مثال: ۰۹۱۲۳۴۵۶۷۸۹ یا \u2066+۹۸۹۱۲۳۴۵۶۷۸۹\u2069).',
  long: words.long,
  dentistMissing: 'شناسه دندانپزشک یافت نشد.',
  nameTaken: 'کلینیک با این نام قبلاً ثبت شده است.',
} as const;

/** When a clinic could not be loaded, saved or deleted (CLI-ERR-1, CLI-ERR-2, SHL-SET-9). */
export const failures = {
  save: 'خطا در ثبت/ویرایش کلینیک: ',
  load: (reason: string) => `خطا در بارگذاری اطلاعات: ${reason}`,
  remove: 'خطا در حذف کلینیک: ',
} as const;

export const news = recordNews(clinicOne);

/** Before a clinic is deleted. */
export const removalQuestion = 'آیا مطمئن هستید که می‌خواهید این کلینیک را با قراردادها و تعرفه‌هایش حذف کنید؟';
export const heldContracts = (count: number): string => `${persianDigits(count)} قرارداد این کلینیک هم حذف می‌شود.`;
