import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { editionsOf } from '../../src/effects/log/session/editions.ts';
import { appMigrations } from '../../src/machines/app/migrations.ts';
import { salvaging } from '../../src/machines/fold/salvage.ts';
import type { Checkpoint } from '../../src/machines/fold/tree.ts';
import type { Migrations } from '../../src/machines/kit/migrations.ts';
import { sessionMigrations } from '../../src/machines/session/migrations.ts';
import { atOnce } from '../../src/schema/log/file/steps.ts';
import { createBodies } from '../../src/schema/log/lists/bodies.ts';
import { createReading } from '../../src/schema/log/lists/reading.ts';
import { productDescriptions, productProgram, registered } from './product/program.ts';
import { createWorld } from './sample/world.ts';

/** When the program of the first version was closed, and how long it is until the next one opens it. */
const T0 = Date.parse('2026-03-01T08:00:00Z');
const LATER = 60_000;
const ROOT = 'app';

/** What the first version left: every form half filled, lists half sent, answers that never came. */
const left = JSON.parse(readFileSync(path.join(import.meta.dirname, 'earlier/version-1.json'), 'utf8')) as Checkpoint;

const migrations: Readonly<Record<string, Migrations | undefined>> = {
  app: appMigrations,
  session: sessionMigrations,
  ...Object.fromEntries(registered.map((workflow) => [workflow.description.name, workflow.migrations])),
};
const editions = editionsOf(productDescriptions, (name) => migrations[name]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: T0 + LATER });
});
afterEach(() => {
  vi.useRealTimers();
});

const found = () => atOnce(salvaging({ root: productProgram([]), rootId: ROOT, checkpoint: structuredClone(left), records: [], own: false, editions }));

/** The program of today, gone on with where that of the first version was closed. */
const goneOn = () => {
  const checkpoint = found().rebuilt?.checkpoint;
  if (!checkpoint) throw new Error('Nothing of it goes on.');
  const world = createWorld({
    bodies: createBodies(createReading),
    t0: T0,
    rootId: ROOT,
    program: productProgram,
    vocabulary: productDescriptions,
    from: { checkpoint: JSON.parse(JSON.stringify(checkpoint)) as Checkpoint, records: [] },
  });
  const childOf = (id: string) => (world.actor.getSnapshot() as unknown as { readonly children: Record<string, AnyActorRef | undefined> }).children[id];
  const turn = (millis = 1) => vi.advanceTimersByTimeAsync(millis);
  const send = async (ref: unknown, event: object) => {
    (ref as { readonly send: (event: object) => void }).send(event);
    await turn();
  };
  const callOf = (port: string) => {
    const call = world.calls.findLast(({ workflow, port: name }) => `${workflow}.${name}` === port);
    if (!call) throw new Error(`Nobody asked ${port}.`);
    world.calls.splice(world.calls.indexOf(call), 1);
    return call;
  };
  return {
    turn,
    go: (to: string) => send(world.actor, { type: 'route.arrived', path: to, at: Date.now() }),
    say: (id: string, event: object) => send(childOf(id), event),
    stateOf: (id: string) => childOf(id)?.getSnapshot() as AnyMachineSnapshot,
    /** Answers the last call of a port, and tells what was asked in it. */
    answer: async (port: string, output: unknown) => {
      const { input, resolve } = callOf(port);
      resolve(typeof output === 'function' ? output(input) : output);
      await turn();
      return input;
    },
    notices: () =>
      (world.actor.getSnapshot() as { readonly context: { readonly notices: readonly { readonly notice: { readonly code: string } }[] } }).context.notices.map(
        ({ notice }) => notice.code,
      ),
  };
};

const stored = (id: number) => (input: { readonly payload: object }) => ({ ...input.payload, id });

describe('what the first version left', () => {
  test('goes on whole: nothing is rescued to be read, and only a screen without anything of the user’s opens anew', () => {
    const { rebuilt, rescued } = found();
    expect(rescued).toEqual([]);
    expect(Object.keys(left.tree.children).filter((id) => !(id in (rebuilt?.checkpoint.tree.children ?? {})))).toEqual(['clinicPayments:2']);
    expect(rebuilt?.checkpoint.tree.context).toMatchObject({ signedIn: true, owner: 'demo', sheet: null, route: { path: '/clinic/2/payments', query: {} } });
    expect(rebuilt?.checkpoint.tree.context).toMatchObject({
      open: expect.not.objectContaining({ 'clinicPayments:2': expect.anything() as string }) as object,
    });
  });

  test('an account opens anew where the user stands', async () => {
    const program = goneOn();
    await program.go('/clinic/2/payments');
    expect(program.stateOf('clinicPayments:2').value).toEqual({ open: { page: 'shown', payer: 'loading', balance: 'loading' } });
  });

  test('a search is still asked of the list', async () => {
    const program = goneOn();
    await program.go('/patients');
    const { value, context } = program.stateOf('patientList');
    expect([value, context]).toEqual([{ open: { page: 'shown' } }, expect.objectContaining({ query: 'رضا', order: 'newest', filters: {}, parts: {} })]);
  });

  test('a new patient is filled in as it was, and can be saved', async () => {
    const program = goneOn();
    await program.go('/new-patient');
    const { context } = program.stateOf('patientForm:new');
    expect(context).toMatchObject({ params: {}, sheet: false, doubt: null, draft: { first_name: 'مریم', last_name: 'احمدی', national_number: '0499370899' } });
    await program.say('patientForm:new', { type: 'form.submitted', at: Date.now() });
    await program.answer('patientForm.findAlike', { rows: [] });
    await program.answer('patientForm.saveRecord', stored(9));
    expect(program.notices()).toContain('patients.created');
  });

  test('an edit whose outcome nobody knows is still in doubt, and can be looked at', async () => {
    const program = goneOn();
    await program.go('/edit-patient/7');
    expect(program.stateOf('patientForm:7')).toMatchObject({
      value: 'unsure',
      context: { params: { id: '7' }, failure: { _tag: 'Unreachable' }, draft: { address: 'شیراز' } },
    });
    expect(program.stateOf('patientForm:7').context.doubt).not.toBeNull();
    await program.say('patientForm:7', { type: 'outcome.checked' });
    await program.answer('patientForm.loadRecord', { ...program.stateOf('patientForm:7').context.record, address: 'شیراز' });
    expect(program.notices()).toContain('patients.updated');
  });

  test('a list of payments knows what was sent, what was refused and what stands in the form, and goes on there', async () => {
    const program = goneOn();
    await program.go('/new-payment');
    const rows = () =>
      program.stateOf('newPayments:new').context.rows.map(({ state, draft }: { state: string; draft: { amount: string } }) => [state, draft.amount]);
    expect([rows(), program.stateOf('newPayments:new').context]).toEqual([
      [
        ['sent', '100000'],
        ['failed', '200000'],
        ['staged', '300000'],
      ],
      expect.objectContaining({ params: {}, draft: expect.objectContaining({ amount: '77' }) }),
    ]);
    await program.say('newPayments:new', { type: 'list.submitted', at: Date.now(), facts: {} });
    await program.say('newPayments:new', { type: 'list.confirmed' });
    await program.answer('newPayments.findAlike', { rows: [] });
    await program.answer('newPayments.sendRow', stored(51));
    await program.answer('newPayments.findAlike', { rows: [] });
    await program.answer('newPayments.sendRow', stored(52));
    expect(program.notices()).toContain('newPayments.sent');
    expect(program.stateOf('newPayments:new').context).toMatchObject({ rows: [], draft: { amount: '77' } });
  });

  test('a treatment whose answer was lost is looked for, and not sent blindly', async () => {
    const program = goneOn();
    expect(program.stateOf('newTreatments:new').context).toMatchObject({ params: {}, rows: [{ state: 'unknown', draft: { description: 'درد' } }] });
    await program.turn(12_000);
    const asked = (await program.answer('newTreatments.findAlike', ({ payloads }: { readonly payloads: readonly object[] }) => ({
      rows: payloads.map((payload) => ({ ...payload, id: 70 })),
    }))) as { readonly payloads: readonly object[] };
    expect(asked.payloads).toHaveLength(1);
    expect(program.notices()).toContain('newTreatments.sent');
  });

  test('changes of a payment and of a treatment are there, and what is saved of them is the same as ever', async () => {
    const program = goneOn();
    await program.say('paymentEdit:31', { type: 'form.submitted', at: Date.now(), facts: { payer: true } });
    expect(await program.answer('paymentEdit.saveRecord', stored(31))).toMatchObject({ id: 31, payload: { amount: 950_000 } });
    const facts = { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 };
    await program.say('treatmentEdit:12', { type: 'form.submitted', at: Date.now(), facts });
    expect(program.stateOf('treatmentEdit:12').context.problems).toEqual([]);
    expect(await program.answer('treatmentEdit.saveRecord', stored(12))).toMatchObject({ id: 12, payload: { description: 'بدون درد' } });
    expect(program.notices()).toEqual(expect.arrayContaining(['incomes.updated', 'surgeries.updated']));
  });

  test('a deletion that was on its way is looked at, and the user hears how it ended wherever they are', async () => {
    const program = goneOn();
    await program.turn(12_000);
    expect(program.stateOf('removal').value).toBe('looking');
    await program.go('/settings');
    await program.answer('removal.findRow', { found: true });
    expect(program.notices()).toContain('removal.failed');
  });

  test('signing out asks first', async () => {
    const program = goneOn();
    expect(program.stateOf('session').value).toEqual({ signedIn: { leaving: 'staying', user: 'ready', picture: 'settled' } });
    await program.say('session', { type: 'signOut.asked' });
    expect(program.stateOf('session').hasTag('leaving')).toBe(true);
  });
});
