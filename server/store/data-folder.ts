import { randomUUID } from 'node:crypto';
import { accessSync, chmodSync, closeSync, constants, existsSync, linkSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../config/error-code.ts';
import { StartProblem } from '../config/start-problem.ts';

/** The embedded database in its folder. */
export const FILE = 'matab.sqlite';

const OPEN_TO_OTHERS = 0o077;

/** What the kernel shows as files. `/dev/shm` is memory, and a folder like any other. */
const NO_DISK = /^\/(proc|sys|dev(?!\/shm\/))(\/|$)/;

/** The database and what SQLite keeps beside it. */
const SUFFIXES = ['', '-wal', '-shm'] as const;

/** Gives one file or folder rights for its owner alone; true when others had some. */
const closed = (name: string, mode: number): boolean => {
  if ((statSync(name).mode & OPEN_TO_OTHERS) === 0) return false;
  chmodSync(name, mode);
  return true;
};

/** What is kept in the folder is nobody else's business on this machine. */
export const prepareFolder = (folder: string): void => {
  if (NO_DISK.test(`${folder}/`)) throw new StartProblem(`The data folder ${folder} is on no disk.`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartProblem(`The data folder ${folder} cannot be written (${codeOf(cause, 'unknown error')}).`, { cause });
  }
};

/**
 * Takes from others what rights they have on the database, and on its folder where that holds nothing else. Says what had been open
 * until now, if anything.
 */
export const closeToOthers = (file: string): string | null => {
  if (process.platform === 'win32') return null;
  const { dir: folder, base: name } = path.parse(file);
  const own = SUFFIXES.map((suffix) => name + suffix);
  try {
    const files = own.map((entry) => path.join(folder, entry)).filter((entry) => existsSync(entry));
    const opened = files.filter((entry) => closed(entry, 0o600));
    const shared = readdirSync(folder).some((entry) => !own.includes(entry));
    const folderOpen = !shared && closed(folder, 0o700);
    const open = folderOpen ? [folder, ...opened] : opened;
    return open.length > 0 ? `Others on this machine could get at ${open.join(', ')} until now: only the owner can from here on.` : null;
  } catch (cause) {
    return `The rights on ${folder} cannot be set (${codeOf(cause, 'unknown error')}): others on this machine may get at the data.`;
  }
};

/** Whether a file is there that belongs to another account, on a machine where files belong to one. */
export const isOthers = (file: string): boolean => {
  const account = process.getuid?.();
  const owner = statSync(file, { throwIfNoEntry: false })?.uid;
  return account !== undefined && owner !== undefined && owner !== account;
};

/** Refuses what a full disk or half a restore leaves in the place of a database: it would be taken for a new one. */
export const refuseRemains = (file: string): void => {
  const weight = (name: string) => statSync(name, { throwIfNoEntry: false })?.size;
  if (weight(file) === 0) throw new StartProblem(`The database ${file} is empty: restore a backup, or delete the file to begin anew.`);
  if (weight(file) === undefined && (weight(`${file}-wal`) ?? 0) > 0) {
    throw new StartProblem(`The database ${file} is missing, and its last changes are in ${file}-wal: restore both, or delete that file to begin anew.`);
  }
};

/**
 * Makes the file where there is none: whole under another name, then there at once, so that no crash leaves an empty one and two
 * processes that start together get the same. `fill` makes an empty file a database.
 */
export const createOnce = (file: string, fill: (file: string) => void): void => {
  if (existsSync(file)) return;
  const made = `${file}.${randomUUID()}.new`;
  try {
    // SQLite would create it as readable as the umask allows.
    closeSync(openSync(made, 'wx', 0o600));
    fill(made);
    linkSync(made, file);
  } catch (cause) {
    const code = codeOf(cause, '');
    // Some file systems know no second name for a file.
    if (/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(code) && existsSync(made)) renameSync(made, file);
    else if (code !== 'EEXIST') throw cause;
  } finally {
    for (const suffix of SUFFIXES) rmSync(made + suffix, { force: true });
  }
};
