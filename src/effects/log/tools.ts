/** The parts of the log that are seldom needed: housekeeping, reports, deleting, the end of a session, and drafts that are kept to be read. */
export { closeSessions } from './closing/close.ts';
export { keepDisguised } from './closing/tell.ts';
export { reportOf } from './report/lineage.ts';
export { preparedReports } from './report/prepared.ts';
export { shownDrafts } from './report/rescued-entries.ts';
export { beginAnew } from './session/anew.ts';
export { discardRescued, rescuedDrafts } from './session/rescued.ts';
export { wipe } from './session/succession.ts';
export { counted, startUpkeep } from './session/upkeep.ts';
