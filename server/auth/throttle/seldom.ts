const MINUTE = 60_000;
const MOST_REMEMBERED = 10_000;

/** Says of each key once a minute that it is time to tell of it: whoever knocks again and again shall not fill the log as well. */
export class Seldom {
  readonly #clock: () => number;
  readonly #told = new Map<string, number>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  isTime(key: string): boolean {
    const now = this.#clock();
    const last = this.#told.get(key);
    if (last !== undefined && Math.abs(now - last) < MINUTE) return false;
    const [oldest] = this.#told.keys();
    if (this.#told.size >= MOST_REMEMBERED && oldest !== undefined) this.#told.delete(oldest);
    this.#told.delete(key);
    this.#told.set(key, now);
    return true;
  }
}
