import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { rebuild } from '../../src/machines/fold/rebuild.ts';
import type { Checkpoint } from '../../src/machines/fold/tree.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { productDescriptions, productProgram } from './product/program.ts';
import { asJson, createWorld, type World } from './sample/world.ts';

const T0 = Date.parse('2026-03-01T08:00:00Z');
const ROOT = 'app';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 });
});
afterEach(() => {
  vi.useRealTimers();
});

type Talkative = { readonly send: (event: object) => void };

/** A life of the program: what is said in it, what its calls are answered, and the one after it. */
const living = (world: World) => {
  const childOf = (id: string) => (world.actor.getSnapshot() as unknown as { readonly children: Record<string, AnyActorRef | undefined> }).children[id];
  const callOf = (port: string) => world.calls.find((call) => `${call.workflow}.${call.port}` === port);
  const turn = () => vi.advanceTimersByTimeAsync(1);
  return {
    go: async (path: string) => {
      (world.actor as unknown as Talkative).send({ type: 'route.arrived', path, at: Date.now() });
      await turn();
    },
    ask: async (event: object) => {
      (world.actor as unknown as Talkative).send(event);
      await turn();
    },
    say: async (id: string, event: object) => {
      (childOf(id) as unknown as Talkative | undefined)?.send(event);
      await turn();
    },
    refuse: async (port: string, failure: object) => {
      callOf(port)?.reject(failure);
      await turn();
    },
    answer: async (port: string, output: object) => {
      callOf(port)?.resolve(output);
      await turn();
    },
    /** The calls of a port that this life made. */
    asked: (port: string) => world.calls.filter((call) => `${call.workflow}.${call.port}` === port).length,
    stateOf: (id: string) => childOf(id)?.getSnapshot() as AnyMachineSnapshot | undefined,
    /** The same program after a reload: from what it wrote down last, or from its first record on. */
    reloaded: (how: 'checkpoint' | 'records') => {
      world.collect();
      const records = world.records;
      const folded = how === 'records' ? rebuild({ root: productProgram([]), rootId: ROOT, checkpoint: null, records }) : null;
      expect(folded?.divergences ?? []).toEqual([]);
      const checkpoint = asJson(folded?.checkpoint ?? world.checkpoint()) as Checkpoint;
      world.actor.stop();
      return living(begin({ checkpoint, records }));
    },
  };
};

const begin = (from?: Parameters<typeof createWorld>[0]['from']): World =>
  createWorld({
    bodies: createBodies(createReading),
    t0: T0,
    rootId: ROOT,
    program: productProgram,
    vocabulary: productDescriptions,
    input: { hasToken: true, path: '/patients', at: T0, theme: null },
    ...(from ? { from } : {}),
  });

const refused = { _tag: 'Rejected', status: 400, detail: 'این بیمار درمان دارد.', general: [], fields: {} };

describe.each(['checkpoint', 'records'] as const)('after a reload, from the %s', (how) => {
  const filled = { first_name: 'علی', last_name: 'رضایی', national_number: '۰۰۱۲۳۴۵۶۷۹', gender: 1, phone: '09121234567' };
  const newPatient = async () => {
    const program = living(begin());
    await program.go('/new-patient');
    await program.say('patientForm:new', { type: 'draft.changed', change: filled });
    await program.say('patientForm:new', { type: 'form.submitted', at: Date.now() });
    return program;
  };

  test('a new patient who was still being looked for is sent by nobody but a person', async () => {
    const program = await newPatient();
    expect(program.stateOf('patientForm:new')?.value).toBe('checking');
    const again = program.reloaded(how);
    await again.ask({ type: 'route.arrived', path: '/new-patient', at: Date.now() });
    expect([again.stateOf('patientForm:new')?.value, again.asked('patientForm.findAlike'), again.asked('patientForm.saveRecord')]).toEqual(['failed', 0, 0]);
  });

  test('a save whose answer was lost is waited for no longer where the clock was set back meanwhile', async () => {
    const program = await newPatient();
    await program.answer('patientForm.findAlike', { rows: [] });
    await program.refuse('patientForm.saveRecord', { _tag: 'UnknownOutcome', ageMillis: 0 });
    expect(program.stateOf('patientForm:new')?.value).toBe('quarantined');
    vi.setSystemTime(T0 - 86_400_000);
    const again = program.reloaded(how);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(again.stateOf('patientForm:new')?.value).toBe('quarantined');
    await vi.advanceTimersByTimeAsync(2000);
    expect(again.stateOf('patientForm:new')?.value).toBe('searching');
  });

  test('nor one that was over by then, and that the page had slept through', async () => {
    const program = await newPatient();
    await program.answer('patientForm.findAlike', { rows: [] });
    await program.refuse('patientForm.saveRecord', { _tag: 'UnknownOutcome', ageMillis: 0 });
    vi.setSystemTime(T0 + 60_000);
    await program.say('patientForm:new', { type: 'screen.left' });
    vi.setSystemTime(T0 - 86_400_000);
    const again = program.reloaded(how);
    await vi.advanceTimersByTimeAsync(1);
    expect(again.stateOf('patientForm:new')?.value).toBe('searching');
  });

  const failedDeletion = async () => {
    const program = living(begin());
    await program.go('/patients');
    await program.ask({ type: 'removal.ask', resource: 'patients', id: 7, label: 'علی رضایی' });
    await program.say('removal', { type: 'removal.confirmed' });
    await program.refuse('removal.removeRow', refused);
    expect(program.stateOf('removal')?.value).toBe('failed');
    return program.reloaded(how);
  };

  test('a deletion that failed is still spoken of where it was asked', async () => {
    const program = await failedDeletion();
    await program.go('/patients');
    expect(program.stateOf('removal')?.value).toBe('failed');
  });

  test('and at another address nobody hears of it any more', async () => {
    const program = await failedDeletion();
    await program.go('/settings');
    expect(program.stateOf('removal')).toBeUndefined();
    expect(program.stateOf('session')).toBeDefined();
  });

  test('the question before signing out is still open, and can be answered either way', async () => {
    const program = living(begin());
    await program.go('/settings');
    await program.answer('session.loadUser', { username: 'demo' });
    await program.answer('session.loadPicture', { url: null });
    await program.say('session', { type: 'signOut.asked' });
    const again = program.reloaded(how);
    await again.say('session', { type: 'session.resumed', hasToken: true });
    await again.go('/settings');
    // Who the user is, is asked anew; what the user was asked is not.
    expect([again.asked('session.loadUser'), again.asked('session.loadPicture')]).toEqual([1, 1]);
    expect(again.stateOf('session')?.hasTag('leaving')).toBe(true);
    await again.say('session', { type: 'signOut.withdrawn' });
    expect(again.stateOf('session')?.hasTag('leaving')).toBe(false);
    await again.say('session', { type: 'signOut.asked' });
    await again.say('session', { type: 'session.signOut' });
    expect(again.stateOf('session')?.matches('signingOut')).toBe(true);
  });
});
