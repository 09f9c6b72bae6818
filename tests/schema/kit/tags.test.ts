import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinTags, splitTags } from '../../../src/schema/kit/tags.ts';

describe('tags', () => {
  it('are split at both commas, trimmed, and kept once', () => {
    expect(splitTags('دیابت, فشار خون،آسم')).toEqual(['دیابت', 'فشار خون', 'آسم']);
    expect(splitTags(' دیابت ,, ، ديابت')).toEqual(['دیابت']);
    expect(splitTags('')).toEqual([]);
  });

  it('are sent as one text, with comma and space', () => {
    expect(joinTags(['دیابت', 'آسم'])).toBe('دیابت, آسم');
    expect(joinTags([])).toBe('');
  });

  it('read back as they were stored', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(splitTags(joinTags(splitTags(typed)))).toEqual(splitTags(typed));
      }),
    );
  });
});
