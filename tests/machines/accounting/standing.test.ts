import { describe, expect, it } from 'vitest';
import { addressOf, returned, standingIn, withRange, withTyped } from '../../../src/machines/accounting/standing.ts';
import { monthRange, quickRange } from '../../../src/schema/accounting/quick-ranges.ts';
import { wrongWith } from '../../../src/schema/accounting/typed-range.ts';
import { toJalali } from '../../../src/schema/kit/jalali.ts';

const TODAY = '2026-11-20';
const ABAN = { from: '2026-10-23', to: '2026-11-21' };
const typed = (day: string | null, text = 'x') => ({ typed: text, day });

describe('ranges at one tap', () => {
  it('are whole months and years of the Persian calendar, leap years too', () => {
    expect(quickRange('thisMonth', TODAY)).toEqual(ABAN);
    expect(quickRange('lastMonth', TODAY)).toEqual({ from: '2026-09-23', to: '2026-10-22' });
    expect(quickRange('thisYear', TODAY)).toEqual({ from: '2026-03-21', to: '2027-03-20' });
    expect(quickRange('lastMonth', '2026-03-21')).toEqual({ from: '2026-02-20', to: '2026-03-20' });
    const { to } = quickRange('thisYear', '2025-03-20');
    expect(toJalali(to ?? '')).toEqual({ year: 1403, month: 12, day: 30 });
    expect(quickRange('ever', TODAY)).toEqual({ from: null, to: null });
    expect(monthRange('2026-11-21')).toEqual(ABAN);
  });
});

describe('the address', () => {
  it('says the tab and the range, and is read as it was written', () => {
    const query = { tab: 'expense', from: ABAN.from, to: ABAN.to };
    expect(addressOf(standingIn(query))).toEqual(query);
    expect(addressOf(standingIn({ tab: 'receivable', owing: 'patients' }))).toEqual({ tab: 'receivable', owing: 'patients' });
    expect(addressOf(standingIn({}))).toEqual({});
  });

  it('may say a single day', () => {
    const day = { from: '2026-11-20', to: '2026-11-20' };
    expect(standingIn(day)).toMatchObject({ range: day, fault: null });
    expect(addressOf(standingIn(day))).toEqual(day);
  });

  it('is passed over where it can mean nothing', () => {
    const senseless = [{ tab: 'x' }, { from: '1405/08/01' }, { to: '2026-02-30' }, { from: '9999-01-01' }, { from: '2026-02-02', to: '2026-02-01' }];
    for (const query of senseless) expect(addressOf(standingIn(query))).toEqual({});
  });

  it.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, 'reversed'],
    [{ from: '1405/08/01' }, 'noDay'],
    [{ from: '2026-02-01', to: '2026-02-30' }, 'noDay'],
  ])('of days that are none is said to be so, and means all of them: %j', (query, fault) => {
    const standing = standingIn(query);
    expect([standing.range, standing.fault]).toEqual([{ from: null, to: null }, fault]);
    // Also where all days were shown before, and until others are asked for.
    expect(returned(standingIn({}), query).fault).toBe(fault);
    expect({ ...standing, ...withTyped(standing, 'from', typed('2026-12-01')) }.fault).toBeNull();
    expect({ ...standing, ...withRange(ABAN) }.fault).toBeNull();
  });

  it('that was left is found as it was, what was typed and not finished too', () => {
    const standing = { ...standingIn({ from: ABAN.from }), ...withTyped(standingIn({ from: ABAN.from }), 'to', typed(null, '1405/0')) };
    expect(returned(standing, null)).toBe(standing);
    expect(returned(standing, { from: ABAN.from })).toBe(standing);
    expect(returned(standing, { tab: 'asset' })).toEqual(standingIn({ tab: 'asset' }));
  });
});

describe('a range that is typed', () => {
  it('holds once it is one, and until then the one before holds', () => {
    const start = standingIn(ABAN);
    const half = { ...start, ...withTyped(start, 'from', typed(null, '1405/')) };
    expect([half.range, wrongWith(half, 'from')]).toEqual([ABAN, 'noDay']);
    const reversed = { ...start, ...withTyped(start, 'from', typed('2026-12-01')) };
    // Said at the field that was written in, and there alone.
    expect([reversed.range, wrongWith(reversed, 'from'), wrongWith(reversed, 'to')]).toEqual([ABAN, 'reversed', null]);
    const mended = { ...reversed, ...withTyped(reversed, 'to', typed('2026-12-31')) };
    expect([mended.range, wrongWith(mended, 'from')]).toEqual([{ from: '2026-12-01', to: '2026-12-31' }, null]);
    expect({ ...mended, ...withTyped(mended, 'from', typed(null, '')) }.range).toEqual({ from: null, to: '2026-12-31' });
  });
});
