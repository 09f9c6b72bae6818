import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Note } from '../../../src/views/appointments/today-card.tsx';
import { liveSource } from '../../../src/views/kit/actor-source.ts';
import { ActorsProvider } from '../../../src/views/kit/actors.tsx';
import { NOW, rows, textOf, visit } from '../patients/practice.tsx';
import { show } from '../stand.tsx';
import { answers, appointment } from './booking.ts';

/** A practice whose list of appointments, of that day at these times, was read at noon. */
const booked = (...times: readonly string[]) => {
  const today = times.map((time, index) => appointment(index + 1, { appointment_time: `2026-11-20T${time}` }));
  return visit('/appointments', { ...answers, 'resource:appointments.loadRows': () => rows(today) });
};

const card = ({ app }: Awaited<ReturnType<typeof booked>>) =>
  show(
    <ActorsProvider source={liveSource(app)}>
      <Note />
    </ActorsProvider>,
  );

/** What the card of today says at noon of a day with appointments at these times. */
const said = async (...times: readonly string[]) => {
  const practice = await booked(...times);
  const page = await card(practice);
  await practice.wait(0);
  return textOf(page);
};

describe('the card of today', () => {
  it('says what is next and how many are left', async () => expect(await said('09:00', '16:30')).toBe('بعدی: ۴:۳۰ ب.ظ۱ از ۲ مانده'));

  it('says that all are over, and of one alone without a number', async () => {
    expect(await said('09:00', '10:00')).toBe('هر ۲ نوبت گذشت');
    expect(await said('09:00')).toBe('نوبت امروز گذشت');
  });

  it('says that there are none', async () => expect(await said()).toBe('نوبتی نیست'));

  it('says that it may be old until somebody asked again for a list of two hours ago', async () => {
    const practice = await booked('09:00');
    const elsewhere = { type: 'route.arrived', path: '/patients', query: {}, passed: null, at: NOW } as const;
    await act(async () => practice.app.send(elsewhere));
    await practice.turnTo(NOW + 2 * 60 * 60_000);
    const page = await card(practice);
    expect(textOf(page)).toBe('نوبت امروز گذشت، شاید قدیمی');
    await practice.tell('resource:appointments', { type: 'resource.confirmed', at: Date.now() });
    expect(textOf(page)).toBe('نوبت امروز گذشت');
  });

  it('says nothing of age where the list was on the screen a moment ago, which asks about it all the time', async () => {
    const practice = await booked('09:00');
    await practice.turnTo(NOW + 10 * 60_000);
    const elsewhere = { type: 'route.arrived', path: '/patients', query: {}, passed: null, at: NOW } as const;
    await act(async () => practice.app.send(elsewhere));
    await practice.turnTo(NOW + 10 * 60_000 + 5000);
    expect(textOf(await card(practice))).toBe('نوبت امروز گذشت');
  });
});
