import { describe, expect, it } from 'vitest';
import { type TariffDraft, type TariffFacts, tariffDraft, tariffProblems } from '../../../src/schema/contracts/tariff-draft.ts';

const TODAY = '2026-11-20';
const priced: TariffDraft = { ...tariffDraft.empty, procedure_type: { id: 3 }, price: '۹۰۰٬۰۰۰' };
const found = (draft: TariffDraft, facts: Partial<TariffFacts>, others: Parameters<typeof tariffProblems>[3] = []) =>
  tariffProblems(draft, TODAY, facts, others).map(({ field, code }) => `${field} ${code}`);

describe('the price of a service', () => {
  it('is one in each contract, and free in every other', () => {
    const taken = [{ contract: 5, service: 3 }];
    expect(found({ ...priced, contract: 5 }, {}, taken)).toEqual(['procedure_type sameService']);
    expect(found({ ...priced, contract: 6 }, {}, taken)).toEqual([]);
    expect(found({ ...priced, contract: 5, procedure_type: { id: 4 } }, {}, taken)).toEqual([]);
  });

  it('stands under the contract that is meant where nobody chose one, and under the chosen one where somebody did', () => {
    const taken = [{ contract: 5, service: 3 }];
    expect(found(priced, { only: 5 }, taken)).toEqual(['procedure_type sameService']);
    expect(found({ ...priced, contract: 6 }, { only: 5 }, taken)).toEqual([]);
    expect([tariffDraft.created(priced, { only: 5 }), tariffDraft.created({ ...priced, contract: 6 }, { only: 5 })]).toEqual([
      { contract: 5, procedure_type: 3, price: 900_000 },
      { contract: 6, procedure_type: 3, price: 900_000 },
    ]);
  });

  it('needs a contract where none is meant', () => {
    expect(found(priced, {})).toEqual(['contract contractRequired']);
    expect(found(priced, { only: null })).toEqual(['contract contractRequired']);
  });

  it('is compared as soon as contract and service are right, with a price that is still missing as well', () => {
    const taken = [{ contract: 5, service: 3 }];
    expect(found({ ...priced, contract: 5, price: '' }, {}, taken)).toEqual(['price priceRequired', 'procedure_type sameService']);
    expect(found({ ...priced, contract: 5 }, { contract: false }, taken)).toEqual(['contract contractGone']);
    expect(found({ ...priced, contract: 5, procedure_type: null }, {}, [{ contract: 5, service: null }])).toEqual(['procedure_type serviceRequired']);
  });
});
