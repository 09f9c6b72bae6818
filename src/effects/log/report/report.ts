import type { AnyStateMachine } from 'xstate';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import type { Descriptions } from '../../../schema/log/codec.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { readReport } from '../../../schema/log/file/read.ts';
import type { Breathe } from '../../../schema/log/file/steps.ts';
import { reportText } from '../../../schema/log/file/write.ts';
import { REPORT_FORMAT, type Report } from '../../../schema/log/report.ts';
import { newMaskKey } from './base.ts';
import { type Disguised, type DisguiseOptions, disguiseSession } from './disguise.ts';
import { neededRows } from './needed.ts';
import type { Whole } from './whole.ts';

/** Sessions of one report, oldest first, disguised with one key. */
const partsOf = async (
  root: AnyStateMachine,
  descriptions: Descriptions,
  sessions: readonly Whole[],
  options: Omit<DisguiseOptions, 'key'>,
): Promise<readonly Disguised[]> => {
  const key = sessions.find(({ base }) => base !== null)?.base?.key ?? newMaskKey();
  const parts: Disguised[] = [];
  for (const { session } of sessions) parts.push(await disguiseSession(root, descriptions, session, { key, ...options }));
  return parts;
};

interface AssembleOptions {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** A report of what came before the sessions. */
  readonly sealed?: string | null;
  /** Where it gives way. */
  readonly breathe?: Breathe;
}

const nothing: Pick<Report, 'parts' | 'bodies' | 'leftOut'> = { parts: [], bodies: {}, leftOut: {} };

/**
 * One report of one or more sessions, oldest first, with everything personal disguised, without the rows that no screen
 * showed, and checked by folding both.
 */
export const assembleReport = async (
  root: AnyStateMachine,
  descriptions: Descriptions,
  sessions: readonly Whole[],
  { now, sealed = null, breathe }: AssembleOptions,
): Promise<Report> => {
  const before = sealed === null ? nothing : await readReport(sealed);
  // What cannot be read any more is no reason to tell nothing of what came after it.
  const earlier = typeof before === 'string' ? nothing : before;
  const records = sessions.map(({ session }) => session.records);
  const needed = neededRows(descriptions, records, sessions[0]?.session.base === null);
  const parts = await partsOf(root, descriptions, sessions, { needed, ...(breathe ? { breathe } : {}) });
  return {
    kind: 'matab.report',
    format: REPORT_FORMAT,
    release: sessions.at(-1)?.session.header.appVersion ?? '',
    made: tehranDay(now),
    parts: [...earlier.parts, ...parts.map(({ part }) => part)],
    bodies: { ...earlier.bodies, ...Object.fromEntries(parts.flatMap(({ bodies }) => [...bodies])) },
    leftOut: { ...earlier.leftOut, ...Object.fromEntries(parts.flatMap(({ leftOut }) => [...leftOut])) },
  };
};

export interface MakeOptions extends Omit<AssembleOptions, 'breathe'> {
  /** Says that nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** The text of such a report's file. Gives way to the page again and again. */
export const makeReport = async (
  root: AnyStateMachine,
  descriptions: Descriptions,
  sessions: readonly Whole[],
  { signal, ...options }: MakeOptions,
): Promise<string> => {
  const breathe = pace(signal);
  return reportText(await assembleReport(root, descriptions, sessions, { ...options, breathe }), breathe);
};
