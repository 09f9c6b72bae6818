import type { Appointment } from '../../schema/appointments/appointment.ts';
import {
  type AppointmentDraft,
  type AppointmentFacts,
  appointmentDraftOf,
  appointmentProblems,
  changedAppointmentPayload,
  isAppointmentAsSent,
  movedDraft,
  newAppointmentPayload,
  openedAppointment,
  revisedAppointment,
} from '../../schema/appointments/draft.ts';
import { appointmentFormWorkflow } from '../../schema/appointments/form-workflow.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';

/** A doubt about an appointment that a second confirmation overrules: its day is over, another begins close to it, or the patient has this very one. */
export type AppointmentWarning = 'past' | 'near' | 'twin';

const rules: FormRules<AppointmentDraft, Appointment, AppointmentFacts> = {
  resource: 'appointments',
  listPath: '/appointments',
  // One lands on the day of what was just saved.
  handsOn: (appointment) => ({ row: { resource: 'appointments', row: appointment } }),
  wants: ['patients', 'appointments'],
  opened: ({ passed }) => openedAppointment(passed?.appointment),
  taken: (draft, { passed }) => (passed?.appointment ? movedDraft(draft, passed.appointment) : draft),
  draftOf: appointmentDraftOf,
  revised: revisedAppointment,
  problems: appointmentProblems,
  newPayload: newAppointmentPayload,
  changedPayload: changedAppointmentPayload,
  warnings: ({ appointment_time: moment }, alike, asked): readonly AppointmentWarning[] => {
    if (moment == null) return [];
    const past = asked !== undefined && moment.slice(0, 10) < tehranDay(asked.at) ? (['past'] as const) : [];
    const near = asked?.facts.near ? (['near'] as const) : [];
    return [...past, ...near, ...(alike?.length ? (['twin'] as const) : [])];
  },
  // An edit that leaves the patient and the time alone makes no second one.
  comparesFirst: ({ patient, appointment_time: moment }) => patient != null && moment != null,
  isAsSent: isAppointmentAsSent,
};

/** Making an appointment, or changing one. */
export const appointmentFormMachine = recordForm(appointmentFormWorkflow, rules);
