import { createHash, createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { NOBLE } from '../../tools/lean/noble.ts';
import { rewritten } from '../../tools/lean/rewritten.ts';

type Digests = typeof import('@noble/hashes/sha2.js') & typeof import('@noble/hashes/hmac.js') & typeof import('@noble/hashes/utils.js');

const folder = mkdtempSync(path.join(tmpdir(), 'lean-noble-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The digests as a built page has them. */
const written = async (): Promise<Digests> => {
  const own = path.join(folder, '@noble', 'hashes');
  cpSync(path.resolve('node_modules/@noble/hashes'), own, { recursive: true });
  for (const name of readdirSync(own)) {
    const [, known] = NOBLE.files.find(([file]) => file.test(`/@noble/hashes/${name}`)) ?? [];
    const at = path.join(own, name);
    if (known) writeFileSync(at, rewritten(readFileSync(at, 'utf8'), known).code);
  }
  const parts = await Promise.all(['sha2', 'hmac', 'utils'].map((name) => import(pathToFileURL(path.join(own, `${name}.js`)).href)));
  return Object.assign({}, ...parts) as Digests;
};

it('digests come out as the platform makes them, whatever their length', async () => {
  const { sha256, hmac, bytesToHex } = await written();
  const bytes = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(bytes, bytes, (text, key) => {
      expect(bytesToHex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
      expect(bytesToHex(hmac(sha256, key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }),
  );
});
