import { asItLies } from '../kit/migrations.ts';

/**
 * The draft of the second version had one tooth, which that of the third still has: others may stand beside it. That of the
 * third always had a day, as that of the fourth has once one is chosen.
 */
export const draftMigrations = { 2: asItLies, 3: asItLies };
