import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkOf, fileFor } from '../../tools/chunks/chunks.ts';
import { PARTS } from '../../tools/chunks/parts.ts';
import { SHARED } from '../../tools/chunks/shared.ts';

const parts = Object.keys(PARTS);
/** Some of the parts, mostly of those that share a file. */
const users = fc.constantFrom(parts, ...SHARED.map(([, own]) => [...own])).chain((own) => fc.subarray(own, { minLength: 1 }));
/** Files in the order of the table: those of one part, those of several, those of all. */
const order = [...parts.filter((part) => part !== 'login' && part !== 'signed-in'), ...SHARED.map(([file]) => file), 'signed-in', 'core'];

describe('the files of the build', () => {
  it('are for parts that there are, and for no two sets of them twice', () => {
    for (const [, own] of SHARED) {
      expect(parts).toEqual(expect.arrayContaining([...own]));
      expect(new Set(own).size).toBe(own.length);
    }
    expect(new Set(SHARED.map(([, own]) => own.toSorted().join())).size).toBe(SHARED.length);
  });

  it('are each for all who need what is in it, by the table or because all have it', () => {
    fc.assert(
      fc.property(users, (own) => {
        const file = fileFor(own);
        const [, others] = SHARED.find(([name]) => name === file) ?? [];
        if (others) expect(others).toEqual(expect.arrayContaining(own));
        else expect(['core', 'signed-in', ...(own.length === 1 ? own : [])]).toContain(file);
      }),
    );
  });

  it('never need each other: what is imported is needed by more, and stands no earlier', () => {
    fc.assert(
      fc.property(users, users, (own, more) => {
        const all = parts.filter((part) => own.includes(part) || more.includes(part));
        expect(order.indexOf(fileFor(all))).toBeGreaterThanOrEqual(order.indexOf(fileFor(own)));
      }),
      { numRuns: 2000 },
    );
  });

  it('are asked for by the modules that a part begins with', () => {
    for (const [part, [root = '']] of Object.entries(PARTS)) expect(chunkOf(root)).toBe(part);
    expect(() => chunkOf('views/nowhere.ts')).toThrow('tools/chunks/parts.ts');
  });
});
