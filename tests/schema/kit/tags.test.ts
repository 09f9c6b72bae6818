import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinTags, mergedTags, splitTags } from '../../../src/schema/kit/tags.ts';

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

  it('of two people who changed them, both are heard', () => {
    expect(mergedTags('آسم, دیابت, صرع', 'آسم, دیابت', 'دیابت, فشار خون')).toBe('دیابت, صرع, فشار خون');
    expect(mergedTags('', 'آسم', 'آسم, دیابت')).toBe('دیابت');
    const tags = fc.array(fc.constantFrom('آسم', 'دیابت', 'صرع', 'لاتکس', 'سولفا')).map((all) => joinTags([...new Set(all)]));
    fc.assert(
      fc.property(tags, tags, tags, (stored, opened, changed) => {
        const merged = splitTags(mergedTags(stored, opened, changed));
        const [now, before, after] = [stored, opened, changed].map(splitTags) as [readonly string[], readonly string[], readonly string[]];
        for (const tag of after) if (!before.includes(tag)) expect(merged).toContain(tag);
        for (const tag of before) if (!after.includes(tag)) expect(merged).not.toContain(tag);
        for (const tag of now) if (!before.includes(tag)) expect(merged).toContain(tag);
        // Again is the same, and who was alone finds what was typed.
        expect(mergedTags(merged.join(', '), opened, changed)).toBe(joinTags(merged));
        expect(mergedTags(opened, opened, changed).split(', ').toSorted()).toEqual(changed.split(', ').toSorted());
      }),
    );
  });

  it('read back as they were stored', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(splitTags(joinTags(splitTags(typed)))).toEqual(splitTags(typed));
      }),
    );
  });
});
