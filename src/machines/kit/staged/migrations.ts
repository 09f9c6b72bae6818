import type { Kept, Migrations } from '../migrations.ts';

/**
 * How states of earlier versions of any staged list become those of today: the first did not know what it belongs to. What a state says already
 * stays: releases before D-277 kept states of closed tabs without their versions.
 */
export const stagedMigrations: Migrations = { 1: (kept: Kept): Kept => ({ ...kept, context: { params: {}, ...(kept.context as object) } }) };
