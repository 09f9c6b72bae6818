import type { Earlier } from '../../../machines/fold/salvage.ts';
import type { Winding } from '../../../machines/viewer/tape.ts';
import type { Report } from '../../../schema/log/report.ts';

/** What another release reads its own logs with (`src/bundle.ts`). */
export interface EarlierBundle {
  readonly fold: Earlier;
  readonly wind: (report: Report) => Winding;
}

/** Loads the bundle that wrote a log by its hash; null where it is kept no more. */
export const earlierBundle = async (hash: string): Promise<EarlierBundle | null> => {
  // The hash comes from a file or a disk: nothing else may name a script.
  if (!/^[0-9a-f]{16}$/.test(hash)) return null;
  try {
    return (await import(/* @vite-ignore */ `/bundles/${hash}.js`)) as EarlierBundle;
  } catch {
    // It is not there, or there is no way to it now: today's machines fold what they can.
    return null;
  }
};
