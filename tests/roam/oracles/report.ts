import { readFileSync } from 'node:fs';
import { readReportFile } from '../../../src/schema/log/file/read.ts';
import type { Report } from '../../../src/schema/log/report.ts';
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
const opened = async (bytes: Uint8Array<ArrayBuffer>): Promise<Report> => {
  const report = await readReportFile(new Blob([bytes]));
  if (typeof report === 'string') throw new Error(`The report is ${report}.`);
  return report;
};

/** Makes a report the way a person does: the settings, the sheet, which prepares the file, the download. */
export const makeReport = async ({ device }: Desk): Promise<ReportFile> => {
  const page = device.page();
  await go(page, '/settings', settings.title);
  await page.getByRole('button', { name: words.title, exact: true }).first().click();
  const coming = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
  const bytes = readFileSync(await (await coming).path());
  return { bytes, report: await opened(bytes) };
};
