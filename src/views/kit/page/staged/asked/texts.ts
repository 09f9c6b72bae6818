import { persianDigits } from '../../../../../schema/kit/digits.ts';
import type { Failure } from '../../../../../schema/kit/failure.ts';
import { heard, unseen } from '../../record/texts.ts';
import { stagedWords } from '../texts.ts';

/** What a list that is filled by a form asks before it goes on; `one` is what an entry is called. */
export const stagedQuestions = (one: string) =>
  ({
    leaveTitle: 'خروج از فرم',
    leave: (count: number) => `${count === 0 ? `${one} نیمه‌کاره` : `${persianDigits(count)} ${one} ثبت‌نشده`} از بین می‌رود. خارج می‌شوید؟`,
    leaveYes: 'خروج بدون ثبت',
    leaveNo: 'بازگشت به فرم',
    leftOverTitle: 'فرم هنوز پر است',
    leftOver: `آنچه در فرم نوشته‌اید هنوز در لیست نیست. فقط موارد لیست ثبت شود؟ فرم همان‌طور می‌ماند.`,
    leftOverYes: 'ثبت لیست',
    leftOverNo: 'بازگشت به فرم',
    replaceTitle: 'جایگزینی فرم',
    replace: `آنچه در فرم نوشته‌اید با این ${one} جایگزین و پاک می‌شود.`,
    replaceYes: 'جایگزین شود',
  }) as const;

/** What it asks of an entry of which nobody knows whether it was stored. */
export const stagedDoubts = (one: string) =>
  ({
    unsureTitle: (name: string) => `آیا «${name}» ثبت شده است؟`,
    unsureFound: (why: Failure | null) =>
      `${heard(why, `این ${one}`)} و معلوم نیست این ${one} ثبت شده باشد. این موارد مشابه در سرور هستند. اگر یکی همان است، آن را انتخاب کنید تا دوباره ثبت نشود.`,
    unsureUnseen: (why: Failure | null) => `${heard(why, `این ${one}`)} و بررسی هم ممکن نشد. پیش از تلاش دوباره باید روشن شود که این ${one} ثبت شده است یا نه.`,
    unsureNowhere: (why: Failure | null) => `${unseen(why, one)} اگر ثبت شده باشد و دوباره بفرستید، تکراری می‌شود.`,
    unsureChange: (why: Failure | null) => unseen(why, 'تغییر'),
    thisOne: (name: string) => `همین است: ${name}`,
    noneOfThese: 'هیچ‌کدام؛ دوباره ثبت شود',
    checkAgain: 'بررسی دوباره',
    resend: 'دوباره ثبت شود',
  }) as const;

/** All that is said on the page of such a list. */
export const wholeStagedWords = (one: string) => ({ ...stagedWords(one), ...stagedQuestions(one), ...stagedDoubts(one) });
