import type { Failure } from '../../../../schema/kit/failure.ts';
import { failureReason } from '../../feedback/failure-text.ts';

/** Said when a record could not be loaded: without the reason, or with it. */
export type LoadError = string | ((reason: string) => string);

/** The same, with the reason under it or in it, as one text. */
export const loadFailure = (said: LoadError, failure: Failure | null): string => {
  const why = failure ? failureReason(failure) : '';
  return typeof said === 'string' ? `${said} ${why}` : said(why);
};

/** Said of a record that could not be loaded and is shown as the list on the device has it. */
export const keptRecord = (age: string): string => `آنچه می‌بینید از لیست همین دستگاه است. ${age}`;
