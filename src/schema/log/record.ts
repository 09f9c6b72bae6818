/**
 * One entry of the event log: what one actor was told, in the order of the whole program.
 *
 * Keys are one letter long because there are thousands of them on the disk of a phone.
 */
export interface LogRecord {
  /** Sequence in the session, from 1, without gaps. */
  readonly s: number;
  /** Milliseconds since the session's `t0`, never decreasing. */
  readonly t: number;
  /** Path of the actor that was told (`actorPath`): the one that began there last. */
  readonly a: string;
  /**
   * `init`: the actor began, `e` is its input. `lost`: it had ended already, nothing happened. `refused`: the event did not
   * fit its description, so nothing of it but its type was written. Absent: `e` is the event.
   */
  readonly k?: 'init' | 'lost' | 'refused';
  /** Name of the workflow: of the actor itself on `init`, of the child whose end this event reports. */
  readonly m?: string;
  /** On `init`, the version of the workflow's description; absent for the first. */
  readonly v?: number;
  /** Name of the port whose answer this event is. */
  readonly p?: string;
  /** The event, or the input on `init`; absent when there is none. */
  readonly e?: unknown;
  /** Path of the sender, when it was a workflow; `.` when it was the actor itself (a timer). */
  readonly x?: string;
  /** 1 when `e` refers to bodies. */
  readonly b?: 1;
  /**
   * Fingerprint of the state value afterwards; absent when it is that of the actor's previous record, `-` when the event was
   * never processed because it broke the actor or came too late.
   */
  readonly f?: string;
}

/** What is known about a session besides its records. */
export interface SessionHeader {
  /** Version of this format. */
  readonly format: number;
  readonly sid: string;
  /** When the session began, in milliseconds since 1970. */
  readonly t0: number;
  readonly appVersion: string;
  /** Content hash of the machines that wrote it; another bundle may fold it differently. */
  readonly bundle: string;
  /** Id of the root actor. */
  readonly root: string;
  /** When it was last written to, in milliseconds since 1970; a second late at most. */
  readonly seen?: number;
  /** The days on which this device used the program before that. */
  readonly day?: number;
  /** Whether something was begun in it then and not brought to an end. */
  readonly unfinished?: boolean;
  /** The earlier session whose last state is this one's first checkpoint, and the database it is in. */
  readonly from?: { readonly sid: string; readonly week: string };
  /** When it ended for good, in milliseconds since 1970. */
  readonly closed?: number;
  /** Nobody was signed in while it was recorded, so that it holds nobody's data. */
  readonly bare?: boolean;
  /** Whose it is, by what the device knows them; absent where nobody typed a password here. */
  readonly owner?: string;
  /** What its journal is written with: 32 bytes in hexadecimal. */
  readonly tail?: string;
  /** Written by releases that sealed a session in the background and were stopped: it must go. */
  readonly sealing?: boolean;
  /** Its records when this was written, and what they take as text, in characters. */
  readonly records?: number;
  readonly bytes?: number;
}

export const LOG_FORMAT = 1;
/** Replaces a body in a stored event: the hash of its JSON text. */
export const BODY = '$body';
export const SELF = '.';
export const UNPROCESSED = '-';

const SEPARATOR = '/';

/** Adds an id to a path; a slash inside an id is escaped. */
export const actorPath = (parent: string | undefined, id: string): string => {
  const escaped = id.includes('~') || id.includes(SEPARATOR) ? id.replaceAll('~', '~0').replaceAll(SEPARATOR, '~1') : id;
  return parent === undefined ? escaped : `${parent}${SEPARATOR}${escaped}`;
};

/** The ids of a path, root first. */
export const idsOf = (path: string): readonly string[] => path.split(SEPARATOR).map((id) => id.replaceAll('~1', SEPARATOR).replaceAll('~0', '~'));
