import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rings } from './cycles.ts';

const root = path.resolve(import.meta.dirname, '../..');

const house = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(root, file), 'utf8')] as const),
);

/** Rings that are still there. One that was broken must go from here too; none may come. */
const KNOWN: readonly string[] = [];

describe('what a file is made of', () => {
  it('is never made of that file', () => {
    expect(house.size).toBeGreaterThan(200);
    expect(rings(house)).toEqual(KNOWN);
  });

  const planted = (sources: Readonly<Record<string, string>>) => rings(new Map(Object.entries(sources)));

  it.each([
    ['a value', "import { b } from './b.ts';"],
    ['a type', "import type { B } from './b.ts';"],
    ['a name that is handed on', "export * from './b.ts';"],
    ['a part that is loaded later', "const b = () => import('./b.ts');"],
  ])('a ring is found that is closed by %s', (_, source) => {
    expect(planted({ 'src/a.ts': source, 'src/b.ts': "import { c } from './kit/c.ts';", 'src/kit/c.ts': "import { a } from '../a.ts';" })).toEqual([
      'src/a.ts → src/b.ts → src/kit/c.ts → src/a.ts',
    ]);
  });

  it('a way that leads nowhere back is no ring', () => {
    expect(
      planted({ 'src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';", 'src/b.ts': "import { c } from './c.ts';", 'src/c.ts': '' }),
    ).toEqual([]);
  });
});
