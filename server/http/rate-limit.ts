import type { FastifyRequest } from 'fastify';
import { networkOf } from '../auth/throttle/network.ts';
import { refusal } from './refusal.ts';

interface Bucket {
  tokens: number;
  /** When they were counted, by the clock that nobody can set. */
  at: number;
}

const MOST_BUCKETS = 10_000;

/** A token bucket for each visitor: a third of a minute's requests may come at once. */
export class RateLimit {
  readonly #perMilli: number;
  readonly #most: number;
  readonly #tell: (request: FastifyRequest, visitor: string) => void;
  readonly #buckets = new Map<string, Bucket>();

  /** `tell` hears of every request that is refused, and is to say so seldom: whoever asks too often would fill the log as well. */
  constructor(perMinute: number, tell: (request: FastifyRequest, visitor: string) => void) {
    this.#perMilli = perMinute / 60_000;
    this.#most = Math.max(1, Math.floor(perMinute / 3));
    this.#tell = tell;
  }

  /** Counts a request; 429 with the seconds to wait when there were too many. */
  count(request: FastifyRequest, visitor: string): void {
    const now = performance.now();
    const bucket = this.#bucketOf(visitor, now);
    bucket.tokens = Math.min(this.#most, bucket.tokens + (now - bucket.at) * this.#perMilli);
    bucket.at = now;
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return;
    }
    const seconds = Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perMilli / 1000));
    this.#tell(request, visitor);
    throw refusal(429, 'throttled', { seconds }, { 'retry-after': String(seconds) });
  }

  #bucketOf(visitor: string, now: number): Bucket {
    const known = this.#buckets.get(visitor);
    if (known) return known;
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= MOST_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest);
    const bucket = { tokens: this.#most, at: now };
    this.#buckets.set(visitor, bucket);
    return bucket;
  }
}

/** Who a request counts for: its account, or without one the network that it comes from. */
export const visitorOf = ({ identity, ip }: FastifyRequest): string => (identity ? `${identity.practice}/${identity.account}` : networkOf(ip));
