import { describe, expect, it } from 'vitest';
import {
  adviceProblems,
  certificateProblems,
  type DocumentDraft,
  dayOn,
  messageProblems,
  OWN_ADVICE,
  openedDocuments,
  restDaysOf,
  withAdvice,
} from '../../src/schema/documents/draft.ts';
import { phoneToSend } from '../../src/schema/kit/phone.ts';

const TODAY = '2026-11-21';
const written = (facts: Partial<DocumentDraft>): DocumentDraft => ({ ...openedDocuments(), ...facts });
const codes = (problems: readonly { readonly field: string; readonly code: string }[]) => problems.map(({ field, code }) => `${field}: ${code}`);

describe('days of rest', () => {
  it('are a whole number from 0 on, in any digits; nothing is none', () => {
    expect(['', '0', '۳', '٣', ' 14 '].map(restDaysOf)).toEqual([0, 0, 3, 3, 14]);
  });

  it.each(['-1', '−۱', '3.5', '۳٫۵', '۳/۵', 'سه', '99999999999999999999'])('are not «%s»', (typed) => {
    expect(restDaysOf(typed)).toBeNull();
    expect(codes(certificateProblems(written({ treatment: 'ترمیم', restDays: typed }), TODAY))).toEqual(['restDays: restInvalid']);
  });
});

describe('a certificate', () => {
  it('gives a year of rest, and no more', () => {
    const problemsOf = (restDays: string) => codes(certificateProblems(written({ treatment: 'ترمیم', restDays }), TODAY));
    expect([problemsOf('365'), problemsOf('366')]).toEqual([[], ['restDays: restTooLong']]);
  });

  it('needs a treatment, and a day that has been', () => {
    expect(codes(certificateProblems(written({ treatment: ' \u200c ' }), TODAY))).toEqual(['treatment: treatmentRequired']);
    expect(codes(certificateProblems(written({ treatment: 'ترمیم', day: { typed: '1405/13', day: null } }), TODAY))).toEqual(['day: dayInvalid']);
    expect(codes(certificateProblems(written({ treatment: 'ترمیم', day: { typed: '1405/09/01', day: '2026-11-22' } }), TODAY))).toEqual(['day: dayFuture']);
    expect(certificateProblems(written({ treatment: 'ترمیم' }), TODAY)).toEqual([]);
  });

  it('is of the day on which it is looked at until one is chosen, and then of that', () => {
    expect([TODAY, '2026-11-22'].map((today) => dayOn(written({}), today).day)).toEqual([TODAY, '2026-11-22']);
    const chosen = written({ day: { typed: '1405/08/30', day: TODAY } });
    expect([TODAY, '2026-11-22'].map((today) => dayOn(chosen, today).day)).toEqual([TODAY, TODAY]);
    // A field that was emptied stays so.
    expect(dayOn(written({ day: { typed: '', day: null } }), TODAY)).toEqual({ typed: '', day: null });
  });
});

describe('an advice', () => {
  it('is printed with the name of a treatment, and sent with a phone and a text', () => {
    expect(codes(adviceProblems(written({})))).toEqual(['adviceName: treatmentRequired']);
    expect(codes(messageProblems(written({})))).toEqual(['adviceText: textRequired', 'phone: phoneRequired']);
    expect(messageProblems(written({ adviceText: 'گاز', phone: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }))).toEqual([]);
  });

  it('of another kind leaves the one before as it stands', () => {
    const begun = withAdvice(written({}), 'filling', { name: 'ترمیم', text: 'الف' });
    const rewritten = { ...begun, adviceText: 'الف، ولی با دست خودم' };
    const other = withAdvice(rewritten, 'implant', { name: 'ایمپلنت', text: 'ب' });
    expect([other.kind, other.adviceName, other.adviceText]).toEqual(['implant', 'ایمپلنت', 'ب']);
    const back = withAdvice(other, 'filling', { name: 'ترمیم', text: 'الف' });
    expect(back.adviceText).toBe('الف، ولی با دست خودم');
  });

  it('that was written before a kind was chosen is found again as one’s own', () => {
    const own = written({ adviceName: 'جراحی', adviceText: 'استراحت کنید' });
    const kind = withAdvice(own, 'filling', { name: 'ترمیم', text: 'الف' });
    expect(withAdvice(kind, OWN_ADVICE, { name: '', text: '' })).toMatchObject({ kind: null, adviceName: 'جراحی', adviceText: 'استراحت کنید' });
  });
});

describe('the number that a message goes to', () => {
  it('is its digits, with +98 in place of the 0', () => {
    expect(['09121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '+989121234567', '00989121234567', '02188776655', '+49 170 1234567'].map(phoneToSend)).toEqual([
      '+989121234567',
      '+989121234567',
      '+989121234567',
      '+989121234567',
      '+982188776655',
      '+491701234567',
    ]);
  });

  it.each(['12', '0912', '091212345678', 'تلفن', '+98912'])('is none of «%s»', (typed) => {
    expect(phoneToSend(typed)).toBeNull();
    expect(codes(messageProblems(written({ adviceText: 'x', phone: typed })))).toEqual(['phone: phoneInvalid']);
  });
});
