import { type Appointment, dayIn, timeIn } from '../../../schema/appointments/appointment.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { now } from '../../kit/clock.ts';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { CalendarAddIcon, MessageIcon } from '../../kit/icons/things.tsx';
import type { MenuAction } from '../../kit/overlay/action-menu.tsx';
import { useDentist } from '../../kit/print/dentist-name.ts';
import { useAtWork, useCanMove, useSendAppointments } from '../standing.ts';
import { file, message, move } from '../texts.ts';

/** The name of an appointment's file: its day and time, and nothing of the patient (D-54). */
const fileName = (appointment: Appointment): string =>
  `appointment-${jalaliText(dayIn(appointment)).replaceAll('/', '-')}-${timeIn(appointment).replace(':', '')}.ics`;

/** What can be done with an appointment besides editing and deleting it. */
export const useRowActions = (): ((appointment: Appointment) => readonly MenuAction[]) => {
  const send = useSendAppointments();
  const dentist = useDentist();
  const { saving, printing } = useAtWork();
  const canMove = useCanMove();
  return (row) => [
    { label: move.begin, icon: CalendarIcon, disabled: !canMove, onPick: () => send({ type: 'move.begun', row, at: now() }) },
    { label: message.open, icon: MessageIcon, onPick: () => send({ type: 'message.opened', row }) },
    {
      label: file.save,
      icon: CalendarAddIcon,
      disabled: saving || printing,
      onPick: () => send({ type: 'file.requested', row, name: fileName(row), title: file.title(dentist) }),
    },
  ];
};
