import { describe, expect, it } from 'vitest';
import { appointmentsMachine } from '../../../src/machines/appointments/appointments.ts';
import type { AppointmentsContext } from '../../../src/machines/appointments/setup.ts';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { stage } from '../stage.ts';

/** Noon of 30 Aban 1405 in Tehran. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
/** When a minute is over since it was sent. */
const LATER = AT + 90_000;
const HERE = '2026-11-22T10:15';
const THERE = '2026-11-22T11:00';
const ELSEWHERE = '2026-11-22T14:00';
const at = (moment: string): Appointment => ({ id: 7, patient: 3, appointment_time: moment, is_new_treatment: true, description: null, clinic: 1 });
const lost = { _tag: 'UnknownOutcome', ageMillis: 60_000_000 };

const picked = () => {
  const list = stage(appointmentsMachine, ['printPage', 'saveEvent', 'saveRecord', 'loadRecord'], { params: {}, at: AT });
  list.send({ type: 'move.begun', row: at(HERE), at: AT }, { type: 'move.placed', to: THERE, at: AT });
  return list;
};
type List = ReturnType<typeof picked>;
/** The answer of a move is lost, and where the appointment stands is looked up. */
const lookedUp = async (list: List, found: string) => {
  await list.refuse('saveMove', lost);
  list.clock.increment(1);
  await list.answer('rereadMoved', at(found));
};
const stands = (list: List) => (list.snapshot().value as { readonly open: { readonly move: string } }).open.move;
const moveOf = (list: List) => (list.snapshot().context as AppointmentsContext).move;
const kept = (list: List) => list.said().findLast(({ type }) => type === 'row.saved')?.saved;

describe('an appointment that waits for its place', () => {
  const waiting = () => {
    const list = stage(appointmentsMachine, ['printPage', 'saveEvent', 'saveRecord', 'loadRecord'], { params: {}, at: AT });
    list.send({ type: 'move.begun', row: at(HERE), at: AT });
    return list;
  };

  it('is not put over the head of somebody who moved it meanwhile, as the list says', () => {
    const list = waiting();
    list.send({ type: 'move.placed', to: THERE, at: AT + 1000, listed: ELSEWHERE });
    expect([stands(list), moveOf(list)?.row, list.calls('saveMove'), list.calls('lookFirst')]).toEqual(['elsewhere', at(ELSEWHERE), [], []]);
  });

  it('is looked up before it is sent, where it waited for long', async () => {
    const list = waiting();
    list.send({ type: 'move.placed', to: THERE, at: LATER, listed: HERE });
    expect([stands(list), list.calls('saveMove')]).toEqual(['looking', []]);
    await list.answer('lookFirst', at(HERE));
    expect(stands(list)).toBe('saving');
    await list.answer('saveMove', at(THERE));
    expect(stands(list)).toBe('moved');
  });
});

describe('a move whose answer was lost', () => {
  it('is offered again where the appointment stands as it was, and the list has it as it is now', async () => {
    const list = picked();
    await lookedUp(list, HERE);
    expect([stands(list), kept(list)]).toMatchObject(['failed', { row: at(HERE) }]);
    list.send({ type: 'move.retried', at: LATER });
    await list.answer('lookFirst', at(HERE));
    expect(stands(list)).toBe('saving');
  });

  it('is not sent over the head of somebody who moved it elsewhere: that is shown, and it can be picked up from there', async () => {
    const list = picked();
    await lookedUp(list, ELSEWHERE);
    expect([stands(list), kept(list), moveOf(list)?.row]).toMatchObject(['elsewhere', { row: at(ELSEWHERE) }, at(ELSEWHERE)]);
    list.send({ type: 'move.retried' });
    expect(list.calls('saveMove')).toHaveLength(1);
    list.send({ type: 'move.begun', row: at(ELSEWHERE), at: AT }, { type: 'move.placed', to: THERE, at: AT });
    expect(stands(list)).toBe('saving');
  });

  it('knows a way back that was not gone from one that somebody else went', async () => {
    for (const [found, state] of [
      [THERE, 'failed'],
      [ELSEWHERE, 'elsewhere'],
      [HERE, 'still'],
    ] as const) {
      const list = picked();
      await list.answer('saveMove', at(THERE));
      list.send({ type: 'move.undone', at: LATER });
      await list.answer('lookFirst', at(THERE));
      await lookedUp(list, found);
      expect([stands(list), kept(list)]).toMatchObject([state, { row: at(found) }]);
    }
  });
});

describe('what is offered for days', () => {
  const broken = { _tag: 'Unavailable', status: 500 };
  const gone = { _tag: 'Rejected', status: 404, detail: null, general: [], fields: {} };
  const failed = async () => {
    const list = picked();
    await list.refuse('saveMove', { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} });
    list.send({ type: 'move.retried', at: LATER });
    return list;
  };
  const undone = async () => {
    const list = picked();
    await list.answer('saveMove', at(THERE));
    list.send({ type: 'move.undone', at: LATER });
    return list;
  };

  it('is looked up before it is sent once more, and sent where nobody moved it since', async () => {
    for (const [found, state, sent] of [
      [HERE, 'saving', 2],
      [THERE, 'moved', 1],
      [ELSEWHERE, 'elsewhere', 1],
    ] as const) {
      const list = await failed();
      await list.answer('lookFirst', at(found));
      expect([found, stands(list), list.calls('saveMove').length]).toEqual([found, state, sent]);
    }
  });

  it('is looked up before it is taken back, and left where another desk put it', async () => {
    for (const [found, state, sent] of [
      [THERE, 'saving', 2],
      [HERE, 'still', 1],
      [ELSEWHERE, 'elsewhere', 1],
    ] as const) {
      const list = await undone();
      await list.answer('lookFirst', at(found));
      expect([found, stands(list), list.calls('saveMove').length]).toEqual([found, state, sent]);
    }
  });

  it('is sent at once within a minute, for which no whole list need be read', async () => {
    const list = picked();
    await list.answer('saveMove', at(THERE));
    list.send({ type: 'move.undone', at: AT + 20_000 });
    expect([stands(list), list.calls('saveMove').length]).toEqual(['saving', 2]);
    await list.refuse('saveMove', { _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} });
    list.send({ type: 'move.retried', at: AT + 40_000 });
    expect([stands(list), list.calls('saveMove').length]).toEqual(['saving', 3]);
    await list.refuse('saveMove', broken);
    list.clock.increment(1_000_000);
    await list.answer('rereadMoved', at(THERE));
    // A clock that was put back says nothing.
    for (const later of [AT + 100_000, AT - 1]) {
      list.send({ type: 'move.retried', at: later });
      expect(stands(list)).toBe('looking');
      await list.refuse('lookFirst', broken);
    }
  });

  it('is sent at once in the log of a program that asked nobody', async () => {
    const list = picked();
    await list.answer('saveMove', at(THERE));
    list.send({ type: 'move.undone' });
    expect([stands(list), list.calls('saveMove').length]).toEqual(['saving', 2]);
  });

  it('stays an offer while nobody can be asked, and ends with the appointment', async () => {
    for (const begin of [failed, undone]) {
      const list = await begin();
      await list.refuse('lookFirst', broken);
      expect([stands(list), moveOf(list)?.failure, moveOf(list)?.unchecked, list.calls('saveMove').length]).toEqual(['failed', broken, true, 1]);
      list.send({ type: 'move.retried', at: LATER });
      await list.refuse('lookFirst', gone);
      expect([stands(list), list.calls('saveMove').length]).toEqual(['gone', 1]);
    }
  });
});
