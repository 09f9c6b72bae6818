import { randomBytes } from 'node:crypto';
import { JOSEError, JWKSNoMatchingKey } from 'jose/errors';
import { decodeJwt } from 'jose/jwt/decode';
import { SignJWT } from 'jose/jwt/sign';
import { type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose/jwt/verify';
import type { KeyRing } from './key-ring.ts';

/** Who a request speaks for. */
export interface Identity {
  readonly practice: number;
  readonly account: number;
}

/** An identity and the session that proved it. */
export interface SignedIn extends Identity {
  readonly session: string;
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
  readonly signedIn: SignedIn;
  /** Milliseconds since 1970. */
  readonly issued: number;
  readonly expires: number;
}

/** One text per token: the library reads padding, spaces and stray bits at the end of a part as well. */
const isStrictlyEncoded = (token: string): boolean => token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const isId = (claim: unknown): claim is number => Number.isSafeInteger(claim) && Number(claim) > 0;
const isSession = (claim: unknown): claim is string => typeof claim === 'string' && /^[0-9a-f-]{36}$/.test(claim);

const saysItIsOver = (token: string, now: number): boolean => {
  try {
    const { exp } = decodeJwt(token);
    return exp !== undefined && exp * 1000 <= now;
  } catch (cause) {
    if (cause instanceof JOSEError) return false;
    throw cause;
  }
};

/** Issues and reads access tokens: JWTs signed with HS256, good for ten minutes to the second as long as their session lives. */
export class AccessTokens {
  readonly #ring: KeyRing;
  readonly #clock: () => number;
  readonly #issuer: string;
  readonly #known = new Map<string, Verified>();

  constructor(ring: KeyRing, clock: () => number) {
    this.#ring = ring;
    this.#clock = clock;
    // Names the installation: another one with the same key takes none of its tokens.
    this.#issuer = `matab:${ring.database}`;
  }

  /** A fresh token and its end in milliseconds since 1970. */
  async issue({ practice, account, session }: SignedIn): Promise<{ readonly token: string; readonly expires: number }> {
    const [keys] = await this.#ring.all();
    if (!keys) throw new Error('There is no key to sign with');
    const now = this.#clock();
    const issued = Math.floor(now / 1000);
    const token = await new SignJWT({ token_type: KIND, user_id: account, practice, sid: session })
      .setProtectedHeader({ ...HEADER, kid: keys.id })
      .setIssuer(this.#issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_SECONDS)
      .setJti(randomBytes(8).toString('hex'))
      .sign(keys.access);
    return { token, expires: now + ACCESS_SECONDS * 1000 };
  }

  /** What `read` would say of a token that it has read before, without a wait; null of any other. */
  recall(token: string): SignedIn | null {
    const known = this.#known.get(token);
    return known && this.#isNow(known) ? known.signedIn : null;
  }

  /**
   * Whom a token names, or null when it is forged, of another kind or installation, or past its end; its session may be over.
   *
   * `forged` hears of one that was never issued here. One that calls itself past its end is no news, whoever made it: nobody gains by
   * it, and the keys of those that were in use may be gone.
   */
  async read(token: string, forged: () => void = () => undefined): Promise<SignedIn | null> {
    if (this.#known.has(token)) return this.recall(token);
    const verified = token.length <= LONGEST && isStrictlyEncoded(token) ? await this.#verify(token) : null;
    if (!verified && !saysItIsOver(token, this.#clock())) forged();
    if (!verified || !this.#isNow(verified)) return null;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(token, verified);
    return verified.signedIn;
  }

  /** A clock that was set back must not stretch a token: one from further ahead than it may live is renewed. */
  #isNow({ issued, expires }: Verified): boolean {
    const now = this.#clock();
    const life = ACCESS_SECONDS * 1000;
    return now < expires && expires - issued <= life && issued <= now + life;
  }

  readonly #keyOf: JWTVerifyGetKey = async ({ kid }) => {
    const keys = typeof kid === 'string' ? await this.#ring.named(kid) : null;
    if (!keys) throw new JWKSNoMatchingKey();
    return keys.access;
  };

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
      const { exp, iat, token_type, user_id, practice, sid } = (await jwtVerify(token, this.#keyOf, wanted)).payload;
      if (token_type !== KIND || !isId(user_id) || !isId(practice) || !isSession(sid) || exp === undefined || iat === undefined) return null;
      return { signedIn: { practice, account: user_id, session: sid }, issued: iat * 1000, expires: exp * 1000 };
    } catch (cause) {
      if (cause instanceof JOSEError) return null;
      throw cause;
    }
  }
}
