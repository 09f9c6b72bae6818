import { type Checkpoint, namesInTree } from '../../../machines/fold/tree.ts';
import type { Descriptions } from '../../../schema/log/codec.ts';

/** A checkpoint with the versions of its workflows, the root's among them. */
export const withVersions = (checkpoint: Checkpoint, root: string, descriptions: Descriptions): Checkpoint => {
  const versions = [root, ...namesInTree(checkpoint.tree)].flatMap((name): [string, number][] => {
    const { version = 1 } = descriptions(name) ?? {};
    return version === 1 ? [] : [[name, version]];
  });
  return versions.length === 0 ? checkpoint : { ...checkpoint, versions: Object.fromEntries(versions) };
};
