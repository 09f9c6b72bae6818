import { appointmentFormWorkflow } from '../../schema/appointments/form-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import type { Kept } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { appointmentFormMachine } from './form.ts';

/** A form of the second version, which had noted nothing of patients chosen before. */
const third = (kept: Kept): Kept => {
  const context = kept.context as { readonly draft: object; readonly opened: object };
  const nothing = { noted: null };
  return { ...kept, context: { ...context, draft: { ...context.draft, ...nothing }, opened: { ...context.opened, ...nothing } } };
};

/** What making and changing an appointment runs on. */
export const workflows = [registered(appointmentFormWorkflow, appointmentFormMachine, { ...formMigrations, 2: third })];
