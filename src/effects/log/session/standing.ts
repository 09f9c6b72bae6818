import type { SessionHeader } from '../../../schema/log/record.ts';
import { readHeaders } from '../disk/headers.ts';
import { readWeeks } from '../disk/weeks.ts';
import type { Place } from './claim.ts';
import './stuck.ts';

/** One session on this device. */
export interface Standing {
  readonly place: Place;
  readonly header: SessionHeader;
}

/** Every session on this device, whoever recorded it. */
export const allSessions = async (now: number): Promise<readonly Standing[]> => {
  const weeks = await readWeeks(now, async (database) => ({ week: database.name, headers: await readHeaders(database) }));
  return weeks.flatMap(({ week, headers }) => headers.map((header) => ({ place: { sid: header.sid, week }, header })));
};
