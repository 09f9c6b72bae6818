import type { SessionHeader } from '../../../schema/log/record.ts';
import { anotherName } from '../disk/weeks.ts';
import type { HealthBoard } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import { newMaskKey, writeBase } from '../report/base.ts';
import { newSegment, type Program, type Segment } from './segment.ts';

/** Recording goes on in another database from where the program stands now, with what came before only where it was. */
export const goOnElsewhere = async (
  program: Program,
  recording: Recording,
  health: HealthBoard,
  { t0, bare, owner }: Pick<SessionHeader, 't0' | 'bare' | 'owner'>,
): Promise<Segment> => {
  const week = anotherName(Date.now());
  const next = newSegment(program, { t0, week, ...(bare === undefined ? {} : { bare }), ...(owner === undefined ? {} : { owner }) }, health);
  recording.writeTo(next);
  next.onWiped(recording.anchor);
  recording.anchor();
  await next.appender.barrier();
  return next;
};

/** Recording goes on, from a program that holds nobody's data any more. */
export const beginAnew = async (program: Program, recording: Recording, health: HealthBoard): Promise<void> => {
  health.set({ records: 0, bytes: 0, rescued: 0, left: 0, keeps: null });
  const { t0 } = recording.segment().header;
  const next = goOnElsewhere(program, recording, health, { t0, bare: true });
  const bare = recording.stands();
  const { database, place } = await next;
  // There is nothing in it to disguise.
  if (bare) await writeBase(database, place.sid, { key: newMaskKey(), checkpoint: bare });
};
