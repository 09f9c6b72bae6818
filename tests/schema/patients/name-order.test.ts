import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collated, nameOrder } from '../../../src/schema/patients/name-order.ts';

const order = (left: string, right: string): number => nameOrder(collated(left), collated(right));

describe('the order of names', () => {
  it('is the platform’s for names that differ by the finest', () => {
    const platform = new Intl.Collator('fa');
    const letters = [...'اءأإؤئبهةۀی \u200c'];
    const names = ['', ...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];
    const others = names.flatMap((left) =>
      names.filter((right) => Math.sign(order(left, right)) !== Math.sign(platform.compare(left, right))).map((right) => [left, right]),
    );
    expect(others).toEqual([]);
  });

  it('is the platform’s, letter by letter, whatever stands in one', () => {
    const platform = new Intl.Collator('fa');
    const plain = fc.string({ unit: fc.constantFrom(...' \u200cآاءأإؤئبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهةۀی'), maxLength: 6 });
    const other = fc.string({ unit: fc.constantFrom(...'يىكٱ\u0640\u064e\u0654\u0653ا آعab1۲-'), maxLength: 6 });
    const name = fc.oneof({ weight: 4, arbitrary: plain }, other, fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(name, name, (left, right) => {
        expect(Math.sign(order(left, right)), `${left} ${right}`).toBe(Math.sign(platform.compare(left, right)));
      }),
      { numRuns: 5000 },
    );
  });
});
