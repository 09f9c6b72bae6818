import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TOOLS = path.resolve(import.meta.dirname, '../../tools');

const LOCK = {
  '': {},
  'node_modules/kysely': { version: '1.0.0' },
  'node_modules/vitest': { version: '2.0.0', dev: true },
  'node_modules/fsevents': { optional: true },
};

/** A project of its own with the real tool, and in place of npm and Vite programs that write down that they were called. */
const project = (there: Record<string, { version?: string }>) => {
  const root = mkdtempSync(path.join(tmpdir(), 'matab-project-'));
  const bin = path.join(root, 'node_modules', '.bin');
  for (const folder of ['tools', 'src', 'dist']) mkdirSync(path.join(root, folder));
  mkdirSync(bin, { recursive: true });
  for (const name of ['project.mjs', 'bundles.mjs']) copyFileSync(path.join(TOOLS, name), path.join(root, 'tools', name));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: there }));
  const calls = path.join(root, 'calls');
  const program = (file: string, name: string) => {
    writeFileSync(
      file,
      `#!/usr/bin/env -S ${process.execPath}\nrequire('node:fs').appendFileSync(${JSON.stringify(calls)}, ${JSON.stringify(name)} + process.argv.slice(2).join(' ') + '\\n');\n`,
    );
    chmodSync(file, 0o755);
  };
  program(path.join(bin, 'node'), 'node ');
  program(path.join(bin, 'vite'), 'vite ');
  const npm = path.join(root, 'npm.cjs');
  program(npm, 'npm ');
  return {
    root,
    /** What was called by a function of the tool. */
    calls: (use: string): readonly string[] => {
      writeFileSync(calls, '');
      const code = `import(${JSON.stringify(path.join(root, 'tools', 'project.mjs'))}).then(async (tool) => { ${use} })`;
      const done = spawnSync(process.execPath, ['-e', code], { env: { ...process.env, npm_execpath: npm }, encoding: 'utf8' });
      expect([done.status, done.stderr]).toEqual([0, '']);
      return readFileSync(calls, 'utf8').split('\n').filter(Boolean);
    },
  };
};

describe('what is there is not made again', () => {
  it('installs neither over what npm put there by hand nor twice', () => {
    const everything = project({ 'node_modules/kysely': { version: '1.0.0' }, 'node_modules/vitest': { version: '2.0.0' } });
    expect(everything.calls('tool.ensureRunnable()')).toEqual([]);
    expect(everything.calls('tool.ensureInstalled()')).toEqual([]);
  });

  it('installs what is missing or of another version', () => {
    const runnable = project({ 'node_modules/kysely': { version: '1.0.0' } });
    expect(runnable.calls('tool.ensureRunnable()')).toEqual([]);
    expect(runnable.calls('tool.ensureInstalled()')).toEqual(['npm ci --no-audit --no-fund --loglevel=error']);
    expect(runnable.calls('tool.ensureInstalled()')).toEqual([]);
    const old = project({ 'node_modules/kysely': { version: '0.9.0' } });
    expect(old.calls('tool.ensureRunnable()')).toEqual(['npm ci --no-audit --no-fund --loglevel=error --omit=dev']);
  });

  it('builds once for the same sources, whoever asked for the build', () => {
    const { root, calls } = project({});
    const build = ['vite build --logLevel warn', 'node tools/emit-bundle.mjs', 'node tools/emit-worker.mjs', 'node tools/compress.mjs'];
    expect(calls('tool.ensureBuilt()')).toEqual(build);
    expect(calls('tool.ensureBuilt()')).toEqual([]);
    writeFileSync(path.join(root, 'src', 'new.ts'), '');
    expect(calls('tool.build()')).toEqual(build);
    expect(calls('tool.ensureBuilt()')).toEqual([]);
    expect(calls('tool.build()')).toEqual(build);
    expect(existsSync(path.join(root, 'dist', '.built'))).toBe(true);
  });
});

describe('what reads the logs of earlier releases', () => {
  const DAY = 86_400_000;
  const laid = (file: string, source: string, days: number) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
    const at = new Date(Date.now() - days * DAY);
    utimesSync(file, at, at);
  };
  const built = (root: string) => path.join(root, 'dist', 'bundles');
  const empty = (root: string) => rmSync(built(root), { recursive: true });

  it('outlives a build for ninety days after its release was replaced, however long that one was in use', () => {
    const { root, calls } = project({});
    laid(path.join(built(root), 'used-for-long.js'), 'one', 200);
    laid(path.join(built(root), 'replaced-long-ago.js'), 'two', 201);
    calls('tool.build()');
    expect(readdirSync(built(root))).toContain('used-for-long.js');
    empty(root);
    calls('tool.build()');
    expect(readdirSync(built(root))).toEqual(['used-for-long.js']);
  });

  it('is mended where it asks for what no browser has, and gives way to what was built', () => {
    const { root, calls } = project({});
    laid(path.join(built(root), 'old.js'), 'const dev = process.env.NODE_ENV !== "production";', 1);
    calls('tool.build()');
    empty(root);
    laid(path.join(root, 'tests/fold/golden/releases/released.js'), 'released', 400);
    laid(path.join(root, 'tests/fold/golden/releases/old.js'), 'never read: the one that was set aside is newer', 1);
    calls('tool.build()');
    expect(readFileSync(path.join(built(root), 'old.js'), 'utf8')).toBe('const dev = "production" !== "production";');
    expect(readFileSync(path.join(built(root), 'released.js'), 'utf8')).toBe('released');
  });
});

describe('what npm starts', () => {
  it('asks a module for nothing but its address, which is all that the first Node 20 knows of it', () => {
    const programs = readdirSync(TOOLS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
    expect(programs).toContain('check.mjs');
    expect(programs.filter((name) => /import\.meta\.(?!url\b)/.test(readFileSync(path.join(TOOLS, name), 'utf8')))).toEqual([]);
  });
});
