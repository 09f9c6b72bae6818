import { describe, expect, it } from 'vitest';
import { contractAt, isContractMissing, placed, strayContract, type TreatmentLists, treatmentFacts } from '../../../src/machines/treatments/facts.ts';
import type { Contract } from '../../../src/schema/clinics/contract.ts';
import { treatmentDraft, treatmentDraftOf } from '../../../src/schema/treatments/draft.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';

const contract = (id: number, clinic: number, start_date: string, end_date: string, is_active = true): Contract => ({
  ...{ id, clinic, start_date, end_date, is_active, contract_type: 1, percent: 50 },
});
const contracts = [
  contract(1, 2, '2025-03-21', '2026-03-20'),
  contract(2, 2, '2026-03-21', '2027-03-20'),
  contract(3, 2, '2024-03-21', '2025-03-20', false),
  contract(4, 5, '2024-01-01', '2025-01-01', false),
];
const clinic = { name: 'x', address: '', dentist: 1 };
const lists: TreatmentLists = {
  patients: [{ id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 }],
  procedureTypes: [{ id: 3, name: 'جراحی', procedure_code: 'A1', price: 10 }],
  clinics: [
    { ...clinic, id: 1, is_personal: true },
    { ...clinic, id: 2, is_personal: false },
    { ...clinic, id: 5, is_personal: false },
  ],
  contracts,
  insuranceTariffs: [],
};
const TODAY = '2026-11-20';
const { empty } = treatmentDraft;
const stored: Surgery = {
  ...{ id: 1, patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 1, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 },
  ...{ clinic: 2, contract: 3, surgery_time: '2026-11-20' },
};
/** The contract that a new treatment falls under. */
const counts = (of: readonly Contract[], id: number, day: string | null) => contractAt(of, id, day, null)?.id ?? null;
const nothing: TreatmentLists = { patients: null, procedureTypes: null, clinics: null, contracts: null, insuranceTariffs: null };

describe('the contract of a treatment', () => {
  it('is the active one of the day, else the active one that began last, else none', () => {
    expect(counts(contracts, 2, '2025-06-01')).toBe(1);
    expect(counts(contracts, 2, '2026-11-20')).toBe(2);
    expect(counts(contracts, 2, '2024-06-01')).toBe(2);
    expect(counts(contracts, 2, null)).toBe(2);
    expect(counts(contracts, 5, '2024-06-01')).toBeNull();
    expect(counts(contracts, 1, '2026-11-20')).toBeNull();
  });

  it('is, where none holds on the day, none that begins after it while one began before', () => {
    const apart = [contract(1, 2, '2023-03-21', '2024-03-20'), contract(2, 2, '2024-03-21', '2025-03-20'), contract(3, 2, '2027-03-21', '2028-03-20')];
    expect([counts(apart, 2, '2026-06-01'), counts(apart.toReversed(), 2, '2026-06-01')]).toEqual([2, 2]);
    expect(counts(apart, 2, '2022-06-01')).toBe(3);
  });

  it('is the one that begins on the day on which another ends', () => {
    const meeting = [contract(1, 2, '2025-03-21', '2026-03-21'), contract(2, 2, '2026-03-21', '2027-03-21')];
    expect([counts(meeting, 2, '2026-03-21'), counts(meeting.toReversed(), 2, '2026-03-21')]).toEqual([2, 2]);
  });

  it('is, while nobody chose a day, the one of today', () => {
    const on = (today: string) => treatmentFacts({ ...empty, clinic: { id: 2 } }, lists, today).contract;
    expect([on('2026-03-20'), on('2026-03-21')]).toEqual([1, 2]);
    const untouched = { ...empty, clinic: { id: 2 } };
    const strays = (today: string) => strayContract(untouched, { personal: false, contract: 1 }, contracts, today)?.id ?? null;
    expect([strays('2026-03-20'), strays('2026-03-21')]).toEqual([null, 1]);
  });

  it('stays that of a stored treatment while its day and clinic stay and the contract is there', () => {
    const draft = treatmentDraftOf(stored);
    expect(treatmentFacts(draft, lists, TODAY, stored).contract).toBe(3);
    // A provider may know the clinic by the contract only.
    expect(treatmentFacts(draft, lists, TODAY, { ...stored, clinic: null }).contract).toBe(3);
    expect(treatmentFacts(draft, lists, TODAY, { ...stored, contract: 99 }).contract).toBe(2);
    expect(treatmentFacts({ ...draft, clinic: { id: 5 } }, lists, TODAY, stored).contract).toBeNull();
    expect(isContractMissing(stored, lists)).toBe(false);
    expect(isContractMissing({ ...stored, contract: 99 }, lists)).toBe(true);
    expect(isContractMissing({ ...stored, contract: null }, lists)).toBe(true);
    expect(isContractMissing({ ...stored, contract: 99 }, nothing)).toBe(false);
  });

  it('stays that of a stored treatment also where it may be one that could not be read', () => {
    const some = { ...lists, allContracts: false };
    const hidden = { ...stored, contract: 99 };
    const draft = treatmentDraftOf(hidden);
    expect(treatmentFacts(draft, some, TODAY, hidden).contract).toBe(99);
    // Whether it holds on another day nobody can say.
    expect(treatmentFacts({ ...draft, surgery_time: { typed: 'x', day: '2025-06-01' } }, some, TODAY, hidden).contract).toBe(99);
    expect(isContractMissing(hidden, some)).toBe(false);
    expect(isContractMissing({ ...hidden, contract: null }, some)).toBe(true);
    // At a clinic that somebody chose it is one of those that are known.
    expect(treatmentFacts({ ...draft, clinic: { id: 2 } }, some, TODAY, { ...hidden, clinic: 5 }).contract).toBe(2);
    expect(treatmentFacts({ ...draft, clinic: { id: 2 } }, some, TODAY, { ...hidden, clinic: null }).contract).toBe(2);
  });

  it('names the clinic of a stored treatment where nobody else does', () => {
    const untold = { ...stored, clinic: null, contract: 1 };
    const draft = treatmentDraftOf(untold);
    expect(placed(draft, contracts, untold).clinic).toEqual({ id: 2 });
    expect(treatmentFacts(draft, lists, TODAY, untold)).toMatchObject({ clinic: true, personal: false, contract: 1 });
    // Of another day it is the clinic's contract of that day.
    expect(treatmentFacts({ ...draft, surgery_time: { typed: 'x', day: '2026-06-01' } }, lists, TODAY, untold).contract).toBe(2);
    // What somebody chose, what the provider tells and what no contract names stays as it is.
    const chosen = { ...draft, clinic: { id: 5 } };
    expect(placed(chosen, contracts, untold)).toBe(chosen);
    expect(placed(draft, contracts, stored)).toBe(draft);
    expect(placed(draft, contracts, { ...untold, contract: 99 })).toBe(draft);
    expect(placed(draft, contracts, null)).toBe(draft);
  });

  it('stays that of a stored treatment whose clinic nobody tells while the contracts are not known', () => {
    const untold = { ...stored, clinic: null, contract: 99 };
    const draft = treatmentDraftOf(untold);
    expect(treatmentFacts(draft, nothing, TODAY, untold)).toEqual({ contract: 99 });
    expect(treatmentFacts(draft, { ...lists, allContracts: false }, TODAY, untold).contract).toBe(99);
    expect(treatmentFacts(draft, lists, TODAY, untold)).not.toHaveProperty('contract');
    expect(treatmentFacts({ ...draft, clinic: { id: 2 } }, nothing, TODAY, untold)).toEqual({});
    expect(treatmentFacts({ ...draft, clinic: null }, nothing, TODAY, stored)).toEqual({});
  });

  it('is not said to be missing at a clinic of which not all could be read', () => {
    const some = { ...lists, allContracts: false };
    const at = (clinic: number, of: TreatmentLists) => treatmentFacts({ ...empty, clinic: { id: clinic } }, of, TODAY);
    expect(at(5, lists)).toMatchObject({ contract: null });
    expect(at(5, some)).not.toHaveProperty('contract');
    expect(at(2, some).contract).toBe(at(2, lists).contract);
  });

  it('of a stored treatment is another once its day is changed to one on which its own does not hold and another does', () => {
    const on = (day: string, facts: Partial<Surgery> = {}) =>
      treatmentFacts({ ...treatmentDraftOf({ ...stored, ...facts }), surgery_time: { typed: 'x', day } }, lists, TODAY, { ...stored, ...facts }).contract;
    expect(on('2025-06-01')).toBe(1);
    // It keeps one that holds, active or not, and one in whose place there is none.
    expect(on('2024-06-01')).toBe(3);
    expect(on('2020-06-01')).toBe(3);
    // Chosen anew, as where the provider had told another clinic than that of the contract.
    expect(on('2026-11-20', { clinic: 5 })).toBeNull();
    expect(treatmentFacts(treatmentDraftOf(stored), lists, TODAY, { ...stored, clinic: 5 }).contract).toBe(2);
  });

  it('is named where it does not hold on the day of the treatment, save at a clinic of one’s own', () => {
    const strays = (day: string | null, facts = { personal: false, contract: 1 }) =>
      strayContract({ ...empty, clinic: { id: 2 }, surgery_time: { typed: '', day } }, facts, contracts, TODAY)?.id ?? null;
    expect([strays('2025-03-20'), strays('2025-03-21'), strays('2026-03-20'), strays('2026-03-21'), strays(null)]).toEqual([1, null, null, 1, null]);
    expect(strays('2026-03-21', { personal: true, contract: 1 })).toBeNull();
    expect(strays('2026-03-21', { personal: false, contract: 99 })).toBeNull();
  });
});

describe('what the lists say', () => {
  it('is nothing about what is not chosen, and nothing while they are not known', () => {
    expect(treatmentFacts(empty, lists, TODAY)).toEqual({});
    const chosen = { ...empty, patient: { id: 7 }, procedure_type: { id: 3 }, clinic: { id: 1 }, insurance_tariff: { id: 4 } };
    expect(treatmentFacts(chosen, nothing, TODAY)).toEqual({});
    expect(treatmentFacts(chosen, lists, TODAY)).toEqual({
      ...{ patient: true, procedure_type: true, clinic: true, personal: true, insurance_tariff: false, contract: null },
    });
    expect(treatmentFacts({ ...empty, patient: { id: 8 }, clinic: { id: 9 } }, lists, TODAY)).toEqual({ patient: false, clinic: false, contract: null });
  });
});
