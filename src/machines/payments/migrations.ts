import { asItLies } from '../kit/migrations.ts';

/** The draft of the second version always had a day, as that of the third has once one is chosen. */
export const draftMigrations = { 2: asItLies };
