import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofs } from '../model/models.ts';
import { faults } from './faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const known = new Set(proofs.map(({ model }) => model.description.name));

describe('the faults that generated tests must find', () => {
  it('are of twelve kinds', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(12);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))('%s can still be planted', (_, { file, find, put, workflows }) => {
    expect(readFileSync(path.join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(put).not.toBe(find);
    expect(workflows.filter((name) => !known.has(name))).toEqual([]);
  });
});
