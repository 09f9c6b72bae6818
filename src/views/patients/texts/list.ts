import { persianDigits } from '../../../schema/kit/digits.ts';
import { groupedPhone } from '../../../schema/kit/phone.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { listWords } from '../../kit/page/list/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { fields } from './names.ts';

/** Who it is also among people of one name: a file that is there twice is what gets deleted. */
export const nameApart = (patient: Patient): string => {
  const { national_number, phone, id } = patient;
  const apart = national_number
    ? `${fields.national_number} ${persianDigits(national_number)}`
    : phone
      ? `${fields.phone} \u2066${persianDigits(groupedPhone(phone))}\u2069`
      : `${fields.fileNumber} ${persianDigits(id)}`;
  return `${fullName(patient) || pageWords.unknown}، ${apart}`;
};

/** The patient list. */
export const list = {
  ...listWords('بیمار', 'بیماران'),
  title: 'لیست بیماران',
  search: 'جستجوی نام، کد ملی یا شماره تماس',
  orders: { lastName: 'نام خانوادگی', firstName: 'نام', newest: 'جدیدترین', debt: 'بدهی' },
  noInsurance: 'بدون بیمه',
  noNumber: 'بدون کد ملی',
  noPhone: 'بدون شماره تماس',
  empty: 'بیمار یافت نشد.',
  emptyHelp: 'هنوز بیماری در این مطب ثبت نشده است. با ثبت نخستین بیمار، پرونده، درمان‌ها و پرداخت‌های او اینجا کنار هم می‌آیند.',
  noMatchHelp: 'املای نام یا رقم‌های کد ملی و شماره تماس را بررسی کنید. بخشی از نام هم کافی است.',
  loading: 'در حال بارگذاری لیست بیماران...',
  loadError: 'خطا در بارگذاری لیست بیماران.',
  stale: (reason: string) => `لیست به‌روز نشد و شاید قدیمی باشد. ${reason}`,
  printTitle: 'فهرست بیماران',
  /** How a patient stands, before the amount. */
  standings: { debt: 'بدهی', credit: 'بستانکار', settled: 'تسویه‌شده' },
  withoutDebts: 'مانده حساب‌ها هنوز خوانده نشده‌اند و در این برگه نیستند',
  withheld: 'مانده حساب بیماران نمایش داده نمی‌شود.',
  withheldAtDesk: 'مانده حساب و آخرین مراجعه بیماران نمایش داده نمی‌شود.',
  owed: 'مانده حساب',
  lastVisit: 'آخرین مراجعه',
  addNamed: (name: string) => `افزودن بیمار «${persianDigits(name)}»`,
} as const;
