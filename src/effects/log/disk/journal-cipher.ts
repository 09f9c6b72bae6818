import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { bytesOfHex } from '../../../schema/log/hex.ts';

const cipherOf = (key: string) => managedNonce(xchacha20poly1305)(bytesOfHex(key));

/** A text in cipher, in base 64; `key` is 32 bytes in hexadecimal. */
export const sealed = (text: string, key: string): string => {
  let bytes = '';
  for (const byte of cipherOf(key).encrypt(new TextEncoder().encode(text))) bytes += String.fromCharCode(byte);
  return btoa(bytes);
};

/** What `sealed` made of a text; throws where it is of another key or was changed. */
export const opened = (text: string, key: string): string =>
  new TextDecoder().decode(cipherOf(key).decrypt(Uint8Array.from(atob(text), (one) => one.charCodeAt(0))));
