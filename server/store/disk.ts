import { codeOf } from '../config/error-code.ts';
import type { Store } from './tables.ts';

/** Why nothing can be written just now. */
export type DiskTrouble = 'disk full' | 'disk failing';

const FULL = /^(SQLITE_FULL|SQLITE_IOERR_SHM(OPEN|SIZE|MAP)|ENOSPC|EDQUOT|53100)$/;
const FAILING = /^(SQLITE_IOERR\w*|SQLITE_READONLY\w*|EROFS|EIO|58030)$/;

/** What the code of a failure says about the disk under the database, or null when it is about something else. */
export const diskTrouble = (code: string): DiskTrouble | null => {
  if (FULL.test(code)) return 'disk full';
  return FAILING.test(code) ? 'disk failing' : null;
};

/** Remembers that a write found no room until another one finds some. */
export class Disk {
  readonly #tell: (trouble: DiskTrouble | null, code: string) => void;
  #trouble: DiskTrouble | null = null;

  /** `tell` hears of each trouble once, and of its end as null. */
  constructor(tell: (trouble: DiskTrouble | null, code: string) => void) {
    this.#tell = tell;
  }

  get trouble(): DiskTrouble | null {
    return this.#trouble;
  }

  failed(cause: unknown): void {
    const code = codeOf(cause, '');
    const trouble = diskTrouble(code);
    if (trouble === null || trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#tell(trouble, code);
  }

  written(): void {
    if (this.#trouble === null) return;
    this.#trouble = null;
    this.#tell(null, '');
  }
}

/** The store, whose every unit of work tells the disk how it went. */
export const watched = (store: Store, disk: Disk): Store => {
  const telling =
    (run: Store['atomically']): Store['atomically'] =>
    async (work) => {
      try {
        const result = await run(work);
        disk.written();
        return result;
      } catch (cause) {
        disk.failed(cause);
        throw cause;
      }
    };
  return { ...store, atomically: telling(store.atomically), exclusively: telling(store.exclusively) };
};
