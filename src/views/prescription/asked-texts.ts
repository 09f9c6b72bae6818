import { previewWords } from '../kit/print/paper/preview-texts.ts';

/** What is asked before a prescription is printed. */
export const asked = {
  omitTitle: 'یک قلم هنوز در فرم است',
  omit: (name: string) => `«${name}» به نسخه اضافه نشده است.`,
  omitAdd: 'افزودن و چاپ',
  omitPrint: 'چاپ بدون آن',
  omitBack: 'بازگشت به فرم',
  doubtTitle: 'حساسیت‌ها معلوم نیست',
  markedTitle: 'نسخه با حساسیت بیمار سازگار نیست',
  crossingTitle: 'نسخه را پیش از چاپ بررسی کنید',
  marked: (name: string, reason: string) => `«${name}»؛ ${reason}`,
  doubts: {
    allergies: 'پرونده بیمار خوانده نشده و حساسیت‌های دارویی او معلوم نیست. پیش از چاپ از خود بیمار بپرسید.',
    reading: 'پرونده بیمار هنوز در حال خواندن است؛ آنچه از حساسیت‌هایش می‌بینید شاید همه آن‌ها نباشد.',
    stale: 'پرونده بیمار به‌روز نشد؛ شاید حساسیتی در آن نیامده باشد. پیش از چاپ از خود بیمار بپرسید.',
    practice: previewWords.practiceUnknown,
    patient: previewWords.patientUnknown,
  },
  cameTitle: 'پرونده بیمار خوانده شد',
  came: (allergies: string) => `حساسیت‌های دارویی: ${allergies}`,
  doubtName: 'نام او هم معلوم نیست؛ جایش روی نسخه خالی می‌ماند.',
  doubtPrint: 'با این حال چاپ شود',
} as const;
