import { Clock, Effect } from 'effect';
import { isAlikeAppointment } from '../../schema/appointments/alike.ts';
import type { Appointment } from '../../schema/appointments/appointment.ts';
import { calendarFile } from '../../schema/appointments/calendar-file.ts';
import type { appointmentsWorkflow } from '../../schema/appointments/list-workflow.ts';
import { Platform } from '../kit/platform.ts';
import type { PortEffects } from '../kit/ports.ts';
import { print } from '../kit/printing.ts';
import { recordEffects } from '../kit/resources/record.ts';
import { share } from '../kit/sharing.ts';

const { saveRecord, loadRecord } = recordEffects('appointments', isAlikeAppointment);

/** Hands an appointment to the person as a file for calendars. */
const saveEvent = Effect.fnUntraced(function* ({ row, name, title }: { readonly row: Appointment; readonly name: string; readonly title: string }) {
  const { saveFile, origin } = yield* Platform;
  const facts = { title, made: yield* Clock.currentTimeMillis, host: new URL(origin).hostname };
  saveFile(new File([calendarFile(row, facts)], name, { type: 'text/calendar;charset=utf-8' }));
  return {};
});

const appointmentsEffects: PortEffects<typeof appointmentsWorkflow> = {
  ...{ printPage: print, saveEvent, shareText: share, saveRecord, loadRecord },
  lookFirst: (one) => Effect.flatMap(loadRecord(one), (row) => Effect.map(Clock.currentTimeMillis, (readAt) => ({ ...row, readAt }))),
};

export const effects = { appointments: appointmentsEffects };
