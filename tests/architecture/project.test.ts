import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TOOL = path.resolve(import.meta.dirname, '../../tools/project.mjs');

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
  copyFileSync(TOOL, path.join(root, 'tools', 'project.mjs'));
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
    const build = ['vite build --logLevel warn', 'node tools/emit-bundle.mjs'];
    expect(calls('tool.ensureBuilt()')).toEqual(build);
    expect(calls('tool.ensureBuilt()')).toEqual([]);
    writeFileSync(path.join(root, 'src', 'new.ts'), '');
    expect(calls('tool.build()')).toEqual(build);
    expect(calls('tool.ensureBuilt()')).toEqual([]);
    expect(calls('tool.build()')).toEqual(build);
    expect(existsSync(path.join(root, 'dist', '.built'))).toBe(true);
  });
});
