import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { latinDigits } from '../../src/schema/kit/digits.ts';
import quoted from './quoted-texts.json' with { type: 'json' };

const views = path.resolve(import.meta.dirname, '../../src/views');

/** Every text in a dictionary; a text with gaps is written with `{}` in each of them. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value(...Array.from({ length: value.length }, () => '{}')));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The form in which texts were ordered: without half-spaces; digits and gaps as in either (D-1). */
const bare = (text: string) =>
  latinDigits(text)
    .replaceAll('\u200c', '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/:?\s*(\.\.\.)?$/, '');

const shown = new Set<string>();
for (const area of readdirSync(views, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!readdirSync(path.join(views, area.name)).includes('texts.ts')) continue;
  for (const text of Object.values(await import(path.join(views, area.name, 'texts.ts'))).flatMap(textsIn)) shown.add(bare(text));
}

describe.each(Object.entries(quoted))('texts that the requirements quote: %s', (_, texts) => {
  it.each(texts)('%s', (text) => {
    const wanted = bare(text.replace(/^\.\.\. /, ''));
    expect([...shown].some((each) => each === wanted || each.includes(wanted))).toBe(true);
  });
});
