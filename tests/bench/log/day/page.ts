import { createAppender } from '../../../../src/effects/log/disk/appender.ts';
import { openLogDatabase } from '../../../../src/effects/log/disk/database.ts';
import { writeHeader } from '../../../../src/effects/log/disk/headers.ts';
import { journalOf } from '../../../../src/effects/log/disk/journal.ts';
import { mergeChunks } from '../../../../src/effects/log/disk/merge.ts';
import { writerBeside } from '../../../../src/effects/log/disk/writer-beside.ts';
import { createHealthBoard } from '../../../../src/effects/log/health.ts';
import { makeReport } from '../../../../src/effects/log/report/report.ts';
import { readWhole } from '../../../../src/effects/log/report/whole.ts';
import type { LogRecord, SessionHeader } from '../../../../src/schema/log/record.ts';
import { productDescriptions, productProgram } from '../../../fold/product/program.ts';

/** A recorded day in a page: on its disk, and made into a report. */
const WEEK = 'matab.log.1';
const root = productProgram([]);

interface Stored {
  readonly header: SessionHeader;
  readonly records: readonly LogRecord[];
  readonly texts: readonly (readonly [name: string, text: string])[];
}

const day = {
  store: async (): Promise<number> => {
    const response = await fetch('/call/day', { method: 'POST', body: '{}' });
    const { header, records, texts } = (await response.json()) as Stored;
    const { sid } = header;
    const database = openLogDatabase(WEEK);
    await writeHeader(database, header);
    const appender = createAppender({
      sid,
      writer: writerBeside(database),
      journal: journalOf(sid, '00'.repeat(32)),
      health: createHealthBoard(),
      ready: () => Promise.resolve(),
    });
    appender.append({ first: 1, records: records.map((record) => JSON.stringify(record)), bodies: texts });
    await appender.barrier();
    await mergeChunks(database, sid, records.length + 1);
    database.close();
    return records.length;
  },

  /** From the disk to the file: how long it took, in milliseconds. */
  make: async (): Promise<{ readonly read: number; readonly total: number; readonly size: number }> => {
    const begun = performance.now();
    const whole = await readWhole({ sid: 'day', week: WEEK });
    const read = performance.now() - begun;
    if (whole === null) throw new Error('nothing stored');
    const text = await makeReport(root, productDescriptions, [whole], { now: Date.now() });
    return { read, total: performance.now() - begun, size: text.length };
  },
};

declare global {
  interface Window {
    day: typeof day;
  }
}

window.day = day;
