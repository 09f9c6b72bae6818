import { randomBytes } from 'node:crypto';
import { text as wholeText } from 'node:stream/consumers';
import { type Owner, passwordProblems } from '../auth/new-password/rules.ts';
import { hashPassword } from '../auth/password.ts';
import type { Configuration } from '../config/configuration.ts';
import { StartProblem } from '../config/start-problem.ts';
import { say as worded } from '../http/messages.ts';
import type { Store } from '../store/tables.ts';

/** As many as nobody guesses, whatever becomes of the limits before it. */
const GENERATED_BYTES = 16;

export const OPTIONS = {
  username: { type: 'string' },
  beside: { type: 'string' },
  name: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  clinic: { type: 'string' },
  address: { type: 'string' },
  all: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const;

type Flag = 'all' | 'password-stdin';
type Option = Exclude<keyof typeof OPTIONS, Flag>;
export type Given = { readonly [O in Option]?: string } & { readonly [F in Flag]?: boolean };

export interface NewPassword {
  readonly hash: string;
  /** The password itself where it was generated here. */
  readonly generated: string | null;
}

/** One call of the practice tool. */
export interface Call {
  readonly store: Store;
  readonly configuration: Configuration;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly say: (line: string) => void;
  /** An option that must be there. */
  readonly need: (option: Option) => string;
  /** Whether the call is for every account. */
  readonly all: boolean;
  readonly or: (option: Option, fallback: string) => string;
  /** A password for an account: the given one, or one that is generated. */
  readonly password: (owner: Owner) => Promise<NewPassword>;
}

const readPassword = async (owner: Owner): Promise<string> => {
  const typed = (await wholeText(process.stdin)).replace(/\r?\n$/, '');
  const problems = passwordProblems(typed, owner);
  if (problems.length > 0) throw new StartProblem(problems.map((problem) => worded(problem, 'en')).join(' '));
  return typed;
};

/** A call with these options on a database. */
export const callOf = (store: Store, configuration: Configuration, given: Given, say: Call['say']): Call => {
  const need = (option: Option): string => {
    const text = given[option]?.trim();
    if (!text) throw new StartProblem(`--${option} is missing.`);
    return text;
  };
  const password = async (owner: Owner): Promise<NewPassword> => {
    const generated = given['password-stdin'] ? null : randomBytes(GENERATED_BYTES).toString('base64url');
    return { hash: await hashPassword(generated ?? (await readPassword(owner))), generated };
  };
  return {
    store,
    configuration,
    now: configuration.clock(),
    say,
    need,
    all: given.all ?? false,
    or: (option, fallback) => given[option]?.trim() || fallback,
    password,
  };
};
