import type { Appointment } from '../../schema/appointments/appointment.ts';
import {
  type AppointmentDraft,
  type AppointmentFacts,
  appointmentDraftOf,
  appointmentProblems,
  changedAppointmentPayload,
  isAppointmentAsSent,
  isAt,
  newAppointmentPayload,
  openedAppointment,
  revisedAppointment,
} from '../../schema/appointments/draft.ts';
import { appointmentFormWorkflow } from '../../schema/appointments/form-workflow.ts';
import { tehranMoment } from '../../schema/kit/tehran.ts';
import type { FormRules } from '../kit/form/context.ts';
import { recordForm } from '../kit/form/record-form.ts';

/** A doubt about an appointment that a second confirmation overrules: its day or its hour is over, its time is an unusual one, another begins close to it, or the patient has this very one. */
export type AppointmentWarning = 'past' | 'pastHour' | 'outside' | 'near' | 'twin';

const pastOf = (moment: string, now: string): readonly AppointmentWarning[] => {
  if (moment >= now) return [];
  return moment.slice(0, 10) < now.slice(0, 10) ? ['past'] : ['pastHour'];
};

const rules: FormRules<AppointmentDraft, Appointment, AppointmentFacts> = {
  resource: 'appointments',
  listPath: '/appointments',
  // One lands on the day of what was just saved.
  handsOn: (appointment) => ({ row: { resource: 'appointments', row: appointment } }),
  wants: ['patients', 'appointments'],
  opened: ({ passed }) => openedAppointment(passed?.appointment),
  another: { path: '/new-appointment', isMeant: (begun, { appointment }) => appointment !== undefined && !isAt(appointment, begun) },
  draftOf: appointmentDraftOf,
  revised: revisedAppointment,
  problems: appointmentProblems,
  newPayload: newAppointmentPayload,
  changedPayload: changedAppointmentPayload,
  warnings: ({ appointment_time: moment }, alike, asked): readonly AppointmentWarning[] => {
    const twin: readonly AppointmentWarning[] = alike?.length ? ['twin'] : [];
    if (moment == null || asked === undefined) return twin;
    const { at, facts } = asked;
    return [...pastOf(moment, tehranMoment(at)), ...(facts.outside ? (['outside'] as const) : []), ...(facts.near ? (['near'] as const) : []), ...twin];
  },
  // An edit that leaves the patient and the time alone makes no second one.
  comparesFirst: ({ patient, appointment_time: moment }) => patient != null || moment != null,
  isAsSent: isAppointmentAsSent,
};

/** Making an appointment, or changing one. */
export const appointmentFormMachine = recordForm(appointmentFormWorkflow, rules);
