import { anyRow } from '../api.ts';
import { appointmentPrefillFields } from '../appointments/prefill.ts';
import { handedAdvice } from '../documents/advice.ts';
import { partial, struct, text, type ValueOf } from '../kit/shape.ts';
import { patientFields } from '../patients/patient.ts';
import { incomeFields } from '../payments/income.ts';
import { paymentPrefill } from '../payments/prefill.ts';
import { surgeryFields } from '../treatments/surgery.ts';

/** What one screen may hand to the next so that it need not load it again, or fills in beforehand. */
export const passed = partial({
  /** The record that is opened, of any resource. */
  row: anyRow,
  patient: struct(patientFields),
  surgery: struct(surgeryFields),
  income: struct(incomeFields),
  /** What is known of a payment that is about to be entered. */
  payment: paymentPrefill,
  /** An advice that was begun before it was said for whom. */
  advice: handedAdvice,
  /** What was searched for and is to be made now: its name, as it was typed. */
  named: text(),
  /** When an appointment that is about to be made is to be. */
  appointment: struct(appointmentPrefillFields),
});

export type Passed = ValueOf<typeof passed>;
