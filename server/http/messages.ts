import { persianDigits } from '../../src/schema/kit/digits.ts';

/** Every text the server answers with, in both of its languages; `{name}` stands for a value. */
const MESSAGES = {
  required: { en: 'This field is required.', fa: 'این فیلد الزامی است.' },
  null: { en: 'This field may not be null.', fa: 'این فیلد نمی‌تواند خالی باشد.' },
  blank: { en: 'This field may not be blank.', fa: 'این فیلد نمی‌تواند خالی باشد.' },
  notText: { en: 'Not a valid string.', fa: 'متن معتبری نیست.' },
  nullCharacter: { en: 'Null characters are not allowed.', fa: 'این متن نویسه غیرمجاز دارد.' },
  tooLong: { en: 'Ensure this field has no more than {max} characters.', fa: 'این فیلد نباید بیش از {max} نویسه داشته باشد.' },
  notInteger: { en: 'A valid integer is required.', fa: 'یک عدد صحیح معتبر وارد کنید.' },
  notNumber: { en: 'A valid number is required.', fa: 'یک عدد معتبر وارد کنید.' },
  longNumber: { en: 'String value too large.', fa: 'عدد بیش از اندازه بلند است.' },
  tooSmall: { en: 'Ensure this value is greater than or equal to {from}.', fa: 'مقدار باید بزرگ‌تر یا مساوی {from} باشد.' },
  tooLarge: { en: 'Ensure this value is less than or equal to {to}.', fa: 'مقدار باید کوچک‌تر یا مساوی {to} باشد.' },
  tooFine: { en: 'Ensure that there are no more than {max} decimal places.', fa: 'عدد نباید بیش از {max} رقم پس از ممیز داشته باشد.' },
  notFlag: { en: 'Must be a valid boolean.', fa: 'باید بله یا خیر باشد.' },
  notChoice: { en: '"{input}" is not a valid choice.', fa: '«{input}» انتخاب معتبری نیست.' },
  notDay: {
    en: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
    fa: 'قالب تاریخ درست نیست؛ باید به شکل YYYY-MM-DD باشد.',
  },
  notMoment: {
    en: 'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
    fa: 'قالب زمان درست نیست؛ باید به شکل YYYY-MM-DDThh:mm:ss+03:30 باشد.',
  },
  notPhone: { en: 'Enter a valid phone number.', fa: 'شماره تماس معتبر نیست.' },
  notNationalNumber: { en: 'Ensure this value has at most 10 digits.', fa: 'کد ملی باید ۱۰ رقم باشد.' },
  notKey: { en: 'Incorrect type. Expected pk value, received {type}.', fa: 'نوع مقدار درست نیست؛ شناسه باید عدد باشد.' },
  noSuchKey: { en: 'Invalid pk "{input}" - object does not exist.', fa: 'این مورد دیگر وجود ندارد؛ مورد دیگری انتخاب کنید.' },
  noDentist: { en: 'Invalid pk "{input}" - object does not exist.', fa: 'شناسه دندانپزشک یافت نشد.' },
  noData: { en: 'No data provided', fa: 'داده‌ای فرستاده نشده است.' },
  notDictionary: { en: 'Invalid data. Expected a dictionary, but got {type}.', fa: 'قالب داده درست نیست.' },
  parse: { en: 'JSON parse error - {reason}', fa: 'داده فرستاده‌شده JSON معتبری نیست.' },
  tooMuch: { en: 'The request is too large.', fa: 'حجم درخواست بیش از اندازه است.' },
  mediaType: { en: 'Unsupported media type "{type}" in request.', fa: 'نوع محتوای «{type}» پشتیبانی نمی‌شود.' },
  method: { en: 'Method "{method}" not allowed.', fa: 'روش «{method}» برای این نشانی مجاز نیست.' },
  notFound: { en: 'Not found.', fa: 'یافت نشد.' },
  noMatch: { en: 'No {model} matches the given query.', fa: 'یافت نشد.' },
  server: { en: 'A server error occurred.', fa: 'خطایی در سرور رخ داد.' },
  unavailable: { en: 'Service temporarily unavailable, try again later.', fa: 'سرویس موقتاً در دسترس نیست؛ کمی بعد دوباره تلاش کنید.' },
  misdirected: { en: 'This server has another name.', fa: 'این سرور به این نام پاسخ نمی‌دهد.' },
  badRequest: { en: 'Bad request.', fa: 'درخواست نادرست است.' },
  throttled: { en: 'Request was throttled. Expected available in {seconds} seconds.', fa: 'تلاش‌ها بیش از اندازه بود؛ {seconds} ثانیه دیگر دوباره تلاش کنید.' },
  noCredentials: { en: 'Authentication credentials were not provided.', fa: 'خطای احراز هویت.' },
  badToken: { en: 'Given token not valid for any token type', fa: 'خطای احراز هویت.' },
  invalidToken: { en: 'Token is invalid or expired', fa: 'توکن نامعتبر است یا مهلت آن گذشته است.' },
  noRefreshToken: { en: 'No valid refresh token found.', fa: 'خطای احراز هویت.' },
  usedToken: { en: 'Token is blacklisted', fa: 'خطای احراز هویت.' },
  forbidden: { en: 'You do not have permission to perform this action.', fa: 'عدم مجوز.' },
  wrongCredentials: { en: 'Unable to log in with provided credentials.', fa: 'نام کاربری یا رمز عبور نادرست است.' },
  disabledAccount: { en: 'User account is disabled.', fa: 'این حساب کاربری غیرفعال است.' },
  wrongOldPassword: {
    en: 'Your old password was entered incorrectly. Please enter it again.',
    fa: 'رمز عبور فعلی نادرست است؛ دوباره وارد کنید.',
  },
  passwordMismatch: { en: 'The two password fields didn’t match.', fa: 'دو رمز عبور جدید یکسان نیستند.' },
  passwordTooShort: {
    en: 'This password is too short. It must contain at least {min} characters.',
    fa: 'رمز عبور کوتاه است و باید دست‌کم {min} نویسه داشته باشد.',
  },
  passwordTooCommon: { en: 'This password is too common.', fa: 'این رمز عبور بسیار رایج است و زود حدس زده می‌شود.' },
  passwordOfContext: {
    en: 'This password is made of the names of the practice and the words of its trade.',
    fa: 'این رمز عبور تنها از نام‌های مطب و واژه‌های کار آن ساخته شده است و زود حدس زده می‌شود.',
  },
  passwordIsUsername: { en: 'The password is too similar to the username.', fa: 'رمز عبور نباید همان نام کاربری باشد.' },
  passwordEdges: { en: 'The password must not begin or end with a blank.', fa: 'رمز عبور نباید با فاصله آغاز یا تمام شود.' },
  passwordChanged: { en: 'New password has been saved.', fa: 'رمز عبور جدید ذخیره شد.' },
  othersEnded: { en: 'All other sessions have been ended.', fa: 'همه نشست‌های دیگر پایان یافتند.' },
  signedOut: { en: 'Successfully logged out.', fa: 'از حساب خود خارج شدید.' },
  noPicture: { en: 'No profile picture.', fa: 'تصویر پروفایلی ثبت نشده است.' },
  notPicture: { en: 'Upload a valid image.', fa: 'فایل فرستاده‌شده تصویر معتبری نیست.' },
  onePayer: { en: 'Exactly one of patient and clinic must be set.', fa: 'باید دقیقاً یکی از بیمار و کلینیک مشخص شود.' },
  afterToday: { en: 'The date must not be after today.', fa: 'تاریخ نمی‌تواند بعد از امروز باشد.' },
  oneRecipient: { en: 'At most one of patient and clinic may be set.', fa: 'بیمار و کلینیک نمی‌توانند با هم مشخص شوند.' },
  dateOrder: { en: 'The start date must be before the end date.', fa: 'تاریخ شروع باید قبل از تاریخ پایان باشد.' },
  overlap: { en: 'The dates overlap another contract of this clinic.', fa: 'تاریخ‌های قرارداد با قراردادهای موجود همپوشانی دارند.' },
  clinicName: { en: 'clinic with this name already exists.', fa: 'کلینیک با این نام قبلاً ثبت شده است.' },
  clinicPhone: {
    en: 'Enter +98 or 0098 and ten digits, or 0 and ten digits.',
    fa: 'شماره تماس معتبر نیست (مثال: 09123456789 یا +989123456789).',
  },
  sameService: {
    en: 'The fields contract, procedure_type must make a unique set.',
    fa: 'این نوع خدمت قبلاً برای این قرارداد ثبت شده است.',
  },
  otherClinic: { en: 'The contract belongs to another clinic.', fa: 'این قرارداد برای کلینیک دیگری است.' },
  contractOfTreatments: {
    en: 'The clinic of a contract with treatments cannot be changed.',
    fa: 'کلینیک قراردادی را که درمان با آن ثبت شده است نمی‌توان تغییر داد.',
  },
  firstClinic: { en: 'The first clinic cannot be deleted.', fa: 'کلینیک نخست را نمی‌توان حذف کرد.' },
  inUse: { en: 'Cannot be deleted: it is still referred to by {what}.', fa: 'حذف ممکن نیست؛ هنوز در {what} به کار رفته است.' },
} as const satisfies Record<string, { en: string; fa: string }>;

export type Language = 'en' | 'fa';
export type MessageCode = keyof typeof MESSAGES;

/** A text to be said in the language of the installation. */
export interface Message {
  readonly code: MessageCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export const message = (code: MessageCode, values: Message['values'] = {}): Message => ({ code, values });

export const say = ({ code, values }: Message, language: Language): string =>
  MESSAGES[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' && language === 'fa' ? persianDigits(value) : String(value);
  });
