import { deeds, typed } from '../kit/feedback/deeds.ts';
import type { AreaNarration } from '../kit/feedback/narration.ts';
import { login, loginProblems } from './texts.ts';

const { pressed } = deeds;
const secrets: Readonly<Record<string, string>> = { password: login.password, code: login.code };
const isFilled = ({ filled }: Readonly<Record<string, unknown>>, field: string) => (filled as Readonly<Record<string, boolean>> | undefined)?.[field] === true;
const CLOSED: Readonly<Record<string, string>> = {
  kept: 'آنچه نوشته شده بود رمزگذاری شد و بقیه از دستگاه پاک شد',
  held: 'آنچه نوشته شده بود فقط در این صفحه ماند و بقیه از دستگاه پاک شد',
  gone: 'آنچه نوشته شده بود هم پاک شد، چون معلوم نبود از کیست',
  left: 'پاک کردن اطلاعات از دستگاه کامل نشد',
  nothing: 'همه‌چیز از دستگاه پاک شد',
};
const closedAs = (output: unknown) => CLOSED[(output as { readonly kept?: string } | undefined)?.kept ?? ''] ?? null;
/** The button of the form for a number, or of that for the code sent to it; any other signs in by password. */
const submitOf = (at: unknown): string => {
  const otp = (at as { readonly signedOut?: { readonly otp?: string } } | undefined)?.signedOut?.otp;
  return otp === undefined ? login.submit : otp === 'code' || otp === 'verifyingCode' ? login.submitCode : login.sendCode;
};
const hasToken = (event: Readonly<Record<string, unknown>>) => event.hasToken === true;

/** How signing in and out is told. */
export const narration: AreaNarration = {
  workflows: {
    session: {
      kind: 'own',
      title: login.title,
      tells: {
        'mode.chosen': ({ event }) => `روش ورود «${event.mode === 'otp' ? login.otp : login.static}» را برگزید`,
        'username.typed': ({ event }) => typed(login.username, event.value),
        'mobile.typed': ({ event }) => typed(login.mobile, event.value),
        'secret.filled': ({ event, before }) => {
          const secret = `«${secrets[String(event.field)] ?? login.password}»`;
          if (event.filled === true) return `${secret} را نوشت`;
          return isFilled(before, String(event.field)) ? `${secret} خالی شد` : null;
        },
        'login.submitted': ({ at }) => pressed(submitOf(at)),
        'login.cancelled': pressed(login.cancel),
        'user.retried': pressed('تلاش دوباره'),
        'user.wanted': 'اطلاعات کاربر دوباره از سرور خواسته شد',
        'picture.broken': 'تصویر پروفایل نشان داده نشد',
        'signOut.asked': pressed('خروج از حساب کاربری'),
        'signOut.withdrawn': 'از خروج منصرف شد',
        'session.signOut': 'خروج از حساب کاربری را تأیید کرد',
        'session.expired': 'نشست به پایان رسید و تمدید نشد',
        'session.changedElsewhere': ({ event }) => (hasToken(event) ? 'در زبانه‌ای دیگر وارد حساب شد' : 'در زبانه‌ای دیگر از حساب خارج شد'),
        'session.resumed': ({ event }) => (hasToken(event) ? 'برنامه دوباره باز شد و نشست ادامه یافت' : 'برنامه دوباره باز شد، اما نشستی در کار نبود'),
      },
      calls: {
        signIn: 'ورود',
        requestCode: 'ارسال کد',
        verifyCode: 'تأیید کد',
        loadUser: 'خواندن اطلاعات کاربر',
        recognise: 'شناختن کاربری که در زبانه‌ای دیگر وارد شده است',
        loadPicture: 'خواندن تصویر پروفایل',
      },
      deviceCalls: { signOut: 'خروج از حساب کاربری و پاک کردن اطلاعات از دستگاه', endSession: 'پاک کردن اطلاعات از دستگاه پس از پایان نشست' },
      answers: {
        signIn: 'سرور نام کاربری و رمز عبور را پذیرفت',
        requestCode: 'سرور کد را فرستاد',
        verifyCode: ({ event }) =>
          (event.output as { readonly supported?: boolean } | undefined)?.supported ? 'سرور کد را پذیرفت' : loginProblems.otpUnsupported.replace(/\.$/, ''),
        loadUser: 'اطلاعات کاربر از سرور خوانده شد',
        recognise: 'کاربر شناخته شد',
        signOut: ({ event }) => closedAs(event.output),
        endSession: ({ event }) => closedAs(event.output),
        loadPicture: ({ event }) =>
          (event.output as { readonly url?: string | null } | undefined)?.url ? 'تصویر پروفایل از سرور خوانده شد' : 'سرور تصویر پروفایلی نداشت',
      },
      neutral: { verifyCode: ({ supported }) => supported === false },
      problem: ({ code }) => loginProblems[code as keyof typeof loginProblems],
    },
  },
};
