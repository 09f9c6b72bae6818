import type { Actor, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Migrations } from '../../machines/kit/migrations.ts';
import type { Descriptions } from '../../schema/log/codec.ts';
import type { Barrier } from './effect-actor.ts';
import type { EventLog } from './event-log.ts';
import { createHealthBoard, type HealthBoard } from './health.ts';
import type { Moment } from './recording/moment.ts';
import { fresh } from './session/fresh.ts';
import { mayContinue } from './traces.ts';

export interface LogOptions {
  /** The workflows by name; ones that are loaded later are found when they are. */
  readonly descriptions: Descriptions;
  /** Fetches the descriptions that the log needs from its first record on. */
  readonly prepare?: () => Promise<void>;
  readonly appVersion: string;
  /** Content hash of the machines. */
  readonly bundle: string;
  /** How states of a workflow's earlier versions become its own. */
  readonly migrations?: (workflow: string) => Migrations | undefined;
  /** The id of the root actor. */
  readonly rootId: string;
  /** An event did not fit its description and was left out: a fault of the program, told without its content. */
  readonly onRefused?: (workflow: string, type: string, why: string) => void;
}

export interface BeginOptions {
  readonly root: AnyStateMachine;
  /** The input of a new root. */
  readonly input: unknown;
  /** Loads the machines of these names into the root. */
  readonly load: (names: readonly string[]) => Promise<void>;
}

export interface Begun {
  /** The root, not started. */
  readonly actor: Actor<AnyStateMachine>;
  readonly start: () => void;
  /** Whether it goes on with an earlier session. */
  readonly restored: boolean;
  /** Whether there was one that is no longer on the disk: the browser or somebody deleted it. */
  readonly lost: boolean;
  /** Whether something of it could not be gone on with and is kept to be read. */
  readonly rescued: boolean;
}

/** What happened before the log was loaded, in order. */
export interface Beginning {
  readonly actor: AnyActorRef;
  readonly root: AnyStateMachine;
  /** When the root was made, in milliseconds since 1970. */
  readonly t0: number;
  readonly heard: readonly (readonly [event: InspectionEvent, moment: Moment])[];
  /** Where events go from now on. */
  readonly divert: (listener: (event: InspectionEvent) => void) => void;
}

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
