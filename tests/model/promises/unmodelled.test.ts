import { expect, it } from 'vitest';
import { proofs } from '../models.ts';
import { withoutModel } from './unmodelled.ts';

const without = (...names: readonly string[]) => proofs.filter(({ model }) => !names.includes(model.description.name));

it('every machine of the product has a model', async () => {
  expect(await withoutModel(proofs)).toEqual([]);
});

it('one that has none is named, whether it is registered as a workflow or not', async () => {
  expect(await withoutModel(without('viewer', 'patientForm', 'terms'))).toEqual(['patientForm', 'terms', 'viewer']);
});

it('of the lists that are kept one stands for all', async () => {
  expect(await withoutModel(without('resource:patients'))).toContain('resource:clinics');
});
