import { choiceEntry, unsureFlagEntry } from '../kit/draft/choice.ts';
import { dayEntry } from '../kit/draft/day.ts';
import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { ownEntry, ownEntryOf } from '../kit/draft/own.ts';
import { textEntry } from '../kit/draft/text.ts';
import { timeEntry } from '../kit/draft/time.ts';
import { jalaliText } from '../kit/jalali.ts';
import { flag, id, list, optional, type StructOf, struct, text, type ValueOf } from '../kit/shape.ts';
import { type Appointment, appointmentFields, dayIn, FIRST_CLINIC, momentOf, timeIn } from './appointment.ts';
import type { AppointmentPrefill } from './prefill.ts';

/** What the cached lists say: whether the patient is (still) there, whether another appointment is close, and whether the time lies outside the usual hours; absent while that is not known. */
export const appointmentFactFields = { patient: flag(), near: flag(), outside: flag() };
export type AppointmentFacts = StructOf<typeof appointmentFactFields>;

/** What was written for a patient before another one was chosen. */
const note = struct({ patient: id(), name: optional(text()), description: text() });

/** The appointment form, complete or not; the codes are what may be wrong with a field (APT-FORM-1, APT-FORM-2). */
export const appointmentDraft = draftOf(
  appointmentFields,
  appointmentFactFields,
)({
  patient: choiceEntry({ name: optional(text()) }, { required: 'required', gone: 'patientNotFound' }),
  date: ownEntryOf(dayEntry({ required: 'required', invalid: 'dateInvalid' }), (stored: Appointment) => dayIn(stored)),
  time: ownEntryOf(timeEntry({ required: 'required', invalid: 'timeInvalid' }), (stored: Appointment) => timeIn(stored)),
  is_new_treatment: unsureFlagEntry(),
  description: textEntry({ long: 'descriptionLong' }),
  noted: ownEntry(optional(list(note)), (_: Appointment): readonly ValueOf<typeof note>[] | null => null),
}).beside({
  rules: {
    appointment_time: ({ date: { day }, time: { time } }) => (day && time ? momentOf(day, time) : null),
    // Whatever clinic a stored one has stays its own (APT-FORM-4).
    clinic: (_, __, stored) => stored?.clinic ?? FIRST_CLINIC,
  },
});

export const { fields: appointmentDraftFields, open: appointmentDraftOf, problems: appointmentProblems } = appointmentDraft;
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

/** Whether a form is about a gap, or a day as a whole: where it stands now, and where it was opened only while what is typed means no time. */
export const isAt = (
  { day = null, time = null }: AppointmentPrefill,
  { draft, opened }: { readonly draft: AppointmentDraft; readonly opened: AppointmentDraft },
): boolean => {
  const { date, time: at } = draft.date.day && draft.time.time ? draft : opened;
  if (time !== null) return date.day === day && at.time === time;
  // Opened for a day without a time, it is still the one of that day.
  return (opened.time.time ?? null) === null && (day === null ? (opened.date.day ?? null) === null : (draft.date.day ?? opened.date.day) === day);
};

/** Whether what is written holds the lines of a note already. */
export const holdsNote = (description: string, note: string): boolean => note.trim() === '' || `\n${description.trim()}\n`.includes(`\n${note.trim()}\n`);

/** What was written and a note below it, unless one holds the other. */
export const withNote = (description: string, note: string): string => {
  if (holdsNote(description, note)) return description;
  return holdsNote(note, description) ? note : `${description}\n${note}`;
};

/** What is written for a patient stays theirs: it is put aside with them, and comes back with them. A stored appointment keeps its own, whoever it turns out to be for. */
const withOwnNote = (draft: AppointmentDraft, { patient: before, description, noted }: AppointmentDraft): AppointmentDraft => {
  const after = draft.patient?.id;
  if (after === before?.id) return draft;
  const noteOf = (id: number | undefined): string => noted?.find(({ patient }) => patient === id)?.description ?? '';
  const others = (noted ?? []).filter(({ patient }) => patient !== before?.id && patient !== after);
  // What was written for nobody yet is for whoever is chosen.
  if (before == null) return { ...draft, description: withNote(noteOf(after), description), noted: others };
  const whole = withNote(noteOf(before.id), description);
  const put = whole === '' ? [] : [{ patient: before.id, name: before.name ?? null, description: whole }];
  return { ...draft, description: noteOf(after), noted: [...others, ...put] };
};

/** The form of appointment `id`, or of a new one, after a change, with what follows from it. */
export const revisedAppointment = (draft: AppointmentDraft, change: Partial<AppointmentDraft>, _: AppointmentDraft, id: number | null): AppointmentDraft => {
  const next = { ...draft, ...change };
  return 'patient' in change && id === null ? withOwnNote(next, draft) : next;
};
