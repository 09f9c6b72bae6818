import { jalaliText } from '../../../schema/kit/jalali.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { withTold } from '../../../schema/log/file/told.ts';

export type Delivered = 'shared' | 'saved' | 'cancelled';

/** `matab-report-1405-08-29.txt` on that day. */
export const reportName = (now: number): string => `matab-report-${jalaliText(tehranDay(now)).replaceAll('/', '-')}.txt`;

/**
 * Hands a report's file to the person: to the share sheet where there is one, otherwise as a download. Plain text, because
 * share sheets take few kinds of files. `told` is what they said of it. To be called in the tap itself, or browsers refuse to share.
 */
export const deliverReport = async (text: string, told: string): Promise<Delivered> => {
  const file = new File([withTold(text, told)], reportName(Date.now()), { type: 'text/plain' });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Too long after the tap, or not allowed here: a download always is.
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
};
