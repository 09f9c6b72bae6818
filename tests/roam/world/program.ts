import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ACCOUNT } from '../../../server/demo/account.ts';
import { openCopies } from '../../e2e/support/copies.ts';
import { startProgram, stopProgram } from '../../e2e/support/program.ts';

/** Enough for a choice among them to need its search, few enough for a report to be looked through. */
const PATIENTS = '60';

/** The real server on data of its own, which may be killed and started again. */
export interface Program {
  readonly port: () => number;
  /** The folder of its data. */
  readonly data: string;
  /** Adds a practice like the demo one; its dentist signs in with this name and the demo password. */
  readonly add: (username: string) => void;
  /** Ends it without a word. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data, if it was ended. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

export const PASSWORD = DEMO_ACCOUNT.password;

export const openProgram = async (): Promise<Program> => {
  const data = mkdtempSync(path.join(tmpdir(), 'matab-roam-'));
  const start = () => startProgram({ MATAB_DATA: data, MATAB_DEMO_PATIENTS: PATIENTS, MATAB_LOG: 'error' });
  let { url, program } = await start();
  let runs = true;
  const copies = openCopies(data);
  return {
    port: () => Number(new URL(url).port),
    data,
    add: copies.add,
    kill: async () => {
      program.removeAllListeners('exit');
      const gone = ended(program);
      program.kill('SIGKILL');
      await gone;
      runs = false;
    },
    restart: async () => {
      if (runs) return;
      ({ url, program } = await start());
      runs = true;
    },
    close: async () => {
      copies.close();
      await stopProgram(program);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
