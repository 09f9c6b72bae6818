import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const zip = promisify(gzip);

/** A list as it is sent, in the version that `etag` names. */
export interface CachedList {
  readonly etag: string;
  readonly bytes: Buffer;
  /** The same, compressed for whoever takes it; made when first asked for. */
  readonly zipped: () => Promise<Buffer>;
}

const cached = (etag: string, bytes: Buffer): CachedList => {
  let packed: Promise<Buffer> | null = null;
  return {
    etag,
    bytes,
    zipped: () => {
      packed ??= zip(bytes, { level: constants.Z_BEST_SPEED });
      return packed;
    },
  };
};

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The latest bytes of each list, oldest out when they weigh too much.
 *
 * It is only ever read under the version that the database names, so processes need not tell each other of changes.
 */
export class ListCache {
  readonly #lists = new Map<string, CachedList>();
  #weight = 0;

  find(key: string, etag: string): CachedList | null {
    const found = this.#lists.get(key);
    if (found?.etag !== etag) return null;
    this.#lists.delete(key);
    this.#lists.set(key, found);
    return found;
  }

  keep(key: string, etag: string, bytes: Buffer): CachedList {
    this.#drop(key);
    const list = cached(etag, bytes);
    this.#lists.set(key, list);
    this.#weight += bytes.length;
    for (const oldest of this.#lists.keys()) {
      if (this.#weight <= MOST_BYTES || oldest === key) break;
      this.#drop(oldest);
    }
    return list;
  }

  #drop(key: string): void {
    const found = this.#lists.get(key);
    if (!found) return;
    this.#weight -= found.bytes.length;
    this.#lists.delete(key);
  }
}
