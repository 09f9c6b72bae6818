import type { AnyStateMachine } from 'xstate';
import type { Descriptions } from '../../../schema/log/codec.ts';
import { openLogDatabase } from '../disk/database.ts';
import { dropJournals } from '../disk/journal.ts';
import { carryRescued, rescuedDrafts } from '../disk/rescue.ts';
import { forgetSealed, keepSealed } from '../disk/sealed.ts';
import { removeSession } from '../disk/stored.ts';
import { deleteWeeks, weekNames } from '../disk/weeks.ts';
import type { HealthBoard } from '../health.ts';
import type { Recording } from '../recording/recording.ts';
import { newMaskKey, readBase, writeBase } from '../report/base.ts';
import { disguiseSession } from '../report/disguise.ts';
import { bringLanguages, type LoadNames } from '../report/languages.ts';
import { makeReport } from '../report/report.ts';
import { readWhole } from '../report/whole.ts';
import type { Place } from './claim.ts';
import { newSegment, type Program } from './segment.ts';

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

/** Keeps the disguised form of a session, with its own key, which nobody keeps, unless it goes on from another whose key it needs. */
const keepDisguised = async ({ root, descriptions, load }: Translators, place: Place): Promise<void> => {
  const whole = await readWhole(place);
  if (whole === null) return;
  await bringLanguages(load, whole.session);
  const now = Date.now();
  await keepSealed(place.sid, await makeReport(root, descriptions, [whole], { now }), now);
};

/** Replaces a session that was signed out of by its disguised form; can be begun again wherever it broke off. */
export const seal = async (translators: Translators, place: Place, successor: Place | null): Promise<void> => {
  try {
    if (successor) await carryBase(translators, place, successor);
    await keepDisguised(translators, place);
  } catch (error) {
    // What cannot be disguised goes without: whoever signed out was promised that it does.
    // biome-ignore lint/suspicious/noConsole: a fault of the program, which says a place and never a value
    console.error('A session could not be disguised.', error);
  }
  const database = openLogDatabase(place.week);
  await removeSession(database, place.sid);
  database.close();
};

/** After a sign-out: a new session begins where this one stands, and this one is sealed. */
export const sealSession = async (translators: Translators, recording: Recording, program: Program, health: HealthBoard): Promise<void> => {
  const old = recording.segment();
  const next = await newSegment(program, old.header.t0, old.place, health);
  recording.writeTo(next);
  next.onWiped(recording.anchor);
  recording.anchor();
  await next.appender.barrier();
  await old.close({ sealing: true });
  await seal(translators, old.place, next.place);
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
  await deleteWeeks(await weekNames(Date.now()));
  renew();
  recording.anchor();
  await appender.barrier();
  await carryRescued(database, place.sid, rescued);
  if (end) await writeBase(database, place.sid, { key, checkpoint: end });
};
