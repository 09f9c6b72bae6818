import { expect, it } from 'vitest';
import { registered } from '../fold/product/program.ts';
import { proves } from './drive.ts';
import { forms, foundations, lists, stagedLists, worksheets } from './models.ts';

foundations.forEach(proves);
worksheets.forEach(proves);

it('every workflow of the product has a model; those of cached lists have one among them', () => {
  const modelled = new Set([...foundations, ...forms, ...lists, ...stagedLists, ...worksheets].map(({ model }) => model.description.name));
  const names = registered.map(({ description }) => description.name);
  expect(names.filter((name) => !modelled.has(name) && !name.startsWith('resource:'))).toEqual([]);
  expect(names.filter((name) => modelled.has(name)).length).toBeGreaterThan(15);
});
