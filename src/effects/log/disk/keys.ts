/** Most records of a chunk: about 57 kB, which stays inside the database instead of becoming a file of its own. */
export const CHUNK = 512;

/**
 * The keys of a session's entries in the store `log`. Numbers sort before texts, so that the records of a session are one
 * range, and everything of it is one.
 */
export const chunkKey = (sid: string, first: number): IDBValidKey => [sid, first];
export const bodyKey = (sid: string, name: string): IDBValidKey => [sid, 'body', name];
export const isCheckpoint = (key: IDBValidKey): boolean => Array.isArray(key) && key[1] === 'checkpoint';
export const checkpointKey = (sid: string, s: number): IDBValidKey => [sid, 'checkpoint', s];

export const chunkRange = (sid: string, from = 0): IDBKeyRange => IDBKeyRange.bound([sid, from], [sid, Number.POSITIVE_INFINITY]);
export const checkpointRange = (sid: string): IDBKeyRange => IDBKeyRange.bound([sid, 'checkpoint'], [sid, 'checkpoint', []]);
export const bodyRange = (sid: string): IDBKeyRange => IDBKeyRange.bound([sid, 'body'], [sid, 'body', []]);
export const sessionRange = (sid: string): IDBKeyRange => IDBKeyRange.bound([sid], [sid, []]);
/** The disguised beginning of a session that goes on from another. */
export const baseKey = (sid: string): IDBValidKey => [sid, 'base'];
