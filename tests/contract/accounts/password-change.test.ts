import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';
import { newStaff } from '../support/staff.ts';

const MINUTE = 60_000;
const CHANGE = '/dj-rest-auth/password/change/';
const USER = '/dj-rest-auth/user/';
const FRESH = 'یک رمز تازه و بلند';
const bodyOf = (old: unknown, fresh: unknown, again: unknown = fresh) => ({ old_password: old, new_password1: fresh, new_password2: again });

describe.each(ENGINES)('a change of password, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeAll(async () => {
    engine = open();
    server = await startOn(engine, { clock: () => now });
    await newPractice(server, 'dentist');
    await newStaff(server, 'dentist', 'staff', PASSWORD);
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const signedIn = async (username = 'dentist', password = PASSWORD): Promise<Browser> => {
    const browser = new Browser(server.url);
    expect((await browser.signIn(username, password)).status).toBe(200);
    return browser;
  };

  test('takes the new one, ends every other session of the account and no session of others', async () => {
    const [desk, phone, colleague] = [await signedIn(), await signedIn(), await signedIn('staff')];
    expect(await desk.ask('POST', CHANGE, bodyOf(PASSWORD, FRESH))).toMatchObject({ status: 200, body: { detail: 'New password has been saved.' } });
    expect([(await phone.ask('GET', USER)).status, (await phone.renew()).status]).toEqual([401, 401]);
    expect([(await desk.ask('GET', USER)).status, (await desk.renew()).status]).toEqual([200, 200]);
    expect((await colleague.ask('GET', USER)).status).toBe(200);
    expect((await new Browser(server.url).signIn('dentist', PASSWORD)).status).toBe(400);
    const again = await signedIn('dentist', FRESH);
    expect((await again.ask('POST', CHANGE, bodyOf(FRESH, PASSWORD))).status).toBe(200);
    now += 15 * MINUTE;
  });

  test('of two changes at once one is made', async () => {
    const desk = await signedIn('staff');
    const both = await Promise.all([desk.ask('POST', CHANGE, bodyOf(PASSWORD, FRESH)), desk.ask('POST', CHANGE, bodyOf(PASSWORD, `${FRESH} دیگر`))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = both[0]?.status === 200 ? FRESH : `${FRESH} دیگر`;
    expect((await desk.ask('POST', CHANGE, bodyOf(winner, PASSWORD))).status).toBe(200);
    now += 15 * MINUTE;
  });

  test('is refused in the words of the framework, field by field', async () => {
    const desk = await signedIn();
    const refused: readonly (readonly [body: unknown, answer: unknown])[] = [
      [{}, { old_password: ['This field is required.'], new_password1: ['This field is required.'], new_password2: ['This field is required.'] }],
      [bodyOf(PASSWORD, '        '), { new_password1: ['This field may not be blank.'], new_password2: ['This field may not be blank.'] }],
      [
        bodyOf(PASSWORD, 'x'.repeat(129)),
        Object.fromEntries(['new_password1', 'new_password2'].map((name) => [name, ['Ensure this field has no more than 128 characters.']])),
      ],
      [bodyOf('wrong', FRESH), { old_password: ['Your old password was entered incorrectly. Please enter it again.'] }],
      [bodyOf(` ${PASSWORD}`, FRESH), { old_password: ['Your old password was entered incorrectly. Please enter it again.'] }],
      [bodyOf(PASSWORD, FRESH, `${FRESH}.`), { new_password2: ['The two password fields didn’t match.'] }],
      [bodyOf(PASSWORD, 'kurz'), { new_password2: ['This password is too short. It must contain at least 8 characters.'] }],
      [bodyOf(PASSWORD, 'PassWord1'), { new_password2: ['This password is too common.'] }],
      // Of the dentist's names: those of newPractice.
      [bodyOf(PASSWORD, 'آرش-کمانگیر-۱۴۰۵'), { new_password2: ['This password is made of the names of the practice and the words of its trade.'] }],
      [bodyOf(PASSWORD, ' edge of blank'), { new_password2: ['The password must not begin or end with a blank.'] }],
      [bodyOf(PASSWORD, '\ud800 half a letter'), { new_password2: ['Not a valid string.'] }],
    ];
    for (const [body, answer] of refused) expect([body, await desk.ask('POST', CHANGE, body)]).toMatchObject([body, { status: 400, body: answer }]);
    now += 15 * MINUTE;
    expect((await desk.renew()).status).toBe(200);
    expect((await new Browser(server.url).signIn('dentist', PASSWORD)).status).toBe(200);
    now += 15 * MINUTE;
  });

  test('guesses at the old password by a stolen token end soon, and cost the owner no sign-in', async () => {
    const stolen = await signedIn();
    for (let count = 0; count < 5; count += 1) expect((await stolen.ask('POST', CHANGE, bodyOf(`guess ${count}`, FRESH))).status).toBe(400);
    const refused = await stolen.ask('POST', CHANGE, bodyOf(PASSWORD, FRESH));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const owner = await signedIn();
    let reached = 5;
    for (let minute = 0; minute < 60; minute += 1) {
      now += MINUTE;
      await stolen.renew();
      for (let count = 0; count < 6; count += 1) reached += Number((await stolen.ask('POST', CHANGE, bodyOf('guess', FRESH))).status === 400);
    }
    expect([reached > 10, reached <= 40]).toEqual([true, true]);
    expect((await owner.signIn('dentist', PASSWORD)).status).toBe(200);
    now += 120 * MINUTE;
    await owner.renew();
    expect((await owner.ask('POST', CHANGE, bodyOf(PASSWORD, PASSWORD))).status).toBe(200);
  });

  test('takes no harm of whatever is sent', async () => {
    const desk = await signedIn();
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom<unknown>(null, 0, 1e21, true, [], {}, '', ' ', '\0', '\ud800', '\udfff\ud800', 'x'.repeat(1_000_000), [PASSWORD], { toString: PASSWORD }),
    );
    const field = fc.constantFrom('old_password', 'new_password1', 'new_password2', '__proto__', 'constructor', 'username');
    const body = fc.oneof({ weight: 5, arbitrary: fc.dictionary(field, value) }, { weight: 1, arbitrary: fc.jsonValue() });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(CHANGE, '/dj-rest-auth/login/', '/dj-rest-auth/sessions/end-others/'), body, async (path, sent) => {
        // Each in a window of its own: limits are another story.
        now += 120 * MINUTE;
        await desk.renew();
        const answer = await desk.ask('POST', path, sent);
        expect([path.includes('end-others') ? 200 : 400, 413], `${path} ${JSON.stringify(sent)?.slice(0, 200)}: ${answer.text}`).toContain(answer.status);
      }),
      { numRuns: 200, seed: 1405 },
    );
  });
});
