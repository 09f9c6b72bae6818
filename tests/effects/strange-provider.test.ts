import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectsOf } from '../../src/composition/manifest.ts';
import type { Surroundings } from '../../src/effects/kit/platform.ts';
import { type Live, liveIn } from '../../src/effects/live.ts';
import { isUncertain, QUARANTINE_MILLIS, quarantineLeft } from '../../src/machines/kit/outcome.ts';
import type { Failure } from '../../src/schema/kit/failure.ts';
import { device, signedIn } from './support/device.ts';
import { startProvider, text } from './support/provider.ts';
import { type StrangeProvider, startStrangeProvider } from './support/strange-provider.ts';

const PATIENTS = '/api/patients/';
const INCOMES = '/api/incomes/';
const LOGIN = '/dj-rest-auth/login/';
const REFRESH = '/dj-rest-auth/token/refresh/';
const PICTURE = '/api/download-profile-picture/';

const wirePatient = (id: number, more: object = {}) => ({
  ...{ id, url: `http://backend.internal:8000${PATIENTS}${id}/`, first_name: 'سارا', last_name: 'احمدی', national_number: id, gender: 2 },
  ...{ phone: null, birth_date: null, insurance: null, created_at: '2026-11-20T10:00:00.123456+03:30', ...more },
});
const number = (id: number) => String(id).padStart(10, '0');
const payload = { first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1 };
const payment = { patient: 7, clinic: null, date: '2026-11-10', amount: 900_000, payment_method: 6 };

let provider: StrangeProvider;
let tab: Surroundings;
let live: Live;
const enter = (surroundings: Surroundings) => {
  tab = surroundings;
  live = liveIn(tab, effectsOf);
};
beforeEach(async () => {
  provider = await startStrangeProvider({
    [PATIENTS]: [wirePatient(7), wirePatient(8, { first_name: 'رضا' }), wirePatient(9)],
    '/api/clinics/': [{ id: 2, name: 'لبخند', address: 'قم', dentist: 1, is_personal: false }],
  });
  enter(signedIn(provider.site, 'valid', { fetch: provider.fetch }));
});
afterEach(async () => {
  await live.dispose();
  await provider.close();
});

const run = <A = unknown>(port: string, input: object = {}): Promise<A> => live.run(port, input, new AbortController().signal) as Promise<A>;
/** Why a port failed. */
const failing = (port: string, input: object = {}): Promise<Failure> =>
  run(port, input).then(
    (answer) => Promise.reject(new Error(`It did not fail: ${JSON.stringify(answer)}`)),
    (failure: Failure) => failure,
  );
interface List {
  readonly rows: readonly { readonly id: number; readonly [field: string]: unknown }[];
  readonly unreadable: number;
}
const load = (resource: string) => run<List>(`resource:${resource}.loadRows`, { resource });
const has = (...rows: readonly object[]) => provider.rows.set(PATIENTS, rows as never);
const posted = (path: string) => provider.on('POST', path).length;
const savePatient = { resource: 'patients', id: null, payload };
const REFUSED = (status: number, more: object = {}) => ({ _tag: 'Rejected', status, detail: null, general: [], fields: {}, ...more });

describe('reading from a provider that nobody of ours wrote', () => {
  it('a list in pages that name an inner host is read to its end', async () => {
    provider.pageSize = 2;
    expect((await load('patients')).rows.map(({ id }) => id)).toEqual([7, 8, 9]);
  });

  it('a list sent whole is read as well, with fields that this program does not know left out', async () => {
    const { rows, unreadable } = await load('patients');
    expect([rows.length, unreadable]).toEqual([3, 0]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('created_at');
  });

  it('patients whose gender is null are there', async () => {
    has(wirePatient(7, { gender: null }), wirePatient(8));
    expect(await load('patients')).toMatchObject({
      rows: [
        { id: 7, gender: null },
        { id: 8, gender: 2 },
      ],
      unreadable: 0,
    });
  });

  it('patients whose gender is empty or left out are there', async () => {
    const { gender: _, ...silent } = wirePatient(7);
    has(silent, wirePatient(8, { gender: '' }));
    const { rows, unreadable } = await load('patients');
    expect([rows.map(({ gender }) => gender ?? null), unreadable]).toEqual([[null, null], 0]);
  });

  it('patients without names are there', async () => {
    const { last_name: _, ...silent } = wirePatient(7);
    has(silent, wirePatient(8, { first_name: null, last_name: null }));
    const { rows, unreadable } = await load('patients');
    expect([rows.map(({ id }) => id), unreadable]).toEqual([[7, 8], 0]);
  });

  it('numbers that travel as texts are numbers', async () => {
    has(wirePatient(7, { id: '7', national_number: '0012345679', gender: '2', insurance: '3' }));
    expect((await load('patients')).rows).toMatchObject([{ id: 7, national_number: '0012345679', gender: 2, insurance: 3 }]);
  });

  it('decimals without a fraction are whole toman', async () => {
    provider.rows.set(INCOMES, [{ id: 1, ...payment, amount: '900000.00' }]);
    expect((await load('incomes')).rows).toMatchObject([{ amount: 900_000 }]);
  });

  it('records that are sent inside others are known by their ids', async () => {
    provider.rows.set(INCOMES, [{ id: 1, ...payment, patient: wirePatient(7) }]);
    expect((await load('incomes')).rows).toMatchObject([{ patient: 7 }]);
  });

  it.each([null, '', '  '])('a national number that is %j is none, and no ten zeros', async (national_number) => {
    has(wirePatient(7, { national_number }), wirePatient(8));
    expect(await load('patients')).toMatchObject({ rows: [{ id: 7, national_number: null }, { id: 8 }], unreadable: 0 });
  });

  it('a page for programmers is nothing that a person sees', async () => {
    provider.next('GET', PATIENTS, 'fails');
    expect(await failing('resource:patients.loadRows', { resource: 'patients' })).toEqual({ _tag: 'Unavailable', status: 500 });
    expect(provider.on('GET', PATIENTS)).toHaveLength(1);
  });

  it('a provider that restarts is asked again', async () => {
    provider.next('GET', PATIENTS, { status: 502, page: '<h1>Bad Gateway</h1>' });
    provider.next('GET', PATIENTS, 'drops');
    expect((await load('patients')).rows).toHaveLength(3);
  });

  it('a throttle is waited for as long as it says', async () => {
    provider.next('GET', PATIENTS, {
      status: 429,
      value: { detail: 'Request was throttled. Expected available in 1 second.' },
      headers: { 'Retry-After': '1' },
    });
    const begun = performance.now();
    expect((await load('patients')).rows).toHaveLength(3);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1000);
  });

  it('a failure that says nothing of a restart is not asked again', async () => {
    provider.next('GET', PATIENTS, { status: 522, page: '<h1>Connection timed out</h1>' });
    expect(await failing('resource:patients.loadRows', { resource: 'patients' })).toEqual({ _tag: 'Unavailable', status: 522 });
    expect(provider.on('GET', PATIENTS)).toHaveLength(1);
  });

  it('a record that is gone is missing, in the words of the framework', async () => {
    expect(await failing('patientForm.loadRecord', { id: 70 })).toEqual(REFUSED(404, { detail: 'No Patient matches the given query.' }));
  });

  it('the sums of a patient are read, whatever else stands beside them', async () => {
    expect(await run('patientProfile.loadFinances', { id: 7 })).toEqual({ debt: 4_100_000, total_cost: 5_250_000, total_payments: 1_150_000 });
  });

  it.each([
    ['nothing was paid', { debt: null, total_cost: '5250000.00', total_payments: null }, { debt: 5_250_000, total_cost: 5_250_000, total_payments: 0 }],
    ['nothing was done', { debt: null, total_cost: null, total_payments: 200_000 }, { debt: -200_000, total_cost: 0, total_payments: 200_000 }],
    ['neither', { debt: null, total_cost: null, total_payments: null }, { debt: 0, total_cost: 0, total_payments: 0 }],
    ['what is owed is said all the same', { debt: 0, total_cost: null, total_payments: null }, { debt: 0, total_cost: 0, total_payments: 0 }],
  ])('the sums of a patient are there where the database says null of no rows: %s', async (_, value, sums) => {
    const STATUS = '/api/patient-financial-status/7/';
    const { debt: owed, ...others } = sums;
    for (const [port, read] of [
      ['patientProfile.loadFinances', sums],
      ['documents.loadFinances', sums],
      ['patientPlans.loadBalance', sums],
      ['patientPayments.loadBalance', { owed, ...others }],
      ['patientFinancials.loadBalance', { owed, ...others }],
      ['patientDebt.loadDebt', owed],
    ] as const) {
      provider.next('GET', STATUS, { status: 200, value });
      expect(await run(port, { id: 7 })).toEqual(read);
    }
  });

  it.each([{ total_cost: 5, total_payments: null }, { debt: 5, total_payments: 0 }, { debt: null, total_cost: 'much', total_payments: 0 }, null])(
    'the sums of a patient are unreadable where one is missing, or is no amount: %j',
    async (value) => {
      provider.next('GET', '/api/patient-financial-status/7/', { status: 200, value });
      expect(await failing('patientProfile.loadFinances', { id: 7 })).toMatchObject({ _tag: 'Unreadable' });
    },
  );

  it('what a clinic owes is read from a report with a gap', async () => {
    expect(await run('clinicPayments.loadBalance', { id: 2 })).toEqual({ owed: 12_000_000 });
  });

  it('an address that the provider does not have answers a page, and is refused plainly', async () => {
    expect(await failing('resource:contracts.loadRows', { resource: 'contracts' })).toEqual({ ...REFUSED(404), bare: true });
  });
});

describe('a session with such a provider', () => {
  it('begins with the framework’s own answer', async () => {
    enter(device(provider.site, { fetch: provider.fetch }));
    tab.vault.put('password', 'right');
    expect(await run('session.signIn', { username: 'demo' })).toMatchObject({ user: { username: 'demo', dentist: { first_name: 'نگار' } } });
    expect(tab.tokens.read()).toBe('signed in');
  });

  it('begins with a user of whom the framework knows nothing else', async () => {
    enter(device(provider.site, { fetch: provider.fetch }));
    provider.user = { first_name: '', last_name: '' };
    tab.vault.put('password', 'right');
    expect(await run('session.signIn', { username: 'demo' })).toEqual({ user: { username: 'demo' } });
  });

  it('does not begin with a wrong password, and says so in the framework’s words', async () => {
    enter(device(provider.site, { fetch: provider.fetch }));
    tab.vault.put('password', 'wrong');
    expect(await failing('session.signIn', { username: 'demo' })).toEqual(REFUSED(400, { general: ['Unable to log in with provided credentials.'] }));
    expect(posted(REFRESH)).toBe(0);
  });

  it('knows a dentist without names', async () => {
    provider.user = { username: 'demo', dentist: { id: 1, first_name: null } };
    expect(await run('session.loadUser')).toEqual({ username: 'demo', dentist: { id: 1, first_name: null } });
  });

  it('shows the picture, which is asked for as anything at all', async () => {
    provider.picture = Buffer.from('GIF89a');
    expect(await run('session.loadPicture')).toEqual({ url: 'picture:1' });
    expect(provider.on('GET', PICTURE)[0]?.headers.accept).toBe('*/*');
  });

  it('does without a picture that is not there', async () => {
    expect(await run('session.loadPicture')).toEqual({ url: null });
  });

  it('goes on with a fresh token when the old one has run out', async () => {
    provider.tokens.delete('valid');
    expect((await load('patients')).rows).toHaveLength(3);
    expect([posted(REFRESH), tab.tokens.read()]).toEqual([1, 'renewed']);
  });

  it('ends when the provider refuses another token', async () => {
    provider.tokens.delete('valid');
    provider.next('POST', REFRESH, { status: 401, value: { detail: 'Token is invalid or expired', code: 'token_not_valid' } });
    expect(await failing('patientForm.saveRecord', savePatient)).toEqual({ _tag: 'SessionEnded' });
    expect(tab.tokens.read()).toBeNull();
  });

  it.each([
    ['breaks', 'fails'],
    ['drops the connection', 'drops'],
  ] as const)('stays when the refresh for a read %s, and says that the provider cannot be reached', async (_, trouble) => {
    provider.tokens.delete('valid');
    // A dropped connection is tried again, three times.
    for (let times = 0; times < 4; times += 1) provider.next('POST', REFRESH, trouble);
    expect(await failing('resource:patients.loadRows', { resource: 'patients' })).toEqual({ _tag: 'Unreachable' });
    expect(tab.tokens.read()).toBe('valid');
  });

  it.each([
    ['breaks', 'fails'],
    ['drops the connection', 'drops'],
    ['is throttled', { status: 429, value: { detail: 'Request was throttled.' } }],
    ['answers a page', { status: 403, page: '<h1>Forbidden</h1>' }],
    ['brings no token', { status: 200, value: {} }],
  ] as const)('stays when the refresh for a write %s, and nothing was sent for certain', async (_, trouble) => {
    provider.tokens.delete('valid');
    provider.next('POST', REFRESH, trouble);
    const failure = await failing('patientForm.saveRecord', savePatient);
    expect(failure).toEqual({ _tag: 'NotSent', lacking: 'token' });
    expect(isUncertain(failure)).toBe(false);
    expect(tab.tokens.read()).toBe('valid');
    // Only the call that the old token was refused.
    expect([posted(PATIENTS), provider.rows.get(PATIENTS)?.length]).toEqual([1, 3]);
  });

  it('that cannot learn where the provider is sends nothing for certain', async () => {
    const site = await startProvider({ 'GET /config.json': (_, response) => text(response, 500, '<h1>Server Error</h1>') });
    enter(signedIn(site.origin, 'valid'));
    const failure = await failing('patientForm.saveRecord', savePatient);
    expect([failure, isUncertain(failure)]).toEqual([{ _tag: 'NotSent', lacking: 'address' }, false]);
    expect(await failing('patientForm.loadRecord', { id: 7 })).toEqual({ _tag: 'Unreachable' });
    await site.close();
  });

  it('ends at the provider too', async () => {
    expect(await run('session.signOut')).toEqual({ kept: 'nothing' });
    expect(provider.on('POST', '/dj-rest-auth/logout/')).toMatchObject([{ body: '', headers: { authorization: 'Bearer valid' } }]);
  });
});

describe('writing to such a provider', () => {
  it('a new patient is stored', async () => {
    expect(await run('patientForm.saveRecord', savePatient)).toEqual({ ...payload, id: 10 });
    expect(provider.rows.get(PATIENTS)?.at(-1)).toMatchObject({ national_number: 12_345_679, gender: 1 });
  });

  it('no call carries a header that a preflight refuses, is redirected for want of a slash, or asks for another form', async () => {
    await run('patientForm.saveRecord', savePatient);
    await run('patientForm.saveRecord', { resource: 'patients', id: 7, payload: { phone: '+989121234567' } });
    await run('removal.removeRow', { resource: 'patients', id: 8 });
    await run('session.loadUser');
    await run('session.loadPicture');
    await run('patientProfile.loadFinances', { id: 7 });
    await run('newPayments.sendRow', { resource: 'incomes', payload: payment });
    await run('session.signOut');
    expect(provider.refusedHeaders).toEqual([]);
    expect(provider.calls.filter(({ path }) => !path.endsWith('/'))).toEqual([]);
    const others = provider.calls.filter(({ path }) => path !== PICTURE);
    expect(others.map(({ headers }) => headers.accept).filter((accept) => accept !== 'application/json')).toEqual([]);
  });

  it('a refusal is told field by field', async () => {
    const { first_name: _, ...nameless } = payload;
    expect(await failing('patientForm.saveRecord', { ...savePatient, payload: nameless })).toEqual(
      REFUSED(400, { fields: { first_name: ['This field is required.'] } }),
    );
  });

  it('a national number that exists is refused at its field', async () => {
    const twin = { ...savePatient, payload: { ...payload, national_number: number(7) } };
    expect(await failing('patientForm.saveRecord', twin)).toEqual(
      REFUSED(400, { fields: { national_number: ['patient with this national number already exists.'] } }),
    );
  });

  it('a payment that was stored before the provider broke is in doubt, looked for at once, and found', async () => {
    provider.next('POST', INCOMES, 'failsAfterwards');
    const failure = await failing('newPayments.sendRow', { resource: 'incomes', payload: payment });
    expect([isUncertain(failure), quarantineLeft(failure)]).toEqual([true, 0]);
    expect(await run('newPayments.findAlike', { resource: 'incomes', payloads: [payment] })).toMatchObject({ rows: [{ id: 1, amount: 900_000 }] });
    expect(posted(INCOMES)).toBe(1);
  });

  it('a payment that was not stored when the provider broke is in doubt as well, and not found', async () => {
    provider.next('POST', INCOMES, 'fails');
    const failure = await failing('newPayments.sendRow', { resource: 'incomes', payload: payment });
    expect([failure, isUncertain(failure), quarantineLeft(failure)]).toEqual([{ _tag: 'Unavailable', status: 500 }, true, 0]);
    expect(await run('newPayments.findAlike', { resource: 'incomes', payloads: [payment] })).toMatchObject({ rows: [] });
  });

  it('a write whose answer was lost on the way may still arrive, and is waited for', async () => {
    provider.next('POST', INCOMES, 'dropsAfterwards');
    const failure = await failing('newPayments.sendRow', { resource: 'incomes', payload: payment });
    expect(failure).toEqual({ _tag: 'UnknownOutcome', ageMillis: expect.any(Number) });
    expect(isUncertain(failure)).toBe(true);
    expect(quarantineLeft(failure)).toBeGreaterThan(QUARANTINE_MILLIS - 5000);
    expect(posted(INCOMES)).toBe(1);
  });

  it.each([502, 503, 504, 522])('a write that a gateway answers with %i is in doubt and never repeated', async (status) => {
    provider.next('POST', INCOMES, { status, page: '<h1>Gateway</h1>' });
    const failure = await failing('newPayments.sendRow', { resource: 'incomes', payload: payment });
    expect([isUncertain(failure), quarantineLeft(failure), posted(INCOMES)]).toEqual([true, 0, 1]);
  });

  it('a provider that says why it is away is quoted', async () => {
    provider.next('POST', INCOMES, { status: 503, value: { detail: 'سامانه تا ساعت ۱۰ در دست تعمیر است.' } });
    expect(await failing('newPayments.sendRow', { resource: 'incomes', payload: payment })).toEqual({
      ...{ _tag: 'Unavailable', status: 503, detail: 'سامانه تا ساعت ۱۰ در دست تعمیر است.' },
    });
  });

  it('a throttled write is refused and never repeated', async () => {
    provider.next('POST', INCOMES, { status: 429, value: { detail: 'Request was throttled.' }, headers: { 'Retry-After': '1' } });
    const failure = await failing('newPayments.sendRow', { resource: 'incomes', payload: payment });
    expect([failure, isUncertain(failure), posted(INCOMES)]).toEqual([REFUSED(429, { detail: 'Request was throttled.' }), false, 1]);
  });

  it('a page of a proxy in the place of a refusal has no words', async () => {
    provider.next('POST', PATIENTS, { status: 403, page: '<h1>Forbidden</h1>' });
    expect(await failing('patientForm.saveRecord', savePatient)).toEqual(REFUSED(403));
  });

  it('a create answered «not found» is a refusal like any other', async () => {
    provider.next('POST', PATIENTS, { status: 404, value: { detail: 'Not found.' } });
    expect(await failing('patientForm.saveRecord', savePatient)).toEqual(REFUSED(404, { detail: 'Not found.' }));
  });

  it('a create that is redirected has not been done, nor followed', async () => {
    provider.next('POST', PATIENTS, { status: 301, headers: { Location: '/elsewhere/' } });
    expect(isUncertain(await failing('patientForm.saveRecord', savePatient))).toBe(true);
    expect(provider.calls.some(({ path }) => path === '/elsewhere/')).toBe(false);
  });

  it('a create answered without a body is found in the list', async () => {
    const stored = wirePatient(20, { ...payload, national_number: 12_345_679 });
    has(stored);
    provider.next('POST', PATIENTS, { status: 201 });
    expect(await run('patientForm.saveRecord', savePatient)).toMatchObject({ id: 20, ...payload });
  });

  it('a create answered with its id alone is known by what was sent', async () => {
    provider.next('POST', PATIENTS, { status: 201, value: { id: 30, detail: 'Created.' } });
    expect(await run('patientForm.saveRecord', savePatient)).toEqual({ ...payload, id: 30 });
    expect(provider.on('GET', PATIENTS)).toEqual([]);
  });

  it('a change answered with no more than it changed does not make a patient nameless', async () => {
    provider.next('PATCH', `${PATIENTS}7/`, { status: 200, value: { id: 7, national_number: 7, phone: '+989121234567' } });
    expect(await run('patientForm.saveRecord', { resource: 'patients', id: 7, payload: { phone: '+989121234567' } })).toMatchObject({
      ...{ id: 7, first_name: 'سارا', last_name: 'احمدی', gender: 2 },
    });
  });

  it('a change of a patient whose gender nobody knows sends what was changed and nothing else', async () => {
    has(wirePatient(7, { gender: null, first_name: null }));
    await run('patientForm.saveRecord', { resource: 'patients', id: 7, payload: { phone: '+989121234567' } });
    expect(JSON.parse(provider.on('PATCH', `${PATIENTS}7/`)[0]?.body ?? '')).toEqual({ phone: '+989121234567' });
  });

  it('a gender that nobody knows is never sent as null', async () => {
    await run('patientForm.saveRecord', { resource: 'patients', id: 7, payload: { gender: null } });
    expect(provider.on('PATCH', `${PATIENTS}7/`)).toEqual([]);
    await run('patientForm.saveRecord', { resource: 'patients', id: 7, payload: { gender: null, phone: '+989121234567' } });
    expect(JSON.parse(provider.on('PATCH', `${PATIENTS}7/`)[0]?.body ?? '')).toEqual({ phone: '+989121234567' });
  });

  it('a treatment whose service is deleted while it is changed does not name it any more', async () => {
    const known = { id: 12, patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 900_000, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 };
    provider.rows.set('/api/surgeries/', [{ ...known, procedure_type: null, tooth_number: null }]);
    const { id: _, ...payload } = { ...known, total_cost: 950_000 };
    const saved = await run('treatmentEdit.saveRecord', { resource: 'surgeries', id: 12, payload, known });
    expect(saved).toMatchObject({ total_cost: 950_000, procedure_type: null, tooth_number: '' });
    const { procedure_type: _type, tooth_number: _tooth, ...sent } = payload;
    expect(JSON.parse(provider.on('PATCH', '/api/surgeries/12/')[0]?.body ?? '')).toEqual(sent);
  });

  it('a removal is done when nothing at all is answered', async () => {
    expect(await run('removal.removeRow', { resource: 'patients', id: 8 })).toEqual({});
    expect(await run('removal.findRow', { resource: 'patients', id: 8 })).toEqual({ found: false });
  });

  it('a removal that the framework breaks over is in doubt, and the row is seen to be there', async () => {
    provider.next('DELETE', `${PATIENTS}7/`, 'fails');
    const failure = await failing('removal.removeRow', { resource: 'patients', id: 7 });
    expect([isUncertain(failure), quarantineLeft(failure)]).toEqual([true, 0]);
    expect(await run('removal.findRow', { resource: 'patients', id: 7 })).toEqual({ found: true });
  });

  it('a removal that was done before the framework broke is in doubt, and the row is seen to be gone', async () => {
    provider.next('DELETE', `${PATIENTS}7/`, 'failsAfterwards');
    expect(isUncertain(await failing('removal.removeRow', { resource: 'patients', id: 7 }))).toBe(true);
    expect(await run('removal.findRow', { resource: 'patients', id: 7 })).toEqual({ found: false });
  });

  it('a row that is there and has lost its names is no row that was removed', async () => {
    has(wirePatient(7, { first_name: null, national_number: null }));
    expect(await run('removal.findRow', { resource: 'patients', id: 7 })).toEqual({ found: true });
  });

  it('a second removal of the same row says that it is gone', async () => {
    await run('removal.removeRow', { resource: 'patients', id: 8 });
    expect(await failing('removal.removeRow', { resource: 'patients', id: 8 })).toMatchObject({ _tag: 'Rejected', status: 404 });
  });

  it('a sign-in that the provider breaks over says so, with the password kept for the next try', async () => {
    enter(device(provider.site, { fetch: provider.fetch }));
    tab.vault.put('password', 'right');
    provider.next('POST', LOGIN, 'fails');
    expect(await failing('session.signIn', { username: 'demo' })).toEqual({ _tag: 'Unavailable', status: 500 });
    expect(tab.vault.peekFilled('password')).toBe(true);
  });
});
