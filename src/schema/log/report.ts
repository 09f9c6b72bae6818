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

const isRecord = (value: unknown): value is LogRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { s, t, a } = value as Partial<Record<keyof LogRecord, unknown>>;
  return typeof s === 'number' && typeof t === 'number' && typeof a === 'string';
};

const isPart = (value: unknown): value is ReportPart => {
  if (typeof value !== 'object' || value === null) return false;
  const { header, records } = value as Partial<Record<keyof ReportPart, unknown>>;
  if (typeof header !== 'object' || header === null || !Array.isArray(records)) return false;
  const { root, t0, bundle } = header as Partial<Record<keyof SessionHeader, unknown>>;
  if (typeof root !== 'string' || typeof t0 !== 'number' || typeof bundle !== 'string') return false;
  // A gap means that a piece of the file is missing.
  return records.every((record, index) => isRecord(record) && (index === 0 || record.s === (records[index - 1] as LogRecord).s + 1));
};

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
  const whole = Array.isArray(parts) && parts.length > 0 && parts.every(isPart) && typeof bodies === 'object' && bodies !== null;
  return whole ? (value as Report) : 'damaged';
};
