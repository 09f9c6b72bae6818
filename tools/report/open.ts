import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { outlineOf } from '../../src/machines/viewer/outline.ts';
import { type Tape, windTape } from '../../src/machines/viewer/tape.ts';
import { readReportFile } from '../../src/schema/log/file/read.ts';
import type { FileProblem, Outline } from '../../src/schema/workflows/viewer.ts';
import { bundleOf } from './product.ts';

/** A report that was read and folded. */
export interface Opened {
  readonly file: string;
  /** What the user wrote of it; null for nothing. */
  readonly told: string | null;
  readonly tape: Tape;
  readonly outline: Outline;
  /** Whether all of it was folded by the machines that wrote it. */
  readonly exact: boolean;
}

/** A file that is no report that can be read, and why. */
export interface Unread {
  readonly file: string;
  readonly problem: FileProblem;
}

export interface Reading {
  readonly root: AnyStateMachine;
  /** Hash of the machines of this checkout. */
  readonly bundle: string;
}

const AT_ONCE = 1000;

/** Reads and folds a report, with what its release left where that is kept, otherwise with today's machines. */
export const openReport = async (file: string, { root, bundle }: Reading): Promise<Opened | Unread> => {
  const name = path.basename(file);
  const report = await readFile(file).then(
    (bytes) => readReportFile(new Blob([bytes])),
    () => 'unreadable' as const,
  );
  if (typeof report === 'string') return { file: name, problem: report };
  const written = report.parts.at(-1)?.header.bundle ?? bundle;
  const earlier = written === bundle ? null : await bundleOf(written);
  try {
    const winding = earlier ? earlier.wind(report) : windTape(report, root);
    while (winding.wind(AT_ONCE));
    if (winding.total === 0) return { file: name, problem: 'empty' };
    const tape = winding.tape();
    const { told = null } = report;
    const outline = outlineOf(tape, earlier ? written : bundle);
    return { file: name, told, tape, outline, exact: outline.parts.every(({ sameBuild }) => sameBuild) };
  } catch {
    // A list that is missing, or records that are none: the file was cut or changed.
    return { file: name, problem: 'damaged' };
  }
};
