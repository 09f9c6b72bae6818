import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { effectsOf, rooms } from '../../src/composition/manifest.ts';
import { bind, lazily, type PortActor } from '../../src/effects/kit/bind.ts';
import { effectOf, type Live, liveIn } from '../../src/effects/live.ts';
import { appMachine } from '../../src/machines/app/product.ts';
import { sessionMachine } from '../../src/machines/session/session.ts';
import { sessionWorkflow } from '../../src/schema/session/workflow.ts';
import { device, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider, text } from './support/provider.ts';

let provider: TestProvider;
let live: Live;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, {}), ...handlers });
};
afterEach(async () => {
  vi.restoreAllMocks();
  await live?.dispose();
  await provider?.close();
});
const answering =
  (status: number, value: unknown): Handler =>
  (_, response) =>
    json(response, status, value);
const never = new AbortController().signal;
const wirePatient = { id: 7, first_name: 'سارا', last_name: 'احمدی', national_number: 12_345_679, gender: 2 };
const patient = { ...wirePatient, national_number: '0012345679' };

describe('every port of every workflow', async () => {
  const brought = await Promise.all(rooms.map(async (room) => (await room.workflows?.())?.workflows ?? []));
  const all = [{ description: sessionWorkflow }, ...brought.flat()].flatMap(({ description }) =>
    Object.keys(description.ports).map((port) => `${description.name}.${port}`),
  );

  it('is asked for, those of the last area as well as of the first', () => {
    for (const port of ['session.signIn', 'newTreatments.sendRow', 'paymentEdit.saveRecord', 'clinicPayments.loadBalance']) expect(all).toContain(port);
  });

  it.each(all)('%s has an effect', async (port) => {
    expect(await effectOf(port, effectsOf)).toBeTypeOf('function');
  });
});

describe('running a port', () => {
  it('answers what the provider has', async () => {
    await serving({
      'GET /api/patients/': answering(200, [wirePatient, { ...wirePatient, id: 8, national_number: 1 }, {}]),
      'GET /api/patients/7/': answering(200, wirePatient),
      'PATCH /api/patients/7/': answering(200, wirePatient),
      'POST /api/patients/': answering(201, wirePatient),
      'DELETE /api/patients/7/': (_, response) => response.writeHead(204).end(),
      'GET /api/patient-financial-status/7/': answering(200, { debt: '1000.00', total_cost: 3000, total_payments: 2000 }),
      'GET /api/expenses/': answering(200, [{}]),
    });
    live = liveIn(signedIn(provider.origin, 't'), effectsOf);
    const run = (port: string, input: unknown) => live.run(port, input, never);
    const other = { ...patient, id: 8, national_number: '0000000001' };
    expect(await run('resource:patients.loadRows', { resource: 'patients' })).toEqual({ rows: [patient, other], unreadable: 1, version: expect.any(String) });
    expect(await run('patientForm.loadRecord', { id: 7 })).toEqual(patient);
    expect(await run('patientForm.findAlike', { payload: { national_number: '0012345679' }, except: null })).toEqual({
      rows: [patient],
      readAt: expect.any(Number),
    });
    expect(await run('patientForm.findAlike', { payload: { national_number: '0012345679' }, except: 7 })).toEqual({ rows: [], readAt: expect.any(Number) });
    // With nothing to compare nobody is asked but for the time: this provider has no clinics.
    expect(await run('clinicForm.findAlike', { payload: {}, except: null })).toEqual({ rows: [], readAt: expect.any(Number) });
    // What is sent again if it is not there may be the row that could not be read.
    const expense = { name: 'قبض', expense_category: 1, price: 5, date: '2026-11-11' };
    await expect(run('newExpenses.findAlike', { payloads: [expense] })).rejects.toMatchObject({ _tag: 'Unreadable' });
    expect(await run('patientForm.saveRecord', { resource: 'patients', id: null, payload: { first_name: 'سارا' } })).toEqual(patient);
    expect(await run('patientForm.saveRecord', { resource: 'patients', id: 7, payload: { last_name: 'کریمی' } })).toEqual(patient);
    expect(await run('patientProfile.loadPatient', { id: 7 })).toEqual(patient);
    expect(await run('patientProfile.loadFinances', { id: 7 })).toEqual({ debt: 1000, total_cost: 3000, total_payments: 2000 });
    expect(await run('patientProfile.printPage', {})).toEqual({});
    expect(await run('removal.findRow', { resource: 'patients', id: 7 })).toEqual({ found: true });
    expect(await run('removal.findRow', { resource: 'patients', id: 9 })).toEqual({ found: false });
    expect(await run('removal.removeRow', { resource: 'patients', id: 7 })).toEqual({});
  });

  it('sends of a payment what was not touched as somebody else has left it meanwhile, and nothing of it where nobody can say', async () => {
    const known = { id: 3, patient: 7, clinic: null, date: '2026-11-11', amount: 1_000_000, payment_method: 5, transaction_number: null };
    const sent: unknown[] = [];
    let reads = 0;
    await serving({
      'GET /api/incomes/3/': (_, response) => json(response, ++reads === 1 ? 200 : 404, { ...known, amount: 7_000_000, transaction_number: '12' }),
      'PATCH /api/incomes/3/': ({ body: said }, response) => {
        const body = JSON.parse(said) as object;
        sent.push(body);
        json(response, 200, { ...known, ...body });
      },
    });
    live = liveIn(signedIn(provider.origin, 't'), effectsOf);
    const { id: _, ...whole } = known;
    const save = () => live.run('paymentEdit.saveRecord', { resource: 'incomes', id: 3, payload: { ...whole, payment_method: 2 }, known }, never);
    await save();
    await save();
    expect(sent).toEqual([{ ...whole, amount: 7_000_000, transaction_number: '12', payment_method: 2 }, { payment_method: 2 }]);
  });

  it('adds an allergy to those that another desk has noted meanwhile, and takes out only what was taken out here', async () => {
    const known = { ...wirePatient, drug_allergies: 'آسپرین, لاتکس', current_medications: 'متفورمین' };
    const sent: unknown[] = [];
    let reads = 0;
    await serving({
      'GET /api/patients/7/': (_, response) =>
        json(response, ++reads === 1 ? 200 : 500, { ...known, drug_allergies: 'آسپرین, لاتکس, پنی‌سیلین', current_medications: 'متفورمین, وارفارین' }),
      'PATCH /api/patients/7/': ({ body: said }, response) => {
        const body = JSON.parse(said) as object;
        sent.push(body);
        json(response, 200, { ...known, ...body });
      },
    });
    live = liveIn(signedIn(provider.origin, 't'), effectsOf);
    const payload = { first_name: 'مریم', drug_allergies: 'آسپرین, سولفا', current_medications: '' };
    const save = () => live.run('patientForm.saveRecord', { resource: 'patients', id: 7, payload, known }, never);
    await save();
    expect(sent).toEqual([{ first_name: 'مریم', drug_allergies: 'آسپرین, پنی‌سیلین, سولفا', current_medications: 'وارفارین' }]);
    // Where nobody can say what stands there by now, nothing is sent: what the other desk has noted would go.
    await expect(save()).rejects.toEqual({ _tag: 'NotSent', lacking: 'record' });
    await expect(save()).rejects.toEqual({ _tag: 'NotSent', lacking: 'record' });
    expect(sent).toHaveLength(1);
    // Of a change in which there is no such list what was touched goes.
    await live.run(
      'patientForm.saveRecord',
      { resource: 'patients', id: 7, payload: { ...payload, drug_allergies: known.drug_allergies }, known: { ...known, current_medications: '' } },
      never,
    );
    expect(sent[1]).toEqual({ first_name: 'مریم' });
  });

  it('sees in the list whether a row is gone where a proxy may have said so', async () => {
    const handler: Handler = (_, response) => text(response, 404, '404 page not found', 'text/plain');
    await serving({ 'GET /api/patients/7/': handler, 'GET /api/patients/8/': handler, 'GET /api/patients/': answering(200, [wirePatient]) });
    live = liveIn(signedIn(provider.origin, 't'), effectsOf);
    const found = (id: number) => live.run('removal.findRow', { resource: 'patients', id }, never);
    expect([await found(7), await found(8)]).toEqual([{ found: true }, { found: false }]);
  });

  it('rejects with plain failures', async () => {
    await serving({ 'GET /api/patients/7/': answering(500, {}) });
    live = liveIn(signedIn(provider.origin, 't'), effectsOf);
    await expect(live.run('patientProfile.loadPatient', { id: 7 }, never)).rejects.toEqual({ _tag: 'Unavailable', status: 500 });
    await expect(live.run('removal.findRow', { resource: 'patients', id: 7 }, never)).rejects.toEqual({ _tag: 'Unavailable', status: 500 });
    await expect(live.run('no.such', {}, never)).rejects.toEqual({ _tag: 'Unbound', port: 'no.such' });
  });

  it('turns a fault of the program into a failure, and tells the console once', async () => {
    await serving({});
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    live = liveIn({ ...signedIn(provider.origin, 't'), print: () => Promise.reject(new Error('no printer')) }, effectsOf);
    await expect(live.run('patientProfile.printPage', {}, never)).rejects.toEqual({ _tag: 'Unreadable', where: 'patientProfile.printPage' });
    await expect(live.run('resource:none.loadRows', { resource: 'none' }, never)).rejects.toEqual({ _tag: 'Unreadable', where: 'resource:none.loadRows' });
    expect(told).toHaveBeenCalledTimes(2);
    expect(String(told.mock.calls[0]?.[1])).toContain('no printer');
  });

  it('stops with its caller', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    await serving({ 'GET /api/patients/7/': (_, response) => void response.on('close', resolve) });
    live = liveIn(signedIn(provider.origin, 't'), effectsOf);
    const control = new AbortController();
    const running = live.run('patientProfile.loadPatient', { id: 7 }, control.signal);
    await provider.arrived('/api/patients/7/', 1);
    control.abort();
    await expect(running).rejects.toThrow();
    await gone;
  });
});

describe('a machine with its ports bound', () => {
  it('signs in and out against a provider', async () => {
    await serving({
      'POST /dj-rest-auth/login/': ({ body }, response) =>
        JSON.parse(body).password === 'right'
          ? json(response, 200, { access: 'a', user: { username: 'demo' } })
          : json(response, 400, { non_field_errors: ['no'] }),
      'GET /dj-rest-auth/user/': answering(200, { username: 'demo', dentist: { id: 1, first_name: 'نگار' } }),
      'POST /dj-rest-auth/logout/': answering(200, {}),
    });
    const tab = device(provider.origin);
    live = liveIn(tab, effectsOf);
    const root = createActor(appMachine.provide({ actors: { session: bind(sessionWorkflow, sessionMachine, live.run) } }), {
      input: { hasToken: false, path: '/login', at: 0 },
    }).start();
    const actor = root.getSnapshot().children.session;
    if (!actor) throw new Error('The root has no session.');
    const typing = (password: string) => {
      tab.vault.put('password', password);
      actor.send({ type: 'username.typed', value: 'demo' });
      actor.send({ type: 'secret.filled', field: 'password', filled: true });
      actor.send({ type: 'login.submitted' });
    };
    typing('wrong');
    const refused = await waitFor(actor, ({ context }) => context.problem !== null);
    expect(refused.context.problem).toMatchObject({ code: 'failed', failure: { _tag: 'Rejected', status: 400, general: ['no'] } });
    typing('right');
    const known = await waitFor(actor, ({ context }) => context.userState === 'ready' && context.picture.state === 'missing');
    expect(known.context.user?.dentist?.first_name).toBe('نگار');
    expect(tab.tokens.read()).toBe('a');
    actor.send({ type: 'session.signOut' });
    await waitFor(actor, (state) => state.hasTag('signedOut'));
    expect(tab.tokens.read()).toBeNull();
    root.stop();
  });

  it('gets the actors that the composition root wants, with their policies', () => {
    const made: string[] = [];
    const actorOf: PortActor = (port, policy) => {
      made.push(`${port} ${policy}`);
      return {} as never;
    };
    bind(sessionWorkflow, sessionMachine, () => Promise.resolve(), actorOf);
    expect(made).toContain('session.signIn unknown');
    expect(made).toContain('session.loadUser restart');
  });
});

describe('the part of the program that carries calls out', () => {
  it('is loaded once, on the first call', async () => {
    let loads = 0;
    const call = lazily(async () => {
      loads += 1;
      return { run: (port) => Promise.resolve(port) };
    });
    expect(loads).toBe(0);
    expect(await Promise.all([call('a.b', {}, never), call('c.d', {}, never)])).toEqual(['a.b', 'c.d']);
    expect(loads).toBe(1);
  });

  it('is asked for again when it could not be loaded', async () => {
    let reachable = false;
    const call = lazily(() => (reachable ? Promise.resolve({ run: () => Promise.resolve('here') }) : Promise.reject(new TypeError('Failed to fetch'))));
    await expect(call('a.b', {}, never)).rejects.toEqual({ _tag: 'NotSent', lacking: 'part' });
    reachable = true;
    expect(await call('a.b', {}, never)).toBe('here');
  });

  it('leaves a write certain when it could not be loaded, and a read no more than unanswered', async () => {
    const missing = lazily(() => Promise.reject(new TypeError('Failed to fetch')));
    const runs = new Map<string, (input: unknown, signal: AbortSignal) => Promise<unknown>>();
    const actorOf: PortActor = (port, _, run) => {
      runs.set(port, run);
      return {} as never;
    };
    bind(sessionWorkflow, sessionMachine, missing, actorOf);
    await expect(runs.get('session.signIn')?.({}, never)).rejects.toEqual({ _tag: 'NotSent', lacking: 'part' });
    await expect(runs.get('session.loadUser')?.({}, never)).rejects.toEqual({ _tag: 'Unreachable' });
  });

  it('is said to be out of reach, not broken, while there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(lazily(() => Promise.reject(new TypeError('Failed to fetch')))('a.b', {}, never)).rejects.toEqual({ _tag: 'Offline' });
    vi.unstubAllGlobals();
  });

  it('does nothing for a caller that has gone meanwhile', async () => {
    const run = vi.fn(() => Promise.resolve());
    const control = new AbortController();
    const called = lazily(() => Promise.resolve({ run }))('a.b', {}, control.signal);
    control.abort();
    await expect(called).rejects.toThrow();
    expect(run).not.toHaveBeenCalled();
  });
});
