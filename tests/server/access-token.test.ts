import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import type { JWTHeaderParameters } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { describe, expect, test } from 'vitest';
import { AccessTokens } from '../../server/auth/access-token.ts';
import { fixedRing, keySetOf } from '../../server/auth/key-ring.ts';

const SECRET = 'the secret of one installation alone';
const KEYS = keySetOf(SECRET);
const DATABASE = 'a1b2c3d4e5f6';
const NOW = Date.parse('2026-11-20T08:00:00.900Z');
const WHO = { practice: 3, account: 7, session: '5f0c2b7e-3c55-4b7a-9a53-0d7a9a4f1c11' };

/** Each call is another process: none of them has seen a token before. */
const tokens = (clock: () => number = () => NOW, secrets: readonly string[] = [SECRET], database = DATABASE) =>
  new AccessTokens(fixedRing(database, secrets), clock);
const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));

describe('an access token', () => {
  test('says how it is signed, who issued it, for what, for whom and until when', async () => {
    const { token, expires } = await tokens().issue(WHO);
    const issued = Math.floor(NOW / 1000);
    expect(partsOf(token)).toEqual([
      { alg: 'HS256', typ: 'JWT', kid: KEYS.id },
      {
        token_type: 'access',
        user_id: 7,
        practice: 3,
        sid: WHO.session,
        iss: `matab:${DATABASE}`,
        aud: 'matab-api',
        iat: issued,
        exp: issued + 600,
        jti: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
    expect(expires).toBe(NOW + 600_000);
    expect(await tokens().read(token)).toEqual(WHO);
  });

  test('ends to the second, whether or not it was seen before', async () => {
    const { token } = await tokens().issue(WHO);
    const end = Math.floor(NOW / 1000) * 1000 + 600_000;
    let now = end - 1;
    const seen = tokens(() => now);
    expect([await seen.read(token), await tokens(() => now).read(token)]).toEqual([WHO, WHO]);
    now = end;
    expect([await seen.read(token), await tokens(() => now).read(token)]).toEqual([null, null]);
  });

  test('of another key or another installation is none', async () => {
    const { token } = await tokens().issue(WHO);
    expect(await tokens(undefined, ['the secret of quite another one here']).read(token)).toBeNull();
    expect(await tokens(undefined, [SECRET], 'another').read(token)).toBeNull();
  });

  test('that was never issued here is told of, and one past its end is not, whatever became of its key', async () => {
    const { token } = await tokens().issue(WHO);
    const isTold = async (text: string, process = tokens()): Promise<boolean> => {
      let told = false;
      await process.read(text, async () => {
        told = true;
      });
      return told;
    };
    const otherKey = tokens(undefined, ['the secret of quite another one here']);
    expect([await isTold(token, otherKey), await isTold(token, tokens(undefined, [SECRET], 'another'))]).toEqual([true, true]);
    expect([await isTold('stolen.canary.token'), await isTold(''), await isTold('x'.repeat(2000))]).toEqual([true, true, true]);
    const later = () => NOW + 3_600_000;
    expect([await isTold(token), await isTold(token, tokens(later)), await isTold(token, tokens(later, ['the secret of quite another one here']))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('of the secret before this one counts beside it, and new ones are of the new', async () => {
    const { token: old } = await tokens().issue(WHO);
    const both = tokens(undefined, ['the secret that has come after it', SECRET]);
    expect(await both.read(old)).toEqual(WHO);
    const { token: fresh } = await both.issue(WHO);
    expect([await tokens().read(fresh), await tokens(undefined, ['the secret that has come after it']).read(fresh)]).toEqual([null, WHO]);
  });

  test('is renewed where the clock was set back to long before it, and goes on after a small step', async () => {
    let now = NOW;
    const process = tokens(() => now);
    const { token } = await process.issue(WHO);
    expect(await process.read(token)).toEqual(WHO);
    now = NOW - 5 * 60_000;
    expect([await process.read(token), await tokens(() => now).read(token)]).toEqual([WHO, WHO]);
    now = NOW - 3_600_000;
    expect([await process.read(token), await tokens(() => now).read(token)]).toEqual([null, null]);
  });

  test('has one text: nothing that differs from it by a character is taken for it', async () => {
    const { token } = await tokens().issue(WHO);
    const anywhere = fc.nat({ max: token.length });
    const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=.+/ \t\u200c');
    const change = fc.tuple(anywhere, fc.nat({ max: 1 }), fc.option(character, { nil: '' }));
    await fc.assert(
      fc.asyncProperty(change, async ([at, cut, put]) => {
        const other = token.slice(0, at) + put + token.slice(at + cut);
        expect(await tokens().read(other)).toEqual(other === token ? WHO : null);
      }),
      { numRuns: 2000, examples: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='].map((last) => [[token.length - 1, 1, last]]) },
    );
  });
});

describe('a token signed with the right key is still none when', () => {
  const SECONDS = Math.floor(NOW / 1000);
  const CLAIMS = {
    token_type: 'access',
    user_id: 7,
    practice: 3,
    iss: `matab:${DATABASE}`,
    aud: 'matab-api',
    iat: SECONDS,
    exp: SECONDS + 600,
    jti: 'x',
    sid: WHO.session,
  };
  const HEADER = { alg: 'HS256', typ: 'JWT', kid: KEYS.id };
  const signed = (claims: object, header: JWTHeaderParameters = HEADER, key: typeof KEYS.access | Uint8Array = KEYS.access) =>
    new SignJWT({ ...claims }).setProtectedHeader(header).sign(key);

  test('(the same by hand is one)', async () => {
    expect(await tokens().read(await signed(CLAIMS))).toEqual(WHO);
  });

  test.each<[what: string, claims: object]>([
    ['another issuer', { iss: 'matab:other' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'matab' }],
    ['no audience', { aud: undefined }],
    ['another kind', { token_type: 'refresh' }],
    ['no kind', { token_type: undefined }],
    ['no session', { sid: undefined }],
    ['a session that is none', { sid: '1' }],
    ['a life longer than any that is given', { exp: SECONDS + 601 }],
    ['no end', { exp: undefined }],
    ['an end in words', { exp: '9000000000' }],
    ['no beginning', { iat: undefined }],
    ['a beginning of its validity in the future', { nbf: 9e9 }],
    ['no name of its own', { jti: undefined }],
    ['no account', { user_id: undefined }],
    ['an account in words', { user_id: '7' }],
    ['a practice that is no number of one', { practice: 1.5 }],
    ['practice 0', { practice: 0 }],
    ['more practices than one', { practice: [3] }],
    ['a very long claim', { more: 'x'.repeat(1000) }],
  ])('it has %s', async (_what, claims) => {
    expect(await tokens().read(await signed({ ...CLAIMS, ...claims }))).toBeNull();
  });

  test('it is signed in another way, or said to be of another type', async () => {
    const other = randomBytes(64);
    expect(await tokens().read(await signed(CLAIMS, { ...HEADER, alg: 'HS512' }, other))).toBeNull();
    expect(await tokens().read(await signed(CLAIMS, { ...HEADER, typ: 'at+jwt' }))).toBeNull();
    expect(await tokens().read(await signed(CLAIMS, { alg: 'HS256', typ: 'JWT' }))).toBeNull();
    expect(await tokens().read(await signed(CLAIMS, { ...HEADER, kid: 'nobody’s' }))).toBeNull();
    expect(await tokens().read(await signed(CLAIMS, HEADER, other))).toBeNull();
    const unsigned = [{ alg: 'none', typ: 'JWT' }, CLAIMS].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    expect(await tokens().read(`${unsigned}.`)).toBeNull();
  });
});
