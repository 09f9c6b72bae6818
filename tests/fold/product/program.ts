import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../../../src/machines/app/product.ts';
import type { Registered } from '../../../src/machines/kit/registered.ts';
import { sessionMachine } from '../../../src/machines/session/session.ts';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { type Descriptions, descriptionsOf } from '../../../src/schema/log/codec.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import { type HeldCall, holding } from '../sample/world.ts';

const found = import.meta.glob<{ readonly workflows: readonly Registered[] }>('../../../src/machines/*/*registry.ts', { eager: true });

/** Every workflow that the product registers, the ones to come included. */
export const registered: readonly Registered[] = Object.values(found).flatMap(({ workflows }) => workflows);

export const productDescriptions: Descriptions = descriptionsOf([appWorkflow, sessionWorkflow, ...registered.map(({ description }) => description)]);

const barrier = () => Promise.resolve();

/** The world that runs; it is the only one. */
let running: HeldCall[] = [];
const held: Pick<HeldCall[], 'push'> = { push: (...calls) => running.push(...calls) };

const others = registered.map(({ description, machine }) => [description.name, holding(machine, description, held, barrier)] as const);
const program = appMachine.provide({
  actors: { session: holding(sessionMachine, sessionWorkflow, held, barrier), ...Object.fromEntries(others) } as never,
}) as AnyStateMachine;

/**
 * The product with all its workflows loaded and every call held open, in `calls` until the next world begins. Made once:
 * to make it for each of thousands of worlds took a third of the time.
 */
export const productProgram = (calls: HeldCall[]): AnyStateMachine => {
  running = calls;
  return program;
};
