import type { Actor, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Checkpoint } from '../../machines/fold/tree.ts';
import type { Migrations } from '../../machines/kit/migrations.ts';
import type { Descriptions } from '../../schema/log/codec.ts';
import type { Parting } from './closing/parcel.ts';
import type { Moment } from './recording/moment.ts';

/** A program at the end of a session. */
export interface Leaving {
  readonly root: AnyStateMachine;
  readonly checkpoint: Checkpoint;
  /** Whether the person left by themselves. */
  readonly wanted: boolean;
}

/** What a log must know of its program. */
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
  /** Whether a person began something in the running program that is not brought to an end. */
  readonly isUnfinished?: (root: AnyActorRef) => boolean;
  /** Whether somebody is signed in in the running program, so that what is recorded may be theirs; always, unless it says otherwise. */
  readonly isSignedIn?: (root: AnyActorRef) => boolean;
  /** What of a state waits for its owner when their session ends; nothing, unless it says otherwise. */
  readonly parting?: (leaving: Leaving) => Promise<Parting | null>;
  /** An event did not fit its description and was left out: a fault of the program, told without its content. */
  readonly onRefused?: (workflow: string, type: string, why: string) => void;
  /** The bundle that wrote the log is kept and cannot read it: a fault of the program or of its host. */
  readonly onUnusable?: (fault: unknown) => void;
}

export interface BeginOptions {
  readonly root: AnyStateMachine;
  /** The input of a new root. */
  readonly input: unknown;
  /** Whether somebody is still signed in on this device; where nobody is, what was left is closed first. */
  readonly isSignedIn?: () => boolean;
  /** What was left is being closed, which may take a moment. */
  readonly onClosing?: () => void;
  /** Loads the machines of these names into the root. */
  readonly load: (names: readonly string[]) => Promise<void>;
  /** What was left cannot be gone on with until a part of the program comes, which is asked for again. */
  readonly onMissing?: () => void;
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
  /** Whether something that was begun in it is gone, since nobody can say whose it was. */
  readonly gone?: boolean;
  /** Whether it was written by another release and had to be read without what that one left. */
  readonly guessed: boolean;
}

/** What happened before the log was loaded, in order. */
export interface Beginning extends Pick<BeginOptions, 'root' | 'load' | 'isSignedIn'> {
  readonly actor: AnyActorRef;
  /** When the root was made, in milliseconds since 1970. */
  readonly t0: number;
  readonly heard: readonly (readonly [event: InspectionEvent, moment: Moment])[];
  /** Where events go from now on. */
  readonly divert: (listener: (event: InspectionEvent) => void) => void;
}
