import { parseArgs } from 'node:util';
import type { Configuration } from '../config/configuration.ts';
import { doubtsAboutNames } from '../config/doubts.ts';
import { StartProblem } from '../config/start-problem.ts';
import { rotateSecret } from '../store/keys.ts';
import { nameOf, openStore, refuseNone } from '../store/open.ts';
import { add, close, end, open, reset, tell } from './account-commands.ts';
import { type Call, callOf, OPTIONS } from './call.ts';
import { addFirstClinic, addPractice } from './practices.ts';
import { refuseTaken, typedUsername } from './username.ts';

const USAGE = `Usage: node_modules/.bin/node server/practice.ts <command> [options]

  create          --username NAME --first-name TEXT --last-name TEXT --name TEXT [--clinic TEXT] [--address TEXT]
  add-account     --username NAME --beside NAME
  reset-password  --username NAME
  close-account   --username NAME
  open-account    --username NAME
  end-sessions    --username NAME | --all
  rotate-keys

A password is generated and printed once, or read from standard input with --password-stdin.
The database is the server's: MATAB_DATA or DATABASE_URL. Only create makes one.`;

const create = async (call: Call): Promise<void> => {
  const { store, now, need, or } = call;
  const username = typedUsername(need('username'));
  const dentist = { firstName: need('first-name'), lastName: need('last-name') };
  const name = need('name');
  await refuseTaken(store.db, username);
  const { hash, generated } = await call.password({ username, names: [name, dentist.firstName, dentist.lastName, or('clinic', name)] });
  const practice = await store.exclusively(async (unit) => {
    await refuseTaken(unit, username);
    const added = await addPractice(unit, { name, dentist, account: { username, passwordHash: hash }, now });
    await addFirstClinic(unit, added.practice, { name: or('clinic', name), address: or('address', '-') });
    return added.practice;
  });
  call.say(`Practice ${practice}: ${name}`);
  tell(call, username, generated);
};

const rotate = async ({ store, configuration, now, say }: Call): Promise<void> => {
  if (configuration.secret !== null) {
    throw new StartProblem('The keys are derived from MATAB_SECRET: give it another text, and its text of now to MATAB_SECRET_PREVIOUS.');
  }
  await store.exclusively((unit) => rotateSecret(unit, now));
  say('New keys sign from now on; what the former ones signed counts for another 20 minutes. Nobody is signed out, and no server needs a restart.');
};

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  create,
  'add-account': add,
  'reset-password': reset,
  'close-account': close,
  'open-account': open,
  'end-sessions': end,
  'rotate-keys': rotate,
};

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
  for (const doubt of doubtsAboutNames(configuration)) say(doubt);
  // A database that is made here would answer for the one that was meant: no sessions ended, new keys for nobody.
  if (command !== create) refuseNone(configuration);
  say(`Database: ${nameOf(configuration)}`);
  const store = await openStore(configuration, (cause) => say(`The connection to the database was lost (${cause.name}).`), say);
  try {
    await command(callOf(store, configuration, values, say));
  } finally {
    await store.close();
  }
};
