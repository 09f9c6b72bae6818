import type { BeginOptions, Begun, LogOptions } from './beginning.ts';
import type { Barrier } from './effect-actor.ts';
import type { EventLog } from './event-log.ts';
import { createHealthBoard, type HealthBoard } from './health.ts';
import { fresh } from './session/fresh.ts';
import { mayContinue } from './traces.ts';

export interface ProgramLog {
  readonly begin: (options: BeginOptions) => Promise<Begun>;
  /** What write effects wait for. */
  readonly barrier: Barrier;
  readonly health: HealthBoard;
  /** Reports, deleting and sealing. */
  readonly loaded: () => Promise<EventLog>;
}

/**
 * Begins the program where it was left, and records what happens to every workflow.
 *
 * Where nothing can have been left, the program begins at once and the log is loaded beside the first paint: what happens
 * meanwhile is kept in memory. If the log cannot be loaded, the program runs without it and says so.
 */
export const createProgramLog = (options: LogOptions): ProgramLog => {
  const health = createHealthBoard();
  let loading: Promise<EventLog> | null = null;

  const loaded = (): Promise<EventLog> => {
    loading ??= Promise.all([import('./event-log.ts'), options.prepare?.()]).then(([{ createEventLog }]) => createEventLog(options, health));
    loading.catch(() => {
      loading = null;
      health.set({ on: false, persisted: false, trouble: 'failing' });
    });
    return loading;
  };

  const atOnce = (begin: BeginOptions): Begun => fresh(begin, options.rootId, async (beginning) => (await loaded()).join(beginning));

  return {
    begin: async (begin) => {
      if (!(await mayContinue())) return atOnce(begin);
      const log = await loaded().catch(() => null);
      return log ? log.begin(begin) : atOnce(begin);
    },
    barrier: async () => {
      const log = await loaded().catch(() => null);
      await log?.barrier();
    },
    health,
    loaded,
  };
};
