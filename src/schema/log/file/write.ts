import type { Report } from '../report.ts';
import { compressed } from './compressed.ts';
import { packed } from './packed.ts';
import { type Breathe, inSteps } from './steps.ts';

/**
 * The text of a report's file: one JSON object whose first line says what it is, and whose last holds the packed report,
 * compressed.
 */
export const reportText = async (report: Report, breathe: Breathe = () => undefined): Promise<string> => {
  const { kind, format, release, made } = report;
  const content = await compressed(JSON.stringify(await inSteps(packed(report), breathe)), breathe);
  return `${JSON.stringify({ kind, format, release, made }).slice(0, -1)},\n"content":"${content}"}\n`;
};
