import type { AnyStateMachine } from 'xstate';
import { beside, proofs } from '../../model/models.ts';
import { productHere } from '../../model/story/product.ts';
import { type Knowledge, knowledgeOf } from '../decide/models/workflows.ts';
import { openSupportDesk, type SupportDesk } from '../oracles/viewer.ts';
import { type FaultyWire, openFaultyWire } from './faulty-wire.ts';
import { openProgram, type Program } from './program.ts';

/** What rounds that follow each other share. */
export interface House {
  readonly program: Program;
  readonly proxy: FaultyWire;
  readonly support: SupportDesk;
  readonly root: AnyStateMachine;
  /** All workflows that have a model, and how they are told of. */
  readonly knowledge: Knowledge;
  readonly close: () => Promise<void>;
}

export const openHouse = async (): Promise<House> => {
  const [program, support, { root, areas }] = await Promise.all([openProgram(), openSupportDesk(), productHere()]);
  const proxy = await openFaultyWire(program.port);
  return {
    program,
    proxy,
    support,
    root,
    knowledge: knowledgeOf(
      // What the provider's lists are kept by, and what no practice opens, is nobody's to do anything to.
      proofs.filter((proof) => !beside.includes(proof) && !proof.model.madeUp && !proof.model.description.name.includes(':')),
      areas,
    ),
    close: async () => {
      await proxy.close();
      await Promise.all([support.close(), program.close()]);
    },
  };
};
