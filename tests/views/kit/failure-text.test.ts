import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rejected } from '../../../src/schema/kit/failure.ts';
import { cleanWords, failureReason, failureText, fieldWords } from '../../../src/views/kit/feedback/failure-text.ts';
import { labelledWords } from '../../../src/views/kit/feedback/labelled-words.ts';
import { saveFailure } from '../../../src/views/kit/feedback/wording.ts';

const rejected = (rest: Partial<Rejected>): Rejected => ({ _tag: 'Rejected', status: 400, general: [], fields: {}, ...rest });

describe('a failure in words', () => {
  const save = { fallback: 'خطا در ثبت یا ویرایش بیمار.', fields: ['underlying_diseases', 'national_number', 'phone'] };

  it('says the provider’s detail, then the first message of the named fields, then the area’s own words', () => {
    const fields = { phone: ['شماره نادرست است.'], national_number: ['تکراری است.'], address: ['بلند است.'] };
    expect(failureText(rejected({ detail: 'ثبت ممکن نیست.', fields }), save)).toBe('ثبت ممکن نیست.');
    expect(failureText(rejected({ fields }), save)).toBe('تکراری است.');
    expect(failureText(rejected({ fields: { address: ['بلند است.'] } }), save)).toBe('خطا در ثبت یا ویرایش بیمار.');
  });

  it.each([
    [401, 'خطای احراز هویت.'],
    [403, 'عدم مجوز.'],
  ])('says what %i means when nobody else does', (status, words) => {
    expect(failureText(rejected({ status }), save)).toBe(words);
  });

  it('says why nobody answered, after what was tried', () => {
    expect(failureText({ _tag: 'Timeout' }, save)).toBe('خطا در ثبت یا ویرایش بیمار. سرور در زمان مقرر پاسخ نداد. لطفاً دوباره امتحان کنید.');
    expect(failureText({ _tag: 'Offline' }, { prefix: 'خطا در ثبت پرداخت: ' })).toBe('خطا در ثبت پرداخت: اتصال اینترنت برقرار نیست.');
    expect(failureText(null, { fallback: 'خطا.' })).toBe('خطا.');
  });

  it('lets no markup and no nonsense through', () => {
    expect(cleanWords('<html><style>p{}</style><p>خطا &nbsp; رخ داد</p></html>')).toBe('خطا &nbsp; رخ داد');
    expect(cleanWords('[object Object]')).toBeNull();
    expect(cleanWords(' undefined ')).toBeNull();
    expect(cleanWords('ا'.repeat(400))).toHaveLength(301);
    expect(failureText(rejected({ detail: '[object Object]', general: ['<b>نشد</b>'] }))).toBe('نشد');
  });

  it('leaves a sentence its words', () => {
    expect(cleanWords('This field may not be null.')).toBe('This field may not be null.');
    expect(cleanWords('«NaN» عدد نیست.')).toBe('«NaN» عدد نیست.');
    expect([' null ', '<p>null</p>', 'NaN'].map(cleanWords)).toEqual([null, null, null]);
  });

  it('says for certain when nothing was sent', () => {
    expect(failureText({ _tag: 'NotSent', lacking: 'token' }, save)).toBe(
      'خطا در ثبت یا ویرایش بیمار. ارتباط با سرور برقرار نشد و چیزی ارسال نشد. لطفاً دوباره امتحان کنید.',
    );
    expect(failureReason({ _tag: 'NotSent', lacking: 'address' })).toBe('ارتباط با سرور برقرار نشد و چیزی ارسال نشد. لطفاً دوباره امتحان کنید.');
    expect(failureReason({ _tag: 'NotSent', lacking: 'part' })).toBe('بخشی از برنامه بارگذاری نشد و چیزی ارسال نشد. لطفاً دوباره امتحان کنید.');
  });

  it('says of a session that had ended what to do now: whoever reads it has signed in since', () => {
    expect(failureText({ _tag: 'SessionEnded' }, save)).toContain('نشست شما به پایان رسیده بود. لطفاً دوباره امتحان کنید.');
  });

  it('quotes a provider that broke in the language of the screen, and no other', () => {
    const broken = (detail?: string) => failureReason({ _tag: 'Unavailable', status: 503, ...(detail === undefined ? {} : { detail }) });
    expect(broken('سامانه تا ساعت 10 در دست تعمیر است.')).toBe('سامانه تا ساعت ۱۰ در دست تعمیر است.');
    expect(broken('Server Error (500)')).toBe('خطای داخلی سرور. لطفاً بعداً دوباره امتحان کنید.');
    expect(broken()).toBe('خطای داخلی سرور. لطفاً بعداً دوباره امتحان کنید.');
  });

  it('does not call a page that stood in place of an answer a provider that broke', () => {
    expect(failureReason({ _tag: 'Unavailable', status: 200 })).toBe('پاسخ سرور خوانا نبود. لطفاً دوباره امتحان کنید.');
  });

  it('tells a throttle from data that is wrong', () => {
    expect(failureReason(rejected({ status: 429 }))).toBe('درخواست‌ها زیاد بود. لطفاً کمی بعد دوباره امتحان کنید.');
  });

  it('writes the digits of Persian words in Persian, and leaves Latin words alone', () => {
    expect(failureReason(rejected({ detail: 'دندان CL1 در 2 ردیف آمده است.' }))).toBe('دندان CL1 در ۲ ردیف آمده است.');
    expect(failureReason(rejected({ detail: 'Ensure this value is less than or equal to 100.' }))).toBe('Ensure this value is less than or equal to 100.');
  });

  it('puts a Persian label before the words for a field, or none at all', () => {
    const said = rejected({ fields: { total_cost: ['نامعتبر است.'], contract_ptr: ['لازم است.', '<b>تکراری</b>'], discount: ['[object Object]'] } });
    expect(labelledWords(said, { total_cost: 'مبلغ', discount: 'تخفیف' })).toEqual(['مبلغ: نامعتبر است.', 'لازم است. تکراری']);
    expect(labelledWords(rejected({ fields: { constructor: ['نه.'] } }), {})).toEqual(['نه.']);
  });

  it('never begins with the name of a field', () => {
    expect(cleanWords('total_cost: A valid integer is required.')).toBe('A valid integer is required.');
    expect(cleanWords('contract_ptr: contract_ptr_id: لازم است.')).toBe('لازم است.');
    expect(cleanWords('خطا: مبلغ بزرگ است.')).toBe('خطا: مبلغ بزرگ است.');
    const name = fc.stringMatching(/^[a-z]{1,8}(_[a-z0-9]{1,8}){1,3}$/);
    fc.assert(
      fc.property(name, fc.constantFrom('نامعتبر است.', 'This field is required.'), (field, words) => {
        expect(cleanWords(`${field}: ${words}`)).toBe(words);
        expect(labelledWords(rejected({ fields: { [field]: [words] } }), {})).toEqual([words]);
      }),
    );
  });

  it('says once that one may try again, in whichever words, and now rather than later', () => {
    const fallback = 'خطا در ثبت قسط. لطفاً دوباره تلاش کنید.';
    expect(failureText({ _tag: 'Timeout' }, { fallback })).toBe(`${fallback} سرور در زمان مقرر پاسخ نداد.`);
    expect(failureText({ _tag: 'Unavailable', status: 500 }, { fallback })).toBe(`${fallback} خطای داخلی سرور.`);
    expect(failureText({ _tag: 'Unavailable', status: 500 }, { fallback: 'خطا در ثبت قسط.' })).toBe(
      'خطا در ثبت قسط. خطای داخلی سرور. لطفاً بعداً دوباره امتحان کنید.',
    );
  });

  it('finds the words for one field', () => {
    expect(fieldWords(rejected({ fields: { phone: ['', 'نادرست'] } }), 'phone')).toBe('نادرست');
    expect(fieldWords({ _tag: 'Offline' }, 'phone')).toBeNull();
  });
});

describe('why a save failed', () => {
  const save = { prefix: 'خطا در ثبت: ', labels: { name: 'نام', phone: 'تلفن' } };

  it('is all that was said of single fields, as one sentence', () => {
    const fields = { name: ['تکراری است.'], phone: ['نادرست است'], dentist: ['وجود ندارد.'] };
    expect(saveFailure(rejected({ fields }), save)).toBe('خطا در ثبت: نام: تکراری است، تلفن: نادرست است، وجود ندارد.');
  });

  it('is what was said of the whole, with what was said of single fields behind it', () => {
    const said = rejected({ general: ['کلینیک پذیرفته نشد.', 'سقف پر است.'], fields: { name: ['تکراری است.'], dentist: ['وجود ندارد.'] } });
    expect(saveFailure(said, save)).toBe('خطا در ثبت: کلینیک پذیرفته نشد، سقف پر است، نام: تکراری است، وجود ندارد.');
    expect(saveFailure(rejected({ general: ['<b></b>'], fields: { dentist: ['وجود ندارد.'] } }), save)).toBe('خطا در ثبت: وجود ندارد.');
  });

  it('is unknown where nobody said anything: one may but try again, unless the status tells more', () => {
    expect(saveFailure(rejected({}), save)).toBe('خطا در ثبت: لطفاً دوباره امتحان کنید.');
    expect(saveFailure(rejected({}), { ...save, silent: 'مشکل در ارتباط با سرور' })).toBe('خطا در ثبت: مشکل در ارتباط با سرور');
    expect([403, 404, 429].map((status) => saveFailure(rejected({ status }), save))).toEqual([
      'خطا در ثبت: عدم مجوز.',
      'خطا در ثبت: مورد درخواستی یافت نشد.',
      'خطا در ثبت: درخواست‌ها زیاد بود. لطفاً کمی بعد دوباره امتحان کنید.',
    ]);
    expect(failureText(rejected({}), { prefix: 'خطا در حذف کلینیک: ' })).toBe('خطا در حذف کلینیک: لطفاً دوباره امتحان کنید.');
  });

  it('is the detail, and beside it what was said of the whole and of each field, also of one that the form does not show; each once', () => {
    expect(saveFailure(rejected({ detail: 'ثبت ممکن نیست.' }), save)).toBe('خطا در ثبت: ثبت ممکن نیست.');
    expect(saveFailure(rejected({ detail: 'سقف پر است.', general: ['سقف پر است.'], fields: { dentist: ['سقف پر است.'] } }), save)).toBe(
      'خطا در ثبت: سقف پر است.',
    );
    const said = rejected({ detail: 'ثبت ممکن نیست.', general: ['سقف پر است.'], fields: { name: ['تکراری است.'], dentist: ['وجود ندارد.'] } });
    expect(saveFailure(said, save)).toBe('خطا در ثبت: ثبت ممکن نیست، سقف پر است، نام: تکراری است، وجود ندارد.');
  });
});
