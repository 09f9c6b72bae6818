import { readFileSync } from 'node:fs';
import { type Report, readReport } from '../../../src/schema/log/report.ts';
import { report as words } from '../../../src/views/shell/support/texts.ts';
import { settings } from '../../../src/views/shell/texts/settings.ts';
import type { Desk } from '../drive/desk.ts';
import { go } from '../drive/places.ts';

/** A report as it came to the person's downloads. */
export interface ReportFile {
  readonly bytes: Buffer;
  readonly report: Report;
}

/** Reads the file as support does. */
const opened = (bytes: Buffer): Report => {
  const report = readReport(bytes.toString('utf8'));
  if (typeof report === 'string') throw new Error(`The report is ${report}.`);
  return report;
};

/** Makes a report the way a person does: the settings, the question, the download. */
export const makeReport = async ({ device }: Desk): Promise<ReportFile> => {
  const page = device.page();
  await go(page, '/settings', settings.title);
  await page.getByRole('button', { name: words.title, exact: true }).first().click();
  const coming = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
  const bytes = readFileSync(await (await coming).path());
  return { bytes, report: opened(bytes) };
};
