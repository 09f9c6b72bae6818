import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ACCOUNT } from '../../demo/account.ts';
import { type Message, message } from '../../http/messages.ts';

/** In code points of the composed form; what is stored knows no limit, so sign-in has others. */
const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

const FILE = path.join(import.meta.dirname, 'common-passwords.txt');

const compared = (text: string): string => text.normalize('NFC').toLowerCase();

let read: ReadonlySet<string> | null = null;

/** The passwords that are tried first, as the file beside this one has them, and the one that this project itself has published. */
export const commonPasswords = (): ReadonlySet<string> => {
  read ??= new Set([
    ...readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('# ') && line !== '#')
      .flatMap((line) => line.split(' '))
      .filter(Boolean),
    DEMO_ACCOUNT.password,
  ]);
  return read;
};

/**
 * Why a text cannot become the password of an account, in Django's words where it has some; empty when it can.
 *
 * Blanks at the edges are refused because clients trim what is typed: nobody could sign in with them (SES-LOGIN-4).
 */
export const passwordProblems = (password: string, username: string): readonly Message[] => {
  if (!password.isWellFormed()) return [message('notText')];
  if (password.includes('\0')) return [message('nullCharacter')];
  const problems: Message[] = [];
  const { length } = [...password.normalize('NFC')];
  if (compared(password) === compared(username)) problems.push(message('passwordIsUsername'));
  if (password !== password.trim()) problems.push(message('passwordEdges'));
  if (length < SHORTEST_PASSWORD) problems.push(message('passwordTooShort', { min: SHORTEST_PASSWORD }));
  if (length > LONGEST_PASSWORD) problems.push(message('tooLong', { max: LONGEST_PASSWORD }));
  if (commonPasswords().has(compared(password))) problems.push(message('passwordTooCommon'));
  return problems;
};
