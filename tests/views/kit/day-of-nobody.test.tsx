import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { DayField } from '../../../src/views/kit/fields/day-field.tsx';
import { patient, rows, visit } from '../patients/practice.tsx';
import { lists } from '../payments/paying.tsx';
import { field, press, settle, showAlone, type } from '../stand.tsx';
import { button, fillIn, taking, treat } from '../treatments/treating.tsx';

const UNTOUCHED = 'جمعه ۲۹ آبان ۱۴۰۵، پیش‌فرض';
const TOUCHED = 'جمعه ۲۹ آبان ۱۴۰۵';

const said = (page: ParentNode, label: string): string => {
  const ids = field(page, label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-hint')) ?? '')?.textContent ?? '';
};

describe('a day that nobody chose', () => {
  it.each([
    ['/new-payment', 'تاریخ پرداخت'],
    ['/new-treatment', 'تاریخ درمان'],
    ['/new-asset-expense', 'تاریخ'],
    ['/new-asset-expense/expense', 'تاریخ'],
    ['/send-to-lab', 'تاریخ'],
  ])('is called a default on %s', async (path, label) => {
    const { page } = await visit(path, { ...lists, ...taking });
    expect(said(page, label)).toBe(UNTOUCHED);
  });

  it('is called so on a certificate, too', async () => {
    const { page } = await visit('/invoice-certificate?patient=7', {
      ...taking,
      'resource:patients.loadRows': () => rows([patient(7)]),
      'documents.loadPatient': () => patient(7),
      'documents.loadFinances': () => ({ debt: 0, total_cost: 0, total_payments: 0 }),
    });
    await press(button(page, 'گواهی'));
    await settle();
    expect(said(page, 'تاریخ')).toBe(UNTOUCHED);
  });

  it('stays one for the next entry, until another is typed', async () => {
    const { page } = await treat('/new-treatment', taking);
    await fillIn(page);
    await press(button(page, 'افزودن به لیست'));
    expect(said(page, 'تاریخ درمان')).toBe(UNTOUCHED);
    await type(field(page, 'تاریخ درمان'), '1405/08/28');
    expect(said(page, 'تاریخ درمان')).toBe('پنجشنبه ۲۸ آبان ۱۴۰۵');
    await type(field(page, 'تاریخ درمان'), '1405/08/29');
    expect(said(page, 'تاریخ درمان')).toBe(TOUCHED);
  });
});

describe('agreeing to a day that nobody chose', () => {
  const preset = () =>
    showAlone(<DayField label="تاریخ" preset value={{ typed: '1405/08/29', day: '2026-11-20' }} today="2026-11-20" onChange={() => undefined} />);
  const key = (box: HTMLElement, name: string) => act(async () => void box.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

  it('is a press on it, on its calendar, or Enter', async () => {
    const pressed = await preset();
    await press(field(pressed, 'تاریخ'));
    expect(said(pressed, 'تاریخ')).toBe(TOUCHED);
    const looked = await preset();
    await press(button(looked, 'انتخاب تاریخ، تاریخ'));
    expect(said(looked, 'تاریخ')).toBe(TOUCHED);
    const keyed = await preset();
    await key(field(keyed, 'تاریخ'), 'Enter');
    expect(said(keyed, 'تاریخ')).toBe(TOUCHED);
  });

  it('is no passing by', async () => {
    const page = await preset();
    await act(async () => field(page, 'تاریخ').focus());
    await key(field(page, 'تاریخ'), 'Tab');
    expect(said(page, 'تاریخ')).toBe(UNTOUCHED);
  });
});
