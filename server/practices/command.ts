import { randomBytes } from 'node:crypto';
import { text as wholeText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { addAccount, findAccount, setPassword } from '../auth/accounts.ts';
import { hashPassword } from '../auth/password.ts';
import type { Configuration } from '../config/configuration.ts';
import { StartProblem } from '../config/start-problem.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/tables.ts';
import { addFirstClinic, addPractice } from './practices.ts';

const USAGE = `Usage: node server/practice.ts <command> [options]

  create          --username NAME --first-name TEXT --last-name TEXT --name TEXT [--clinic TEXT] [--address TEXT]
  add-account     --username NAME --beside NAME
  reset-password  --username NAME

The password is generated and printed once, or read from standard input with --password-stdin.
The database is the server's: MATAB_DATA or DATABASE_URL.`;

const OPTIONS = {
  username: { type: 'string' },
  beside: { type: 'string' },
  name: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  clinic: { type: 'string' },
  address: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;

type Option = Exclude<keyof typeof OPTIONS, 'password-stdin'>;

/** The options of one call. */
interface Call {
  readonly store: Store;
  readonly now: number;
  readonly say: (line: string) => void;
  /** An option that must be there. */
  readonly need: (option: Option) => string;
  readonly or: (option: Option, fallback: string) => string;
  /** The hash of the given password, or of a generated one and that password itself. */
  readonly password: () => Promise<{ readonly hash: string; readonly generated: string | null }>;
}

const SHORTEST_PASSWORD = 8;

const readPassword = async (): Promise<string> => {
  const typed = (await wholeText(process.stdin)).replace(/\r?\n$/, '');
  if (typed.length < SHORTEST_PASSWORD) throw new StartProblem(`A password needs at least ${SHORTEST_PASSWORD} characters.`);
  return typed;
};

const tell = ({ say }: Call, username: string, generated: string | null): void => {
  say(`Username: ${username}`);
  if (generated !== null) say(`Password: ${generated}`);
};

const refuseTaken = async ({ store }: Call, username: string): Promise<void> => {
  if (await findAccount(store.db, username)) throw new StartProblem(`The username "${username}" is taken.`);
};

const create = async (call: Call): Promise<void> => {
  const { store, now, need, or } = call;
  const username = need('username');
  const dentist = { firstName: need('first-name'), lastName: need('last-name') };
  const name = need('name');
  await refuseTaken(call, username);
  const { hash, generated } = await call.password();
  const practice = await store.exclusively(async (unit) => {
    const added = await addPractice(unit, { name, dentist, account: { username, passwordHash: hash }, now });
    await addFirstClinic(unit, added.practice, { name: or('clinic', name), address: or('address', '-') });
    return added.practice;
  });
  call.say(`Practice ${practice}: ${name}`);
  tell(call, username, generated);
};

const add = async (call: Call): Promise<void> => {
  const { store, now, need } = call;
  const username = need('username');
  const beside = await findAccount(store.db, need('beside'));
  if (!beside) throw new StartProblem(`There is no account "${need('beside')}".`);
  await refuseTaken(call, username);
  const { hash, generated } = await call.password();
  await store.exclusively((unit) => addAccount(unit, { practice: beside.practice, username, passwordHash: hash, dentist: beside.dentist, now }));
  tell(call, username, generated);
};

const reset = async (call: Call): Promise<void> => {
  const { store, now, need } = call;
  const username = need('username');
  const account = await findAccount(store.db, username);
  if (!account) throw new StartProblem(`There is no account "${username}".`);
  const { hash, generated } = await call.password();
  await store.exclusively((unit) => setPassword(unit, account, hash, now));
  tell(call, username, generated);
};

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<void>>> = { create, 'add-account': add, 'reset-password': reset };

const parse = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new StartProblem(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** Runs one command of the practice tool on the configured database. */
export const runCommand = async (words: readonly string[], configuration: Configuration, say: (line: string) => void): Promise<void> => {
  const { values, positionals } = parse(words);
  const command = COMMANDS[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw new StartProblem(USAGE);
  const need = (option: Option): string => {
    const given = values[option]?.trim();
    if (!given) throw new StartProblem(`--${option} is missing.`);
    return given;
  };
  const password = async () => {
    const generated = values['password-stdin'] ? null : randomBytes(12).toString('base64url');
    return { hash: await hashPassword(generated ?? (await readPassword())), generated };
  };
  const store = await openStore(configuration, (cause) => say(`The connection to the database was lost (${cause.name}).`), say);
  try {
    await command({ store, now: configuration.clock(), say, need, or: (option, fallback) => values[option]?.trim() || fallback, password });
  } finally {
    await store.close();
  }
};
