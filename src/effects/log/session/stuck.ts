import { silent } from '../disk/database.ts';
import type { Heard } from '../disk/deletion.ts';
import { weekEnd } from '../disk/weeks.ts';
import { quietly } from '../quietly.ts';

const STUCK = 'matab.stuck';

/** The databases of logs that could not be deleted at the end of a session, nor were since. */
export const stuck = (): readonly string[] => quietly(() => localStorage.getItem(STUCK), null)?.split(' ') ?? [];

/** Notes that one could not be, or that it is gone. What is no log is never begun under another name: whoever comes next waits for it. */
export const noteStuck: Heard = (name, stays) => {
  if (weekEnd(name) === null) return;
  const names = [...stuck().filter((one) => one !== name), ...(stays ? [name] : [])];
  quietly(() => (names.length > 0 ? localStorage.setItem(STUCK, names.join(' ')) : localStorage.removeItem(STUCK)), undefined);
};

// The page before has waited for them: this one does not, and begins nothing in them. To be imported is enough.
for (const name of stuck()) silent.add(name);
