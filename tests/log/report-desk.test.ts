import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Group, groupsOf } from '../../tools/report/group.ts';
import type { Session } from '../../tools/report/session.ts';

const root = path.resolve(import.meta.dirname, '../..');
const golden = path.join(root, 'tests/fold/golden/a-patient-is-added.json');
const desk = mkdtempSync(path.join(tmpdir(), 'matab-desk-'));

/** A file on the desk. */
const laid = (name: string, text: string): string => {
  const file = path.join(desk, name);
  writeFileSync(file, text);
  return file;
};

/** Runs the command as support does, and answers what it says. */
const report = (...args: readonly string[]) => {
  const { INIT_CWD: _, ...env } = process.env;
  const done = spawnSync(process.execPath, [path.join(root, 'tools/report.mjs'), ...args], { cwd: desk, encoding: 'utf8', env });
  return { code: done.status, said: done.stdout, complained: done.stderr };
};

const text = readFileSync(golden, 'utf8');
/** The golden session as another release would have sent it. */
const from = (version: string, bundle?: string) => {
  const file = JSON.parse(text) as { parts: { header: { appVersion: string; bundle: string } }[] };
  for (const { header } of file.parts) Object.assign(header, { appVersion: version }, bundle ? { bundle } : {});
  return JSON.stringify(file);
};

describe('one report', () => {
  test('is told in sentences, the first fault marked and named before them', () => {
    const { code, said, complained } = report(laid('one.txt', text));
    expect([code, complained]).toEqual([0, '']);
    const lines = said.split('\n');
    expect(lines[0]).toBe('one.txt، نسخه ۰.۱.۰، ۱۱۳ گام، ۳ خطا، ۰ واگرایی');
    expect(lines[1]).toBe('نخستین خطا: #step=15، سرور ورود را نپذیرفت: اطلاعات ارسال‌شده معتبر نیست');
    expect(lines[2]).toBe('\tsession\tsignedOut.static.signingIn\tsignIn Rejected 400');
    expect(lines.filter((line) => line.startsWith('►✗'))).toEqual([
      '►✗ 00:00:02\tسرور\tسرور ورود را نپذیرفت: اطلاعات ارسال‌شده معتبر نیست\tsession xstate.error.actor.signIn\t#step=15',
    ]);
    // What was typed letter by letter is told once.
    expect(lines.filter((line) => line.includes('در «نام خانوادگی» نوشت'))).toEqual([
      '   00:00:35\tکاربر\tدر «نام خانوادگی» نوشت: پضکثسهذدگ\tpatientForm draft.changed\t#step=60',
    ]);
  });

  test('without its beginning is not called faultless, and says that its states are not known', () => {
    const file = JSON.parse(text) as { parts: { base?: unknown }[] };
    for (const part of file.parts) delete part.base;
    const { said } = report(laid('headless.txt', JSON.stringify(file)));
    expect(said).toContain('آغاز این نشست در گزارش نیست');
    expect(said).toContain('خطاهایی شاید پیدا نباشد');
    expect(report(laid('whole.txt', text)).said).not.toContain('آغاز این نشست در گزارش نیست');
  });

  test('of two builds is not taken for one of this build alone', () => {
    const file = JSON.parse(text) as { parts: { header: { sid: string; bundle: string } }[] };
    const [only] = file.parts;
    const earlier = JSON.parse(JSON.stringify(only)) as typeof only;
    Object.assign((earlier as NonNullable<typeof only>).header, { bundle: '0123456789abcdef' });
    const { said } = report(laid('two-builds.txt', JSON.stringify({ ...file, parts: [earlier, ...file.parts] })));
    expect(said).toContain('با ساخت کنونی بازخوانی شد');
  });

  test('begins with what its user wrote', () => {
    const told = JSON.stringify({ ...(JSON.parse(text) as object), told: 'پس از زدن ذخیره چیزی نشد' });
    expect(report(laid('told.txt', told)).said.split('\n')[0]).toBe('چه شد؟ پس از زدن ذخیره چیزی نشد');
  });

  test('of a release that is kept nowhere is told with today’s machines, and that is said', () => {
    const { code, said } = report(laid('strange.txt', from('0.0.9', '0123456789abcdef')));
    expect(code).toBe(0);
    expect(said).toContain('با ساخت کنونی بازخوانی شد');
    expect(report(golden).said).not.toContain('با ساخت کنونی بازخوانی شد');
  });

  test('is there for other programs', () => {
    const { code, said } = report('--json', golden);
    const { sessions, groups, unread } = JSON.parse(said) as { sessions: Session[]; groups: Group[]; unread: unknown[] };
    expect([code, unread]).toEqual([0, []]);
    expect(sessions[0]?.faults.map(({ step, failure }) => [step, failure])).toEqual([
      [14, 'signIn Rejected 400'],
      [60, 'form.submitted refused: national_number required'],
      [97, 'saveRecord Unavailable 503'],
    ]);
    expect(groups).toHaveLength(3);
  });
});

describe('many reports', () => {
  test('are sorted by what went wrong; a file that is no report is named, and the others are read all the same', () => {
    const files = [
      laid('first.txt', from('0.9.0')),
      laid('cut.txt', from('0.9.0').slice(0, 5000)),
      laid('later.txt', from('0.10.0')),
      laid('other.json', '{"kind":"shopping"}'),
      laid('blank.txt', ' '),
    ];
    const { code, said, complained } = report(...files, 'nowhere.txt');
    expect(code).toBe(1);
    expect(complained.trim().split('\n')).toEqual([
      expect.stringMatching(/^cut\.txt: این گزارش آسیب دیده یا ناقص است/),
      expect.stringMatching(/^other\.json: این فایل از برنامه دیگری است/),
      expect.stringMatching(/^blank\.txt: این فایل خالی است/),
      expect.stringMatching(/^nowhere\.txt: فایل خوانده نشد/),
    ]);
    const lines = said.split('\n');
    expect(lines.filter((line) => line.includes('گام،'))).toHaveLength(2);
    const at = lines.indexOf('۲ گزارش، ۲ بار، نسخه ۰.۹.۰ تا ۰.۱۰.۰: سرور ورود را نپذیرفت: اطلاعات ارسال‌شده معتبر نیست');
    expect(lines.slice(at + 1, at + 3)).toEqual(['\tsession\tsignedOut.static.signingIn\tsignIn Rejected 400', '\tfirst.txt#step=15']);
  });

  test('says how it is used when nothing is named, and of what it does not know', () => {
    expect(report().code).toBe(2);
    expect(report('--xml', golden)).toEqual({ code: 2, said: '', complained: 'npm run report -- [--json] <file…>\n' });
  });
});

describe('a report that would command the terminal', () => {
  const COMMANDS = '\u001b]0;x\u0007\u009b2J\u202e\u2066';
  /** The golden session in a hostile release, by somebody with a hostile name, who was refused in hostile words. */
  const hostile = (): string => {
    const file = JSON.parse(from(`0.1.0${COMMANDS}`)) as { parts: { records: { e?: { change?: Record<string, unknown>; type?: string } }[] }[] };
    for (const { e } of file.parts.flatMap(({ records }) => records)) {
      if (typeof e?.change?.last_name === 'string') e.change.last_name += COMMANDS;
      else if (e?.type === 'form.submitted') e.type += COMMANDS;
    }
    return JSON.stringify({ ...file, told: `چه بگویم${COMMANDS}` });
  };
  const one = laid('hostile\u001b[2J.txt', hostile());
  /** Nothing of it: neither a command, nor what turns the direction of what stands behind. */
  const COMMANDING = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u;

  test('is printed without that, alone and beside others', () => {
    for (const files of [[one], [one, laid('calm.txt', text)], [laid('cut\u001b[2J.txt', '{')]]) {
      const { said, complained } = report(...files);
      expect(said + complained).not.toMatch(COMMANDING);
    }
    const { said } = report(one);
    expect(said.split('\n')[0]).toMatch(/^چه شد؟ چه بگویم \]0;x/);
    expect(said).toMatch(/نسخه .* \]0;x/);
    expect(said).toMatch(/در «نام خانوادگی» نوشت: .*\]0;x/);
  });

  test('is handed on whole to other programs, in escapes', () => {
    const { said } = report('--json', one);
    expect(said).not.toMatch(COMMANDING);
    expect((JSON.parse(said) as { sessions: Session[] }).sessions[0]).toMatchObject({ told: `چه بگویم${COMMANDS}`, releases: [`0.1.0${COMMANDS}`] });
  });
});

test('what is in most reports comes first, then what happened most often, with the releases it was seen in, not all those of the reports', () => {
  const fault = (failure: string, step: number) => ({ workflow: 'form', state: 'saving', failure, step, text: failure });
  const session = (file: string, release: string, ...faults: readonly ReturnType<typeof fault>[]): Session => ({
    ...{
      file,
      told: null,
      releases: ['0.1.0', release],
      exact: true,
      beginsUnknown: false,
      steps: 9,
      lines: [],
      faults: faults.map((one) => ({ ...one, release })),
      divergences: [],
      differs: [],
    },
  });
  const groups = groupsOf([
    session('a', '1.10.0', fault('rare', 1), fault('often', 2), fault('often', 3), fault('often', 4)),
    session('b', '1.9.0', fault('both', 5)),
    session('c', '1.2.0', fault('both', 7)),
  ]);
  expect(groups.map(({ failure, reports, times, first, last, example }) => [failure, reports, times, first, last, example.file, example.step])).toEqual([
    ['both', 2, 2, '1.2.0', '1.9.0', 'b', 5],
    ['often', 1, 3, '1.10.0', '1.10.0', 'a', 2],
    ['rare', 1, 1, '1.10.0', '1.10.0', 'a', 1],
  ]);
});
