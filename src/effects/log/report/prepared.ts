import { toldBytes } from '../../../schema/log/file/told.ts';
import type { HealthBoard } from '../health.ts';
import { type Delivered, deliverReport } from './deliver.ts';

/** A log that can be told. */
interface Reporting {
  readonly report: (signal?: AbortSignal) => Promise<string>;
}

/** The text of the report that was prepared last. */
let prepared: string | null = null;

/** Reports of a log, each made first and handed over when the person agrees: a share sheet opens only in the tap itself. */
export const preparedReports = (log: Reporting, health: Pick<HealthBoard, 'set'>) => {
  const make = async (signal?: AbortSignal): Promise<string> => {
    prepared = null;
    const text = await log.report(signal);
    prepared = text;
    return text;
  };
  return {
    /** Makes it and keeps it at hand; answers its size in bytes. */
    prepare: async (signal?: AbortSignal): Promise<number> => (await make(signal)).length,
    /** Hands it over with what the person told of it. It is gone after a reload, and made once more then. */
    send: async (told: string): Promise<Delivered> => {
      const text = prepared ?? (await make());
      health.set({ report: text.length + toldBytes(told) });
      return deliverReport(text, told);
    },
  };
};
