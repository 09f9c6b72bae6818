import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PARTS = [
  'src',
  'server',
  'tests',
  'tools',
  'public',
  'index.html',
  'replay.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const BROWSER = 'tests/model/browser/main.ts';

/** What came of a planted fault: found with the words of the test that found it, or not found. */
export type Outcome = { readonly found: string } | 'missed';

/** A copy of the sources in which faults are planted one after the other, each put right before the next. */
export const copyOfSources = () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'matab-faults-'));
  for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

  const node = (args: readonly string[]): { readonly status: number | null; readonly said: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    return { status, said: `${stdout}\n${stderr}` };
  };

  const look = ({ kind, workflows }: Fault): Outcome => {
    if (kind === 'browser') {
      const built = node(['tools/build.mjs']);
      if (built.status !== 0) throw new Error(`What is planted cannot be built:\n${built.said}`);
    }
    for (const workflow of workflows) {
      const { status, said } = node(kind === 'pure' ? ['tests/model/commands/run.ts', workflow] : [BROWSER, workflow, '--first']);
      const words = said.split('\n').find((line) => line.startsWith('✗'));
      // A walk that did not come to its end found nothing.
      if (status !== 0 && words !== undefined) return { found: words };
    }
    return 'missed';
  };

  return {
    /** Where it lies, with what a walk of it left behind. */
    folder: copy,
    node,
    plant: (fault: Fault): Outcome => {
      const file = path.join(copy, fault.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        source.replace(fault.find, () => fault.put),
      );
      try {
        return look(fault);
      } finally {
        writeFileSync(file, source);
      }
    },
    remove: () => rmSync(copy, { recursive: true }),
  };
};
