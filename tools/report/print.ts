import { persianDigits } from '../../src/schema/kit/digits.ts';
import { banners, problems } from '../../src/views/viewer/texts.ts';
import type { Group } from './group.ts';
import type { Unread } from './open.ts';
import type { Line, Session } from './session.ts';

const WHO: Readonly<Record<Line['by'], string>> = { user: 'کاربر', program: 'برنامه', provider: 'سرور', clock: 'زمان‌سنج' };

const two = (count: number): string => String(count).padStart(2, '0');

/** Hours, minutes and seconds, such as 00:02:10. */
const timeText = (millis: number): string => {
  const seconds = Math.floor(millis / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
};

const address = (step: number): string => `#step=${step + 1}`;
const count = (number: number): string => persianDigits(number);

/** What turns the direction of everything behind it. */
const TURNS = '\\u202a-\\u202e\\u2066-\\u2069';

/** A report was written elsewhere, and a file may be called anything: neither commands the terminal, nor begins a line of its own. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').replace(new RegExp(`[${TURNS}]`, 'g'), '');

/** A line of what is printed: whatever is put into it is printable. */
const line = (words: TemplateStringsArray, ...pieces: readonly string[]): string => String.raw({ raw: words }, ...pieces.map(printable));

/** For other programs, with what a terminal would obey as escapes. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(new RegExp(`[\\u007f-\\u009f${TURNS}]`, 'g'), (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Why a file was not read. */
export const unreadText = ({ file, problem }: Unread): string => line`${file}: ${problems[problem].title}. ${problems[problem].help}`;

const headOf = ({ file, releases, exact, beginsUnknown, steps, faults, divergences, differs }: Session): readonly string[] => [
  line`${file}، نسخه ${persianDigits(releases.join('، '))}، ${count(steps)} گام، ${count(faults.length)} خطا، ${count(divergences.length)} واگرایی`,
  ...(exact ? [] : ['این گزارش را ساخت دیگری از برنامه نوشته است که اینجا نیست؛ با ساخت کنونی بازخوانی شد و ممکن است با آنچه کاربر دید یکی نباشد.']),
  ...(beginsUnknown ? [`${banners.notReplayable} نام دکمه‌ها شاید درست نباشد، و خطاهایی شاید پیدا نباشد.`] : []),
  ...divergences.slice(0, 1).map((step) => `نخستین واگرایی: ${address(step)}`),
  ...differs.map((step) => `پوشاندن اطلاعات شخصی، مسیر برنامه را از اینجا تغییر داده است: ${address(step)}`),
];

/** Where no fault was found: that there is none is known only of sessions whose states are. */
const withoutFaults = (sessions: readonly Session[]): string => (sessions.some(({ beginsUnknown }) => beginsUnknown) ? 'خطایی پیدا نشد.' : 'خطایی نیست.');

/** One session: what its user wrote, then what happened, the first fault marked. */
export const sessionText = (session: Session): string => {
  const [first] = session.faults;
  const mark = ({ step, fault }: Line): string => (step === first?.step ? '►✗' : fault ? ' ✗' : '  ');
  const lines = session.lines.map(
    (one) => line`${mark(one)} ${timeText(one.time)}\t${WHO[one.by]}\t${one.text}\t${one.workflow} ${one.event}\t${address(one.step)}`,
  );
  const found = first
    ? [line`نخستین خطا: ${address(first.step)}، ${first.text}`, line`\t${first.workflow}\t${first.state}\t${first.failure}`]
    : [withoutFaults([session])];
  const told = session.told ? [line`چه شد؟ ${session.told}`] : [];
  return [...told, ...headOf(session), ...found, '', ...lines].join('\n');
};

/** Many sessions: a line for each, then what went wrong in them, most frequent first. */
export const groupsText = (sessions: readonly Session[], groups: readonly Group[]): string =>
  [
    ...sessions.flatMap(headOf),
    '',
    ...groups.flatMap(({ workflow, state, failure, reports, times, first, last, example }) => [
      line`${count(reports)} گزارش، ${count(times)} بار، نسخه ${persianDigits(first === last ? first : `${first} تا ${last}`)}: ${example.text}`,
      line`\t${workflow}\t${state}\t${failure}`,
      line`\t${example.file}${address(example.step)}`,
    ]),
    ...(groups.length === 0 ? [withoutFaults(sessions)] : []),
  ].join('\n');
