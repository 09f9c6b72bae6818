import { formatAmount } from '../../../../schema/kit/money.ts';

/** What the lists are called that screens are made of or take names from, where one did not come. */
export const listNames = {
  patients: 'بیماران',
  clinics: 'کلینیک‌ها',
  contracts: 'قراردادها',
  constantTariffs: 'تعرفه‌های ثابت',
  procedureTypes: 'انواع خدمات',
  insurances: 'بیمه‌ها',
  insuranceTariffs: 'سطح‌های بیمه',
  installments: 'طرح‌های اقساط',
  installmentChecks: 'چک‌های اقساط',
  appointments: 'نوبت‌ها',
  assetCategories: 'دسته‌بندی‌های دارایی',
  surgeries: 'درمان‌ها',
  incomes: 'پرداخت‌ها',
} as const;

/** Rows of one of them that could not be read; `shown` where the others of it stand on the page. */
export const unreadableOf = (many: string, count: number, shown: boolean): string =>
  `${formatAmount(count)} ردیف از ${many} خوانده نشد${shown ? ' و در این صفحه نیست' : ''}.`;

/** That some of them could not be loaded; the reason stands behind it. */
export const notLoaded = (names: readonly string[]): string => `${names.join('، ')} بارگذاری نشد. `;
