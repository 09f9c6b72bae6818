import { describe, expect, it } from 'vitest';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import { newTreatmentsMachine } from '../../../src/machines/treatments/new-treatments.ts';
import type { TreatmentDraft, TreatmentFacts } from '../../../src/schema/treatments/draft.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import { stage } from '../stage.ts';

const AT = Date.parse('2026-11-20T08:30:00Z');
const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2, insurance: 4 };
const last = { clinic: ['3', '2'], 'insurance_tariff/4': ['9'], 'insurance_tariff/none': ['8'] };

const open = (input: object) => stage(newTreatmentsMachine, ['findAlike', 'sendRow'], { params: {}, at: AT, ...input });
const contextOf = ({ snapshot }: ReturnType<typeof open>) => snapshot().context as StagedContext<TreatmentDraft, TreatmentFacts, Surgery>;
const draftOf = (on: ReturnType<typeof open>) => contextOf(on).draft;
const facts = { patient: true, procedure_type: true, clinic: true, insurance_tariff: true, personal: true, contract: 4 };
const work: Partial<TreatmentDraft> = {
  procedure_type: { id: 3, name: 'جراحی' },
  total_cost: '1500000',
  quadrant: 1,
  tooth_number: 6,
  clinic: { id: 3, personal: true },
  insurance_tariff: { id: 9 },
};
const kept = (on: ReturnType<typeof open>) => on.said().flatMap((event) => (event.type === 'choice.kept' ? [event.values] : []));

describe('the form of a new treatment', () => {
  it('is about the patient whom the address names, on a day that is left open, in the clinic of the last one', () => {
    expect(draftOf(open({ params: { patient: '7' }, last }))).toMatchObject({
      ...{ patient: { id: 7 }, surgery_time: null, clinic: { id: 3 }, insurance_tariff: null },
    });
    expect(draftOf(open({}))).toMatchObject({ patient: null, clinic: null, insurance_tariff: null });
  });

  it('knows the patient who was handed over by name, and offers the last tariff of whoever is insured like them', () => {
    const draft = draftOf(open({ passed: { patient }, last }));
    expect(draft).toMatchObject({ patient: { id: 7, name: 'مریم احمدی', insurance: 4 }, insurance_tariff: { id: 9 } });
    expect(draftOf(open({ passed: { patient: { ...patient, insurance: null } }, last })).insurance_tariff).toEqual({ id: 8 });
    expect(draftOf(open({ passed: { patient: { ...patient, insurance: 5 } }, last })).insurance_tariff).toBeNull();
  });

  it('takes nothing of one patient for another whom the address names', () => {
    expect(draftOf(open({ params: { patient: '8' }, passed: { patient }, last }))).toMatchObject({ patient: { id: 8 }, insurance_tariff: null });
    expect(draftOf(open({ params: { patient: '8' }, passed: { patient }, last })).patient).not.toHaveProperty('name');
  });

  it('has type, clinic and tariff remembered with each entry, the tariff only where the insurance is known', () => {
    const known = open({ passed: { patient }, last });
    known.send({ type: 'draft.changed', change: work });
    known.send({ type: 'row.added', at: AT, facts });
    expect(kept(known)).toEqual([{ procedure_type: '3', clinic: '3', 'insurance_tariff/4': '9' }]);
    const unknown = open({ params: { patient: '7' } });
    unknown.send({ type: 'draft.changed', change: work });
    unknown.send({ type: 'row.added', at: AT, facts });
    expect(kept(unknown)).toEqual([{ procedure_type: '3', clinic: '3' }]);
  });

  it('puts each tooth into the list as an entry of its own, and keeps patient, clinic, tariff and day for the next one', () => {
    const on = open({ passed: { patient }, last });
    const surgery_time = { typed: '1405/08/28', day: '2026-11-19' };
    on.send({ type: 'draft.changed', change: { ...work, surgery_time, other_teeth: ['36'], description: 'x' } });
    on.send({ type: 'row.added', at: AT, facts });
    expect(contextOf(on).rows.map(({ draft }) => [draft.quadrant, draft.tooth_number, draft.other_teeth])).toEqual([
      [1, 6, null],
      [3, 6, null],
    ]);
    expect(draftOf(on)).toMatchObject({
      ...{ patient: { id: 7 }, clinic: { id: 3 }, insurance_tariff: { id: 9 }, surgery_time },
      ...{ procedure_type: null, total_cost: '', quadrant: null, tooth_number: null, description: '' },
    });
  });
});
