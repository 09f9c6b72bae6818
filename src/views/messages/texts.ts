import { persianDigits, persianNumber } from '../../schema/kit/digits.ts';
import { LONGEST_TEXT } from '../../schema/messages/message-text.ts';
import type { Opened } from '../../schema/messages/workflow.ts';

/** The names of what a message holds. */
export const fields = { text: 'متن پیام', number: 'شماره دیگر' } as const;

export const message = {
  title: 'پیامک',
  about: 'پیام را برنامه پیامک یا گفت‌وگوی همین دستگاه می‌فرستد: اینجا آماده می‌شود، آنجا دکمه ارسال را بزنید. نتیجه ارسال اینجا دیده نمی‌شود.',
  recipients: 'گیرندگان',
  nobody: 'هیچ‌کس',
  patient: 'افزودن بیمار',
  there: 'میان گیرندگان هست.',
  phoneless: 'بدون شماره تماس',
  addNumber: 'افزودن شماره',
  ready: 'متن‌های آماده',
  name: 'نام گیرنده',
  dentist: 'نام پزشک',
  insert: 'جای نام در متن',
  sending: 'ارسال',
  none: 'هنوز گیرنده‌ای انتخاب نشده است.',
  preview: (name: string) => `متن برای ${name}`,
  length: (units: number, parts: number, left: number) =>
    units === 0 ? 'هنوز متنی نوشته نشده است.' : `${persianDigits(units)} نویسه، ${persianDigits(parts)} پیامک، ${persianDigits(left)} نویسه تا پر شدن`,
  longest: 'برای گیرنده‌ای که متنش از همه بلندتر است',
  sms: 'پیامک',
  chat: 'واتساپ',
  share: 'اشتراک‌گذاری',
  smsTo: (name: string) => `پیامک به ${name}`,
  chatTo: (name: string) => `گفت‌وگو با ${name} در واتساپ`,
  shareFor: (name: string) => `اشتراک‌گذاری متن ${name}`,
  removeOf: (name: string) => `حذف ${name} از گیرندگان`,
  noPhone: 'شماره‌ای ثبت نشده است؛ متن را می‌توانید به اشتراک بگذارید.',
  noMobile: 'این شماره موبایل نیست؛ شاید پیام به آن نرسد.',
  noNumber: 'این شماره تلفن نیست؛ متن را می‌توانید به اشتراک بگذارید.',
  opened: {
    sms: 'برنامه پیامک باز شد',
    chat: 'واتساپ باز شد',
    shared: 'به اشتراک گذاشته شد',
    copied: 'متن کپی شد',
  } satisfies Record<Opened, string>,
  earlier: (opened: string) => `پیش از تغییر متن یا شماره: ${opened}`,
  gone: 'این بیمار دیگر در لیست نیست.',
  count: (count: number) => `${persianDigits(count)} گیرنده`,
  removed: 'گیرنده حذف شد.',
  undo: 'بازگردانی',
  waiting: (who: string | null, count: number) =>
    `پیش‌نویس پیام${who === null ? '' : ` ${who}`}${count > 1 ? ` و ${persianDigits(count - 1)} گیرنده دیگر` : ''} مانده است`,
  waitingDiscardAsked: (who: string | null) => `متن و گیرندگان پیام${who === null ? '' : ` ${who}`} دور انداخته شوند؟`,
  discard: 'دور انداختن پیام',
  discardAsked: 'متن و گیرندگان دور انداخته شوند؟',
  discardYes: 'دور انداختن',
  discardNo: 'نگه داشتن',
  leaveTitle: 'خروج از پیام',
  leave: 'متن و گیرندگان از بین می‌روند. خارج می‌شوید؟',
  leaveYes: 'خروج',
  leaveNo: 'بازگشت به فرم',
  replaceTitle: 'جایگزینی متن',
  replace: 'آنچه نوشته‌اید با متن آماده جایگزین و پاک می‌شود.',
  replaceYes: 'جایگزین شود',
  replaceNo: 'بازگشت به متن',
} as const;

/** What is wrong with a field. */
export const problems = {
  textRequired: 'لطفاً متن پیام را بنویسید.',
  textLong: `متن پیام بلندتر از ${persianNumber(LONGEST_TEXT)} نویسه است؛ کوتاه‌ترش کنید.`,
  blanksLeft: (blanks: string) => `پیش از ارسال این جاها را پر کنید: ${blanks}`,
  numberRequired: 'لطفاً شماره را وارد کنید.',
  numberInvalid: 'این شماره تلفن نیست. مثال: ۰۹۱۲۳۴۵۶۷۸۹',
  numberThere: 'این شماره میان گیرندگان هست.',
  recipientRequired: 'لطفاً دست‌کم یک گیرنده انتخاب کنید.',
} as const;

/** What happened to a message, said wherever the user is. */
export const news = {
  kept: 'پیام نیمه‌کاره نگه داشته شد.',
  notShared: 'این مرورگر نه اشتراک‌گذاری دارد و نه اجازه کپی داد. متن را با انگشت نگه دارید و کپی کنید.',
} as const;
