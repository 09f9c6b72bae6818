import type { AnyStateMachine } from 'xstate';
import type { Descriptions } from '../../../schema/log/codec.ts';
import { REPORT_FORMAT, type Report, readReport } from '../../../schema/log/report.ts';
import { newMaskKey } from './base.ts';
import { type Disguised, disguiseSession } from './disguise.ts';
import type { Whole } from './whole.ts';

/** Sessions of one report, oldest first, disguised with one key. */
const partsOf = async (root: AnyStateMachine, descriptions: Descriptions, sessions: readonly Whole[]): Promise<readonly Disguised[]> => {
  const key = sessions.find(({ base }) => base !== null)?.base?.key ?? newMaskKey();
  const parts: Disguised[] = [];
  for (const { session } of sessions) parts.push(await disguiseSession(root, descriptions, session, key));
  return parts;
};

/**
 * One file of one or more sessions, oldest first, with everything personal disguised and checked by folding both.
 * `sealed` is a report of what came before them.
 */
export const makeReport = async (
  root: AnyStateMachine,
  descriptions: Descriptions,
  sessions: readonly Whole[],
  sealed: string | null = null,
): Promise<string> => {
  const before = sealed === null ? null : readReport(sealed);
  const earlier = before === null || typeof before === 'string' ? { parts: [], bodies: {} } : before;
  const parts = await partsOf(root, descriptions, sessions);
  const report: Report = {
    kind: 'matab.report',
    format: REPORT_FORMAT,
    parts: [...earlier.parts, ...parts.map(({ part }) => part)],
    bodies: {
      ...earlier.bodies,
      ...Object.fromEntries(parts.flatMap(({ bodies }) => bodies.map(([name, text]): [string, unknown] => [name, JSON.parse(text)]))),
    },
  };
  return JSON.stringify(report);
};

export type Delivered = 'shared' | 'saved' | 'cancelled';

const NAME = 'matab-report.txt';

/**
 * Hands the file to the person: to the share sheet where there is one, otherwise as a download. Plain text, because
 * share sheets take few kinds of files.
 */
export const deliverReport = async (text: string): Promise<Delivered> => {
  const file = new File([text], NAME, { type: 'text/plain' });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Too long after the tap, or not allowed here: a download always is.
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
};
