import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountField } from '../../../src/views/kit/fields/amount-field.tsx';
import { field, show, type } from '../stand.tsx';

const Amount = ({ from }: { readonly from: number | null }) => {
  const [value, setValue] = useState(from);
  return <AmountField label="مبلغ" value={value} onChange={setValue} />;
};
const typed = async (from: number | null, text: string) => {
  const page = await show(<Amount from={from} />);
  await type(field(page, 'مبلغ'), text);
  return field(page, 'مبلغ').value;
};

describe('typing an amount', () => {
  it('takes whatever digits there are, wherever they stand in what was pasted', async () => {
    expect(await typed(null, '12a۳٤,6')).toBe('۱۲٬۳۴۶');
    expect(await typed(null, 'مبلغ کل درمان امروز: ۱۵۰۰۰۰۰ تومان')).toBe('۱٬۵۰۰٬۰۰۰');
    expect(await typed(5, '')).toBe('');
  });

  it('takes no digit more than it can hold, and never turns into another amount for it', async () => {
    expect(await typed(null, '999999999999999')).toBe('۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹');
    expect(await typed(999_999_999_999_999, '۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹9')).toBe('۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹');
    expect(await typed(1_234, '12345678901234567890')).toBe('۱٬۲۳۴');
    expect(await typed(null, '000000000000000000012')).toBe('۱۲');
  });
});
