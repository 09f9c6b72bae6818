import { lastSealed } from '../disk/sealed.ts';
import type { Recording } from '../recording/recording.ts';
import type { Place } from '../session/claim.ts';
import type { Translators } from '../session/succession.ts';
import { makeReport } from './report.ts';
import { readWhole, type Whole } from './whole.ts';

/** Sessions before the running one that a report holds. */
const MOST_ANCESTORS = 3;

/** A session and those it goes on from, oldest first. */
const lineage = async (place: Place): Promise<readonly Whole[]> => {
  const found: Whole[] = [];
  for (let next: Place | undefined = place; next !== undefined && found.length <= MOST_ANCESTORS; ) {
    const whole: Whole | null = await readWhole(next);
    if (whole === null) break;
    found.unshift(whole);
    next = whole.session.header.from;
  }
  return found;
};

/** The running session, and what it goes on from, as the text of one disguised file. */
export const reportOf = async ({ root, descriptions }: Translators, recording: Recording, signal?: AbortSignal): Promise<string> => {
  recording.drain();
  const { place, appender } = recording.segment();
  await appender.barrier();
  const now = Date.now();
  return makeReport(root, descriptions, await lineage(place), { now, sealed: await lastSealed(now), signal });
};
