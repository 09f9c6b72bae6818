import { namesInTree } from '../../../machines/fold/tree.ts';
import type { WholeSession } from './disguise.ts';

/** Loads the machines and the descriptions of these workflows into the program. */
export type LoadNames = (names: readonly string[]) => Promise<void>;

/**
 * Brings the language of everything that was said in a session: this page may never have opened what it speaks of. A part
 * that does not come, or that this release has no more, costs what was said in it and not the rest.
 */
export const bringLanguages = async (load: LoadNames, { base, records }: Pick<WholeSession, 'base' | 'records'>): Promise<void> => {
  const began = records.flatMap(({ k, m }) => (k === 'init' && m !== undefined ? [m] : []));
  const names = new Set([...(base ? namesInTree(base.tree) : []), ...began]);
  await Promise.allSettled([...names].map((name) => load([name])));
};
