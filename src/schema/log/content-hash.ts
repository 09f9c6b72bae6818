import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A text as bytes, UTF-8. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * The SHA-256 of a text as 64 hexadecimal digits: the name of a body.
 *
 * The platform's own digest answers later and only on secure origins; the recorder must name a body before the page may
 * die, and a clinic may serve the program over plain HTTP in its own network.
 */
export const contentHash = (text: string): string => bytesToHex(sha256(bytesOf(text)));

/** The same beside the page, where the platform does that (secure origins): for what may be named a moment later. */
export const contentHashBeside = async (text: string): Promise<string> => bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
