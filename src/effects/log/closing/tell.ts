import { keepSealed } from '../disk/sealed.ts';
import { bringLanguages } from '../report/languages.ts';
import { makeReport } from '../report/report.ts';
import type { Whole } from '../report/whole.ts';
import type { Translators } from '../session/succession.ts';

/**
 * Keeps the disguised form of what was recorded, for support. It is made from memory, after the originals have gone: that
 * takes seconds, and whoever closes the page within them leaves nothing at all.
 */
export const keepDisguised = async ({ root, descriptions, load }: Translators, told: readonly (readonly Whole[])[]): Promise<void> => {
  for (const all of told) {
    // One that was killed before its first event tells nothing.
    const sessions = all.filter(({ session: { base, records } }) => base !== null || records.length > 0);
    const sid = sessions.at(-1)?.session.header.sid;
    if (sid === undefined) continue;
    for (const { session } of sessions) await bringLanguages(load, session);
    const now = Date.now();
    await keepSealed(sid, await makeReport(root, descriptions, sessions, { now }), now);
  }
};
