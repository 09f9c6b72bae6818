import { describe, expect, it } from 'vitest';
import { holidayOn } from '../../../src/schema/appointments/holidays.ts';
import { addDays, fromJalali, jalaliText } from '../../../src/schema/kit/jalali.ts';

const on = (year: number, month: number, day: number) => holidayOn(fromJalali({ year, month, day }));
const ofYear = (year: number): readonly string[] =>
  Array.from({ length: 365 }, (_, index) => addDays(fromJalali({ year, month: 1, day: 1 }), index)).filter((day) => holidayOn(day) !== undefined);

describe('official holidays', () => {
  it('are the 25 of 1405, three months without any', () => {
    const days = ofYear(1405);
    expect(days).toHaveLength(25);
    const months = new Set(days.map((day) => Number(jalaliText(day).slice(5, 7))));
    expect([2, 7, 9].filter((month) => months.has(month))).toEqual([]);
  });

  it('are named, all of those that fall on one day', () => {
    expect(on(1405, 8, 22)).toBe('شهادت حضرت فاطمه');
    expect(on(1405, 1, 1)).toBe('عید نوروز، عید فطر');
    expect(on(1404, 4, 15)).toBe('عاشورای حسینی');
  });

  it('are solar alone in a year whose moon nobody published yet', () => {
    expect(ofYear(1420)).toHaveLength(10);
    expect(on(1420, 11, 22)).toBe('پیروزی انقلاب اسلامی');
  });
});
