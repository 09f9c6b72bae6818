import { eventType, isFault } from '../../src/machines/viewer/kinds.ts';
import { type Signature, signatureOf } from '../../src/machines/viewer/signature.ts';
import type { TapeStep } from '../../src/machines/viewer/tape.ts';
import { isTyped } from '../../src/views/kit/feedback/deeds.ts';
import type { Said } from '../../src/views/viewer/words/narrate.ts';
import type { Opened } from './open.ts';

/** One line of a session that is told. */
export interface Line extends Said {
  /** From 0. */
  readonly step: number;
  /** Milliseconds since the first session of the file began. */
  readonly time: number;
  readonly workflow: string;
  readonly event: string;
  readonly fault: boolean;
}

export interface Fault extends Signature {
  /** The release in which it happened. */
  readonly release: string;
  readonly step: number;
  readonly text: string;
}

/** A report as it is told. */
export interface Session {
  readonly file: string;
  readonly told: string | null;
  /** The releases that wrote it, each once, in order. */
  readonly releases: readonly string[];
  readonly exact: boolean;
  /** Whether the beginning of a part is missing, so that nobody knows its states: what is told by them is a guess, and faults may be missing. */
  readonly beginsUnknown: boolean;
  readonly steps: number;
  readonly lines: readonly Line[];
  readonly faults: readonly Fault[];
  readonly divergences: readonly number[];
  /** Steps from which disguising changed the way of the program. */
  readonly differs: readonly number[];
}

/** An event of a form, of a search, or of the box in which a user writes what happened. */
interface Written {
  readonly type?: string;
  readonly change?: object;
  readonly value?: unknown;
  readonly told?: unknown;
}

/** What is written in letter by letter: an event and the fields of it, of one actor. */
const writtenIn = ({ record }: TapeStep): string | null => {
  const { type, value, told, change = { value: value ?? told } } = (record.e ?? {}) as Written;
  if (record.k !== undefined || !Object.values(change).every(isTyped)) return null;
  return `${record.a} ${type} ${Object.keys(change).join(' ')}`;
};

type Narrator = (step: TapeStep) => Said | null;

/** A report in sentences. Of what was written letter by letter only the last is told, as long as nothing came between. */
export const sessionOf = ({ file, told, tape, outline, exact }: Opened, narrate: Narrator): Session => {
  const lines: Line[] = [];
  let writing: string | null = null;
  for (const [step, one] of tape.steps.entries()) {
    const said = narrate(one);
    if (said === null) continue;
    const written = writtenIn(one);
    if (written !== null && written === writing) lines.pop();
    writing = written;
    lines.push({ ...said, step, time: outline.times[step] ?? 0, workflow: one.workflow, event: eventType(one), fault: isFault(one) });
  }
  const faults = outline.errors.map((step): Fault => {
    const one = tape.steps[step] as TapeStep;
    return { step, text: narrate(one)?.text ?? '', release: one.track.header.appVersion, ...signatureOf(one) };
  });
  const { parts, divergences } = outline;
  const releases = [...new Set(parts.map(({ appVersion }) => appVersion))];
  const differs = parts.flatMap((part) => part.differs ?? []);
  const beginsUnknown = parts.some(({ foldable }) => !foldable);
  return { file, told, releases, exact, beginsUnknown, steps: tape.steps.length, lines, faults, divergences, differs };
};
