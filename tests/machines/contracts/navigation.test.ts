import { describe, expect, it } from 'vitest';
import { afterSaving, stepPath } from '../../../src/machines/contracts/navigation.ts';

describe('the way through the terms of a clinic', () => {
  it('is a way of addresses, which a reload keeps', () => {
    expect(afterSaving('contracts', { type: 'contracts.saved', tariffed: true }, '3')).toBe('/constant-tariffs/3');
    expect(afterSaving('contracts', { type: 'contracts.saved', tariffed: false }, '3')).toBe('/edit-clinic/3/contracts');
    expect(afterSaving('tariffs', { type: 'tariffs.saved' }, '3')).toBe('/edit-clinic/3/tariffs');
    expect(stepPath('contracts', '3')).toBe('/contracts/3');
  });
});
