import { choiceEntry, flagEntry } from '../kit/draft/choice.ts';
import { dayEntry } from '../kit/draft/day.ts';
import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { ownEntryOf } from '../kit/draft/own.ts';
import { textEntry } from '../kit/draft/text.ts';
import { timeEntry } from '../kit/draft/time.ts';
import { jalaliText } from '../kit/jalali.ts';
import { flag, optional, type StructOf, text } from '../kit/shape.ts';
import { type Appointment, appointmentFields, dayIn, FIRST_CLINIC, momentOf, timeIn } from './appointment.ts';
import type { AppointmentPrefill } from './prefill.ts';

/** What the cached lists say: whether the patient is (still) there, and whether another appointment is close; absent while that is not known. */
export const appointmentFactFields = { patient: flag(), near: flag() };
export type AppointmentFacts = StructOf<typeof appointmentFactFields>;

/** The appointment form, complete or not; the codes are what may be wrong with a field (APT-FORM-1, APT-FORM-2). */
export const appointmentDraft = draftOf(
  appointmentFields,
  appointmentFactFields,
)({
  patient: choiceEntry({ name: optional(text()) }, { required: 'required', gone: 'patientNotFound' }),
  date: ownEntryOf(dayEntry({ required: 'required', invalid: 'dateInvalid' }), (stored: Appointment) => dayIn(stored)),
  time: ownEntryOf(timeEntry({ required: 'required', invalid: 'timeInvalid' }), (stored: Appointment) => timeIn(stored)),
  is_new_treatment: flagEntry(),
  description: textEntry({ long: 'descriptionLong' }),
}).beside({
  rules: {
    appointment_time: ({ date: { day }, time: { time } }) => (day && time ? momentOf(day, time) : null),
    // Whatever clinic a stored one has stays its own (APT-FORM-4).
    clinic: (_, __, stored) => stored?.clinic ?? FIRST_CLINIC,
  },
});

export const { fields: appointmentDraftFields, open: appointmentDraftOf, problems: appointmentProblems, revised: revisedAppointment } = appointmentDraft;
export const { created: newAppointmentPayload, changed: changedAppointmentPayload, isAsSent: isAppointmentAsSent } = appointmentDraft;

export type AppointmentDraft = StructOf<typeof appointmentDraftFields>;
/** What is wrong with a field; views put it in words. */
export type AppointmentProblem = CodeIn<typeof appointmentDraft>;

/** What is known of the day and the time of a draft. */
const whenOf = ({ day, time }: AppointmentPrefill): Partial<AppointmentDraft> => ({
  ...(day ? { date: { typed: jalaliText(day), day } } : {}),
  ...(time ? { time: { typed: time, time } } : {}),
});

/** The form as it opens, with what was filled in beforehand. */
export const openedAppointment = (prefill: AppointmentPrefill | null | undefined): AppointmentDraft => ({
  ...appointmentDraft.empty,
  ...whenOf(prefill ?? {}),
});

/** A form that was begun, with the gap that was tapped since. */
export const movedDraft = (draft: AppointmentDraft, prefill: AppointmentPrefill): AppointmentDraft => ({ ...draft, ...whenOf(prefill) });
