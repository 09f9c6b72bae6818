import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const filesOf = (place: string, kind: RegExp): readonly (readonly [string, string])[] =>
  readdirSync(path.join(root, place), { recursive: true })
    .map(String)
    .filter((name) => kind.test(name))
    .map((name) => [name, readFileSync(path.join(root, place, name), 'utf8')]);

/** Texts as they are compared: digits in one spelling, and no stop, by which a sentence and a prefix before a reason differ. */
const plain = (text: string): string => text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replace(/[\s.:]+$/, '');
/** A text with gaps, each of which may hold anything. */
const pattern = (text: string): RegExp => {
  const fixed = plain(text.replace(/\$\{[^`]*?\}/g, '\u0000')).split('\u0000');
  return new RegExp(`^${fixed.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+')}$`, 'u');
};

/** What a page of requirements quotes that no source says: in one piece, between its own gaps, or as a text with gaps. */
const unsaid = (document: string, sources: readonly string[]): readonly string[] => {
  const all = sources.map((source) => source.split('\n').map(plain).join('\n')).join('\n');
  const templates = sources
    .flatMap((source) => [...source.matchAll(/`([^`]*)`/g)].map(([, text = '']) => pattern(text)))
    .filter(({ source }) => /[\u0600-\u06ff]{3}/.test(source));
  return [...document.matchAll(/«([^»]+)»/g)]
    .map(([, text = '']) => text)
    .filter((text) => {
      const parts = text.split(/\{\w+\}|…|"/).map((part) => plain(part).trim());
      return !parts.every((part) => all.includes(part)) && !templates.some((template) => template.test(plain(text)));
    });
};

describe('what the requirements quote as built', () => {
  const sources = filesOf('src', /\.tsx?$/).map(([, source]) => source);
  it.each(filesOf('docs/requirements', /\.md$/))('is said somewhere: %s', (_, document) => expect(unsaid(document, sources)).toEqual([]));

  it('is missed where nobody says it', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a source has it
    const said = ['const texts = {\n  none: "هیچ نیست.",\n  gone: `${name} حذف شد.`,\n};'];
    expect(unsaid('«هیچ نیست.» «بیمه حذف شد.» «هیچ {name} نیست.» «بیمه ثبت شد.»', said)).toEqual(['بیمه ثبت شد.']);
  });
});
