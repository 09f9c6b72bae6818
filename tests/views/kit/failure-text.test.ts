import { describe, expect, it } from 'vitest';
import type { Rejected } from '../../../src/schema/kit/failure.ts';
import { cleanWords, failureText, fieldWords } from '../../../src/views/kit/feedback/failure-text.ts';

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

  it('finds the words for one field', () => {
    expect(fieldWords(rejected({ fields: { phone: ['', 'نادرست'] } }), 'phone')).toBe('نادرست');
    expect(fieldWords({ _tag: 'Offline' }, 'phone')).toBeNull();
  });
});
