import { describe, expect, it } from 'vitest';
import { appointmentFields } from '../../../src/schema/appointments/appointment.ts';
import { readerOf } from '../../../src/schema/kit/wire/reader.ts';
import { longDay } from '../../../src/views/kit/calendar/day-names.ts';

const read = readerOf(appointmentFields);
const row = { id: 7, patient: 3, appointment_time: '2026-11-21T10:30:00+03:30', is_new_treatment: true, description: 'درد', clinic: 1 };
const without = (name: keyof typeof row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

describe('an appointment of any provider', () => {
  it.each(['patient', 'is_new_treatment', 'description', 'clinic'] as const)('is read without its %s, and with none', (name) => {
    expect(read(without(name))).toMatchObject({ id: 7, appointment_time: '2026-11-21T10:30' });
    expect(read({ ...row, [name]: null })).toMatchObject({ id: 7, [name]: null });
  });

  it('is not expected where nobody can tell when', () => {
    for (const odd of [without('appointment_time'), { ...row, appointment_time: null }, { ...row, appointment_time: '2026-11-31T10:30:00Z' }])
      expect(read(odd)).toBeNull();
  });

  it.each([
    [{ id: 3, first_name: 'سارا' }, 3],
    ['3', 3],
    ['', null],
  ])('is of whom %j says', (patient, id) => {
    expect(read({ ...row, patient })).toMatchObject({ patient: id });
  });

  it.each([
    '2026-11-21T10:30',
    '2026-11-21 10:30:00',
    '2026-11-21T07:00:00Z',
    '2026-11-21T07:00:00.000000+00:00',
    '2026-11-21T07:00:00+00',
    '2026-11-20T23:00:00-0800',
    '2026-11-21T12:30+0530',
    '2026-11-21T10:30:00.123456+03:30',
  ])('stands at half past ten in Tehran where the provider says %s', (appointment_time) => {
    expect(read({ ...row, appointment_time })).toMatchObject({ appointment_time: '2026-11-21T10:30' });
  });

  it('has a day that can be said, however far away it is', () => {
    const far = (appointment_time: string) => longDay(String(read({ ...row, appointment_time })?.appointment_time).slice(0, 10));
    expect(far('0001-01-01T00:00:00')).toBe('۰۰۰۱-۰۱-۰۱');
    expect(far('9999-12-31T23:59:00')).toBe('۹۹۹۹-۱۲-۳۱');
    expect(far('2026-11-21T10:30:00')).toBe('شنبه ۳۰ آبان ۱۴۰۵');
  });
});
