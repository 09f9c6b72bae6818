import type { AnyStateMachine } from 'xstate';
import { finderOf } from '../../machines/viewer/find.ts';
import { outlineOf } from '../../machines/viewer/outline.ts';
import { type Tape, type TapeStep, windTape } from '../../machines/viewer/tape.ts';
import { readReportFile } from '../../schema/log/file/read.ts';
import type { FileProblem, Outline } from '../../schema/workflows/viewer.ts';
import type { CallPort } from '../kit/bind.ts';
import type { EarlierBundle } from '../log/session/earlier.ts';

export interface ShelfOptions {
  /** The program with every workflow that a report may hold. */
  readonly root: AnyStateMachine;
  /** Hash of the machines of this build. */
  readonly bundle: string;
  /** What another build reads its own reports with, if it is still kept. */
  readonly earlier: (bundle: string) => Promise<Pick<EarlierBundle, 'wind'> | null>;
  readonly tell: (progress: { readonly type: 'progress.told'; readonly done: number; readonly total: number }) => void;
  readonly copy: (text: string) => Promise<void>;
  /** The sentence that a step is told in; null where nobody would tell it. */
  readonly sentence: (step: TapeStep) => string | null;
  /** The address of a step. */
  readonly addressOf: (step: number) => string;
}

/** Where the viewer's file lies, and what was read from it. Nothing of it leaves the page. */
export interface Shelf {
  readonly put: (file: Blob) => void;
  /** The report that is open. */
  readonly tape: () => Tape | null;
  readonly run: CallPort;
}

type Read = { readonly is: 'refused'; readonly problem: FileProblem } | { readonly is: 'opened'; readonly outline: Outline };

/** As long as the page may be busy at a stretch, in milliseconds. */
const STRETCH = 24;
const HANDFUL = 64;
const SEARCHED = 500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
const refused = (problem: FileProblem): Read => ({ is: 'refused', problem });

export const createShelf = ({ root, bundle, earlier, tell, copy, sentence, addressOf }: ShelfOptions): Shelf => {
  let file: Blob | null = null;
  let tape: Tape | null = null;

  const read = async (signal: AbortSignal): Promise<Read> => {
    tape = null;
    const report = file === null ? 'empty' : await readReportFile(file);
    signal.throwIfAborted();
    if (typeof report === 'string') return refused(report);
    try {
      const written = report.parts.at(-1)?.header.bundle ?? bundle;
      const wrote = written === bundle ? null : await earlier(written);
      const winding = wrote ? wrote.wind(report) : windTape(report, root);
      for (let more = true; more; ) {
        const until = performance.now() + STRETCH;
        while (more && performance.now() < until) more = winding.wind(HANDFUL);
        tell({ type: 'progress.told', done: winding.done(), total: winding.total });
        await pause();
        signal.throwIfAborted();
      }
      if (winding.total === 0) return refused('empty');
      const wound = winding.tape();
      tape = wound;
      return { is: 'opened', outline: { ...outlineOf(wound, wrote ? written : bundle), note: report.told?.trim() || null, kept: wrote ? written : null } };
    } catch {
      signal.throwIfAborted();
      // A list that is missing, or records that are none: the file was cut or changed.
      return refused('damaged');
    }
  };

  const search = async (query: string, signal: AbortSignal): Promise<{ readonly steps: readonly number[] }> => {
    const found: number[] = [];
    const holds = finderOf(query, sentence);
    for (const [index, step] of (tape?.steps ?? []).entries()) {
      if (index % SEARCHED === 0) {
        await pause();
        signal.throwIfAborted();
      }
      if (holds(step)) found.push(index);
    }
    return { steps: found };
  };

  return {
    put: (chosen) => {
      file = chosen;
    },
    tape: () => tape,
    run: async (port, input, signal) => {
      const { query = '', step = 0 } = input as { readonly query?: string; readonly step?: number };
      if (port === 'viewer.readFile') return read(signal);
      if (port === 'viewer.search') return search(query, signal);
      await copy(addressOf(step));
      return {};
    },
  };
};
