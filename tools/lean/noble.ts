import type { Known } from './known.ts';
import type { Library } from './lean.ts';

/** Whether what it is given is of the kind that it takes is what types say here, and no digest is asked for twice. */
const UNCHECKED: Known = { calls: { abytes: '0', aexists: '0', aoutput: '0' } };

/** What the library of digests does for nobody here. */
export const NOBLE: Library = {
  name: '@noble/hashes',
  files: [
    [/\/@noble\/hashes\/_md\.js$/, UNCHECKED],
    [/\/@noble\/hashes\/hmac\.js$/, { calls: { ...UNCHECKED.calls, ahash: '0' } }],
    // What is said of a digest besides is looked at by nobody, either.
    [
      /\/@noble\/hashes\/utils\.js$/,
      { calls: { checkOpts: 'info' }, stretches: [['export function bytesToHex(bytes) {', 'if (hasHexBuiltin)', 'export function bytesToHex(bytes) {\n']] },
    ],
  ],
};
