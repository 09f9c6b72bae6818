import type { AnyStateMachine } from 'xstate';
import type { Descriptions } from '../../../schema/log/codec.ts';
import { openLogDatabase } from '../disk/database.ts';
import { deleteLogDatabases } from '../disk/deletion.ts';
import { dropJournals } from '../disk/journal.ts';
import { forgetSealed } from '../disk/sealed.ts';
import { weekNames } from '../disk/weeks.ts';
import type { Recording } from '../recording/recording.ts';
import { newMaskKey, readBase, writeBase } from '../report/base.ts';
import { disguiseSession } from '../report/disguise.ts';
import { bringLanguages, type LoadNames } from '../report/languages.ts';
import { readWhole } from '../report/whole.ts';
import type { Place } from './claim.ts';
import { carryRescued, rescuedDrafts } from './rescued.ts';

export interface Translators {
  readonly root: AnyStateMachine;
  readonly descriptions: Descriptions;
  readonly load: LoadNames;
}

/** Writes down the disguised beginning of a session, made from what led to it, if that is not done yet. */
export const carryBase = async ({ root, descriptions, load }: Translators, from: Place, to: Place): Promise<void> => {
  const database = openLogDatabase(to.week);
  try {
    if ((await readBase(database, to.sid)) !== null) return;
    const whole = await readWhole(from);
    if (whole === null) return;
    const key = whole.base?.key ?? newMaskKey();
    await bringLanguages(load, whole.session);
    const { end } = await disguiseSession(root, descriptions, whole.session, { key });
    if (end) await writeBase(database, to.sid, { key, checkpoint: end });
  } finally {
    database.close();
  }
};

/** Deletes every log on this device. Recording goes on from where the program stands now. */
export const wipe = async (translators: Translators, recording: Recording): Promise<void> => {
  recording.drain();
  const { place, appender, database, renew } = recording.segment();
  await appender.barrier();
  const whole = await readWhole(place);
  const key = whole?.base?.key ?? newMaskKey();
  if (whole) await bringLanguages(translators.load, whole.session);
  const end = whole && (await disguiseSession(translators.root, translators.descriptions, whole.session, { key })).end;
  // They are no record of what happened: only their writer gives them up, each by itself.
  const rescued = await rescuedDrafts(Date.now());
  dropJournals();
  await forgetSealed();
  database.close();
  try {
    await deleteLogDatabases(await weekNames(Date.now()));
  } finally {
    // Also where a page keeps one of them: this session's own may be gone, and what follows in it would hang in the air.
    renew();
    recording.anchor();
    await appender.barrier();
    await carryRescued(database, place.sid, rescued);
    if (end) await writeBase(database, place.sid, { key, checkpoint: end });
  }
};
