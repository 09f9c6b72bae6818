import type { AnyStateMachine } from 'xstate';
import { installActors } from './machines/app/install.ts';
import { appMachine } from './machines/app/product.ts';
import { rebuild } from './machines/fold/rebuild.ts';
import type { Earlier } from './machines/fold/salvage.ts';
import type { Registered } from './machines/kit/registered.ts';
import { sessionMachine } from './machines/session/session.ts';
import { type Winding, windTape } from './machines/viewer/tape.ts';
import type { Report } from './schema/log/report.ts';

/**
 * This release's machines and their fold as one file that needs no other, named by its hash: later releases read with it
 * what this one wrote, exactly.
 */
const found = import.meta.glob<{ readonly workflows: readonly Registered[] }>('./machines/*/*registry.ts', { eager: true });

const root = appMachine.provide({ actors: { session: sessionMachine } }) as AnyStateMachine;
const workflows = Object.values(found).flatMap((area) => area.workflows);
installActors(root, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, machine])));

export const fold: Earlier = (log) => {
  const rebuilt = rebuild({ ...log, root });
  return rebuilt && { checkpoint: rebuilt.checkpoint, divergences: rebuilt.divergences };
};

export const wind = (report: Report): Winding => windTape(report, root);
