import { describe, expect, it } from 'vitest';
import { textOf } from '../patients/practice.tsx';
import { lists, pay } from '../payments/paying.tsx';
import { field, find, press, settle, type } from '../stand.tsx';
import { button, contract, fillIn, taking, treat } from '../treatments/treating.tsx';

/** Three minutes after the midnight that ends 29 Aban 1405 in Tehran. */
const NIGHT = Date.UTC(2026, 10, 20, 20, 33);

describe('a form that stays open over midnight', () => {
  it('shows the new day where nobody chose one, and sends it', async () => {
    const { page, asked, turnTo } = await pay('/new-payment?patient=7', {
      ...lists,
      'newPayments.findAlike': () => ({ rows: [] }),
      'newPayments.sendRow': ({ payload }: { readonly payload: object }) => ({ ...payload, id: 50 }),
    });
    await press(find<HTMLElement>(page, 'label', 'کارت‌خوان'));
    await type(field(page, 'مبلغ'), '۲۵۰۰۰۰');
    expect(field(page, 'تاریخ پرداخت').value).toBe('۱۴۰۵/۰۸/۲۹');
    await turnTo(NIGHT);
    expect(field(page, 'تاریخ پرداخت').value).toBe('۱۴۰۵/۰۸/۳۰');
    await press(button(page, 'ثبت پرداخت‌ها'));
    await settle();
    expect(asked.filter(({ port }) => port === 'newPayments.sendRow')).toMatchObject([{ input: { payload: { date: '2026-11-21', amount: 250_000 } } }]);
  });

  it('falls under the contract of the new day', async () => {
    const { page, asked, turnTo } = await treat('/new-treatment', {
      ...taking,
      'resource:contracts.loadRows': () => ({
        rows: [contract(2, 2, { end_date: '2026-11-21' }), contract(4, 2, { start_date: '2026-11-21' })],
        unreadable: 0,
      }),
    });
    await fillIn(page);
    await turnTo(NIGHT);
    await press(button(page, 'ثبت درمان‌ها'));
    await settle();
    expect(asked.filter(({ port }) => port === 'newTreatments.sendRow')).toMatchObject([{ input: { payload: { surgery_time: '2026-11-21', contract: 4 } } }]);
  });

  it('has yesterday’s entries as they were, and another day for the next one', async () => {
    const { page, turnTo } = await treat('/new-treatment', taking);
    await fillIn(page);
    await press(button(page, 'افزودن به لیست'));
    await turnTo(NIGHT);
    expect(textOf(page.querySelector('ol li'))).toContain('۱۴۰۵/۰۸/۲۹');
    expect(field(page, 'تاریخ درمان').value).toBe('۱۴۰۵/۰۸/۳۰');
  });

  it('keeps a day that was typed, also that of yesterday', async () => {
    const { page, turnTo } = await treat('/new-treatment', taking);
    await type(field(page, 'تاریخ درمان'), '');
    await type(field(page, 'تاریخ درمان'), '۱۴۰۵/۰۸/۲۹');
    await turnTo(NIGHT);
    expect(field(page, 'تاریخ درمان').value).toBe('۱۴۰۵/۰۸/۲۹');
  });
});
