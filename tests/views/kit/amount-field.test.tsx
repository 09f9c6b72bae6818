import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../src/schema/kit/money.ts';
import { AmountField } from '../../../src/views/kit/fields/amount-field.tsx';
import { field, show, type } from '../stand.tsx';

const Amount = ({ from, error = null }: { readonly from: string; readonly error?: string | null }) => {
  const [value, setValue] = useState(from);
  return (
    <>
      <AmountField label="مبلغ" value={value} error={error} onChange={setValue} />
      <output>{parseAmount(value)}</output>
    </>
  );
};
const standing = (page: HTMLElement) => ({
  shown: field(page, 'مبلغ').value,
  said: page.querySelector('[data-tone=error]')?.textContent ?? null,
  read: page.querySelector('output')?.textContent,
});
const typed = async (text: string, from = '') => {
  const page = await show(<Amount from={from} />);
  const box = field(page, 'مبلغ');
  await type(box, text);
  const before = standing(page);
  await act(async () => {
    box.focus();
    box.blur();
  });
  return { before, after: standing(page), page, box };
};

describe('typing an amount', () => {
  it('groups digits of every script at once', async () => {
    expect((await typed('12۳٤6')).before).toEqual({ shown: '۱۲٬۳۴۶', said: null, read: '12346' });
    expect((await typed('', '5')).before.shown).toBe('');
    expect((await typed('000000000000000000012')).before.shown).toBe('۱۲');
  });

  it('reads what was pasted with its separators, words and unit, and shows it like one that was typed on leaving', async () => {
    const { before, after } = await typed('مبلغ کل درمان امروز: 1,500,000 تومان');
    expect(before).toMatchObject({ said: null, read: '1500000' });
    expect(after.shown).toBe('۱٬۵۰۰٬۰۰۰');
  });

  it.each([
    ['1000.50', '۱۰۰۰.۵۰', 'تومان اعشار ندارد. مبلغ را بدون اعشار بنویسید.'],
    ['-5000', '-۵۰۰۰', 'مبلغ منفی پذیرفته نمی‌شود. بدون علامت منها بنویسید.'],
    ['12345678901234567', '۱۲٬۳۴۵٬۶۷۸٬۹۰۱٬۲۳۴٬۵۶۷', 'این مبلغ بزرگ‌تر از آن است که بتوان ثبت کرد.'],
    ['15000000 ریال', '۱۵۰۰۰۰۰۰ ریال', 'این مبلغ به ریال است. به تومان بنویسید: ۱٬۵۰۰٬۰۰۰'],
    ['۱۵۰ هزار', '۱۵۰ هزار', 'مبلغ خوانده نشد. فقط با رقم بنویسید، مثلاً ۱٬۵۰۰٬۰۰۰.'],
  ])('keeps «%s», of which it makes no other amount, and says on leaving what is wrong', async (text, shown, said) => {
    const { before, after, page, box } = await typed(text);
    expect(before).toEqual({ shown, said: null, read: '' });
    expect(after).toEqual({ shown, said, read: '' });
    await type(box, '1500');
    expect(standing(page)).toEqual({ shown: '۱٬۵۰۰', said: null, read: '1500' });
  });

  it('says what is wrong in place of an amount being missing', async () => {
    const page = await show(<Amount from="1000.50" error="قیمت را وارد کنید." />);
    expect(standing(page).said).toBe('تومان اعشار ندارد. مبلغ را بدون اعشار بنویسید.');
    expect(standing(await show(<Amount from="" error="قیمت را وارد کنید." />)).said).toBe('قیمت را وارد کنید.');
  });
});
