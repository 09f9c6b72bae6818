import { get, set } from 'idb-keyval';
import type { SessionHeader } from '../../../schema/log/record.ts';
import { type LogDatabase, requested } from './database.ts';

export const readHeader = async (database: LogDatabase, sid: string): Promise<SessionHeader | null> => {
  const text = await get<string>(sid, database.store('meta'));
  return text === undefined ? null : (JSON.parse(text) as SessionHeader);
};

export const writeHeader = (database: LogDatabase, header: SessionHeader): Promise<void> => set(header.sid, JSON.stringify(header), database.store('meta'));

/** The sessions of a database. */
export const readHeaders = async (database: LogDatabase): Promise<readonly SessionHeader[]> => {
  const texts = await database.store('meta')('readonly', (store) => requested<unknown[]>(store.getAll()));
  return texts.flatMap((text) => (typeof text === 'string' && text.startsWith('{') ? [JSON.parse(text) as SessionHeader] : []));
};
