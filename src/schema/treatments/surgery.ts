import { dayAsInstant, id, mayBeUnknown, money, optional, ref, type StructOf, text, tooth } from '../kit/shape.ts';

/** A treatment of one tooth (TRT-DATA-1); amounts in toman. Other providers have some of no tooth, which is read as an empty one, and of a service that they deleted. */
export const surgeryFields = {
  id: id(),
  patient: ref('patients'),
  procedure_type: mayBeUnknown(ref('procedureTypes')),
  tooth_number: tooth({ max: 2, initial: '', assumed: true }),
  total_cost: money({ initial: 0 }),
  lab_cost: money({ initial: 0, assumed: true }),
  material_cost: money({ initial: 0, assumed: true }),
  discount: money({ initial: 0, assumed: true }),
  extra_fee: money({ initial: 0, assumed: true }),
  surgery_time: optional(dayAsInstant()),
  clinic: optional(ref('clinics')),
  insurance_tariff: optional(ref('insuranceTariffs')),
  contract: optional(ref('contracts')),
  main_complain: optional(text({ max: 1000, blank: true, initial: '' })),
  description: optional(text({ max: 2000, blank: true, initial: '' })),
};

export type Surgery = StructOf<typeof surgeryFields>;

/** What a treatment costs the patient, in toman: its amount and the extra fee, less the discount. */
export const costOf = ({ total_cost, extra_fee, discount }: Pick<Surgery, 'total_cost' | 'extra_fee' | 'discount'>): number =>
  total_cost + extra_fee - discount;
