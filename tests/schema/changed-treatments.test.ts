import { Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { touchedIn } from '../../src/schema/kit/draft/touched.ts';
import { changeCodec } from '../../src/schema/kit/wire/codec.ts';
import { readerOf } from '../../src/schema/kit/wire/reader.ts';
import { changedTreatmentProblems } from '../../src/schema/treatments/changed-problems.ts';
import { revisedTreatment, type TreatmentDraft, treatmentDraftOf } from '../../src/schema/treatments/draft.ts';
import { changedTreatmentPayload } from '../../src/schema/treatments/payload.ts';
import { type Surgery, surgeryFields } from '../../src/schema/treatments/surgery.ts';

const TODAY = '2026-11-20';
const facts = { patient: true, procedure_type: true, clinic: true, personal: false, contract: 3 };
const surgery: Surgery = {
  ...{ id: 12, patient: 7, procedure_type: 3, tooth_number: '16', total_cost: 1_500_000 },
  ...{ lab_cost: 200_000, material_cost: 50_000, discount: 10_000, extra_fee: 5_000 },
  ...{ surgery_time: '2026-11-01', clinic: 2, insurance_tariff: null, contract: 3, main_complain: '', description: 'قدیمی' },
};

describe('a stored treatment of which the provider does not tell everything', () => {
  const untold: Surgery = { ...surgery, clinic: null, contract: 5, insurance_tariff: 9 };
  /** What is wrong with a change of it, and what is sent of it otherwise than it is stored. */
  const changed = (stored: Surgery, change: Partial<TreatmentDraft>, with_: object) => {
    const opened = treatmentDraftOf(stored);
    const draft = revisedTreatment('edit')(opened, change, opened);
    const payload = changedTreatmentPayload(draft, opened, stored, with_);
    return { codes: changedTreatmentProblems(draft, TODAY, with_, { opened }).map(({ code }) => code), payload, touched: touchedIn(payload, stored) };
  };
  const described = { codes: [], touched: { description: 'تازه' } };

  it.each([
    ['the clinic that its contract names', { ...facts, contract: 5 }],
    ['the dentist’s own clinic', { ...facts, personal: true, insurance_tariff: true, contract: 5 }],
    ['a clinic that nobody can name yet', { contract: 5 }],
  ])('stays under its contract and with its tariff at %s', (_, known) => {
    expect(changed(untold, { description: 'تازه' }, known)).toMatchObject({ ...described, payload: { contract: 5, insurance_tariff: 9 } });
    const { clinic: _clinic, ...silent } = untold;
    expect(changed(silent, { description: 'تازه' }, known)).toMatchObject(described);
  });

  it('keeps a tariff that was chosen while nobody can say whose its clinic is', () => {
    const chosen = { insurance_tariff: { id: 12, tariff: 700_000 } } as Partial<TreatmentDraft>;
    for (const known of [{ contract: 5 }, { contract: 5, clinic: true }])
      expect(changed(untold, chosen, known).payload).toMatchObject({ insurance_tariff: 12 });
    expect(changed(untold, chosen, { ...facts, contract: 5 }).payload).toMatchObject({ insurance_tariff: null });
  });

  it('has another contract and no tariff at a clinic that somebody chose, and needs one where no contract names it', () => {
    const moved = changed(untold, { clinic: { id: 3, personal: false } }, { ...facts, contract: 6 });
    expect(moved).toMatchObject({ codes: [], touched: { contract: 6, insurance_tariff: null } });
    expect(changed(untold, { description: 'تازه' }, {}).codes).toEqual(['clinicRequired']);
    expect(changed(surgery, { clinic: null }, {}).codes).toEqual(['clinicRequired']);
  });

  it('stays at a clinic that could not be read, under its contract and with its tariff; another one is waited for', () => {
    const insured = { ...surgery, insurance_tariff: 9 };
    expect(changed(insured, { description: 'تازه' }, { contract: 3 })).toMatchObject({ ...described, payload: { contract: 3, insurance_tariff: 9 } });
    expect(changed(insured, { clinic: { id: 3 } } as Partial<TreatmentDraft>, { contract: 6 }).codes).toEqual(['listsNotLoaded']);
    expect(changed(insured, { description: 'تازه' }, {}).codes).toEqual(['listsNotLoaded']);
  });

  it.each(['', '0', '99'])('stays on the tooth «%s», which the picker does not know, until one is picked', (tooth_number) => {
    const stored = { ...surgery, tooth_number };
    expect(changed(stored, { total_cost: '2000000' }, facts)).toMatchObject({ codes: [], payload: { tooth_number }, touched: { total_cost: 2_000_000 } });
    expect(changed(stored, { total_cost: '2000000' }, facts).touched).not.toHaveProperty('tooth_number');
    expect(changed(stored, { quadrant: 2 }, facts).codes).toEqual(['toothRequired']);
    expect(changed(stored, { quadrant: 2, tooth_number: 6 }, facts)).toMatchObject({ codes: [], touched: { tooth_number: '26' } });
  });

  it('of a service that was deleted, and of no tooth, names neither in a change of something else', () => {
    const wire = { ...surgery, procedure_type: null, tooth_number: null };
    const stored = readerOf(surgeryFields)(wire) as Surgery;
    const sent = (change: Partial<TreatmentDraft>) => {
      const { codes, payload } = changed(stored, change, facts);
      return { codes, sent: Schema.encodeUnknownSync(changeCodec(surgeryFields))(payload) as object };
    };
    const described = sent({ description: 'تازه' });
    expect(described).toMatchObject({ codes: [], sent: { patient: 7, total_cost: 1_500_000, description: 'تازه' } });
    expect(described.sent).not.toHaveProperty('procedure_type');
    expect(described.sent).not.toHaveProperty('tooth_number');
    expect(sent({})).toEqual({ codes: [], sent: {} });
    const named = sent({ procedure_type: { id: 4, name: 'روکش' }, quadrant: 2, tooth_number: 6 });
    expect(named).toMatchObject({ codes: [], sent: { procedure_type: 4, tooth_number: '26' } });
    // What is known is not taken away, and a new treatment says all of it.
    expect(changed(surgery, { procedure_type: null }, facts).codes).toEqual(['typeRequired']);
    expect(changedTreatmentProblems(treatmentDraftOf(stored), TODAY, facts, { opened: null }).map(({ code }) => code)).toContain('typeRequired');
  });
});
