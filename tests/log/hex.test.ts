import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfHex } from '../../src/schema/log/hex.ts';

it('bytes are read back as they were written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect([...bytesOfHex(bytesToHex(bytes))]).toEqual([...bytes]);
    }),
  );
});
