import type { Kept, Migrations } from '../kit/migrations.ts';

interface First {
  readonly route: object | null;
}

/** The root of the first version, which knew no sheets and nothing of what an address says behind its path; what it says of them stays (D-277). */
const second = (kept: Kept): Kept => {
  const context = kept.context as First;
  return { ...kept, context: { sheet: null, ...context, route: context.route && { query: {}, ...context.route } } };
};

/** That of the second, which remembered nothing of what was chosen last. */
const third = (kept: Kept): Kept => ({ ...kept, context: { chosen: {}, ...(kept.context as object) } });

/** That of the third, which knew of no newer release. */
const fourth = (kept: Kept): Kept => ({ ...kept, context: { release: 'none', ...(kept.context as object) } });

/** How states of earlier versions of the root become those of today. */
export const appMigrations: Migrations = { 1: second, 2: third, 3: fourth };
