import { isWholePart } from '../part.ts';
import { REPORT_FORMAT, type Report, type ReportProblem } from '../report.ts';
import { decompressed } from './compressed.ts';
import { type PackedReport, unpacked } from './packed.ts';

/** Bytes of the largest file that is looked into. */
const LARGEST = 300_000_000;
const BEGINNING = '{"kind":"matab.report"';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

const isWhole = ({ parts, bodies, release, made, told }: Partial<Record<keyof Report, unknown>>): boolean =>
  Array.isArray(parts) && parts.length > 0 && parts.every(isWholePart) && isObject(bodies) && [release, made, told].every(isText);

const unfolded = async (value: object): Promise<object> => {
  if (!('content' in value)) return value;
  const { content, ...head } = value;
  return { ...head, ...unpacked(JSON.parse(await decompressed(String(content))) as PackedReport) };
};

/** Reads a report from a file's text. */
export const readReport = async (text: string): Promise<Report | ReportProblem> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.trimStart().startsWith(BEGINNING) ? 'damaged' : 'notJson';
  }
  if (!isObject(value) || !('kind' in value) || value.kind !== 'matab.report') return 'foreign';
  if (!('format' in value) || typeof value.format !== 'number') return 'damaged';
  if (value.format > REPORT_FORMAT) return 'tooNew';
  try {
    const report = await unfolded(value);
    return isWhole(report) ? (report as Report) : 'damaged';
  } catch {
    // Cut, changed, or made to inflate beyond measure: whatever it was, it is not what was written.
    return 'damaged';
  }
};

/** Reads a report's file; one without anything in it is empty. */
export const readReportFile = async (file: Blob): Promise<Report | ReportProblem | 'empty'> => {
  if (file.size > LARGEST) return 'damaged';
  const text = await file.text();
  return text.trim() === '' ? 'empty' : readReport(text);
};
