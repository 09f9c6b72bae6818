import type { NoticeWords } from './area-words.ts';

/** What is said of records that were saved, deleted, or left in the middle; `one` is what a record is called. */
export const recordNews = (one: string) => ({
  created: `${one} با موفقیت ثبت شد.`,
  updated: `${one} با موفقیت به‌روزرسانی شد.`,
  unchanged: 'تغییری برای ذخیره وجود ندارد.',
  removed: `${one} با موفقیت حذف شد.`,
  formKept: `آنچه در فرم ${one} نوشتید نگه داشته شد.`,
  formWaiting: `ذخیره ${one} به تصمیم شما نیاز دارد. به فرم ${one} برگردید.`,
});

type News<Code extends string> = Readonly<Record<Code, string | NoticeWords>>;

/** The notices of a resource or of a list, by the codes under which machines say them. */
export const noticesOf = <Code extends string>(of: string, news: News<Code>): Readonly<Record<string, NoticeWords>> =>
  Object.fromEntries(Object.entries<string | NoticeWords>(news).map(([code, text]) => [`${of}.${code}`, typeof text === 'string' ? () => text : text]));
