import { persianDigits } from '../../schema/kit/digits.ts';
import { formatAmount, type Whole } from '../../schema/kit/money.ts';
import { isolated } from '../../schema/kit/persian-text.ts';
import type { LedgerKind } from '../../schema/ledger/kinds.ts';
import { recordNews } from '../kit/feedback/news.ts';

type OfKinds<Value> = Readonly<Record<LedgerKind, Value>>;

/** What a row of each kind is called (ACC-ITEM-1), and all of them. */
export const kinds: OfKinds<{ readonly one: string; readonly many: string }> = {
  asset: { one: 'دارایی', many: 'دارایی‌ها' },
  expense: { one: 'هزینه', many: 'هزینه‌ها' },
};

/** What a category of each kind is called. */
export const categoryOnes: OfKinds<string> = { asset: 'دسته‌بندی دارایی', expense: 'دسته‌بندی هزینه' };

/** The names of what a row holds; also in the provider's refusals (ACC-ITEM-3). */
export const fields = {
  name: 'عنوان',
  asset_category: 'دسته‌بندی',
  expense_category: 'دسته‌بندی',
  price: 'مبلغ',
  date: 'تاریخ',
  recipient: 'گیرنده',
  transaction_number: 'شماره تراکنش',
} as const;

/** The same of a category. */
export const categoryFields = { name: 'نام دسته‌بندی' } as const;

export const categories = {
  title: 'دسته‌بندی هزینه‌ها و دارایی‌ها',
  sections: { asset: 'دسته‌بندی دارایی‌ها', expense: 'دسته‌بندی هزینه‌ها' },
  titleNew: { asset: 'افزودن دسته‌بندی دارایی', expense: 'افزودن دسته‌بندی هزینه' },
  titleEdit: { asset: 'ویرایش دسته‌بندی دارایی', expense: 'ویرایش دسته‌بندی هزینه' },
  count: (count: number) => `${formatAmount(count)} دسته‌بندی`,
  newName: 'نام دسته‌بندی جدید',
  items: { asset: 'دارایی‌های این دسته‌بندی', expense: 'هزینه‌های این دسته‌بندی' },
  holds: {
    asset: (count: number) => (count === 0 ? 'بدون دارایی' : `${formatAmount(count)} دارایی`),
    expense: (count: number) => (count === 0 ? 'بدون هزینه' : `${formatAmount(count)} هزینه`),
  },
  empty: { asset: 'هنوز دسته‌بندی دارایی ثبت نشده است.', expense: 'هنوز دسته‌بندی هزینه ثبت نشده است.' },
  loading: 'در حال بارگذاری دسته‌بندی‌ها...',
  unreadable: (count: number) => `${formatAmount(count)} دسته‌بندی خوانده نشد و در این لیست نیست.`,
  twin: 'دسته‌بندی دیگری با همین نام ثبت شده است.',
  open: 'برای افزودن، بخش دارایی‌ها یا هزینه‌ها را باز کنید.',
  backTo: 'بازگشت به دسته‌بندی‌ها',
} as const;

/** What may be wrong with the name of a category (ACC-CAT-5): at its field, and from the button that saves. */
export const categoryProblems = {
  named: { asset: 'لطفاً نام دسته‌بندی دارایی را وارد کنید.', expense: 'لطفاً نام دسته‌بندی هزینه را وارد کنید.' },
  any: 'لطفاً نام دسته‌بندی را وارد کنید.',
} as const;

/** When a category could not be loaded, saved or deleted (ACC-CAT-8 to ACC-CAT-10). */
export const categoryFailures = {
  add: { asset: 'خطا در افزودن دسته‌بندی دارایی: ', expense: 'خطا در افزودن دسته‌بندی هزینه: ' },
  update: { asset: 'خطا در ویرایش دسته‌بندی دارایی: ', expense: 'خطا در ویرایش دسته‌بندی هزینه: ' },
  remove: { asset: 'خطا در حذف دسته‌بندی دارایی: ', expense: 'خطا در حذف دسته‌بندی هزینه: ' },
  load: 'خطا در بارگذاری دسته‌بندی‌ها: ',
  missingHelp: 'این دسته‌بندی دیگر در سرور نیست؛ شاید حذف شده باشد.',
  missing: { asset: 'دسته‌بندی دارایی یافت نشد.', expense: 'دسته‌بندی هزینه یافت نشد.' },
} as const;

/** The rows of a category. */
export const items = {
  title: { asset: 'دارایی‌های دسته‌بندی', expense: 'هزینه‌های دسته‌بندی' },
  empty: { asset: 'هنوز دارایی‌ای برای این دسته‌بندی ثبت نشده است.', expense: 'هنوز هزینه‌ای برای این دسته‌بندی ثبت نشده است.' },
  emptyHelp: { asset: 'هر خرید را با تاریخ و مبلغ آن ثبت کنید.', expense: 'هر هزینه را با تاریخ و مبلغ آن ثبت کنید.' },
  load: {
    asset: 'خطا در بارگذاری اطلاعات دسته‌بندی یا دارایی‌ها.',
    expense: 'خطا در بارگذاری اطلاعات دسته‌بندی یا هزینه‌ها.',
  },
  remove: { asset: 'خطا در حذف دارایی: ', expense: 'خطا در حذف هزینه: ' },
  missing: { asset: 'این دارایی یافت نشد.', expense: 'این هزینه یافت نشد.' },
  transaction: 'تراکنش',
  recipient: (name: string) => `به ${name}`,
  sum: (amount: Whole) => `جمع ${formatAmount(amount)} تومان`,
  entry: (name: string, amount: number, day: string) => `${isolated(name)}، ${formatAmount(amount)} تومان در ${persianDigits(day)}`,
  back: 'بازگشت به حسابداری',
} as const;

/** Everything that the practice owns (D-18). */
export const inventory = {
  title: 'انبار',
  empty: 'هنوز دارایی‌ای ثبت نشده است.',
  emptyHelp: 'با ثبت نخستین دارایی، ارزش آن و زمانی که از خرید آن گذشته اینجا می‌ماند.',
  search: 'جستجوی دارایی',
  owned: 'از خرید',
  total: 'ارزش دارایی‌ها',
  unknownCategory: 'دسته‌بندی نامشخص',
  inCategory: (count: number) => `${formatAmount(count)} دارایی`,
  ofCategory: (name: string, count: number, sum: string) => `${isolated(name)}: ${formatAmount(count)} دارایی، ${sum}`,
} as const;

/** The form of a row. */
export const form = {
  tabs: { asset: 'دارایی', expense: 'هزینه' },
  tabsOf: 'نوع ثبت',
  waiting: (kind: string, count: number) => `${kind} (${persianDigits(count)} در لیست)`,
  titleNew: 'ثبت دارایی / هزینه جدید',
  titleEdit: { asset: 'ویرایش دارایی', expense: 'ویرایش هزینه' },
  chooseCategory: 'انتخاب دسته‌بندی',
  lastCategories: 'آخرین دسته‌بندی‌ها',
  addCategory: 'افزودن دسته‌بندی',
  noRecipient: 'بدون گیرنده',
  optional: 'اختیاری',
} as const;

/** The lists to be sent. */
export const staged = {
  asset: {
    title: 'لیست دارایی‌ها',
    empty: 'هنوز دارایی‌ای به لیست اضافه نشده است.',
    total: 'جمع دارایی‌های لیست',
    submit: 'ثبت دارایی‌ها',
    submitCount: (count: number) => `ثبت دارایی‌ها (${persianDigits(count)})`,
  },
  expense: {
    title: 'لیست هزینه‌ها',
    empty: 'هنوز هزینه‌ای به لیست اضافه نشده است.',
    total: 'جمع هزینه‌های لیست',
    submit: 'ثبت هزینه‌ها',
    submitCount: (count: number) => `ثبت هزینه‌ها (${persianDigits(count)})`,
  },
} as const;

/** Every problem of a row (ACC-ITEM-4 to ACC-ITEM-6), for the form as a whole and at its field. */
export const problems = {
  required: 'لطفاً تمام فیلدهای مورد نیاز را پر کنید',
  requiredOf: {
    name: 'عنوان را وارد کنید.',
    asset_category: 'دسته‌بندی را انتخاب کنید.',
    expense_category: 'دسته‌بندی را انتخاب کنید.',
    price: 'مبلغ را وارد کنید.',
    date: 'تاریخ را وارد کنید.',
  },
  noCategory: (kind: string) => `هیچ دسته‌بندی ${kind} در دسترس نیست. لطفاً دسته‌بندی اضافه کنید.`,
  categoryGone: 'دسته‌بندی انتخاب‌شده نامعتبر است.',
  priceNotPositive: 'مبلغ باید بیشتر از صفر باشد.',
  dateInvalid: 'تاریخ نامعتبر است.',
  dateFuture: 'تاریخ نمی‌تواند بعد از امروز باشد.',
  recipientGone: 'این بیمار یا کلینیک دیگر در لیست نیست. مورد دیگری انتخاب کنید.',
} as const;

/** When a row could not be saved or loaded (ACC-ITEM-8). */
export const failures = {
  create: (kind: string) => `خطا در ثبت ${kind}: `,
  update: (kind: string) => `خطا در ویرایش ${kind}: `,
  record: { asset: 'خطا در بارگذاری اطلاعات دارایی.', expense: 'خطا در بارگذاری اطلاعات هزینه.' },
} as const;

/** What happened, said wherever the user is. */
export const news: OfKinds<ReturnType<typeof recordNews>> = { asset: recordNews(kinds.asset.one), expense: recordNews(kinds.expense.one) };
export const categoryNews: OfKinds<ReturnType<typeof recordNews>> = { asset: recordNews(categoryOnes.asset), expense: recordNews(categoryOnes.expense) };

/** The same of the lists. */
export const stagedNews = (kind: LedgerKind) => {
  const { one, many } = kinds[kind];
  return {
    sent: (count: string) => `${persianDigits(count)} ${one} با موفقیت ثبت شد.`,
    kept: `${many}ی ثبت‌نشده نگه داشته شدند.`,
    waiting: `ثبت ${many} به تصمیم شما نیاز دارد. به «${form.titleNew}» برگردید.`,
    busy: `فرم ${one} از پیش نیمه‌کاره بود و همان‌طور ماند.`,
  };
};

/** Before something is deleted (ACC-CAT-7, ACC-ROWS-3). */
export const removals = {
  category: 'آیا مطمئن هستید که می‌خواهید این دسته‌بندی را حذف کنید؟',
  holds: {
    asset: (count: number) => `${formatAmount(count)} دارایی در این دسته‌بندی ثبت شده است.`,
    expense: (count: number) => `${formatAmount(count)} هزینه در این دسته‌بندی ثبت شده است.`,
  },
  item: { asset: 'آیا مطمئن هستید که می‌خواهید این دارایی را حذف کنید؟', expense: 'آیا مطمئن هستید که می‌خواهید این هزینه را حذف کنید؟' },
} as const;
