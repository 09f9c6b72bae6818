import type { LogRecord, SessionHeader } from './record.ts';

/** The first moment of the year 3000: calendars end, and no clock of a device is wrong by so much. */
const END_OF_TIME = 32_503_680_000_000;

const isText = (value: unknown): value is string => typeof value === 'string';
const mayBeText = (value: unknown): boolean => value === undefined || isText(value);
const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < END_OF_TIME;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const KINDS: readonly unknown[] = [undefined, 'init', 'lost', 'refused'] satisfies readonly LogRecord['k'][];

/** Whether a value is a header as far as it is relied on, with a beginning that a calendar knows. */
const isHeader = (value: unknown): value is SessionHeader => {
  if (typeof value !== 'object' || value === null) return false;
  const { root, t0, bundle, appVersion } = value as Partial<Record<keyof SessionHeader, unknown>>;
  return isText(root) && isMoment(t0) && isText(bundle) && isText(appVersion);
};

/** Whether a value is a record as far as it is relied on; what was said in it is for the workflow's description to judge. */
const isRecord = (value: unknown): value is LogRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { s, t, a, k, m, p, x, f } = value as Partial<Record<keyof LogRecord, unknown>>;
  return isCount(s) && isMoment(t) && isText(a) && KINDS.includes(k) && [m, p, x, f].every(mayBeText);
};

/** Whether one record can follow another: a gap means that a piece of the file is missing, and the clock of a session never goes back. */
const follows = (record: LogRecord, before: LogRecord | undefined): boolean => before === undefined || (record.s === before.s + 1 && record.t >= before.t);

/** Whether a value is a part of a report with nothing missing, and all its times between 1970 and 3000. */
export const isWholePart = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { header, records, differs } = value as Partial<Record<'header' | 'records' | 'differs', unknown>>;
  if (!isHeader(header) || !Array.isArray(records) || !(differs == null || isCount(differs))) return false;
  const whole = (records as readonly unknown[]).every((record, index) => isRecord(record) && follows(record, records[index - 1] as LogRecord | undefined));
  return whole && isMoment(header.t0 + ((records.at(-1) as LogRecord | undefined)?.t ?? 0));
};
