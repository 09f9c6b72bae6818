import { describe, expect, it } from 'vitest';
import { hitsOf } from '../../../src/views/kit/fields/choice/options.ts';

const many = Array.from({ length: 2004 }, (_, value) => ({ value, label: `بیمار ${value}`, first: value === 1900 }));
const named = (...labels: string[]) => labels.map((label, value) => ({ value, label }));

describe('what a list of choices shows', () => {
  it('is cut where nobody would look any further, and says how many there are', () => {
    const { shown, all } = hitsOf(many, '', null);
    expect([shown.length, all]).toEqual([150, 2004]);
  });

  it('has the likely ones and the chosen one at its head, however far down they stand', () => {
    const { shown, best } = hitsOf(many, '', 2000);
    expect(shown.slice(0, best).map(({ value }) => value)).toEqual([1900, 2000]);
    expect(new Set(shown.map(({ value }) => value)).size).toBe(shown.length);
  });

  it('finds by every word, those whose words begin with them first, and keeps the order otherwise', () => {
    const { shown } = hitsOf(named('حسین کریمی', 'کریم حسینی', 'امیرحسین کرمی', 'سارا'), 'حس', null);
    expect(shown.map(({ label }) => label)).toEqual(['حسین کریمی', 'کریم حسینی', 'امیرحسین کرمی']);
    expect(hitsOf(named('نرگس نیک‌نام', 'سارا'), 'نام نر', null).shown).toHaveLength(1);
  });

  it('takes no word of a name for two of the query, and a name in two parts for one in whole', () => {
    const found = (query: string, ...labels: string[]) => hitsOf(named(...labels), query, null).shown.map(({ label }) => label);
    expect(found('رضا ر', 'رضا احمدی', 'رضا بهرامی', 'رضا رحیمی')).toEqual(['رضا رحیمی', 'رضا احمدی', 'رضا بهرامی']);
    expect(found('نیکنام', 'امیرنیکنام صدر', 'سارا نیک‌نام')).toEqual(['سارا نیک‌نام', 'امیرنیکنام صدر']);
    expect(found('رضا علی', 'علی‌رضا صدر', 'رضا صدر عالی')).toEqual(['علی‌رضا صدر']);
  });

  it('finds by what stands in the second line, and takes no end of a name and its beginning for a word', () => {
    const types = [{ value: 1, label: 'ترمیم 3/4', detail: 'کامپوزیت' }];
    for (const query of ['ترمیم', 'کامپو', '3/4']) expect(hitsOf(types, query, null).all, query).toBe(1);
    expect(hitsOf(types, '4ک', null).all).toBe(0);
  });
});
