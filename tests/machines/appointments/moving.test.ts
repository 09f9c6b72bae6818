import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { effectActor } from '../../../src/effects/log/effect-actor.ts';
import { appointmentsMachine } from '../../../src/machines/appointments/appointments.ts';
import type { AppointmentsContext } from '../../../src/machines/appointments/setup.ts';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { appointmentsWorkflow } from '../../../src/schema/appointments/list-workflow.ts';
import { stage } from '../stage.ts';

/** Noon of 30 Aban 1405 in Tehran. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
/** When a minute is over since it was sent. */
const LATER = AT + 90_000;
const DAY = 86_400_000;
const PORTS = ['printPage', 'saveEvent', 'saveRecord', 'loadRecord', 'lookFirst'];
const HERE = '2026-11-22T10:15';
const THERE = '2026-11-22T11:00';
const ELSEWHERE = '2026-11-22T14:00';
const at = (moment: string): Appointment => ({ id: 7, patient: 3, appointment_time: moment, is_new_treatment: true, description: null, clinic: 1 });
/** The same, as it is looked up before it is sent. */
const seen = (moment: string, readAt = LATER + 5000) => ({ ...at(moment), readAt });
const lost = { _tag: 'UnknownOutcome', ageMillis: 60_000_000 };

const picked = () => {
  const list = stage(appointmentsMachine, PORTS, { params: {}, at: AT });
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
    const list = stage(appointmentsMachine, PORTS, { params: {}, at: AT });
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
    await list.answer('lookFirst', seen(HERE));
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
    await list.answer('lookFirst', seen(HERE));
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
      await list.answer('lookFirst', seen(THERE));
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
      await list.answer('lookFirst', seen(found));
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
      await list.answer('lookFirst', seen(found));
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

  /** A move out of a long wait, once more, and back: each is looked up first. */
  const begun = [
    () => {
      const list = stage(appointmentsMachine, PORTS, { params: {}, at: AT });
      list.send({ type: 'move.begun', row: at(HERE), at: AT }, { type: 'move.placed', to: THERE, at: LATER, listed: HERE });
      return { list, unmoved: HERE };
    },
    async () => ({ list: await failed(), unmoved: HERE }),
    async () => ({ list: await undone(), unmoved: THERE }),
  ];

  it('is sent by nobody but a person where the page slept over the look, or a clock was set', async () => {
    for (const begin of begun)
      for (const away of [DAY, -DAY]) {
        const { list, unmoved } = await begin();
        const sent = list.calls('saveMove').length;
        await list.answer('lookFirst', seen(unmoved, LATER + away));
        expect([stands(list), moveOf(list)?.failure, list.calls('saveMove').length, kept(list)]).toEqual([
          'failed',
          null,
          sent,
          expect.objectContaining({ row: at(unmoved) }),
        ]);
        // From what was seen a minute counts anew, so that a slow line is got past.
        list.send({ type: 'move.retried', at: LATER + away + 30_000 });
        expect([stands(list), list.calls('saveMove').length]).toEqual(['saving', sent + 1]);
      }
  });

  it('is looked up once more where that was seen long before somebody says so', async () => {
    const list = await failed();
    await list.answer('lookFirst', seen(HERE, LATER + DAY));
    list.send({ type: 'move.retried', at: LATER + DAY + 90_000 });
    expect([stands(list), list.calls('lookFirst').length]).toEqual(['looking', 2]);
    await list.answer('lookFirst', seen(HERE, LATER + DAY + 91_000));
    expect(stands(list)).toBe('saving');
  });

  it('is not sent by an answer that does not say of when it is, as of a look that an earlier program began', async () => {
    const list = await failed();
    await list.answer('lookFirst', at(HERE));
    expect([stands(list), list.calls('saveMove').length]).toEqual(['failed', 1]);
  });
});

describe('a look before a move that a page ends in', () => {
  it('is not made again: nothing is sent, and it can be', async () => {
    const asked: string[] = [];
    const asks = (name: string) => {
      asked.push(name);
      return new Promise(() => {});
    };
    const program = appointmentsMachine.provide({
      actors: Object.fromEntries(
        Object.entries(appointmentsWorkflow.ports).map(([name, { policy }]) => [
          name,
          effectActor(
            name,
            policy,
            () => asks(name),
            async () => {},
          ),
        ]),
      ),
      actions: { tell: () => {} },
    });
    const before = createActor(program, { input: { params: {}, at: AT } }).start();
    before.send({ type: 'move.begun', row: at(HERE), at: AT });
    before.send({ type: 'move.placed', to: THERE, at: LATER, listed: HERE });
    const kept = JSON.parse(JSON.stringify(before.getPersistedSnapshot()));
    before.stop();
    kept.children.lookFirst.snapshot.ageMillis = DAY;
    const after = createActor(program, { snapshot: kept, input: { params: {}, at: AT } }).start();
    await vi.waitFor(() => expect(after.getSnapshot().value).toMatchObject({ open: { move: 'failed' } }));
    expect([after.getSnapshot().context.move?.unchecked, asked]).toEqual([true, ['lookFirst']]);
    after.stop();
  });
});
