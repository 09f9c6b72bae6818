import type { Encoding } from './encoding.ts';

/** A list as it is sent, in the version that `etag` names. */
export interface SentList {
  readonly etag: string;
  readonly encoding: Encoding;
  /** Its bytes; a long one has several pieces, so that nobody waits until the last of them is on its way. */
  readonly parts: readonly Buffer[];
}

export const lengthOf = ({ parts }: SentList): number => parts.reduce((sum, { length }) => sum + length, 0);

/** What the names and the place of a list weigh beside its bytes. */
const FRAME = 500;

const weightOf = (list: SentList): number => lengthOf(list) + FRAME;

/**
 * The latest bytes of lists, as they were sent; those that were not asked for longest go when all weigh more than `most` bytes.
 *
 * It is only ever read under the version that the database names, so processes need not tell each other of changes.
 */
export class ListCache {
  readonly #lists = new Map<string, SentList>();
  readonly #most: number;
  #weight = 0;

  constructor(most: number = 64 * 1024 * 1024) {
    this.#most = most;
  }

  /** What all lists in it weigh, in bytes. */
  get weight(): number {
    return this.#weight;
  }

  find(key: string, etag: string): SentList | null {
    const found = this.#lists.get(key);
    if (found?.etag !== etag) return null;
    this.#lists.delete(key);
    this.#lists.set(key, found);
    return found;
  }

  keep(key: string, list: SentList): void {
    this.#drop(key);
    if (weightOf(list) > this.#most) return;
    this.#lists.set(key, list);
    this.#weight += weightOf(list);
    for (const oldest of this.#lists.keys()) {
      if (this.#weight <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const found = this.#lists.get(key);
    if (!found) return;
    this.#weight -= weightOf(found);
    this.#lists.delete(key);
  }
}
