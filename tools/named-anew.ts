import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What writes in a file after it has its name. */
const OURS = ['compiled-early.ts', 'facades.ts', 'minified-again.ts', 'own-names.ts'];
const THEIRS = ['vite', 'terser'];

const writtenBy = (): string => {
  const hash = createHash('sha256');
  for (const file of OURS) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  for (const name of THEIRS) hash.update(readFileSync(require.resolve(`${name}/package.json`)));
  return hash.digest('hex');
};

/**
 * Has a file get another name when what writes in it behind that has become another: a browser keeps a file for good by its name,
 * and one of an earlier release must never meet one of a later in which what they share is called otherwise.
 */
export const namedAnew: Plugin = { name: 'matab-named-anew', augmentChunkHash: writtenBy };
