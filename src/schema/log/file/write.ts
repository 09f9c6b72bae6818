import type { Report } from '../report.ts';
import type { Steps } from './columns.ts';
import { compressed } from './compressed.ts';
import { packed } from './packed.ts';

/** Where the writing of a long file gives way; throws when nobody waits for it any more. */
export type Breathe = () => Promise<void> | undefined;

/** What steps come to. */
export const inSteps = async <T>(steps: Steps<T>, breathe: Breathe): Promise<T> => {
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
    const pause = breathe();
    if (pause) await pause;
  }
};

/**
 * The text of a report's file: one JSON object whose first line says what it is, and whose last holds the packed report,
 * compressed.
 */
export const reportText = async (report: Report, breathe: Breathe = () => undefined): Promise<string> => {
  const { kind, format, release, made } = report;
  const content = await compressed(JSON.stringify(await inSteps(packed(report), breathe)));
  return `${JSON.stringify({ kind, format, release, made }).slice(0, -1)},\n"content":"${content}"}\n`;
};

/** The same file with what a person told of it, in a line of its own. */
export const withTold = (text: string, told: string): string => {
  const [head = ''] = text.split('\n', 1);
  return told.trim() === '' ? text : `${head}\n"told":${JSON.stringify(told.trim())},${text.slice(head.length)}`;
};
