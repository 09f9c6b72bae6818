import { describe, expectTypeOf, it } from 'vitest';
import { insuranceTariffFields } from '../../../../src/schema/insurances/insurance.ts';
import { codeEntry } from '../../../../src/schema/kit/draft/choice.ts';
import type { CodeIn, PayloadIn } from '../../../../src/schema/kit/draft/draft.ts';
import { draftOf } from '../../../../src/schema/kit/draft/draft-of.ts';
import { percentEntry } from '../../../../src/schema/kit/draft/number.ts';
import { ownEntry } from '../../../../src/schema/kit/draft/own.ts';
import { textEntry } from '../../../../src/schema/kit/draft/text.ts';
import { id, optional, text } from '../../../../src/schema/kit/shape.ts';
import type { PatientPayload } from '../../../../src/schema/patients/draft.ts';
import type { Patient } from '../../../../src/schema/patients/patient.ts';
import type { PaymentPayload } from '../../../../src/schema/payments/payload.ts';
import type { TreatmentPayload } from '../../../../src/schema/treatments/payload.ts';

const plan_level = textEntry({ required: 'levelRequired' });
const percent = percentEntry({ required: 'percentRequired', outside: 'percentOutside' });
const cover_type = codeEntry({ required: 'coverRequired' });
const levels = draftOf(insuranceTariffFields, { insurance: id() });

// Forms with mistakes are typed and never made.
const forgetful = () => levels({ plan_level, percent });
const foreign = () => levels({ plan_level, percent, cover_type, colour: textEntry() });
const mistaken = () => levels({ plan_level, percent: textEntry(), cover_type });
const other = () => levels({ plan_level, percent, cover_type, tooth: ownEntry(optional(text()), ({ tooth }: { readonly tooth: string }) => tooth) });
const unlike = () => levels({ plan_level, percent, cover_type, shown: ownEntry(optional(id()), (level: { readonly plan_level: string }) => level.plan_level) });

type Forgetful = ReturnType<typeof forgetful>;
/** What has to be said beside some entries, where the insurance is left out: their mistakes among it, under the names of the fields. */
type Said<Entered extends () => { readonly beside: (said: never) => unknown }> = Parameters<ReturnType<Entered>['beside']>[0];

describe('the compiler', () => {
  it('takes entries and rules that cover the record', () => {
    const draft = levels({ plan_level, percent, cover_type }).beside({ rules: { insurance: (_, { insurance }) => insurance ?? null } });
    expectTypeOf(draft.empty).toEqualTypeOf<{ readonly plan_level: string; readonly percent: string; readonly cover_type?: number | string | null }>();
    expectTypeOf<CodeIn<typeof draft>>().toEqualTypeOf<'levelRequired' | 'percentRequired' | 'percentOutside' | 'coverRequired'>();
    expectTypeOf<keyof PayloadIn<typeof draft>>().toEqualTypeOf<'insurance' | 'plan_level' | 'percent' | 'cover_type'>();
    expectTypeOf(draft.problems).returns.items.toHaveProperty('field').toEqualTypeOf<'plan_level' | 'percent' | 'cover_type'>();
  });

  it('refuses a field of the record that is forgotten, by its name', () => {
    // It is no draft as long as nothing is said beside …
    expectTypeOf<Forgetful>().not.toHaveProperty('fields');
    expectTypeOf<Forgetful['cover_type']>().toBeNever();
    // … and nothing can be said that leaves one out.
    const entered = {} as Forgetful;
    type WithoutInsurance = Parameters<typeof entered.beside<never, 'insurance', never, never>>[0];
    type WithoutBoth = Parameters<typeof entered.beside<never, 'insurance' | 'cover_type', never, never>>[0];
    expectTypeOf<{ unsent: ['insurance'] }>().not.toExtend<WithoutInsurance>();
    expectTypeOf<WithoutInsurance['cover_type']>().toBeNever();
    expectTypeOf<{ unsent: ['insurance', 'cover_type'] }>().toExtend<WithoutBoth>();
  });

  it('refuses an entry for no field of the record, and one that stores another type', () => {
    expectTypeOf<ReturnType<typeof foreign>>().not.toHaveProperty('fields');
    expectTypeOf<Said<typeof foreign>['colour']>().toBeNever();
    expectTypeOf<ReturnType<typeof mistaken>>().not.toHaveProperty('fields');
    expectTypeOf<Said<typeof mistaken>['percent']>().toBeNever();
  });

  it('refuses what only the form has when it is read from another record, or as another type', () => {
    expectTypeOf<Said<typeof other>['tooth']>().toBeNever();
    expectTypeOf<Said<typeof unlike>['shown']>().toBeNever();
  });

  it('refuses a rule for no field of the record, and one that stores another type', () => {
    const entered = levels({ plan_level, percent, cover_type });
    type Rules = Exclude<Parameters<typeof entered.beside>[0]['rules'], undefined>;
    expectTypeOf<keyof Rules>().toEqualTypeOf<'insurance' | 'plan_level' | 'percent' | 'cover_type'>();
    expectTypeOf<ReturnType<Rules['insurance']>>().toEqualTypeOf<number | null>();
  });

  it('knows a payload as a part of its record, without the id', () => {
    expectTypeOf<PatientPayload>().toEqualTypeOf<Partial<Omit<Patient, 'id'>>>();
    expectTypeOf<PatientPayload>().not.toHaveProperty('id');
    expectTypeOf<PaymentPayload>().not.toHaveProperty('payer');
    expectTypeOf<TreatmentPayload>().not.toHaveProperty('quadrant');
  });
});
