import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

const walked = (browser: string, env: Readonly<Record<string, string>>) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN, 'session', '--in', browser], {
    ...{ encoding: 'utf8', env: { ...process.env, DISPLAY: '', ...env } },
  });
  return { status, said: stderr.split('\n').filter((line) => line !== ''), stdout };
};

describe('a browser that is not there', () => {
  it('is said to be missing, with what brings it, and nothing is walked', () => {
    const { status, said, stdout } = walked('firefox', { MATAB_FIREFOX: '/nowhere/firefox' });
    expect([status, said, stdout]).toEqual([2, ['There is no /nowhere/firefox: apt-get install firefox-esr, or name one in MATAB_FIREFOX.'], '']);
  });

  it('is said so of each of the programs that it takes', () => {
    const { status, said } = walked('webkit', { MATAB_WEBKIT: '/nowhere/driver', MATAB_MINIBROWSER: process.execPath, MATAB_XVFB: '/nowhere/Xvfb' });
    expect(status).toBe(2);
    expect(said).toEqual([
      'There is no /nowhere/driver: apt-get install webkit2gtk-driver, or name one in MATAB_WEBKIT.',
      'There is no /nowhere/Xvfb: apt-get install xvfb, or name one in MATAB_XVFB.',
    ]);
  });
});
