import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ago } from '../../../src/views/kit/calendar/ago.ts';

const MINUTE = 60_000;

describe('how long ago something was', () => {
  it('is said in the largest unit that fits, and a moment is a minute', () => {
    expect([0, -5 * MINUTE, 59_999, 59 * MINUTE, 60 * MINUTE, 1439 * MINUTE, 1440 * MINUTE].map(ago)).toEqual([
      '۱ دقیقه پیش',
      '۱ دقیقه پیش',
      '۱ دقیقه پیش',
      '۵۹ دقیقه پیش',
      '۱ ساعت پیش',
      '۲۳ ساعت پیش',
      '۱ روز پیش',
    ]);
  });

  it('is said as the language itself says it', () => {
    const said = new Intl.RelativeTimeFormat('fa');
    fc.assert(fc.property(fc.integer({ min: 1, max: 9_999 }), (days) => ago(days * 1440 * MINUTE) === said.format(-days, 'day')));
  });
});
