import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { installActors } from '../../../src/machines/app/install.ts';
import { appMachine } from '../../../src/machines/app/product.ts';
import type { Registered } from '../../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../../src/machines/session/session.ts';
import { divergencesOf } from '../../../src/machines/viewer/outline.ts';
import { type Tape, windTape } from '../../../src/machines/viewer/tape.ts';
import type { Report } from '../../../src/schema/log/report.ts';

const machines = path.resolve(import.meta.dirname, '../../../src/machines');

/** The product with every workflow that a report may hold, as the viewer has it. */
export const productRoot = async (): Promise<AnyStateMachine> => {
  const files = readdirSync(machines, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('registry.ts'));
  const parts = await Promise.all(files.map(async (name) => (await import(path.join(machines, name))) as { readonly workflows: readonly Registered[] }));
  const root = appMachine.provide({ actors: { session: sessionMachine } }) as AnyStateMachine;
  const workflows = parts.flatMap((part) => part.workflows);
  installActors(root, Object.fromEntries(workflows.map(({ description, machine }) => [description.name, machine])));
  return root;
};

export const tapeOf = (report: Report, root: AnyStateMachine): Tape => {
  const winding = windTape(report, root);
  while (winding.wind(500));
  return winding.tape();
};

/** Where a report and the machines do not agree, in words. */
export const divergencesIn = (tape: Tape): readonly string[] =>
  [...divergencesOf(tape)].flatMap(([step, divergences]) =>
    divergences.map((divergence) => `step ${step + 1}, ${tape.steps[step]?.workflow}: ${JSON.stringify(divergence)}`),
  );

/** The last step of every turn: each picture that a person saw. */
export const turnEnds = (tape: Tape): readonly number[] => [...new Set(tape.steps.map((_, step) => tape.turnEnd(step)))];
