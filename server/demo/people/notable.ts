import { fromJalali } from '../../../src/schema/kit/jalali.ts';
import type { Value } from '../../store/tables.ts';
import { demoNationalNumber, demoPhone } from './identities.ts';

/** What is special about one of the first patients. */
export interface Notable {
  readonly patient: Readonly<Record<string, Value>>;
  readonly treatments?: number;
  /** Of the cost that is paid; above 1 is a credit. */
  readonly paid?: number;
  /** Every amount at least this much, in toman. */
  readonly least?: number;
  readonly plan?: 'overdueCheques';
}

const born = (year: number, month: number, day: number) => fromJalali({ year, month, day });

/** Patients whose files show what is easily got wrong; ids from 1 in this order, in every demo practice. */
export const NOTABLE: readonly Notable[] = [
  // A year in which several calendar routines are a day off, and a national number that loses its zero.
  { patient: { first_name: 'پرویز', last_name: 'نیک‌نام', gender: 1, birth_date: born(1342, 5, 23), national_number: demoNationalNumber(0) } },
  { patient: { first_name: 'ژاله', last_name: 'ژیان', gender: 2, birth_date: born(1358, 1, 31) } },
  { patient: { first_name: 'اعظم السادات', last_name: 'مؤمنی', gender: 2, birth_date: born(1349, 12, 29) } },
  { patient: { first_name: 'آرش', last_name: 'آریان‌پور', gender: 1, phone: null, birth_date: null, address: '', insurance: null } },
  { patient: { first_name: 'مریم', last_name: 'رئیسی', gender: 2, birth_date: born(1361, 7, 15), phone: demoPhone(4) }, treatments: 40, paid: 0.8 },
  { patient: { first_name: 'حسین', last_name: 'خوش‌نویس', gender: 1, birth_date: born(1370, 2, 4) }, treatments: 3, paid: 1.25 },
  { patient: { first_name: 'نازنین زهرا', last_name: 'کیا رستمی', gender: 2, birth_date: born(1397, 10, 2) }, treatments: 5, paid: 1 },
  { patient: { first_name: 'بهرام', last_name: 'قاسم‌زاده', gender: 1, birth_date: born(1354, 8, 8) }, treatments: 2, paid: 0.4, least: 1_150_000_000 },
  {
    patient: { first_name: 'مژگان', last_name: 'شریف زاده', gender: 2, birth_date: born(1366, 3, 19), phone: demoPhone(8) },
    treatments: 6,
    paid: 0.3,
    plan: 'overdueCheques',
  },
  {
    patient: {
      first_name: 'منیژه',
      last_name: 'آذری',
      gender: 2,
      birth_date: born(1345, 6, 31),
      underlying_diseases: 'دیابت, فشار خون بالا',
      current_medications: 'متفورمین, لوزارتان, وارفارین',
      drug_allergies: 'پنی‌سیلین, لیدوکائین',
    },
    treatments: 8,
    paid: 0.6,
  },
];
