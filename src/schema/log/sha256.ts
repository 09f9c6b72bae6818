/**
 * SHA-256 and HMAC without waiting.
 *
 * The platform's own digest answers later and only on secure origins; the recorder must name a body before the page may
 * die, and a clinic may serve the program over plain HTTP in its own network.
 */
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74,
  0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d,
  0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e,
  0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5,
  0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Takes one block of 16 words into the state; `words` has room for 64. */
const compress = (state: Int32Array, words: Int32Array): void => {
  const word = (index: number) => words[index] as number;
  const at = (index: number) => state[index] as number;
  for (let index = 16; index < 64; index += 1) {
    const early = word(index - 15);
    const late = word(index - 2);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = (word(index - 16) + s0 + word(index - 7) + s1) | 0;
  }
  let a = at(0);
  let b = at(1);
  let c = at(2);
  let d = at(3);
  let e = at(4);
  let f = at(5);
  let g = at(6);
  let h = at(7);
  for (let index = 0; index < 64; index += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (K[index] as number) + word(index)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (at(0) + a) | 0;
  state[1] = (at(1) + b) | 0;
  state[2] = (at(2) + c) | 0;
  state[3] = (at(3) + d) | 0;
  state[4] = (at(4) + e) | 0;
  state[5] = (at(5) + f) | 0;
  state[6] = (at(6) + g) | 0;
  state[7] = (at(7) + h) | 0;
};

const BLOCK = 64;
const words = new Int32Array(64);

/** The hash of some bytes that follow `before` bytes already taken into `state`. */
const finish = (state: Int32Array, bytes: Uint8Array, before: number): Uint8Array => {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  const length = before + bytes.length;
  view.setUint32(padded.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(padded.length - 4, length << 3);
  for (let offset = 0; offset < padded.length; offset += BLOCK) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(offset + index * 4);
    compress(state, words);
  }
  const hash = new Uint8Array(32);
  const out = new DataView(hash.buffer);
  for (let index = 0; index < 8; index += 1) out.setInt32(index * 4, state[index] as number);
  return hash;
};

/** The 32 bytes of the hash of some bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => finish(Int32Array.from(START), bytes, 0);

const encoder = new TextEncoder();

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a text as 64 hexadecimal digits: the name of a body. */
export const contentHash = (text: string): string => hex(sha256(encoder.encode(text)));

/** A function that answers the HMAC of texts under one key. */
export const hmac = (key: Uint8Array): ((text: string) => Uint8Array) => {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  // Both key blocks are taken in once; every text costs what is left.
  const keyed = (pad: number): Int32Array => {
    const state = Int32Array.from(START);
    const view = new DataView(block.map((byte) => byte ^ pad).buffer);
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(index * 4);
    compress(state, words);
    return state;
  };
  const inner = keyed(0x36);
  const outer = keyed(0x5c);
  return (text) => finish(outer.slice(), finish(inner.slice(), encoder.encode(text), BLOCK), BLOCK);
};
