import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTreatmentsMachine } from '../../../src/machines/treatments/new-treatments.ts';
import { type TreatmentDraft, treatmentDraft } from '../../../src/schema/treatments/draft.ts';
import { isAlikeTreatment, newTreatmentPayload } from '../../../src/schema/treatments/payload.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import { anySteps, play, type StagedCase } from '../kit/staged-world.ts';

/** The day on which the form of these steps opens. */
const TODAY = '2026-11-18';

const fill = (tag: string): Partial<TreatmentDraft> => ({
  patient: { id: 7 },
  procedure_type: { id: 3 },
  total_cost: '1500000',
  quadrant: 1,
  // Rows look the same to the rule that compares records, one of two or two of three.
  tooth_number: Number(tag.slice(1)) % 3 === 0 ? 6 : 7,
  clinic: { id: 2, personal: false },
  description: tag,
});

const facts = { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 };

const treatments: StagedCase = {
  machine: newTreatmentsMachine,
  facts,
  fill,
  tagOf: (fields) => (fields as TreatmentDraft).description,
  isAlike: (payload, record) => isAlikeTreatment(payload, record as Surgery),
  earlier: newTreatmentPayload({ ...treatmentDraft.filled({ surgery_time: TODAY }), ...fill('n1') }, facts),
};

describe('treatments sent from a list', () => {
  it('are those the person confirmed, each once, whatever happened on the way', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anySteps, (script) => {
        const { wanted, stored, left } = play(treatments, script);
        expect(stored.toSorted()).toEqual([...wanted].toSorted());
        expect(left).toEqual(left.filter((tag) => wanted.includes(tag)));
      }),
      { numRuns: 800 },
    );
  });
});
