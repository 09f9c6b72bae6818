import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who a request speaks for. */
export interface Identity {
  readonly practice: number;
  readonly account: number;
}

const ACCESS_MILLIS = 10 * 60_000;

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

const sign = (key: Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest();

interface Claims {
  readonly token_type: 'access';
  readonly exp: number;
  readonly user_id: number;
  readonly practice: number;
}

/** Issues and reads access tokens: HS256, ten minutes, no look into the database. */
export class AccessTokens {
  readonly #key: Buffer;
  readonly #clock: () => number;
  /** Tokens whose signature was found right, with their end; a client sends one hundreds of times. */
  readonly #known = new Map<string, { readonly identity: Identity; readonly expires: number }>();

  constructor(key: Buffer, clock: () => number) {
    this.#key = key;
    this.#clock = clock;
  }

  issue({ practice, account }: Identity): { readonly token: string; readonly expires: number } {
    const now = this.#clock();
    const expires = now + ACCESS_MILLIS;
    const claims = {
      token_type: 'access',
      exp: Math.floor(expires / 1000),
      iat: Math.floor(now / 1000),
      jti: randomBytes(8).toString('hex'),
      user_id: account,
      practice,
    };
    const content = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return { token: `${content}.${sign(this.#key, content).toString('base64url')}`, expires };
  }

  /** The identity in a token, or null when it is forged, of another kind or past its end. */
  read(token: string): Identity | null {
    const known = this.#known.get(token) ?? this.#verify(token);
    return known && known.expires > this.#clock() ? known.identity : null;
  }

  #verify(token: string): { readonly identity: Identity; readonly expires: number } | null {
    const [header, body, signature] = token.split('.');
    if (header !== HEADER || !body || !signature || token.length > 1000) return null;
    const expected = sign(this.#key, `${header}.${body}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    if (claims.token_type !== 'access') return null;
    const verified = { identity: { practice: claims.practice, account: claims.user_id }, expires: claims.exp * 1000 };
    if (this.#known.size >= 1000) this.#known.clear();
    this.#known.set(token, verified);
    return verified;
  }
}
