import type { Registered } from '../machines/kit/registry.ts';
import { routes } from '../schema/route-table.ts';
import type { AreaWords, Screens } from '../views/shell/app-view.tsx';

/** What an area brings into the running program when it is first visited. */
export interface Room {
  readonly workflows?: () => Promise<{ readonly workflows: readonly Registered[] }>;
  readonly screens: () => Promise<{ readonly screens: Screens; readonly words?: AreaWords }>;
}

/** What every area but the session has around it, and the workflows that all of them use. */
export const inside = { workflows: () => import('../machines/kit/registry.ts'), screens: () => import('../views/shell/signed-in.ts') } satisfies Room;

/** By area, or by screen where an area's screens need not come together. */
export const rooms: Partial<Record<string, Room>> = {
  session: { screens: () => import('../views/session/screens.ts') },
  shell: { screens: () => import('../views/shell/screens.ts') },
  pending: { screens: () => import('../views/shell/pending/screens.ts') },
  patientList: { workflows: () => import('../machines/patients/registry.ts'), screens: () => import('../views/patients/screens.ts') },
  patientForm: { workflows: () => import('../machines/patients/form-registry.ts'), screens: () => import('../views/patients/form-screens.ts') },
  patientProfile: { workflows: () => import('../machines/patients/profile-registry.ts'), screens: () => import('../views/patients/profile-screens.ts') },
  treatments: { workflows: () => import('../machines/treatments/registry.ts'), screens: () => import('../views/treatments/screens.ts') },
  payments: { workflows: () => import('../machines/payments/registry.ts'), screens: () => import('../views/payments/screens.ts') },
};

/** The name of the room that a screen of an area stands in. */
export const roomOf = ({ screen, area }: { readonly screen: string; readonly area: string }): string => (screen in rooms ? screen : area);

/** The names of the rooms whose workflows have these names. */
export const roomsWith = (workflows: readonly string[]): readonly string[] => [
  ...new Set(routes.filter(({ workflow }) => workflow !== undefined && workflows.includes(workflow)).map(roomOf)),
];
