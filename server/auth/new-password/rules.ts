import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ACCOUNT } from '../../demo/account.ts';
import { type Message, message } from '../../http/messages.ts';
import { isOfContext } from './context-words.ts';

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

/** Whose password it will be: a username, and the names of the practice and of its people. */
export interface Owner {
  readonly username: string;
  readonly names: readonly string[];
}

/** What makes a password one of the first that are tried, if anything does. */
const guessedFirst = (password: string, { username, names }: Owner): Message | null => {
  if (compared(password) === compared(username)) return message('passwordIsUsername');
  if (commonPasswords().has(compared(password))) return message('passwordTooCommon');
  return isOfContext(password, [username, ...names]) ? message('passwordOfContext') : null;
};

/**
 * Why a text cannot become the password of an account, in Django's words where it has some; empty when it can.
 *
 * Blanks at the edges are refused because clients trim what is typed: nobody could sign in with them (SES-LOGIN-4).
 */
export const passwordProblems = (password: string, owner: Owner): readonly Message[] => {
  if (!password.isWellFormed()) return [message('notText')];
  if (password.includes('\0')) return [message('nullCharacter')];
  const problems: Message[] = [];
  const { length } = [...password.normalize('NFC')];
  if (password !== password.trim()) problems.push(message('passwordEdges'));
  if (length < SHORTEST_PASSWORD) problems.push(message('passwordTooShort', { min: SHORTEST_PASSWORD }));
  if (length > LONGEST_PASSWORD) problems.push(message('tooLong', { max: LONGEST_PASSWORD }));
  const guessed = length > LONGEST_PASSWORD ? null : guessedFirst(password, owner);
  return guessed ? [...problems, guessed] : problems;
};
