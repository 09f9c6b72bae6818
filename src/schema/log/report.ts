import { isWholePart } from './part.ts';
import type { LogRecord, SessionHeader } from './record.ts';

/** A disguised session as one file. */
export interface Report {
  readonly kind: 'matab.report';
  readonly format: number;
  /** The session the user was in comes last; before it what it went on from. */
  readonly parts: readonly ReportPart[];
  /** The lists that records refer to, by name. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

export interface ReportPart {
  readonly header: SessionHeader;
  /** Where it begins when it does not begin with the program; null for the beginning, absent when it is not known. */
  readonly base?: unknown;
  readonly records: readonly LogRecord[];
  /** The first record after which disguising changed where a workflow stands or what it said; null when it never did. */
  readonly differs: number | null;
}

export const REPORT_FORMAT = 1;

/** Why a file is not a report that can be shown. */
export type ReportProblem = 'notJson' | 'foreign' | 'tooNew' | 'damaged';

/** Reads a report from a file's text. */
export const readReport = (text: string): Report | ReportProblem => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('{"kind":"matab.report"') ? 'damaged' : 'notJson';
  }
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'matab.report') return 'foreign';
  const { format, parts, bodies } = value as Partial<Report>;
  if (typeof format !== 'number') return 'damaged';
  if (format > REPORT_FORMAT) return 'tooNew';
  const whole = Array.isArray(parts) && parts.length > 0 && parts.every(isWholePart) && typeof bodies === 'object' && bodies !== null;
  return whole ? (value as Report) : 'damaged';
};
