import { Effect } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import { effects } from '../../src/effects/account/ports.ts';
import type { Surroundings } from '../../src/effects/kit/platform.ts';
import { nothingKept, outcome, signedIn } from './support/device.ts';
import { type Handler, json, startProvider, type TestProvider } from './support/provider.ts';

const CHANGE = '/dj-rest-auth/password/change/';
const SESSIONS = '/dj-rest-auth/sessions/';

let provider: TestProvider;
const serving = async (handlers: Record<string, Handler>) => {
  provider = await startProvider({ 'GET /config.json': (_, response) => json(response, 200, { provider: null }), ...handlers });
};
afterEach(() => provider.close());

const answering =
  (status: number, value: unknown): Handler =>
  (_, response) =>
    json(response, status, value);

const { changePassword } = effects.passwordChange;
const { loadSessions, endSessions } = effects.sessionList;
const SECRETS = { oldPassword: 'CANARY-old', newPassword: 'CANARY-new ۱۲', newPasswordAgain: 'CANARY-new ۱۲' } as const;

/** A device with the three passwords typed. */
const typed = (others: Partial<Surroundings> = {}) => {
  const device = signedIn(provider.origin, 'token', others);
  for (const [name, secret] of Object.entries(SECRETS)) device.vault.put(name as keyof typeof SECRETS, secret);
  return device;
};
const isEmpty = ({ vault }: Surroundings) => vault.judge((secret) => Object.keys(SECRETS).every((name) => secret(name as keyof typeof SECRETS) === ''));

describe('changing the password', () => {
  it('sends the three as they were typed, tells what waits on this device, and leaves nothing behind', async () => {
    await serving({ [`POST ${CHANGE}`]: answering(200, { detail: 'New password has been saved.' }) });
    const told: string[][] = [];
    const device = typed({ keeping: { ...nothingKept, changed: async (...said) => void told.push(said) } });
    expect(await outcome(device, changePassword({ username: 'demo' }))).toEqual({ relocked: true });
    expect(provider.on(CHANGE).map(({ body, headers }) => [JSON.parse(body), headers.authorization])).toEqual([
      [{ old_password: 'CANARY-old', new_password1: 'CANARY-new ۱۲', new_password2: 'CANARY-new ۱۲' }, 'Bearer token'],
    ]);
    expect(told).toEqual([['demo', 'CANARY-new ۱۲']]);
    expect(isEmpty(device)).toBe(true);
  });

  it('stands where nothing waits on the device, and says where that could not be locked anew', async () => {
    await serving({ [`POST ${CHANGE}`]: answering(200, {}) });
    expect(await outcome(typed(), changePassword({ username: 'demo' }))).toEqual({ relocked: true });
    const broken = typed({ keeping: { ...nothingKept, changed: () => Promise.reject(new Error('no key')) } });
    expect(await outcome(broken, changePassword({ username: 'demo' }))).toEqual({ relocked: false });
  });

  it.each([
    [400, { old_password: ['رمز عبور فعلی نادرست است.'] }, { status: 400, fields: { old_password: ['رمز عبور فعلی نادرست است.'] } }],
    [404, { detail: 'Not found.' }, { status: 404 }],
    [429, { detail: 'کمی بعد دوباره تلاش کنید.' }, { status: 429, detail: 'کمی بعد دوباره تلاش کنید.' }],
  ])('passes a refusal with %i on, and tells nobody on the device', async (status, body, refusal) => {
    await serving({ [`POST ${CHANGE}`]: answering(status, body) });
    const told: string[] = [];
    const device = typed({ keeping: { ...nothingKept, changed: async (username) => void told.push(username) } });
    const failure = await outcome(device, changePassword({ username: 'demo' }));
    expect(failure).toMatchObject({ _tag: 'Rejected', ...refusal });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
    expect(told).toEqual([]);
    expect(isEmpty(device)).toBe(true);
  });

  it.each([
    { success: false, message: 'رمز عبور فعلی نادرست است.' },
    { error: 'رمز عبور فعلی نادرست است.' },
    { error: { message: 'رمز عبور فعلی نادرست است.' } },
  ])('that is answered as a success in words that say no is refused in these, and tells nobody on the device: %j', async (answer) => {
    await serving({ [`POST ${CHANGE}`]: answering(200, answer) });
    const told: string[] = [];
    const device = typed({ keeping: { ...nothingKept, changed: async (username) => void told.push(username) } });
    expect(await outcome(device, changePassword({ username: 'demo' }))).toMatchObject({ _tag: 'Rejected', detail: 'رمز عبور فعلی نادرست است.' });
    expect([told, isEmpty(device)]).toEqual([[], true]);
  });

  it('is sent once, also where the answer is lost, and then nobody knows what became of it', async () => {
    await serving({ [`POST ${CHANGE}`]: (_, response) => void response.destroy() });
    const told: string[] = [];
    const failure = await outcome(
      typed({ keeping: { ...nothingKept, changed: async (username) => void told.push(username) } }),
      changePassword({ username: 'demo' }),
    );
    expect(failure).toMatchObject({ _tag: 'UnknownOutcome' });
    expect(provider.on(CHANGE)).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('is not sent without the passwords, which went with the screen', async () => {
    await serving({ [`POST ${CHANGE}`]: answering(200, {}) });
    expect(await outcome(signedIn(provider.origin, 'token'), changePassword({ username: 'demo' }))).toEqual({ _tag: 'NotSent', lacking: 'part' });
    expect(provider.on(CHANGE)).toEqual([]);
  });
});

describe('the sessions of the account', () => {
  const wire = { id: 'f0e1', device: 'Chrome · Android', created_at: '2026-11-01T06:30:00Z', used_at: '2026-11-20T08:30:00.123Z', current: true };

  it('are read with their times, and those that cannot be told apart are counted', async () => {
    await serving({ [`GET ${SESSIONS}`]: answering(200, [wire, { id: 7, device: null, used_at: 'gestern' }, { device: 'Firefox' }, null]) });
    expect(await outcome(signedIn(provider.origin, 'token'), loadSessions())).toEqual({
      rows: [
        { id: 'f0e1', device: 'Chrome · Android', created_at: Date.UTC(2026, 10, 1, 6, 30), used_at: Date.UTC(2026, 10, 20, 8, 30, 0, 123), current: true },
        { id: '7', device: null, created_at: null, used_at: null, current: false },
      ],
      unreadable: 2,
    });
  });

  it.each([
    ['no list', { detail: 'hello' }],
    ['a list of nothing that is one', [{}, 3]],
  ])('are not empty where the answer is %s', async (_, body) => {
    await serving({ [`GET ${SESSIONS}`]: answering(200, body) });
    expect(await outcome(signedIn(provider.origin, 'token'), loadSessions())).toEqual({ _tag: 'Unreadable', where: SESSIONS });
  });

  it('are ended one by one, or all but this one', async () => {
    await serving({
      [`DELETE ${SESSIONS}a%2F%24%26/`]: (_, response) => void response.writeHead(204).end(),
      [`POST ${SESSIONS}end-others/`]: answering(200, { detail: 'done' }),
    });
    const device = signedIn(provider.origin, 'token');
    expect(await outcome(device, Effect.andThen(endSessions({ id: 'a/$&' }), endSessions({ id: null })))).toEqual({});
    expect(provider.hits.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body])).toEqual([
      ['DELETE', `${SESSIONS}a%2F%24%26/`, ''],
      ['POST', `${SESSIONS}end-others/`, ''],
    ]);
  });

  it.each([{ success: false, message: 'این دستگاه خارج نشد.' }, { error: 'این دستگاه خارج نشد.' }, { error: { message: 'این دستگاه خارج نشد.' } }])(
    'are not ended where the answer is a success in words that say no: %j',
    async (answer) => {
      await serving({ [`DELETE ${SESSIONS}7/`]: answering(200, answer), [`POST ${SESSIONS}end-others/`]: answering(200, answer) });
      for (const id of ['7', null]) {
        expect(await outcome(signedIn(provider.origin, 'token'), endSessions({ id }))).toMatchObject({ _tag: 'Rejected', detail: 'این دستگاه خارج نشد.' });
      }
    },
  );
});
