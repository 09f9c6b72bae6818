import type { LogRecord } from '../../../src/schema/log/record.ts';
import type { Report } from '../../../src/schema/log/report.ts';
import type { Oracle } from '../tally.ts';

/** What is put into a report by hand, to see that it is found. */
export type Plant = 'leak' | 'divergence';

/** Under what it must be found. */
export const FOUND_AS: Readonly<Record<Plant, Oracle>> = { leak: 'personal values in reports', divergence: 'false divergences' };

/** Changes one record from the middle of what can be changed. */
const changed = (report: Report, may: (record: LogRecord) => boolean, change: (record: LogRecord) => LogRecord): Report => {
  const all = report.parts.flatMap(({ records }) => records.filter(may));
  const chosen = all[Math.floor(all.length / 2)];
  if (!chosen) throw new Error('The report has no record in which anything could be planted.');
  const parts = report.parts.map((part) => ({ ...part, records: part.records.map((record) => (record === chosen ? change(record) : record)) }));
  return { ...report, parts };
};

/** The report with a value as the person typed it, or with a workflow standing where it never stood. */
export const planted = (report: Report, plant: Plant, personal: readonly string[]): Report =>
  plant === 'leak'
    ? changed(
        report,
        ({ e }) => typeof e === 'object' && e !== null,
        (record) => ({ ...record, e: { ...(record.e as object), by: `از ${personal.at(-1)}` } }),
      )
    : changed(
        report,
        ({ f }) => typeof f === 'string',
        (record) => ({ ...record, f: 'elsewhere' }),
      );
