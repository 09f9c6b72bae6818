import { createSecretKey, randomBytes, type webcrypto } from 'node:crypto';
import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { type JWTVerifyOptions, jwtVerify } from 'jose/jwt/verify';

/** Who a request speaks for. */
export interface Identity {
  readonly practice: number;
  readonly account: number;
}

const ACCESS_SECONDS = 10 * 60;

const HEADER = { alg: 'HS256', typ: 'JWT' } as const;
const AUDIENCE = 'matab-api';
/** What only an access token is; the name is the one that Django's tokens use. */
const KIND = 'access';

/** Longer than any token that is issued here: whatever is longer is not even looked at. */
const LONGEST = 1000;

/** Tokens whose signature was found right; a client sends one hundreds of times. */
const MOST_KNOWN = 1000;

interface Verified {
  readonly identity: Identity;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** One text per token: the library reads padding, spaces and stray bits at the end of a part as well. */
const isStrictlyEncoded = (token: string): boolean => token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const isId = (claim: unknown): claim is number => Number.isSafeInteger(claim) && Number(claim) > 0;

/**
 * Issues and reads access tokens without a look into the database: JWTs signed with HS256, good for ten minutes to the second.
 *
 * `database` names the installation that issues them; another one with the same key takes none of them.
 */
export class AccessTokens {
  readonly #key: webcrypto.CryptoKey;
  readonly #clock: () => number;
  readonly #issuer: string;
  readonly #known = new Map<string, Verified>();

  constructor(key: Buffer, clock: () => number, database: string) {
    this.#key = createSecretKey(key).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
    this.#clock = clock;
    this.#issuer = `matab:${database}`;
  }

  /** A fresh token and its end in milliseconds since 1970. */
  async issue({ practice, account }: Identity): Promise<{ readonly token: string; readonly expires: number }> {
    const now = this.#clock();
    const issued = Math.floor(now / 1000);
    const token = await new SignJWT({ token_type: KIND, user_id: account, practice })
      .setProtectedHeader(HEADER)
      .setIssuer(this.#issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_SECONDS)
      .setJti(randomBytes(8).toString('hex'))
      .sign(this.#key);
    return { token, expires: now + ACCESS_SECONDS * 1000 };
  }

  /** The identity in a token, or null when it is forged, of another kind or installation, or past its end. */
  async read(token: string): Promise<Identity | null> {
    const known = this.#known.get(token);
    if (known) return known.expires > this.#clock() ? known.identity : null;
    const verified = token.length <= LONGEST && isStrictlyEncoded(token) ? await this.#verify(token) : null;
    if (!verified) return null;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(token, verified);
    return verified.identity;
  }

  async #verify(token: string): Promise<Verified | null> {
    const wanted: JWTVerifyOptions = {
      algorithms: [HEADER.alg],
      typ: HEADER.typ,
      issuer: this.#issuer,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'jti'],
      currentDate: new Date(this.#clock()),
      // None is needed: a client whose token has just ended renews it and asks again.
      clockTolerance: 0,
    };
    try {
      const { exp, token_type, user_id, practice } = (await jwtVerify(token, this.#key, wanted)).payload;
      if (token_type !== KIND || !isId(user_id) || !isId(practice) || exp === undefined) return null;
      return { identity: { practice, account: user_id }, expires: exp * 1000 };
    } catch (cause) {
      if (cause instanceof JOSEError) return null;
      throw cause;
    }
  }
}
