import { describe, expect, it } from 'vitest';
import { CONTRACT_TYPES } from '../../../src/schema/clinics/contract.ts';
import { contractDraft, revisedContract } from '../../../src/schema/contracts/contract-draft.ts';

const draft = (contract_type: number, percent: string) => ({ ...contractDraft.filled({ contract_type }), percent });

describe('the form of a contract', () => {
  it('asks for a share when a fixed tariff becomes another kind, and keeps one that was typed', () => {
    const fixed = draft(CONTRACT_TYPES.fixed, '0');
    expect(revisedContract(fixed, { contract_type: CONTRACT_TYPES.percent }).percent).toBe('');
    expect(revisedContract(fixed, { contract_type: CONTRACT_TYPES.fixed }).percent).toBe('0');
    expect(revisedContract(draft(CONTRACT_TYPES.fixed, '40'), { contract_type: CONTRACT_TYPES.combined }).percent).toBe('40');
    expect(revisedContract(draft(CONTRACT_TYPES.percent, '0'), { contract_type: CONTRACT_TYPES.combined }).percent).toBe('0');
  });
});
