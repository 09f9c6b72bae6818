import { describe, expect, it } from 'vitest';
import { PICKER_VALUES, pickedTooth, pickOf, QUADRANTS } from '../../src/schema/kit/tooth.ts';
import { readerOf } from '../../src/schema/kit/wire/reader.ts';
import {
  revisedTreatment,
  type TreatmentDraft,
  treatmentDraft,
  treatmentDraftOf,
  treatmentEntries,
  treatmentProblems,
} from '../../src/schema/treatments/draft.ts';
import { changedTreatmentPayload, isAlikeTreatment, isTreatmentAsSent, newTreatmentPayload } from '../../src/schema/treatments/payload.ts';
import { type Surgery, surgeryFields } from '../../src/schema/treatments/surgery.ts';

const TODAY = '2026-11-20';
const facts = { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 };
const complete: TreatmentDraft = {
  ...treatmentDraft.filled({ surgery_time: TODAY }),
  patient: { id: 7, name: 'مریم احمدی' },
  procedure_type: { id: 3, name: 'جراحی', price: 1_500_000 },
  total_cost: '۱٬۵۰۰٬۰۰۰',
  quadrant: 1,
  tooth_number: 6,
  clinic: { id: 2, name: 'لبخند', personal: false },
  main_complain: ' درد ',
};
const codes = (change: Partial<TreatmentDraft>, with_: object = facts) => treatmentProblems({ ...complete, ...change }, TODAY, with_).map(({ code }) => code);
const day = (typed: string, iso: string | null) => ({ surgery_time: { typed, day: iso } });

describe('what a treatment needs', () => {
  it('names everything that an empty form lacks, in the order of the form', () => {
    expect(treatmentProblems({ ...treatmentDraft.empty, ...day('', null) }, TODAY, {})).toEqual([
      { field: 'patient', code: 'patientRequired' },
      { field: 'procedure_type', code: 'typeRequired' },
      { field: 'total_cost', code: 'amountInvalid' },
      { field: 'quadrant', code: 'quadrantRequired' },
      { field: 'tooth_number', code: 'toothRequired' },
      { field: 'clinic', code: 'clinicRequired' },
      { field: 'surgery_time', code: 'dateRequired' },
    ]);
  });

  it.each([
    ['nothing', {}, facts, []],
    ['an amount of digits', { total_cost: 'abc' }, facts, ['amountInvalid']],
    ['an amount that is exact', { total_cost: '9'.repeat(17) }, facts, ['amountInvalid']],
    ['a day that exists', day('1405/13/40', null), facts, ['dateInvalid']],
    ['a day up to today', day('1405/08/30', '2026-11-21'), facts, ['dateFuture']],
    ['a tariff in a personal clinic', { clinic: { id: 1, personal: true } }, { ...facts, personal: true }, ['tariffRequired']],
    ['a tariff in a clinic that turned out to be personal', {}, { ...facts, personal: true }, ['tariffRequired']],
    ['an active contract', {}, { ...facts, contract: null }, ['noActiveContract']],
    ['the list of contracts', {}, { clinic: true, personal: false }, ['listsNotLoaded']],
    ['to know whether the clinic is personal', { clinic: { id: 2 } }, { contract: 4 }, ['listsNotLoaded']],
    ['a patient that is still there', {}, { ...facts, patient: false }, ['patientNotFound']],
    ['a known type', {}, { ...facts, procedure_type: false }, ['typeUnknown']],
    ['a clinic that is still there', {}, { ...facts, clinic: false, contract: null }, ['clinicNotFound']],
    ['a tariff that is still there', { insurance_tariff: { id: 9 } }, { ...facts, personal: true, insurance_tariff: false }, ['tariffNotFound']],
  ])('needs %s', (_, change, given, expected) => {
    expect(codes(change, given)).toEqual(expected);
  });

  it('is told at the clinic where its contract is what lacks', () => {
    expect(treatmentProblems(complete, TODAY, { ...facts, contract: null })).toEqual([{ field: 'clinic', code: 'noActiveContract' }]);
    expect(treatmentProblems(complete, TODAY, { clinic: true, personal: false })).toEqual([{ field: 'clinic', code: 'listsNotLoaded' }]);
  });
});

describe('what follows from a choice', () => {
  const revise = revisedTreatment('new');

  it('fills the amount from the price of the type, in a new treatment only', () => {
    const change = { procedure_type: { id: 5, name: 'روکش', price: 900_000 } };
    expect(revise(complete, change, complete).total_cost).toBe('900000');
    expect(revisedTreatment('edit')(complete, change, complete).total_cost).toBe(complete.total_cost);
  });

  it('clears the tariff when the clinic is not personal, and keeps it between personal clinics', () => {
    const own = { ...complete, clinic: { id: 1, personal: true }, insurance_tariff: { id: 9 } };
    expect(revise(own, { clinic: { id: 2, personal: false } }, own).insurance_tariff).toBeNull();
    expect(revise(own, { clinic: null }, own).insurance_tariff).toBeNull();
    expect(revise(own, { clinic: { id: 8, personal: true } }, own).insurance_tariff).toEqual({ id: 9 });
    expect(revise(own, { description: 'x' }, own).insurance_tariff).toEqual({ id: 9 });
  });

  it('does not change the patient of a stored treatment, nor the one whom the address is about', () => {
    const other = { patient: { id: 8 } };
    expect(revisedTreatment('edit')(complete, other, complete).patient).toEqual(complete.patient);
    expect(revise(complete, other, complete, { patient: '7' }).patient).toEqual(complete.patient);
    expect(revise(complete, other, complete).patient).toEqual({ id: 8 });
  });
});

describe('teeth', () => {
  it('go through the picker and back, every one of them', () => {
    for (const quadrant of QUADRANTS) {
      for (const tooth_number of PICKER_VALUES) {
        const fdi = pickedTooth({ quadrant, tooth_number }) ?? '';
        expect(fdi).toMatch(tooth_number <= 8 ? /^[1-4][1-8]$/ : /^[5-8][1-5]$/);
        expect(pickOf(fdi)).toEqual({ quadrant, tooth_number });
      }
    }
    expect(pickedTooth({ quadrant: 2, tooth_number: 9 })).toBe('61');
    expect(pickedTooth({ quadrant: 2, tooth_number: null })).toBeNull();
    expect(pickOf('99')).toEqual({ quadrant: null, tooth_number: null });
  });

  it('that are done alike become a treatment each, in the order in which they were chosen', () => {
    const entries = treatmentEntries({ ...complete, other_teeth: ['17', '36', '85'] }, TODAY);
    expect(entries.map((entry) => newTreatmentPayload(entry, facts).tooth_number)).toEqual(['16', '17', '36', '85']);
    for (const { quadrant: _quadrant, tooth_number: _tooth, ...rest } of entries) {
      const { quadrant: _, tooth_number: __, ...first } = complete;
      expect(rest).toEqual({ ...first, other_teeth: null });
    }
    expect(treatmentEntries(complete, TODAY)).toEqual([{ ...complete, other_teeth: null }]);
  });

  it('are of the day on which they go into the list where nobody chose one, each of them', () => {
    const days = (draft: TreatmentDraft) => treatmentEntries({ ...draft, other_teeth: ['17'] }, '2026-11-21').map(({ surgery_time }) => surgery_time?.day);
    expect(days({ ...complete, surgery_time: null })).toEqual(['2026-11-21', '2026-11-21']);
    expect(days(complete)).toEqual([TODAY, TODAY]);
  });
});

const surgery: Surgery = {
  ...{ id: 12, patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 1_500_000 },
  ...{ lab_cost: 200_000, material_cost: 50_000, discount: 10_000, extra_fee: 5_000 },
  ...{ surgery_time: '2026-11-01', clinic: 2, insurance_tariff: null, contract: 3, main_complain: '', description: 'قدیمی' },
};

describe('what is sent', () => {
  it('is the whole treatment, with hidden costs of 0 when it is new', () => {
    expect(newTreatmentPayload(complete, facts)).toEqual({
      ...{ patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 1_500_000, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 },
      ...{ surgery_time: TODAY, insurance_tariff: null, contract: 4, main_complain: 'درد', description: '' },
    });
    const own = { ...complete, clinic: { id: 1, personal: true }, insurance_tariff: { id: 9 } };
    expect(newTreatmentPayload(own, { ...facts, personal: true }).insurance_tariff).toBe(9);
    expect(newTreatmentPayload(own, { ...facts, personal: false }).insurance_tariff).toBeNull();
  });

  it('keeps the hidden costs of a stored one, and is nothing when nothing changed', () => {
    const opened = treatmentDraftOf(surgery);
    expect(changedTreatmentPayload(opened, opened, surgery, { contract: 3 })).toEqual({});
    const same = { ...opened, patient: { id: 7, name: 'مریم احمدی' }, total_cost: '۱۵۰۰۰۰۰', description: ' قديمي ' };
    expect(changedTreatmentPayload(same, opened, surgery, { contract: 3 })).toEqual({});
    const { id: _id, clinic: _clinic, ...stored } = surgery;
    const changed = changedTreatmentPayload({ ...opened, description: 'تازه' }, opened, surgery, { contract: 3, personal: false });
    expect(changed).toEqual({ ...stored, description: 'تازه' });
  });

  it('keeps the tariff of a clinic that was the dentist’s own when it was stored, until that or the clinic is changed', () => {
    const insured = { ...surgery, clinic: 5, insurance_tariff: 9 };
    const opened = treatmentDraftOf(insured);
    const facts = { contract: 3, personal: false };
    const saved = (change: object) => changedTreatmentPayload({ ...opened, ...change }, opened, insured, facts);
    expect(saved({ description: 'تازه' })).toMatchObject({ description: 'تازه', insurance_tariff: 9 });
    expect(saved({})).toEqual({});
    expect(saved({ clinic: { id: 6, personal: false }, insurance_tariff: null })).toMatchObject({ insurance_tariff: null });
    expect(saved({ insurance_tariff: null })).toMatchObject({ insurance_tariff: null });
  });

  it('keeps a tooth that the picker does not know', () => {
    const strange = { ...surgery, tooth_number: '99' };
    const opened = treatmentDraftOf(strange);
    const changed = changedTreatmentPayload({ ...opened, description: 'تازه' }, opened, strange, { contract: 3, personal: false });
    expect(changed).toMatchObject({ tooth_number: '99', description: 'تازه' });
  });

  it('is the contract and not the clinic, which the contract names; another clinic is another contract', () => {
    expect(newTreatmentPayload(complete, facts)).not.toHaveProperty('clinic');
    const opened = treatmentDraftOf(surgery);
    const moved = changedTreatmentPayload({ ...opened, clinic: { id: 5, personal: false } }, opened, surgery, { contract: 9, personal: false });
    expect(moved).toMatchObject({ contract: 9 });
    expect(moved).not.toHaveProperty('clinic');
  });

  it('is found again by what was done, not by what was said of it', () => {
    const payload = newTreatmentPayload(complete, facts);
    const record = { ...payload, id: 1 } as Surgery;
    expect(isAlikeTreatment(payload, { ...record, description: 'x' })).toBe(true);
    expect(isTreatmentAsSent(payload, { ...record, insurance_tariff: null })).toBe(true);
    expect(isTreatmentAsSent(payload, { ...record, description: 'x' })).toBe(false);
    for (const other of [{ patient: 8 }, { procedure_type: 4 }, { tooth_number: '17' }, { total_cost: 1 }, { surgery_time: '2026-11-19' }, { contract: 9 }]) {
      expect(isAlikeTreatment(payload, { ...record, ...other })).toBe(false);
    }
    // What its provider did not keep tells no records apart.
    for (const untold of [{ procedure_type: null }, { tooth_number: '' }]) expect(isAlikeTreatment(payload, { ...record, ...untold })).toBe(true);
  });

  it.each([
    ['echoes the clinic of the contract', { clinic: 2 }, true],
    ['knows the clinic by the contract only', { clinic: null }, true],
    ['tells the clinic and no contract', { clinic: 2, contract: null }, false],
  ])('is found again at a provider that %s', (_, told, tellsContract) => {
    const payload = newTreatmentPayload(complete, facts);
    const { contract: _contract, ...rest } = payload;
    const record = { ...payload, ...told, id: 1 } as Surgery;
    expect(isAlikeTreatment(payload, record)).toBe(true);
    // What was sent and is not told cannot be taken for stored.
    expect(isTreatmentAsSent(payload, record)).toBe(tellsContract);
    expect(isTreatmentAsSent(rest, record)).toBe(true);
    expect(isAlikeTreatment(payload, { ...record, ...(tellsContract ? { contract: 9 } : { tooth_number: '17' }) })).toBe(false);
  });
});

it('another patient has no tariff of the one before, unless both are insured alike', () => {
  const revise = revisedTreatment('new');
  const first = { id: 7, insurance: 1 };
  const filled = { ...complete, patient: first, insurance_tariff: { id: 5 } };
  const tariffFor = (patient: TreatmentDraft['patient']) => revise(filled, { patient: patient ?? null }, filled).insurance_tariff?.id ?? null;
  expect([{ id: 8, insurance: 2 }, { id: 8, insurance: null }, { id: 8 }].map(tariffFor)).toEqual([null, null, null]);
  expect([{ id: 8, insurance: 1 }, first].map(tariffFor)).toEqual([5, 5]);
});

describe('a treatment that a provider keeps in part', () => {
  const SAID = { id: 1, patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 1_500_000 };
  const NOTHING = { lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0 };
  const read = readerOf(surgeryFields);

  it('costs no more than it says', () => {
    expect(read(SAID)).toEqual({ ...SAID, ...NOTHING });
    for (const part of Object.keys(NOTHING))
      for (const nothing of [null, '']) expect(read({ ...SAID, ...NOTHING, [part]: nothing })).toEqual({ ...SAID, ...NOTHING });
    expect(read({ ...SAID, discount: '5000.00' })).toEqual({ ...SAID, ...NOTHING, discount: 5000 });
  });

  it('is read without its tooth, and without its service, as where that was deleted', () => {
    const known = { ...SAID, ...NOTHING };
    expect(read({ ...known, procedure_type: null, tooth_number: null })).toEqual({ ...known, procedure_type: null, tooth_number: '' });
    const { procedure_type: _type, tooth_number: _tooth, ...silent } = known;
    expect(read(silent)).toEqual({ ...silent, tooth_number: '' });
    expect([read({ ...known, procedure_type: 'x' }), read({ ...known, tooth_number: {} })]).toEqual([null, null]);
  });

  it('is not read where it says nonsense, or not what it costs', () => {
    expect([read({ ...SAID, discount: 'x' }), read({ ...SAID, total_cost: null }), read({ ...SAID, total_cost: undefined })]).toEqual([null, null, null]);
    const { total_cost: _, ...unpriced } = SAID;
    expect(read(unpriced)).toBeNull();
  });
});
