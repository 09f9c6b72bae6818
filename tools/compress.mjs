/**
 * Lays beside every text of the build what it is when compressed as densely as can be (brotli 11 as `.br`, gzip 9 as `.gz`), for the server to
 * send as it is; of another folder if one is named. Pictures and fonts are compressed by themselves.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './project.mjs';

const [folder = path.join(root, 'dist')] = process.argv.slice(2);

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Smaller ones come in one packet as they are. */
const WORTH_PACKING = 1024;

const packers = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const pack = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_PACKING) return;
  await Promise.all(Object.entries(packers).map(async ([ending, packed]) => writeFile(`${file}.${ending}`, await packed(bytes))));
};

const names = readdirSync(folder, { recursive: true }).map(String);
// What is hidden is served to nobody.
const texts = names.filter((name) => TEXT.test(name) && !name.split(path.sep).some((part) => part.startsWith('.')));
await Promise.all(texts.map((name) => pack(path.join(folder, name))));
