import { type Fields, instant, optional, partial, plain, record, type StructOf, struct } from './kit/shape.ts';
import { patientFields } from './patients/patient.ts';
import { incomeFields } from './payments/income.ts';
import { paymentPrefill } from './payments/prefill.ts';
import { surgeryFields } from './treatments/surgery.ts';

export * from './route-table.ts';

/** What one screen may hand to the next so that it need not load it again. */
export const passed = partial({
  patient: struct(patientFields),
  surgery: struct(surgeryFields),
  income: struct(incomeFields),
  /** What is known of a payment that is about to be entered. */
  payment: paymentPrefill,
});

/** What every screen's workflow starts with; `at` is the time of arrival in milliseconds since 1970. */
export const screenInput = {
  params: record(plain()),
  passed: optional(passed),
  at: instant(),
} satisfies Fields;

/** What every screen's workflow may be told by the root. */
export const screenEvents = {
  /** The user came back to a workflow that was kept. */
  'screen.entered': { passed: optional(passed), at: instant() },
  /** The user went elsewhere: finish if there is nothing to keep. */
  'screen.left': {},
  /** A row of a resource was created, updated or removed by another workflow: what was derived from it is old. */
  'rows.changed': { resource: plain() },
} satisfies Readonly<Record<string, Fields>>;

export type ScreenInput = StructOf<typeof screenInput>;
