import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const CHARTS = 'src/views/kit/figures/charts/';
/** What is there before any picture is drawn: the shell, the login, the list of patients, and the kit that all of them share. */
const EARLY = /^src\/(?!views\/)|^src\/views\/(kit|shell|session|patients)\//;

/** Who brings the pictures, or the library they are drawn with, where nothing is drawn. */
const misplaced = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources]
    .filter(([file]) => !file.startsWith(CHARTS))
    .filter(([file, source]) => /from\s+'d3-|import\('d3-/.test(source) || (EARLY.test(file) && /['/]figures\/charts\/|'\.\/charts\//.test(source)))
    .map(([file]) => file);

const house = new Map(
  readdirSync(path.join(root, 'src'), { recursive: true })
    .map((name) => `src/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

describe('pictures of amounts', () => {
  it('come with the screen that draws them, and nowhere else', () => {
    expect([...house.keys()].some((file) => file.startsWith(CHARTS))).toBe(true);
    expect(misplaced(house)).toEqual([]);
  });

  it.each([
    ['src/views/patients/list/planted.tsx', "import { BarChart } from '../../kit/figures/charts/bar-chart.tsx';", true],
    ['src/views/kit/figures/planted.tsx', "import { BarChart } from './charts/bar-chart.tsx';", true],
    ['src/views/accounting/planted.tsx', "import { arc } from 'd3-shape';", true],
    ['src/views/accounting/planted.tsx', "import { BarChart } from '../kit/figures/charts/bar-chart.tsx';", false],
  ])('%s: %s', (file, source, bites) => {
    expect(misplaced(new Map([[file, source]]))).toEqual(bites ? [file] : []);
  });
});
