import { timingSafeEqual } from 'node:crypto';

/** Whether a seal, in base64url, is the one that was to be expected; how long the look takes tells nothing of where they differ. */
export const isSeal = (seal: string, expected: Buffer): boolean => {
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
