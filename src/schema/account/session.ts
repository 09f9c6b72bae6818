import { flag, instant, optional, type StructOf, text, worded } from '../kit/shape.ts';

/**
 * One session of the user's own account: a device that is signed in (SES-CALL-7). What another provider calls its sessions
 * may be a secret, so a report has other names for them.
 */
export const sessionFields = {
  id: text(),
  /** Like `Chrome · Android`; null where nobody could tell. */
  device: optional(worded()),
  created_at: optional(instant()),
  used_at: optional(instant()),
  current: flag(),
};

export type AccountSession = StructOf<typeof sessionFields>;
