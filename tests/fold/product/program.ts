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

/** The product with all its workflows loaded and every call held open. */
export const productProgram = (calls: HeldCall[]): AnyStateMachine => {
  const others = registered.map(({ description, machine }) => [description.name, holding(machine, description, calls, barrier)] as const);
  return appMachine.provide({
    actors: { session: holding(sessionMachine, sessionWorkflow, calls, barrier), ...Object.fromEntries(others) } as never,
  }) as AnyStateMachine;
};
