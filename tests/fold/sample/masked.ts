import type { Descriptions } from '../../../src/schema/log/codec.ts';
import { inSteps } from '../../../src/schema/log/file/steps.ts';
import type { Bodies } from '../../../src/schema/log/lists/bodies.ts';
import type { MaskKey } from '../../../src/schema/log/mask/disguise.ts';
import { maskedLog } from '../../../src/schema/log/mask/mask.ts';
import type { LogRecord } from '../../../src/schema/log/record.ts';

/** Records of a session disguised under a key, with all their lists. */
export const maskedSession = async (
  descriptions: Descriptions,
  bodies: Bodies,
  records: readonly LogRecord[],
  key: MaskKey,
): Promise<{ readonly records: readonly LogRecord[]; readonly bodies: ReadonlyMap<string, readonly unknown[]> }> => {
  const masked = maskedLog(descriptions, bodies, { key, sid: 'sample', needed: () => true });
  const disguised = records.map(masked.mask);
  const lists = new Map<string, readonly unknown[]>();
  for (const { name, rows } of masked.lists()) lists.set(name, (await inSteps(rows(), () => undefined)).rows);
  return { records: disguised, bodies: lists };
};
