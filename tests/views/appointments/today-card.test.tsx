import { describe, expect, it } from 'vitest';
import { Note } from '../../../src/views/appointments/today-card.tsx';
import { liveSource } from '../../../src/views/kit/actor-source.ts';
import { ActorsProvider } from '../../../src/views/kit/actors.tsx';
import { rows, textOf, visit } from '../patients/practice.tsx';
import { show } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

/** What the card of today says at noon of a day with appointments at these times. */
const said = async (...times: readonly string[]) => {
  const today = times.map((time, index) => appointment(index + 1, { appointment_time: `2026-11-20T${time}` }));
  const { app, wait } = await visit('/appointments', { ...answers, 'resource:appointments.loadRows': () => rows(today) });
  const page = await show(
    <ActorsProvider source={liveSource(app)}>
      <Note />
    </ActorsProvider>,
  );
  await wait(0);
  return textOf(page);
};

describe('the card of today', () => {
  it('says what is next and how many are left', async () => expect(await said('09:00', '16:30')).toBe('بعدی: ۴:۳۰ ب.ظ۱ از ۲ مانده'));

  it('says that all are over, and of one alone without a number', async () => {
    expect(await said('09:00', '10:00')).toBe('هر ۲ نوبت گذشت');
    expect(await said('09:00')).toBe('نوبت امروز گذشت');
  });

  it('says that there are none', async () => expect(await said()).toBe('نوبتی نیست'));
});
