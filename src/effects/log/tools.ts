/** The parts of the log that are seldom needed: housekeeping, reports, deleting, sealing. */
export { reportOf } from './report/lineage.ts';
export { sealSession, wipe } from './session/succession.ts';
export { startUpkeep } from './session/upkeep.ts';
