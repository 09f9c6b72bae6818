import type { AnyStateMachine } from 'xstate';
import { appWorkflow } from '../../../src/schema/app/workflow.ts';
import { type Descriptions, descriptionsOf } from '../../../src/schema/log/codec.ts';
import { sessionWorkflow } from '../../../src/schema/session/workflow.ts';
import type { AreaNarration } from '../../../src/views/kit/feedback/narration.ts';
import { narrations, program, workflows } from '../../../tools/report/product.ts';
import { beside } from './beside.ts';

/** What a path is told with: the machines of the product, what may be said to them, and how that is put in words. */
export interface Product {
  readonly root: AnyStateMachine;
  readonly descriptions: Descriptions;
  readonly areas: readonly AreaNarration[];
}

/** The product of this checkout, outside Vite. */
export const productHere = async (): Promise<Product> => {
  const registered = await workflows();
  const described = [appWorkflow, sessionWorkflow, ...registered.map(({ description }) => description)];
  return { root: await program(), descriptions: descriptionsOf(described), areas: [...(await narrations()), beside] };
};
