import { lastSealed } from '../disk/sealed.ts';
import { troubleOf } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import type { Place } from '../session/claim.ts';
import type { Segment } from '../session/segment.ts';
import type { Translators } from '../session/succession.ts';
import { bringLanguages } from './languages.ts';
import { makeReport } from './report.ts';
import { readWhole, remembered, type Whole } from './whole.ts';

const isDenied = (error: unknown): boolean => troubleOf(error) === 'denied';

/** Sessions before the running one that a report holds. */
const MOST_ANCESTORS = 3;

/** The running session and those it goes on from, oldest first. */
export const lineage = async ({ place, appender }: Segment): Promise<readonly Whole[]> => {
  const found: Whole[] = [];
  for (let next: Place | undefined = place; next !== undefined && found.length <= MOST_ANCESTORS; ) {
    const whole: Whole | null = await readWhole(next, undefined, next === place ? appender.unwritten() : undefined);
    if (whole === null) break;
    found.unshift(whole);
    next = whole.session.header.from;
  }
  return found;
};

/** The running session, and what it goes on from, as the text of one disguised file. */
export const reportOf = async ({ root, descriptions, load }: Translators, recording: Recording, signal?: AbortSignal): Promise<string> => {
  recording.drain();
  const segment = recording.segment();
  await segment.appender.barrier();
  const now = Date.now();
  try {
    const sessions = await lineage(segment);
    for (const { session } of sessions) await bringLanguages(load, session);
    return await makeReport(root, descriptions, sessions, { now, sealed: await lastSealed(now), signal });
  } catch (error) {
    // Storage that lets nothing be written lets nothing be read either: then all of the session is in memory.
    if (!isDenied(error)) throw error;
    return makeReport(root, descriptions, [remembered(segment.header, segment.appender.unwritten())], { now, signal });
  }
};
