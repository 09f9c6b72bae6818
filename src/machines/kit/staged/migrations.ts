import type { Kept, Migrations } from '../migrations.ts';

/** How states of earlier versions of any staged list become those of today: the first did not know what it belongs to. */
export const stagedMigrations: Migrations = { 1: (kept: Kept): Kept => ({ ...kept, context: { ...(kept.context as object), params: {} } }) };
