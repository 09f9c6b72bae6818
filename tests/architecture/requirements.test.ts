import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routing } from '../../src/machines/app/product.ts';
import { type House, honest, known, linked, type Rule, readable, type Texts, unique } from './requirements.ts';

const root = path.resolve(import.meta.dirname, '../..');
const OWN = ['tests/architecture/requirements.test.ts', 'tests/architecture/requirements.ts'];

const textsOf = (places: readonly string[], kind: RegExp): Texts => {
  const files = places.flatMap((place) =>
    /\.\w+$/.test(place) ? [place] : readdirSync(path.join(root, place), { recursive: true }).map((name) => `${place}/${String(name).replaceAll('\\', '/')}`),
  );
  return new Map(files.filter((file) => kind.test(file) && !OWN.includes(file)).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
};

const house: House = {
  documents: textsOf(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs', 'server'], /\.md$/),
  sources: textsOf(['src', 'server', 'tests', 'tools'], /\.(?:tsx?|mjs)$/),
  exists: (place) => existsSync(path.join(root, place)),
  routes: new Map(routing.routes.map(({ path: route }) => [route.replace(/:(\w+)/g, '{$1}'), true])),
};

describe('the documents', () => {
  const rules: readonly (readonly [string, Rule])[] = [
    ['give every id once, in the page of its area', unique],
    ['and the sources cite what exists', known],
    ['link to what is there', linked],
    ['say of every route whether it is built', honest],
    ['and the sources cite no paragraphs', readable],
  ];
  it.each(rules)('%s', (_, rule) => expect(rule(house)).toEqual([]));

  it('hold the requirements of every area', () => {
    const pages = [...house.documents.keys()].flatMap((file) => /^docs\/requirements\/(\w+\.md)$/.exec(file)?.[1] ?? []);
    const named = [...(house.documents.get('docs/requirements/README.md') ?? '').matchAll(/^\| \[[^\]]+\]\((\w+\.md)\)/gm)].map(([, page]) => page);
    expect(['README.md', ...named].toSorted()).toEqual(pages.toSorted());
    expect(pages.length).toBeGreaterThanOrEqual(14);
    expect(house.sources.size).toBeGreaterThan(400);
  });
});

describe('every rule bites', () => {
  const page = '# Patients (PAT)\n| id | requirement |\n| --- | --- |\n| PAT-LIST-1 | A list. |\n';
  const planted = (documents: Readonly<Record<string, string>>, sources: Readonly<Record<string, string>> = {}): House => ({
    documents: new Map(Object.entries({ 'docs/requirements/patients.md': page, ...documents })),
    sources: new Map(Object.entries(sources)),
    exists: (place) => place === 'README.md' || place === 'docs/qa.md',
    routes: new Map([
      ['/patients', true],
      ['/sms', false],
    ]),
  });
  const all = 'Routes: `/patients` · built\nRoutes: `/sms` · not built yet\n';
  const table = '| Patients | list | `/patients` | built |\n| Documents | SMS | `/sms` | in the making |\n';

  it.each<readonly [string, Rule, House, string]>([
    ['an id twice', unique, planted({ 'docs/requirements/patients.md': `${page}| PAT-LIST-1 | Another. |` }), 'given twice'],
    ['an id in the page of another area', unique, planted({ 'docs/requirements/sms.md': '# SMS (DOC)\n| PAT-LIST-2 | A list. |' }), 'belongs elsewhere'],
    ['a source that cites nothing', known, planted({}, { 'src/a.ts': '// Shows all (PAT-LIST-7).' }), 'src/a.ts: PAT-LIST-7 is nowhere'],
    ['a document that cites nothing', known, planted({ 'docs/qa.md': 'See D-99.' }), 'docs/qa.md: D-99 is nowhere'],
    ['a dead link', linked, planted({ 'docs/qa.md': '[there](../nowhere.md)' }), '../nowhere.md leads nowhere'],
    ['a link to no heading', linked, planted({ 'README.md': '# Matab\n[there](#built)' }), '#built is no heading'],
    ['a screen said to be built', honest, planted({ 'README.md': table.replace('in the making', 'built') }), '/sms is not built'],
    ['a screen said to be in the making', honest, planted({ 'README.md': table.replace('built', 'in the making') }), '/patients is built'],
    ['a route that nobody speaks of', honest, planted({ 'README.md': table, 'docs/requirements/sms.md': all.split('\n')[0] ?? '' }), '/sms is missing'],
    ['a route that is none', honest, planted({ 'docs/requirements/sms.md': 'Routes: `/fax` · built' }), '/fax is no route'],
    ['a paragraph', readable, planted({}, { 'src/a.ts': '/** Ten digits (specification §5, Patient). */' }), 'nobody can read'],
  ])('%s', (_, rule, wrong, said) => {
    expect(rule(wrong).join('\n')).toContain(said);
  });

  it('and is silent where all is well', () => {
    const well = planted(
      {
        'README.md': `# Matab\n${table}[qa](docs/qa.md) [up](#matab)`,
        'docs/requirements/sms.md': all,
        'docs/decisions.md': '| D-1 ★ | As PAT-LIST-1. | So. |',
      },
      { 'src/a.ts': '// Shows all (PAT-LIST-1, D-1).' },
    );
    expect([unique, known, linked, honest, readable].flatMap((rule) => rule(well))).toEqual([]);
  });
});
