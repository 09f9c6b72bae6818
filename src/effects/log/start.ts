import type { BeginOptions, Begun, LogOptions } from './beginning.ts';
import type { Barrier, Prepare } from './effect-actor.ts';
import type { EventLog } from './event-log.ts';
import { heedTouches } from './first-touch.ts';
import { createHealthBoard, type HealthBoard } from './health.ts';
import { fresh } from './session/fresh.ts';
import { mayContinue } from './traces.ts';
import { untilItComes } from './until-it-comes.ts';

export interface ProgramLog {
  readonly begin: (options: BeginOptions) => Promise<Begun>;
  /** What write effects wait for. */
  readonly barrier: Barrier;
  /** Nothing is waited for where the log has not come yet. */
  readonly prepare: Prepare;
  readonly health: HealthBoard;
  /** Reports, deleting and sealing. */
  readonly loaded: () => Promise<EventLog>;
}

/**
 * Begins the program where it was left, and records what happens to every workflow.
 *
 * Where nothing can have been left, the program begins at once and the log is loaded beside the first paint: what happens
 * meanwhile is kept in memory. While the log cannot be loaded, the program says so, and goes on asking for it.
 */
export const createProgramLog = (options: LogOptions): ProgramLog => {
  const health = createHealthBoard();
  let loading: Promise<EventLog> | null = null;
  let there: EventLog | null = null;

  const loaded = (): Promise<EventLog> => {
    loading ??= Promise.all([import('./event-log.ts'), options.prepare?.()]).then(([{ createEventLog }]) => {
      if (!health.get().on) health.set({ on: true, persisted: true, trouble: null });
      there = createEventLog(options, health);
      return there;
    });
    loading.catch(() => {
      loading = null;
      health.set({ on: false, persisted: false, trouble: 'failing' });
    });
    return loading;
  };

  const atOnce = (begin: BeginOptions): Begun => fresh(begin, options.rootId, async (beginning) => (await untilItComes(loaded)).join(beginning));

  return {
    begin: async (begin) => {
      heedTouches();
      if (!(await mayContinue(begin.isSignedIn?.() ?? false))) return atOnce(begin);
      // Asked for beside the log that will need it, which asks again where it does not come.
      import('./session/resuming.ts').catch(() => undefined);
      // To begin anew beside what was left would hide it from who left it.
      return (await untilItComes(loaded, begin.onMissing)).begin(begin);
    },
    barrier: async () => {
      const log = await loaded().catch(() => null);
      await log?.barrier();
    },
    prepare: (port) => there?.prepare(port),
    health,
    loaded,
  };
};
