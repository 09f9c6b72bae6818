import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Runs a program of Poppler over a file. */
const poppler = (program: string, ...args: readonly string[]): string => {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} could not read the paper: ${stderr}`);
  return stdout;
};

/** A paper as another program reads it. */
export interface Printed {
  /** What each page says, in the order in which one reads, without the marks of direction, every gap as one blank. */
  readonly pages: readonly string[];
  /** Width and height of a page, in points. */
  readonly size: readonly [number, number];
  /** The fonts in it, and whether all of them are embedded. */
  readonly fonts: readonly string[];
  readonly embedded: boolean;
}

/** The paper that the browser prints of a page, read back by Poppler, which has no part in making it. */
export const printedBy = async (page: Page): Promise<Printed> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'matab-paper-'));
  const file = path.join(folder, 'paper.pdf');
  try {
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
    const [, width = '', height = ''] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(poppler('pdfinfo', file)) ?? [];
    const fonts = poppler('pdffonts', file).trim().split('\n').slice(2);
    const text = poppler('pdftotext', file, '-').replace(MARKS, '');
    return {
      pages: text
        .split('\f')
        .slice(0, -1)
        .map((each) => each.replace(/[^\S\u200c]+/g, ' ').trim()),
      size: [Math.round(Number(width)), Math.round(Number(height))],
      fonts: fonts.map((line) => line.split(/\s+/)[0] ?? ''),
      // Behind the name come type and encoding, then whether it is embedded.
      embedded: fonts.every((line) => / yes (?:yes|no) /.test(line)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
