import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import standard from './asvs.json' with { type: 'json' };
import { complete, judged, levelsOf, type Papers, type Rule, summed, tested, there } from './security.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PAGES = 'docs/security';

const read = (place: string): string | null => {
  const file = path.join(root, place);
  if (!existsSync(file)) return null;
  return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8');
};

const papers: Papers = {
  pages: new Map(
    readdirSync(path.join(root, PAGES), { recursive: true })
      .map((name) => `${PAGES}/${String(name).replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file, read(file) ?? '']),
  ),
  summary: read('SECURITY.md') ?? '',
  levels: levelsOf(standard.sections),
  read,
};

const rules: readonly (readonly [string, Rule])[] = [
  ['has every requirement of both levels once', complete],
  ['says of each how it stands, and where, or why', judged],
  ['names files that are there', there],
  ['names tests that are there', tested],
  ['is summed up as it is', summed],
];

describe('the table of security requirements', () => {
  it.each(rules)('%s', (_, rule) => expect(rule(papers)).toEqual([]));

  it('is held to the whole standard', () => {
    expect(['1', '2', '3'].map((wanted) => [...papers.levels.values()].filter((level) => level === wanted).length)).toEqual([70, 183, 92]);
  });
});

describe('every rule about it bites', () => {
  const rows = {
    first: '| 1.1.1 | 1 | a door | met | `server/door.ts` | `tests/door.test.ts` «is shut» |',
    second: '| 1.1.2 | 2 | a lock | not applicable | no door has one | – |',
  };
  const sums = '| 1 | 1 | 0 | 0 | 1 |\n| 2 | 0 | 1 | 0 | 1 |';
  const files: Readonly<Record<string, string>> = { 'server/door.ts': '', 'tests/door.test.ts': "test('the door is shut', …)" };
  const planted = (changed: Partial<typeof rows> = {}, summary = sums): Papers => ({
    pages: new Map([['docs/security/doors.md', Object.values({ ...rows, ...changed }).join('\n')]]),
    summary,
    levels: levelsOf({ '1.1': '123' }),
    read: (place) => files[place] ?? null,
  });

  it.each<readonly [string, Rule, Papers, string]>([
    ['a requirement that is missing', complete, planted({ second: '' }), '1.1.2 is missing'],
    ['one that stands there twice', complete, planted({ second: `${rows.second}\n${rows.first}` }), '1.1.1 stands there twice'],
    ['one of another level', complete, planted({ second: rows.second.replace('| 2 |', '| 1 |') }), '1.1.2 is not of level 1'],
    ['one that nobody asked for', complete, planted({ second: `${rows.second}\n${rows.second.replace('1.1.2 | 2', '1.1.3 | 3')}` }), '1.1.3 is not of level 3'],
    ['another status', judged, planted({ first: rows.first.replace('met', 'nearly met') }), '1.1.1 is «nearly met»'],
    ['one that is still being built', judged, planted({ first: rows.first.replace('| met |', '| met ⟨b⟩ |') }), '1.1.1 is «met ⟨b⟩»'],
    ['a requirement without words', judged, planted({ first: rows.first.replace('a door', '–') }), '1.1.1 says not what'],
    ['no reason', judged, planted({ second: rows.second.replace('no door has one', '–') }), '1.1.2 says not where, or why'],
    ['a file that is gone', there, planted({ first: rows.first.replace('server/door', 'server/gate') }), 'server/gate.ts is not there'],
    ['a file that the summary names and is gone', there, planted({}, '`tools/gone.mjs`'), 'SECURITY.md: tools/gone.mjs is not there'],
    ['a test that is gone', tested, planted({ first: rows.first.replace('«is shut»', '«is locked»') }), 'has no «is locked»'],
    ['a test without a title', tested, planted({ first: rows.first.replace(' «is shut»', '') }), '1.1.1 names its tests in another way'],
    ['a sum that is not', summed, planted({ second: rows.second.replace('not applicable', 'not met') }), 'lacks the line | 2 | 0 | 0 | 1 | 1 |'],
  ])('%s', (_, rule, wrong, said) => {
    expect(rule(wrong).join('\n')).toContain(said);
  });

  it('and none where all is well', () => {
    expect(rules.flatMap(([, rule]) => rule(planted()))).toEqual([]);
  });
});
