import { flag, id, optional, phone, ref, type StructOf, text } from '../kit/shape.ts';

/** A place where the dentist works; a personal one is the dentist's own. */
export const clinicFields = {
  id: id(),
  name: text({ max: 200 }),
  address: text({ max: 500 }),
  dentist: ref('dentists'),
  is_personal: flag({ initial: false }),
  phone: optional(phone({ initial: null })),
  clinic_license_number: optional(text({ max: 50, blank: true, disguise: 'digits', initial: null })),
};

export type Clinic = StructOf<typeof clinicFields>;
