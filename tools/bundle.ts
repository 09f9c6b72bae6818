import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages that a source imports. */
const packagesIn = (source: string): readonly string[] => [...source.matchAll(/\sfrom '((?:@[\w-]+\/)?[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** The hash of everything that decides how a recorded session is folded: the machines, what they speak of, and the packages that both are made with. */
export const bundleHash = (root: string): string => {
  const hash = createHash('sha256');
  const packages = new Set<string>();
  for (const folder of ['src/machines', 'src/schema']) {
    // What only looks at recordings changes none of them.
    const names = readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.ts') && !name.startsWith('viewer'));
    for (const name of names.sort()) {
      const source = readFileSync(path.join(root, folder, name), 'utf8');
      hash.update(name).update('\0').update(source);
      for (const one of packagesIn(source)) packages.add(one);
    }
  }
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  for (const name of [...packages].sort()) hash.update(`${name}@${dependencies[name]}`);
  return hash.digest('hex').slice(0, 16);
};
