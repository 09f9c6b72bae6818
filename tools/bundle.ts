import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The hash of everything that decides how a recorded session is folded: the machines, what they speak of, and their engine. */
export const bundleHash = (root: string): string => {
  const hash = createHash('sha256');
  for (const folder of ['src/machines', 'src/schema']) {
    // What only looks at recordings changes none of them.
    const names = readdirSync(path.join(root, folder), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.ts') && !name.startsWith('viewer'));
    for (const name of names.sort())
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(path.join(root, folder, name)));
  }
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  return hash
    .update(dependencies.xstate ?? '')
    .digest('hex')
    .slice(0, 16);
};
