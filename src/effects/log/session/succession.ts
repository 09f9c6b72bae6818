import type { AnyStateMachine } from 'xstate';
import type { Descriptions } from '../../../schema/log/codec.ts';
import { openLogDatabase } from '../disk/database.ts';
import { removeSession, sweep } from '../disk/deletion.ts';
import { readHeaders } from '../disk/headers.ts';
import { dropJournals } from '../disk/journal.ts';
import { forgetSealed } from '../disk/sealed.ts';
import { weekNames } from '../disk/weeks.ts';
import type { HealthBoard } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import { newMaskKey, readBase, writeBase } from '../report/base.ts';
import { disguiseSession } from '../report/disguise.ts';
import { bringLanguages, type LoadNames } from '../report/languages.ts';
import { readWhole } from '../report/whole.ts';
import { goOnElsewhere } from './anew.ts';
import { heldOf, type Place, rememberPlace } from './claim.ts';
import { carryRescued, isIn, rescuedDrafts } from './rescued.ts';
import type { Program } from './segment.ts';

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

/**
 * Deletes every log on this device. Recording goes on in another database from where the program stands now, and before anything
 * is deleted: one that a page keeps from going takes nothing of it along.
 */
export const wipe = async (translators: Translators, recording: Recording, program: Program, health: HealthBoard): Promise<void> => {
  recording.drain();
  const before = recording.segment();
  await before.appender.barrier();
  const whole = await readWhole(before.place);
  const key = whole?.base?.key ?? newMaskKey();
  if (whole) await bringLanguages(translators.load, whole.session);
  const end = whole && (await disguiseSession(translators.root, translators.descriptions, whole.session, { key })).end;
  // They are no record of what happened: only their writer gives them up, each by itself.
  const rescued = await rescuedDrafts(Date.now());

  const next = await goOnElsewhere(program, recording, health, before.header);
  const { week } = next.place;
  try {
    await carryRescued(
      next.database,
      next.place.sid,
      rescued.filter((draft) => !isIn(week, draft)),
    );
  } catch (error) {
    // No room for them: nothing is deleted, and recording goes on where it was.
    recording.writeTo(before);
    before.renew();
    recording.anchor();
    next.abandon();
    rememberPlace(before.place);
    throw error;
  }

  before.abandon();
  dropJournals([next.place.sid]);
  await forgetSealed();
  try {
    // Where a browser cannot list its databases it is the same one, in which other tabs record.
    const others = (await readHeaders(next.database)).map(({ sid }) => sid).filter((sid) => sid !== next.place.sid);
    const held = await heldOf(others);
    for (const sid of others) if (!held?.has(sid)) await removeSession(next.database, sid);
    await sweep((await weekNames(Date.now())).filter((name) => name !== week));
  } finally {
    // Last: on a full disk there is room for it only now.
    if (end) await writeBase(next.database, next.place.sid, { key, checkpoint: end });
  }
};
