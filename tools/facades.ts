import path from 'node:path';
import type { Plugin } from 'vite';

type Names = readonly (readonly [theirs: string, ours: string])[];

const namesIn = (list: string): Names =>
  list
    .split(',')
    .map((pair) => pair.split(' as '))
    .map(([theirs = '', ours = theirs]) => [theirs, ours] as const);

/** What a file passes on of others, as what stands in the place of its `import()`; null for one that does more than that. */
const insteadOf = (code: string): string | null => {
  const froms: string[] = [];
  const known = new Map<string, string>();
  const given: string[] = [];
  for (const statement of code.trim().split(';').filter(Boolean)) {
    const [, verb, names, from] = /^(import|export)(?:\{([^}]*)\})?(?:from)?(?:"([^"]+)")?$/.exec(statement) ?? [];
    if (verb === undefined) return null;
    if (from !== undefined && names !== undefined) froms.push(from);
    for (const [theirs, ours] of names === undefined ? [] : namesIn(names)) {
      const there = `m[${froms.length - 1}].${theirs}`;
      if (verb === 'import') known.set(ours, there);
      else given.push(`${ours}:${from === undefined ? known.get(theirs) : there}`);
    }
  }
  if (froms.length === 1) return `import("${froms[0]}").then(m=>({${given.join().replaceAll('m[0]', 'm')}}))`;
  return `Promise.all([${froms.map((from) => `import("${from}")`).join()}]).then(m=>({${given.join()}}))`;
};

/**
 * Spares the files that only pass on what others have, which the build makes for each `import()` of a module that went
 * into a file with others: each would be one more thing to wait for.
 */
export const withoutFacades: Plugin = {
  name: 'matab-without-facades',
  generateBundle(_, bundle) {
    const instead = new Map<string, string>();
    const behind = new Map<string, readonly string[]>();
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const { fileName, code, isEntry, imports } of chunks) {
      const other = isEntry ? null : insteadOf(code);
      if (other === null) continue;
      instead.set(path.posix.basename(fileName), other);
      behind.set(fileName, imports);
      delete bundle[fileName];
    }
    for (const chunk of chunks) {
      chunk.code = chunk.code.replaceAll(/import\([`"]\.\/([^`"]+)[`"]\)/g, (whole, name) => instead.get(name) ?? whole);
      // The style sheet is put together along these ways.
      chunk.dynamicImports = chunk.dynamicImports.flatMap((name) => behind.get(name) ?? name);
    }
    const seen = new Set<string>();
    const visit = (name: string): void => {
      const file = bundle[name];
      if (seen.has(name) || file?.type !== 'chunk') return;
      seen.add(name);
      for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
    };
    for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName);
    const lost = chunks.find(({ fileName }) => bundle[fileName] && !seen.has(fileName));
    if (lost) throw new Error(`Nothing leads to ${lost.fileName}: its styles would be missing.`);
  },
};
