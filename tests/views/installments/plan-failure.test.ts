import { describe, expect, it } from 'vitest';
import type { Rejected } from '../../../src/schema/kit/failure.ts';
import { planFailure } from '../../../src/views/installments/wording.ts';

const rejected = (said: Partial<Rejected>): Rejected => ({ _tag: 'Rejected', status: 400, detail: null, general: [], fields: {}, ...said });

describe('why a plan was not saved', () => {
  it('is what was said of its fields, each by its name, as one sentence with what was said of the whole', () => {
    const fields = { number_of_installments: ['این فیلد الزامی است.'], collateral: ['«۹» انتخاب معتبری نیست.'] };
    expect(planFailure(rejected({ fields }))).toMatch(/^[^:،]+: این فیلد الزامی است، [^:،]+: «۹» انتخاب معتبری نیست\.$/);
    expect(planFailure(rejected({ fields: { number_of_installments: ['زیاد است.'] }, general: ['سقف پر است.'] }))).toMatch(/^سقف پر است، [^:،]+: زیاد است\.$/);
  });

  it('is that there is no such service where the provider has none, and else the quoted words', () => {
    expect(planFailure(rejected({ status: 404 }))).toBe('سرویس ثبت قسط در دسترس نیست. لطفاً با پشتیبانی تماس بگیرید.');
    expect(planFailure({ _tag: 'Timeout' })).toBe('خطا در ثبت قسط. لطفاً دوباره تلاش کنید. سرور در زمان مقرر پاسخ نداد.');
  });
});
