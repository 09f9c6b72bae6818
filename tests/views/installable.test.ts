import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routing } from '../../src/machines/app/product.ts';
import { words } from '../../src/views/kit/texts.ts';
import { titles } from '../../src/views/shell/texts/titles.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly [name: string]: unknown;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
}

const files = path.resolve(import.meta.dirname, '../../public');
const manifest = JSON.parse(readFileSync(path.join(files, 'manifest.webmanifest'), 'utf8')) as Manifest;

/** Width and height, which every PNG says behind its signature and the head of its first part. */
const sizeOf = (file: string): string => {
  const head = readFileSync(file).subarray(16, 24);
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`;
};

describe('the installed program', () => {
  it('is one program wherever it is opened, called as it is called in the browser, and in Persian', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'fa', dir: 'rtl' });
    expect([manifest.name, manifest.short_name]).toEqual([words.appName, words.appShort]);
  });

  it('has icons of the sizes that they say, one of which may be cut to any shape', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      if (sizes === 'any') expect(readFileSync(path.join(files, src), 'utf8')).toContain('<svg');
      else expect([src, sizeOf(path.join(files, src))]).toEqual([src, sizes]);
    }
    expect(manifest.icons.filter(({ purpose, sizes }) => purpose === 'any' && sizes !== 'any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  it('offers ways to screens that are there, by their names', () => {
    expect(manifest.shortcuts.length).toBeGreaterThan(1);
    for (const { name, url } of manifest.shortcuts) {
      const route = routing.match(url)?.route.path ?? '';
      expect([url, titles[route]]).toEqual([url, name]);
    }
  });
});
