import type { AnyStateMachine } from 'xstate';
import { program as productMachines } from '../../../tools/report/product.ts';
import { openSupportDesk, type SupportDesk } from '../oracles/viewer.ts';
import { type FaultyWire, openFaultyWire } from './faulty-wire.ts';
import { openProgram, type Program } from './program.ts';

/** What rounds that follow each other share. */
export interface House {
  readonly program: Program;
  readonly proxy: FaultyWire;
  readonly support: SupportDesk;
  readonly root: AnyStateMachine;
  readonly close: () => Promise<void>;
}

export const openHouse = async (): Promise<House> => {
  const [program, support, root] = await Promise.all([openProgram(), openSupportDesk(), productMachines()]);
  const proxy = await openFaultyWire(program.port);
  return {
    program,
    proxy,
    support,
    root,
    close: async () => {
      await proxy.close();
      await Promise.all([support.close(), program.close()]);
    },
  };
};
