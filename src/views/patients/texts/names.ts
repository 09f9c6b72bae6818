import { persianDigits } from '../../../schema/kit/digits.ts';

/** The names of what a patient's file holds. */
export const fields = {
  first_name: 'نام',
  last_name: 'نام خانوادگی',
  fullName: 'نام و نام خانوادگی',
  national_number: 'کد ملی',
  gender: 'جنسیت',
  birth_date: 'تاریخ تولد',
  phone: 'شماره تماس',
  insurance: 'بیمه',
  address: 'آدرس',
  underlying_diseases: 'بیماری‌های زمینه‌ای',
  current_medications: 'داروهای مصرفی',
  drug_allergies: 'حساسیت‌های دارویی',
  fileNumber: 'شماره پرونده',
} as const;

export const genders = { male: 'مرد', female: 'زن' } as const;

export const age = (years: number) => (years === 0 ? 'زیر یک سال' : `${persianDigits(years)} ساله`);
