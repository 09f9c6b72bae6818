import { describe, expect, it } from 'vitest';
import { appointmentFormMachine } from '../../../src/machines/appointments/form.ts';
import { stage } from '../stage.ts';

/** Noon of 30 Aban 1405 in Tehran. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const TODAY = '2026-11-21';

/** A form that is filled and submitted, nobody else being like it. */
const submitted = async (day: string, time: string, facts: object = {}) => {
  const form = stage(appointmentFormMachine, ['loadRecord', 'findAlike', 'saveRecord'], { params: {}, at: AT });
  form.send(
    { type: 'draft.changed', change: { patient: { id: 3, name: 'سارا احمدی' }, date: { typed: day, day }, time: { typed: time, time } } },
    { type: 'form.submitted', at: AT, facts },
  );
  await form.answer('checkAlike', { rows: [] });
  return form;
};
const doubts = async (...asked: Parameters<typeof submitted>): Promise<unknown> => {
  const form = await submitted(...asked);
  return form.state() === 'warning' ? form.snapshot().context.warnings : form.state();
};

describe('an appointment that is saved', () => {
  it('is asked about where its day or its hour is over, and not for this very minute', async () => {
    expect(await doubts('2026-11-20', '23:59')).toEqual(['past']);
    expect(await doubts(TODAY, '11:59')).toEqual(['pastHour']);
    expect(await doubts(TODAY, '12:00')).toBe('saving');
  });

  it('is asked about where its hour is an unusual one, by each doubt once', async () => {
    expect(await doubts('2026-11-22', '04:00', { outside: true })).toEqual(['outside']);
    expect(await doubts(TODAY, '04:00', { outside: true, near: true })).toEqual(['pastHour', 'outside', 'near']);
    expect(await doubts('2026-11-22', '10:00', { outside: false, near: false })).toBe('saving');
  });
});

describe('a form that is entered again with another gap', () => {
  const begun = () => {
    const form = stage(appointmentFormMachine, ['loadRecord', 'findAlike', 'saveRecord'], {
      params: { draft: '4' },
      at: AT,
      passed: { appointment: { day: '2026-11-22', time: '10:00' } },
    });
    form.send({ type: 'draft.changed', change: { description: 'درد' } }, { type: 'screen.left' });
    return form;
  };
  const enter = (day: string, time: string | null) => ({ type: 'screen.entered', at: AT, passed: { appointment: { day, time } } });

  it('leads on to a form of its own, and stays as it was', () => {
    const form = begun();
    const before = form.snapshot().context;
    form.send(enter('2026-11-22', '11:00'));
    expect(form.said().at(-1)).toEqual({
      type: 'route.go',
      to: '/new-appointment?draft=5',
      replace: true,
      passed: { appointment: { day: '2026-11-22', time: '11:00' } },
    });
    expect(form.snapshot().context).toEqual(before);
  });

  it('is gone on with at its own gap, also while its time is half typed, and where it was moved to', () => {
    const form = begun();
    const back = (time: string) => {
      form.send(enter('2026-11-22', time));
      expect(form.snapshot().context).toMatchObject({ here: true, draft: { description: 'درد' } });
      form.send({ type: 'screen.left' });
    };
    back('10:00');
    form.send({ type: 'screen.entered', at: AT }, { type: 'draft.changed', change: { time: { typed: '1x', time: null } } }, { type: 'screen.left' });
    back('10:00');
    form.send({ type: 'screen.entered', at: AT }, { type: 'draft.changed', change: { time: { typed: '10:30', time: '10:30' } } }, { type: 'screen.left' });
    back('10:30');
    expect(form.saidTypes()).not.toContain('route.go');
  });

  it('leads on from the gap that it has left, which is free again', () => {
    const form = begun();
    form.send({ type: 'draft.changed', change: { time: { typed: '11:00', time: '11:00' } } }, enter('2026-11-22', '10:00'));
    expect(form.said().at(-1)).toMatchObject({ type: 'route.go', to: '/new-appointment?draft=5', passed: { appointment: { time: '10:00' } } });
  });

  it('is gone on with from its day where it was begun without a time', () => {
    const form = stage(appointmentFormMachine, ['loadRecord', 'findAlike', 'saveRecord'], {
      params: {},
      at: AT,
      passed: { appointment: { day: '2026-11-22', time: null } },
    });
    form.send({ type: 'draft.changed', change: { time: { typed: '11:00', time: '11:00' } } }, { type: 'screen.left' }, enter('2026-11-22', null));
    expect(form.saidTypes()).not.toContain('route.go');
    form.send({ type: 'screen.left' }, enter('2026-11-23', null));
    expect(form.said().at(-1)).toMatchObject({ type: 'route.go', to: '/new-appointment?draft=2' });
  });

  it('leads on from a save that is not over, too', () => {
    const form = begun();
    form.send({ type: 'screen.entered', at: AT }, { type: 'draft.changed', change: { patient: { id: 3 } } }, { type: 'form.submitted', at: AT, facts: {} });
    form.send({ type: 'screen.left' }, enter('2026-11-23', null));
    expect([form.state(), form.said().at(-1)]).toMatchObject(['checking', { type: 'route.go', to: '/new-appointment?draft=5' }]);
  });
});
