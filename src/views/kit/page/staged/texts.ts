import { persianDigits } from '../../../../schema/kit/digits.ts';
import type { Failure } from '../../../../schema/kit/failure.ts';
import { heard, waitingWords } from '../record/texts.ts';

/** Words of a list that is filled by a form and then sent; `one` is what an entry is called. */
export const stagedWords = (one: string) =>
  ({
    one,
    addToList: 'افزودن به لیست',
    addCount: (count: number) => `افزودن ${persianDigits(count)} ${one}`,
    about: (who: string) => `برای ${who}`,
    count: (count: number) => `${persianDigits(count)} ${one} در لیست`,
    countAlong: (left: number, along: number) => `${persianDigits(left)} در لیست، ${persianDigits(along)} در فرم`,
    missing: (fields: string) => `برای افزودن لازم است: ${fields}`,
    removed: `${one} از لیست حذف شد.`,
    undo: 'بازگردانی',
    preparing: 'در حال آماده‌سازی...',
    progress: (index: number, total: number) => `در حال ثبت ${persianDigits(index)} از ${persianDigits(total)}`,
    of: (index: number, total: number) => `${persianDigits(index)} از ${persianDigits(total)}`,
    looking: (why: Failure | null) => `${heard(why, `این ${one}`)}. تا چند ثانیه دیگر بررسی می‌شود که این ${one} ثبت شده است یا نه. لطفاً صبر کنید.`,
    partial: (done: number, left: number) => `${persianDigits(done)} ${one} ثبت شد و ${persianDigits(left)} ${one} در لیست باقی ماند.`,
    states: { sending: 'در حال ثبت...', sent: 'ثبت شد', failed: 'ثبت نشد', unknown: 'نتیجه معلوم نیست' },
    submitRest: (count: number) => `ثبت باقی‌مانده (${persianDigits(count)})`,
    waiting: (who: string | null, count: number) => `پیش‌نویس ${one}${who ? ` ${who}` : ''}${count > 0 ? ` (${persianDigits(count)} در لیست)` : ''} مانده است`,
    ...waitingWords,
    discardAsked: (who: string | null, count: number) =>
      `پیش‌نویس ${one}${who ? ` ${who}` : ''} با ${count > 0 ? `${persianDigits(count)} مورد ثبت‌نشده` : 'آنچه نوشته شده'} دور انداخته شود؟`,
    moreWaiting: (count: number) => `${persianDigits(count)} پیش‌نویس دیگر`,
    renew: `ثبت به‌عنوان ${one} تازه`,
    edit: 'ویرایش',
    remove: 'حذف از لیست',
    changing: (name: string) => `ویرایش ${one} ثبت‌شده: ${name}`,
    release: 'انصراف از ویرایش',
  }) as const;

type Words = ReturnType<typeof stagedWords>;
/** A list may call what becomes of its rows in other words. */
export type StagedWords = Omit<Words, 'states'> & { readonly states: Readonly<Record<keyof Words['states'], string>> };
