import { bytesToHex } from '@noble/hashes/utils.js';
import { get, set } from 'idb-keyval';
import type { Checkpoint } from '../../../machines/fold/tree.ts';
import { bytesOfHex } from '../../../schema/log/hex.ts';
import type { MaskKey } from '../../../schema/log/mask/disguise.ts';
import type { LogDatabase } from '../disk/database.ts';
import { baseKey } from '../disk/keys.ts';
import { shiftOfDevice } from './shift.ts';

/**
 * The disguised beginning of a session that goes on from another, with the key that disguised it.
 *
 * What machines remember is not described, only what they are told is: so a beginning can be disguised only while the
 * records that led to it are there, and what follows must be disguised with the same key.
 */
export interface Base {
  readonly key: MaskKey;
  readonly checkpoint: Checkpoint;
}

interface StoredBase {
  readonly key: string;
  readonly weeks: number;
  readonly checkpoint: Checkpoint;
}

export const readBase = async (database: LogDatabase, sid: string): Promise<Base | null> => {
  const text = await get<string>(baseKey(sid), database.store('log'));
  if (text === undefined) return null;
  const { key, weeks, checkpoint } = JSON.parse(text) as StoredBase;
  return { key: { bytes: bytesOfHex(key), weeks }, checkpoint };
};

export const writeBase = (database: LogDatabase, sid: string, { key, checkpoint }: Base): Promise<void> => {
  const stored: StoredBase = { key: bytesToHex(key.bytes), weeks: key.weeks, checkpoint };
  return set(baseKey(sid), JSON.stringify(stored), database.store('log', 'strict'));
};

/** A key for one export, thrown away with it; the days move as in every report of this device. */
export const newMaskKey = (): MaskKey => ({ bytes: crypto.getRandomValues(new Uint8Array(32)), weeks: shiftOfDevice() });
