import { quietly } from '../quietly.ts';
import { journalName, type Tail } from './journal.ts';
import { opened } from './journal-cipher.ts';

const NOTHING: Tail = { records: [], bodies: [] };

/** What the last page of a session left in its journal; `key` is that of its header, absent in one of a release that had none. */
export const leftIn = (sid: string, key: string | undefined): Tail => {
  const text = quietly(() => localStorage.getItem(journalName(sid)), null);
  if (text === null) return NOTHING;
  return quietly(() => JSON.parse(key === undefined || text.startsWith('{') ? text : opened(text, key)) as Tail, NOTHING);
};
