import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Known } from '../../tools/lean/known.ts';
import { LIBRARIES, lean } from '../../tools/lean/lean.ts';
import { NEVER, READ_IN } from '../../tools/lean/react.ts';
import { rewritten } from '../../tools/lean/rewritten.ts';
import { ALL_EVENTS, HEARD, leftOutOfReact, REACT } from './react-left-out.ts';

/** What a program gives out. */
const run = (code: string): unknown => {
  const given: unknown[] = [];
  new Function('out', `'use strict';${code}`)((...all: readonly unknown[]) => given.push(...all));
  return given;
};

/** What a program gives out as it is and as it is written for what is known of it, which has to be met. */
const both = (code: string, known: Known): readonly unknown[] => {
  const shorter = rewritten(code, known);
  expect(shorter.unmet).toEqual([]);
  expect(shorter.code).not.toBe(code);
  return [run(code), run(shorter.code)];
};

const ofTags = (body: string) => `const of = (x) => { switch (x.tag) { ${body} } }; out(...[1, 2, 3, 4].map((tag) => of({ tag })));`;

describe('a program that is written shorter', () => {
  it('does without the cases of what never comes', () => {
    const [before, after] = both(ofTags("case 1: return 'one'; case 9: return 'nine'; case 2: return 'two';"), { tags: [9] });
    expect(after).toEqual(before);
  });

  it('keeps what one that comes falls into, and what that falls into in turn', () => {
    const [before, after] = both(ofTags("case 1: case 9: return 'nine'; case 2: x = 1; case 8: x = 2; case 7: return x; case 3: return 3;"), {
      tags: [7, 8, 9],
    });
    expect(after).toEqual(before);
    expect(after).toEqual(['nine', 2, 3, undefined]);
  });

  it('still knows the names that others use and a case that went declared', () => {
    const [before, after] = both(ofTags("case 9: var y = 'nine'; break; case 1: y = 'one'; return y; default: return typeof y;"), { tags: [9] });
    expect(after).toEqual(before);
  });

  it('takes no number for a tag that is none', () => {
    const code = 'const of = (n, x) => { switch (n) { case 9: return 1; } return x.size === 9; };';
    expect(rewritten(code, { tags: [9] })).toEqual({ code, unmet: ['9'] });
  });

  it('compares no tag with what it never is', () => {
    const [before, after] = both('const x = { tag: 1 }; out(x.tag === 9, 9 !== x.tag, x.tag === 1);', { tags: [9] });
    expect(after).toEqual(before);
  });

  it('reads a value where it was a name, unless that is one of its own', () => {
    const [before, after] = both(
      'var on = !1; const set = () => { on = !1; return (on = !1), 5; }; const own = (on) => on; const under = { on: 7 }; const other = () => { var on = 8; return on; }; out(on, set(), own(3), under.on, other());',
      { values: { on: '!1' } },
    );
    expect(after).toEqual(before);
  });

  it('reads properties and calls as what they always are, and does without entries and statements', () => {
    const [before, after] = both(
      'const log = []; const off = (x) => (log.push(x), null); const made = { a: 1, b: () => log.push(2), c: 3 }; void 0; const none = off.x; if (none) void 0; out(none, made.a, made.c);',
      { properties: { x: 'void 0' }, entries: ['b'], statements: ['void 0;'] },
    );
    expect(after).toEqual(before);
    expect(rewritten('const x = off(1) || new Off(2);', { calls: { off: 'null', Off: '!1' } }).code).toBe('const x = null || !1;');
  });

  it('does another thing where something is declared, and without methods', () => {
    const code =
      'function of(x) { return x; } const own = () => { const of = 3; return of; }; class A { a() { return 1; } get b() { return 2; } } out(of(1), own());';
    const shorter = rewritten(code, { declarations: { of: '() => 7' }, methods: ['b'] });
    expect(shorter.unmet).toEqual([]);
    expect(run(shorter.code)).toEqual([7, 3]);
    expect(shorter.code).toContain('a() {');
    expect(shorter.code).not.toContain('get b');
    expect(rewritten('export const a = f({ ...b, c: 1 });', { declarations: { a: '2' } })).toEqual({ code: 'export const a = 2;', unmet: [] });
  });

  it('says of what it was known for that there is no such thing, or not once alone', () => {
    const known: Known = {
      tags: [9],
      words: ['w'],
      values: { v: '1' },
      properties: { p: '1' },
      comparisons: { 'a === b': '1' },
      calls: { f: '1' },
      declarations: { d: '1' },
      methods: ['m'],
      entries: ['e'],
      statements: ['s('],
      stretches: [
        ['one ', 'end', ''],
        ['two', 'end', ''],
        ['three', 'four', ''],
      ],
    };
    expect(rewritten('/* two two end three */', known).unmet).toEqual(['one ', 'two', 'three', '9', 'w', 'v', 'p', 'a === b', 'f', 'd', 'm', 'e', 's(']);
    expect(rewritten('/* one two end */', { stretches: [['one', 'end', 'no ']] }).code).toBe('/* no end */');
  });
});

/** A file that a library is written shorter in, as it comes. */
const original = (name: string, file: RegExp): string => {
  const folder = path.resolve('node_modules', name);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((each) => path.posix.join('/', name, each.replaceAll('\\', '/')));
  const [found, ...more] = all.filter((each) => file.test(each) && !each.includes('/node_modules/'));
  expect({ found, more }).toEqual({ found: expect.any(String), more: [] });
  return readFileSync(path.join(folder, (found ?? '').slice(name.length + 1)), 'utf8');
};

/** Names that a program asks for and nobody gives it. */
const nameless = (code: string): ReadonlySet<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lean-'));
  const written = path.join(folder, 'written.js');
  writeFileSync(written, code);
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/tsc'),
    ['--ignoreConfig', '--allowJs', '--checkJs', '--noEmit', '--target', 'esnext', '--lib', 'esnext,dom', written],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return new Set([...stdout.matchAll(/Cannot find name '([\w$]+)'/g)].map(([, name = '']) => name));
};

const FILES = LIBRARIES.flatMap(({ name, files }) => files.map(([file, known]) => ({ name, file, known })));

describe.each(FILES)('$name, $file', ({ name, file, known }) => {
  it('has all that is left out of it, and asks for no name that went with that', () => {
    const code = original(name, file);
    const { code: written, unmet } = rewritten(code, known);
    expect(unmet).toEqual([]);
    expect(written.length).toBeLessThan(code.length);
    const before = nameless(code);
    expect([...nameless(written)].filter((asked) => !before.has(asked))).toEqual([]);
  });
});

describe('React', () => {
  it('asks for no name that went with what is left out', () => {
    expect(nameless(rewritten(REACT, NEVER).code)).toEqual(new Set(['process', '__REACT_DEVTOOLS_GLOBAL_HOOK__']));
  });

  it('is asked for nothing that it no longer listens to', () => {
    const all = [...ALL_EVENTS];
    const passes = (source: (name: string) => string) => new Set(all.filter((name) => leftOutOfReact('planted.tsx', source(name)).length === 0));
    expect(all.length).toBeGreaterThan(90);
    for (const source of [
      (name: string) => `<p ${name}={go} />`,
      (name: string) => `<Button ${name}Capture={go} />`,
      (name: string) => `const hands = { ${name} }`,
      (name: string) => `const hands = { ${name}() {} }`,
    ])
      expect(passes(source)).toEqual(HEARD);
  });

  it.each(NEVER.words)('is asked for no %s', (word) => {
    for (const source of [`<p ${word} />`, `<p ${word}={one} />`]) expect(leftOutOfReact('planted.tsx', source)).toEqual([word]);
    if (/^[a-z-]+$/.test(word)) expect(leftOutOfReact('planted.tsx', `<${word} />`)).toEqual([word]);
  });

  it.each(NEVER.entries)('is asked for no %s', (hook) => {
    expect(leftOutOfReact('planted.ts', `import { ${hook} as own } from 'react';`)).toEqual([hook]);
  });

  it('stops the build where it is another than the one that was read, or does not do what is left out', () => {
    const { handler } = lean.transform as unknown as { readonly handler: (this: object, code: string, id: string) => unknown };
    const id = '/node_modules/react-dom/cjs/react-dom-client.production.js';
    const build = {
      error: (what: string): never => {
        throw new Error(what);
      },
    };
    expect(() => handler.call(build, REACT.replaceAll(`"${READ_IN}"`, '"19.9.9"'), id)).toThrow(READ_IN);
    expect(() => handler.call(build, REACT.replaceAll('retryIfBlockedOn', 'retryLater'), id)).toThrow('retryIfBlockedOn');
    expect(handler.call(build, REACT, id)).toMatchObject({ map: null });
  });
});
