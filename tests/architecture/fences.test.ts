import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { crowdedFolders, strangers, violations } from './fences.ts';
import { needlesslyTested } from './floor.ts';

const root = path.resolve(import.meta.dirname, '../..');

const sourcesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name));

const files = ['src', 'server', 'tests'].flatMap(sourcesOf);
const house = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

describe('the house', () => {
  it('keeps every fence', () => {
    expect(house.size).toBeGreaterThan(50);
    house.delete('tests/architecture/fences.test.ts');
    house.delete('tests/architecture/fences.ts');
    expect(violations(house)).toEqual([]);
  });

  it('has folders that can be taken in at a glance', () => {
    expect(
      crowdedFolders(
        files.filter((file) => !file.startsWith('tests/')),
        16,
      ),
    ).toEqual([]);
    const kit = files.filter((file) => file.startsWith('src/machines/kit/'));
    expect(crowdedFolders(kit, 12)).toEqual([]);
  });

  it('tests for what a browser may not have where it asks for that, and nowhere else', () => {
    expect(needlesslyTested(house)).toEqual([]);
  });

  it('has the same areas in every layer', () => {
    expect(strangers(files)).toEqual([]);
  });
});

describe('every fence bites', () => {
  const planted: readonly [string, string, string][] = [
    ['src/schema/patients/planted.ts', "import { x } from '../../machines/kit/port.ts';", 'must not import machines'],
    ['src/machines/patients/planted.ts', "import { x } from '../../effects/live.ts';", 'must not import effects'],
    ['src/machines/patients/planted.ts', "const x = () => import('../../views/kit/button.tsx');", 'must not import views'],
    ['src/effects/patients/planted.ts', "import { x } from '../../views/kit/button.tsx';", 'must not import views'],
    ['src/views/patients/planted.tsx', "import { x } from '../../effects/live.ts';", 'must not import effects'],
    ['server/planted.ts', "import { x } from '../src/machines/kit/port.ts';", 'must not import machines'],
    ['src/views/patients/planted.tsx', "import { x } from '../clinics/list.tsx';", 'patients must not import clinics'],
    ['src/machines/patients/planted.ts', "export { x } from '../payments/list.ts';", 'patients must not import payments'],
    ['src/machines/newcomers/planted.ts', "import type { X } from '../patients/list.ts';", 'newcomers must not import patients'],
    ['src/effects/patients/planted.ts', "import { x } from '../log/start.ts';", 'patients must not import log'],
    ['src/views/patients/planted.tsx', "import { x } from '../shell/frame.tsx';", 'patients must not import shell'],
    ['src/schema/kit/planted.ts', "import { x } from '../workflows/form.ts';", 'kit must not import workflows'],
    ['src/machines/kit/list/planted.ts', "import { x } from '../../app/routing.ts';", 'kit must not import app'],
    ['src/effects/kit/planted.ts', "import { x } from '../session/ports.ts';", 'kit must not import session'],
    ['src/views/kit/page/planted.tsx', "const x = () => import('../../patients/screens.ts');", 'kit must not import patients'],
    ['src/schema/workflows/planted.ts', "import { x } from '../patients/patient.ts';", 'workflows must not import patients'],
    ['src/schema/log/planted.ts', "import { x } from '../app/workflow.ts';", 'log must not import app'],
    ['src/schema/app/planted.ts', "import { x } from '../log/codec.ts';", 'app must not import log'],
    ['src/machines/app/planted.ts', "import { x } from '../patients/list.ts';", 'app must not import patients'],
    ['src/machines/fold/planted.ts', "import { x } from '../app/app.ts';", 'fold must not import app'],
    ['src/machines/viewer/planted.ts', "import { x } from '../app/app.ts';", 'viewer must not import app'],
    ['src/effects/log/planted.ts', "import { x } from '../kit/http.ts';", 'log must not import kit'],
    ['src/effects/support/planted.ts', "import { x } from '../log/start.ts';", 'support must not import log'],
    ['src/effects/planted.ts', "import { x } from './patients/ports.ts';", 'must not import patients'],
    ['src/views/shell/planted.tsx', "import { x } from '../patients/words.ts';", 'shell must not import patients'],
    ['src/views/viewer/planted.tsx', "import { x } from '../shell/frame.tsx';", 'viewer must not import shell'],
    ['src/composition/areas/patients.ts', "export default [() => import('../../machines/payments/registry.ts')];", 'brings nothing but patients'],
    ['src/composition/areas/patients.ts', "import { rooms } from '../manifest.ts';", 'brings nothing but patients'],
    ['src/composition/areas/patients.ts', "import { x } from '../../views/kit/page/page.tsx';", 'brings nothing but patients'],
    ['src/machines/patients/planted.ts', "import { Effect } from 'effect';", 'must not import effect'],
    ['src/views/patients/planted.tsx', "import { Effect } from 'effect';", 'must not import effect'],
    ['src/schema/patients/planted.ts', "import { Schema } from 'effect';", 'only the wire codecs'],
    ['src/views/patients/planted.tsx', 'const [a, b] = useState(0);', 'keeps state'],
    ['src/views/patients/planted.tsx', 'useEffect(() => {});', 'keeps state'],
    ['src/views/patients/planted.tsx', "fetch('/api/patients/');", 'are effects'],
    ['src/machines/patients/planted.ts', "localStorage.getItem('x');", 'are effects'],
    ['src/machines/patients/planted.ts', 'const now = Date.now();', 'no clock'],
    ['src/machines/patients/planted.ts', 'const x = Math.random();', 'no chance'],
    ['src/machines/patients/planted.ts', "const x = 'بیمار';", 'no text for people'],
    ['src/views/patients/planted.tsx', 'const x = <input onChange={(event) => go(event)} value={a} />;', 'keeps in its profile'],
    ['src/views/patients/planted.tsx', '<><input autoComplete="off" /><textarea>{a}</textarea></>', '<textarea'],
    ['src/views/patients/planted.tsx', '<select value={a} />', 'keeps in its profile'],
    ['src/views/patients/planted.tsx', '<input autoComplete="name" />', 'only signing in'],
    ['src/views/patients/planted.tsx', "<TextField input={{ autoComplete: 'tel' }} />", 'only signing in'],
    ['src/views/patients/planted.tsx', '<div contentEditable />', 'into a field'],
    ['src/effects/patients/planted.ts', "const PAUSE = '5 seconds';", 'number of milliseconds'],
    ['src/effects/patients/planted.ts', 'Effect.sleep({ seconds: 5 });', 'number of milliseconds'],
    ['src/effects/patients/planted.ts', "Effect.timeoutOrElse(x, { duration: '5 seconds', orElse });", 'number of milliseconds'],
    ...['timeout(x, 10)', 'timeoutOption(x, 10)', 'delay(x, 10)', 'retry(x, { times: 2 })', 'repeat(x, once)', 'timed(x)', 'cachedWithTTL(x, 10)'].map(
      (timed): [string, string, string] => ['src/effects/patients/planted.ts', `Effect.${timed};`, 'number of milliseconds'],
    ),
    ...['Duration', 'Schedule'].map((named): [string, string, string] => [
      'src/effects/patients/planted.ts',
      `import { ${named} } from 'effect';`,
      'number of milliseconds',
    ]),
    ...[
      ['<title>{name}</title>', 'title'],
      ['<my-chart />', 'my-chart'],
      ['<ol reversed />', 'reversed'],
      ['<p dangerouslySetInnerHTML={{ __html }} />', 'dangerouslySetInnerHTML'],
      ['<form autoComplete="off" onSubmit={() => go()} action={send} />', 'action'],
      ['<Fragment key={all.map((one) => one)} ref={held} />', 'ref'],
      ['<ul onScrollCapture={go} />', 'onScrollCapture'],
      ['<li onMouseEnter={show} />', 'onMouseEnter'],
      ["import { hydrateRoot } from 'react-dom/client';", 'hydrateRoot'],
      ["import { useMemo, useTransition } from 'react';", 'useTransition'],
      ["import * as React from 'react';", 'all of it'],
      ["import React from 'react';", 'all of it'],
      ["import { default as React } from 'react';", 'default'],
      ["const { hydrateRoot } = await import('react-dom/client');", 'what is passed on'],
      ["export { hydrateRoot } from 'react-dom/client';", 'what is passed on'],
      ['Boundary.contextType = Words;', 'contextType'],
      ['const hands = { onKeyUp: go };', 'onKeyUp'],
      ['<IconButton onPaste={go} />', 'onPaste'],
      ['class Boundary { static contextType = Words; }', 'contextType'],
      ['class Boundary { componentDidCatch() {} }', 'componentDidCatch'],
    ].map(([source = '', what]): [string, string, string] => ['src/views/patients/planted.tsx', source, `no more ${what}`]),
    ['src/effects/patients/planted.ts', "Effect.all([a, b], { concurrency: 'unbounded' });", 'one thing after the other'],
    ...[
      "{ back: { type: 'history' } }",
      "{ back: { history: 'deep' } }",
      "machine.emit({ type: 'done' });",
      "enqueue.emit({ type: 'done' });",
      "import { assign, log } from 'xstate';",
      'createActor(machine, { devTools: true });',
      "if (snapshot.can({ type: 'go' })) go();",
      'const all = machine.root.events;',
      'const said = machine.definition;',
      "actor.on('done', go);",
    ].map((source): [string, string, string] => ['src/machines/patients/planted.ts', source, 'no history, no events past']),
    ...[
      ['const { promise, resolve } = Promise.withResolvers<void>();', 'Promise.withResolvers'],
      ['const byDay = Map.groupBy(rows, dayOf);', 'Map.groupBy'],
      ['const isKnown = URL.canParse(next, base);', 'URL.canParse'],
      ['const both = new Set(one).union(other);', 'Set#union'],
      ['const whole = new Response(readable).bytes();', 'Blob#bytes'],
      ['const names = found.keys().map(nameOf);', 'Iterator#map'],
      ['const marks = /[\\p{L}--[a-z]]/v;', 'a set in a regular expression'],
      ['const all = async () => { for await (const piece of answer.body) take(piece); };', 'a stream that is walked through'],
      ['requestIdleCallback(go);', 'requestIdleCallback'],
      ['window.requestIdleCallback(go);', 'requestIdleCallback'],
    ].map(([source = '', what]): [string, string, string] => ['src/effects/patients/planted.ts', source, `may not have ${what}`]),
    ['src/views/patients/planted.tsx', '<Link href="/" asChild><b /></Link>', 'a link is a link'],
    ['src/schema/kit/planted.ts', 'let x = 1;\n'.repeat(251), 'which two things'],
    ['src/schema/kit/utils.ts', 'export const x = 1;', 'says nothing'],
    ['src/schema/kit/PlantedThing.ts', 'export const x = 1;', 'kebab-case'],
    ['src/schema/kit/planted.ts', '// TODO later', 'unfinished'],
    ['tests/machines/planted.test.ts', "it.skip('x', () => {});", 'unfinished'],
  ];

  it.each(planted)('%s: %s', (file, source, expected) => {
    expect(violations(new Map([[file, source]])).join('\n')).toContain(expected);
  });

  it('leaves alone what may be', () => {
    const allowed: readonly [string, string][] = [
      ['src/schema/patients/planted.ts', "import { x } from '../treatments/surgery.ts';"],
      ['src/schema/app/planted.ts', "import { x } from '../patients/patient.ts';"],
      ['src/machines/app/planted.ts', "import { x } from '../session/session.ts';"],
      ['src/machines/patients/planted.ts', "import { x } from '../kit/list/list-screen.ts';"],
      [
        'src/views/patients/planted.tsx',
        'const all = Object.values(rows).map(nameOf).toSorted(); const { bytes } = log.health; system.scheduler.schedule(all);',
      ],
      ['src/views/session/planted.tsx', '<input autoComplete="username" onInput={() => go(a > b)} />'],
      [
        'src/views/patients/planted.tsx',
        "import { type PureComponent, useMemo } from 'react';\nconst view = <Menu onChoose={go} loop><ul ref={list} onPointerMove={go} onClickCapture={go} /></Menu>;",
      ],
      ['src/composition/areas/patients.ts', "import { room } from '../room.ts';\nconst x = () => import('../../views/patients/screens.ts');"],
    ];
    expect(violations(new Map(allowed))).toEqual([]);
  });

  it('an area that is called otherwise elsewhere', () => {
    expect(strangers(['src/schema/patients/x.ts', 'src/views/patients/x.tsx', 'src/views/patient/x.tsx', 'src/views/kit/x.tsx'])).toEqual(['views/patient']);
  });

  it('a crowded folder', () => {
    expect(
      crowdedFolders(
        Array.from({ length: 17 }, (_, index) => `src/views/kit/file-${index}.ts`),
        16,
      ),
    ).toEqual(['src/views/kit: 17']);
    const areas = Array.from({ length: 17 }, (_, index) => `src/views/area-${index}/screens.ts`);
    expect(crowdedFolders(areas, 16)).toEqual([]);
    expect(crowdedFolders([...areas, ...areas.map((_, index) => `src/views/patients/file-${index}.ts`)], 16)).toEqual(['src/views/patients: 17']);
  });

  it.each([
    ['a clock in a machine', 'src/machines/patients/planted.ts', 'export const now = () => Date.now();\n', 'noRestrictedGlobals'],
    ['an escape from types', 'src/schema/patients/planted.ts', 'export const x = (y: any) => y;\n', 'noExplicitAny'],
  ])('the linter refuses %s', (_, file, source, rule) => {
    // The linter reads a house of its own with the same rules, so that nothing is planted in this one.
    const planted = mkdtempSync(path.join(tmpdir(), 'fences-'));
    copyFileSync(path.join(root, 'biome.json'), path.join(planted, 'biome.json'));
    mkdirSync(path.join(planted, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(planted, file), source);
    const { stdout, stderr, status } = spawnSync(path.join(root, 'node_modules/.bin/biome'), ['lint'], { cwd: planted, encoding: 'utf8' });
    rmSync(planted, { recursive: true });
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain(rule);
  });
});
