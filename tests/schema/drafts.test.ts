import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  code,
  type Fields,
  flag,
  id,
  integer,
  list,
  literal,
  money,
  nationalNumber,
  optional,
  phone,
  plain,
  ref,
  struct,
  text,
  typedDay,
  typedTags,
  worded,
} from '../../src/schema/kit/shape.ts';
import { patientDraft } from '../../src/schema/patients/draft.ts';
import { patientFields } from '../../src/schema/patients/patient.ts';
import { paymentDraft } from '../../src/schema/payments/draft.ts';
import { incomeFields } from '../../src/schema/payments/income.ts';
import { treatmentDraft } from '../../src/schema/treatments/draft.ts';
import { surgeryFields } from '../../src/schema/treatments/surgery.ts';
import { providerOf } from './kit/draft/provider.ts';
import { rowsOf } from './wire-arbitraries.ts';

/** A form's draft, as these tests ask it. */
interface AnyDraft {
  readonly fields: object;
  readonly open: (record: never) => object;
  readonly stored: (draft: never, facts: never, record: never) => object;
  readonly created: (draft: never, facts: never) => object;
  readonly changed: (draft: never, opened: never, record: never, facts: never) => object;
  readonly replaced: (draft: never, opened: never, record: never, facts: never) => object;
  readonly isAsSent: (payload: never, record: never) => boolean;
}

const name = { id: id(), name: optional(text()) };

/** By area: the draft, its record, what the lists say, and the shape that the logs hold: another one needs a raised version and a migration. */
const drafts: readonly (readonly [string, AnyDraft, Fields, object, Fields])[] = [
  [
    'a patient',
    patientDraft,
    patientFields,
    {},
    {
      ...{ first_name: text(), last_name: text(), national_number: nationalNumber(), gender: code([1, 2]), birth_date: typedDay, phone: phone() },
      ...{ insurance: optional(ref('insurances')), address: text() },
      ...{ underlying_diseases: typedTags, current_medications: typedTags, drug_allergies: typedTags },
    },
  ],
  [
    'a payment',
    paymentDraft,
    incomeFields,
    {},
    {
      payer: optional(struct({ kind: literal('patient', 'clinic'), ...name })),
      payment_method: optional(code([1, 2, 3, 4, 5, 6])),
      amount: text({ disguise: 'digits' }),
      date: optional(typedDay),
      transaction_number: text({ disguise: 'digits' }),
    },
  ],
  [
    'a treatment',
    treatmentDraft,
    surgeryFields,
    { personal: true, contract: 4 },
    {
      patient: optional(struct({ ...name, insurance: optional(id()) })),
      procedure_type: optional(struct({ id: id(), name: optional(text({ disguise: 'keep' })), price: optional(money()) })),
      total_cost: text({ disguise: 'digits' }),
      quadrant: optional(integer()),
      tooth_number: optional(integer()),
      other_teeth: optional(list(plain())),
      clinic: optional(struct({ ...name, personal: optional(flag()) })),
      insurance_tariff: optional(struct({ id: name.id, name: optional(worded()) })),
      surgery_time: optional(typedDay),
      main_complain: text(),
      description: text(),
    },
  ],
];

describe.each(drafts)('the form of %s', (_, draft, fields, facts, shape) => {
  const rows = rowsOf(fields);
  const provider = providerOf(fields);

  it('has the shape, in the order, in which logs hold it', () => {
    expect(JSON.stringify(draft.fields)).toBe(JSON.stringify(shape));
  });

  it('sends nothing of any record that was only opened', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const opened = draft.open(row as never) as never;
        expect(draft.changed(opened, opened, row as never, facts as never)).toEqual({});
        expect(draft.replaced(opened, opened, row as never, facts as never)).toEqual({});
      }),
    );
  });

  it('finds what it sent in what the provider then has, and not in another record', () => {
    fc.assert(
      fc.property(rows, rows, (row, before) => {
        const draftOfRow = draft.open(row as never) as never;
        for (const payload of [draft.stored(draftOfRow, facts as never, row as never), draft.created(draftOfRow, facts as never)]) {
          const after = provider(payload, before);
          expect(draft.isAsSent(payload as never, after as never)).toBe(true);
          const opened = draft.open(before as never) as never;
          const isChanged = Object.keys(draft.changed(draftOfRow, opened, before as never, facts as never)).some((field) => field in payload);
          if (isChanged) expect(draft.isAsSent(payload as never, before as never)).toBe(false);
        }
      }),
    );
  });

  it('names no field in what it sends that the record does not have', () => {
    fc.assert(
      fc.property(rows, (row) => {
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(draft.stored(draft.open(row as never) as never, facts as never, row as never))));
      }),
    );
  });
});
