import type { AnyMachineSnapshot } from 'xstate';

const known = new Map<string, string>();

/** FNV-1a over the UTF-16 units, in base 36: short, and the same everywhere. */
const hash = (text: string): string => {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return (state >>> 0).toString(36);
};

/** The fingerprint of where a machine stands: its state value, and whether it has ended. Says nothing of its context. */
export const fingerprint = (snapshot: Pick<AnyMachineSnapshot, 'value' | 'status'>): string => {
  const { value, status } = snapshot;
  const place = typeof value === 'string' ? value : JSON.stringify(value);
  const text = status === 'active' ? place : `${status} ${place}`;
  const found = known.get(text);
  if (found !== undefined) return found;
  const print = hash(text);
  known.set(text, print);
  return print;
};
