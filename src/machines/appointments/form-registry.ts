import { appointmentFormWorkflow } from '../../schema/appointments/form-workflow.ts';
import { formMigrations } from '../kit/form/migrations.ts';
import type { Kept } from '../kit/migrations.ts';
import { registered } from '../kit/registered.ts';
import { appointmentFormMachine } from './form.ts';

/** A form of the second version, which had noted nothing of patients chosen before. */
const third = (kept: Kept): Kept => {
  const context = kept.context as { readonly draft: object; readonly opened: object };
  return { ...kept, context: { ...context, draft: { noted: null, ...context.draft }, opened: { noted: null, ...context.opened } } };
};

/** A form of the third version, which had chosen a kind for an appointment that was stored without one. */
const fourth = (kept: Kept): Kept => {
  const context = kept.context as { readonly record: { readonly is_new_treatment?: unknown } | null; readonly opened: object; readonly draft: object };
  const { record, opened, draft } = context;
  if (record === null || record.is_new_treatment != null) return kept;
  const kind = (held: object) => ((held as { readonly is_new_treatment?: unknown }).is_new_treatment === true ? { ...held, is_new_treatment: null } : held);
  return { ...kept, context: { ...context, opened: kind(opened), draft: kind(draft) } };
};

/** What making and changing an appointment runs on. */
export const workflows = [registered(appointmentFormWorkflow, appointmentFormMachine, { ...formMigrations, 2: third, 3: fourth })];
