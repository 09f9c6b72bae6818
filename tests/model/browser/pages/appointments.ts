import type { AppointmentDraft } from '../../../../src/schema/appointments/draft.ts';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { tehranDay } from '../../../../src/schema/kit/tehran.ts';
import { fields, form, one } from '../../../../src/views/appointments/texts.ts';
import { recordWords } from '../../../../src/views/kit/page/record/texts.ts';
import { appointmentFormModel } from '../../appointments/form.ts';
import { choose, field } from '../kit/filling.ts';
import { type FormPage, formPage } from '../kit/form.ts';

interface Wanted {
  readonly patient: number;
  readonly appointment_time: string;
}

const PATIENT = 'نمونه‌ای';

/** A day like no other, before or after today, on which nobody else is expected. */
const dayBy = (count: number, year: number): string => {
  const two = (number: number) => String(number).padStart(2, '0');
  return persianDigits(`${year + Math.floor(count / 300)}/${two(1 + (Math.floor(count / 28) % 11))}/${two(1 + (count % 28))}`);
};

const appointment: Omit<FormPage, 'path'> = {
  model: appointmentFormModel,
  resource: 'appointments',
  texts: recordWords(one),
  backLabel: form.back,
  fill: async ({ hand, count, snapshot }, how) => {
    const draft = snapshot.context.draft as AppointmentDraft;
    if (how === 'complete' || how === 'doubtful') {
      if (!draft.patient) await choose(hand, fields.patient, PATIENT);
      await hand.type(field(fields.time), '۱۰:۳۰');
    }
    await hand.type(field(fields.date), how === 'wrong' ? '۱۴۰۵/۱۳/۰۱' : dayBy(count(), how === 'complete' ? 1410 : 1390));
  },
  doubtsByLists: true,
  alike: async ({ practice: { provider }, snapshot }, count) => {
    const { patient, appointment_time } = snapshot.context.payload as Wanted;
    const rows = await provider.rows<Wanted & { readonly id: number }>('appointments');
    const twins = rows.filter((row) => row.patient === patient && row.appointment_time.startsWith(appointment_time.slice(0, 16)));
    for (const twin of twins.slice(count)) await provider.remove('appointments', twin.id);
  },
  telling: ({ date }: AppointmentDraft) => (date.day === null ? date.typed !== '' : (date.day ?? '') < tehranDay(Date.now())),
};

export const newAppointmentPage = formPage({
  ...appointment,
  path: () => '/new-appointment',
  prepares: async ({ provider }) => {
    const patients = await provider.rows<{ readonly last_name: string }>('patients');
    if (!patients.some(({ last_name }) => last_name === PATIENT)) await provider.filePatient(PATIENT);
  },
});
