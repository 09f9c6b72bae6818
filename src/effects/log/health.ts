/** Why the log is not kept on this device: nothing is wrong, the disk is full, storage is denied, or it failed otherwise. */
export type LogTrouble = 'full' | 'denied' | 'failing';

/** What the user may know about the log. */
export interface LogHealth {
  readonly on: boolean;
  /** Whether what was recorded so far outlives this page. */
  readonly persisted: boolean;
  readonly trouble: LogTrouble | null;
  /** Records of this session, and what they take as text, in characters. */
  readonly records: number;
  readonly bytes: number;
  /** Bytes of the report that was prepared last; 0 while none was. */
  readonly report: number;
  /** Events that did not fit their description and were left out; above 0 the recording is not complete. */
  readonly refused: number;
  /** Drafts of an earlier version that are kept to be read. */
  readonly rescued: number;
  /** Sessions of closed tabs in which something was begun, and that no tab goes on with yet. */
  readonly left: number;
  /** Whether what is begun can wait for its owner after the end of the session; null while that is not known. */
  readonly keeps: boolean | null;
}

export interface HealthBoard {
  readonly get: () => LogHealth;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (change: Partial<LogHealth>) => void;
}

const healthy: LogHealth = { on: true, persisted: true, trouble: null, records: 0, bytes: 0, report: 0, refused: 0, rescued: 0, left: 0, keeps: null };

/** Holds the health of a log and tells who listens, once per change of something that is shown at once. */
export const createHealthBoard = (): HealthBoard => {
  let health = healthy;
  const listeners = new Set<() => void>();
  return {
    get: () => health,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change) => {
      const next = { ...health, ...change };
      // What grows with every event is looked at when somebody asks.
      const loud = (Object.keys(change) as (keyof LogHealth)[]).some((key) => key !== 'records' && key !== 'bytes' && next[key] !== health[key]);
      health = next;
      if (loud) for (const listener of listeners) listener();
    },
  };
};

/** What a failed write means to the user. */
export const troubleOf = (error: unknown): LogTrouble => {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'ReferenceError' || name === 'TypeError' ? 'denied' : 'failing';
};
