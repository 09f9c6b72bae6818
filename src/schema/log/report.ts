import type { LogRecord, SessionHeader } from './record.ts';

/** A disguised session as one file. */
export interface Report {
  readonly kind: 'matab.report';
  readonly format: number;
  /** The release that made it; absent in the first format. */
  readonly release?: string;
  /** The day on which it was made, `YYYY-MM-DD` in Tehran; absent in the first format. */
  readonly made?: string;
  /** What the person who sent it told of it, in their own words: the only thing in it that is not disguised. */
  readonly told?: string;
  /** The session the user was in comes last; before it what it went on from. */
  readonly parts: readonly ReportPart[];
  /** The lists that records refer to, by name. */
  readonly bodies: Readonly<Record<string, readonly unknown[]>>;
  /** How many rows of a list were left out because no screen of the session showed them, by the list's name. */
  readonly leftOut?: Readonly<Record<string, number>>;
}

export interface ReportPart {
  readonly header: SessionHeader;
  /** Where it begins when it does not begin with the program; null for the beginning, absent when it is not known. */
  readonly base?: unknown;
  readonly records: readonly LogRecord[];
  /** The first record after which disguising changed where a workflow stands or what it said; null when it never did. */
  readonly differs: number | null;
}

/** In the first format the file was the report as JSON; since the second it is packed (`file/write.ts`). */
export const REPORT_FORMAT = 2;

/** Why a file is not a report that can be shown. */
export type ReportProblem = 'notJson' | 'foreign' | 'tooNew' | 'damaged';
