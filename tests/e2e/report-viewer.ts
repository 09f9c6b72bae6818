import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A session in which a patient is added, as its file. */
export const report = readFileSync(path.join(import.meta.dirname, '../fold/golden/a-patient-is-added.json'), 'utf8');

interface Written {
  readonly parts: readonly {
    readonly header: { readonly t0: number };
    readonly records: { s: number; t: number; a: string; k?: string; m?: string; f?: string; e?: unknown }[];
  }[];
  told?: string;
}

/** The session's file with something in it changed. */
export const changedReport = (change: (report: Written) => void): string => {
  const copy = JSON.parse(report) as Written;
  change(copy);
  return JSON.stringify(copy);
};

/** Hands a file to the viewer. */
export const hand = async (page: Page, text: string, hash = ''): Promise<void> => {
  await page.goto(`/replay.html${hash}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'matab-report.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
};

export const position = (page: Page) => page.locator('[data-position]');
/** The step that is shown, from near or as a chart. */
export const details = (page: Page) => page.locator('[data-part=details]');
/** The screens as the user saw them. */
export const recorded = (page: Page) => page.frameLocator('iframe');

/** Opens a report, and waits until it can be stepped through: keys that come earlier mean nothing. */
export const open = async (page: Page, text = report, hash = ''): Promise<void> => {
  await hand(page, text, hash);
  await expect(position(page)).toContainText(' از ');
};

export const keys = async (page: Page, ...all: readonly string[]): Promise<void> => {
  for (const key of all) await page.keyboard.press(key);
};
