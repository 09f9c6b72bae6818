import { useSendApp } from '../../kit/actors.tsx';
import { PlusIcon } from '../../kit/icons/actions.tsx';
import { PersonAddIcon } from '../../kit/icons/places.tsx';
import { CalendarAddIcon } from '../../kit/icons/things.tsx';
import { ActionMenu } from '../../kit/overlay/action-menu.tsx';
import { useSendAppointments } from '../standing.ts';
import { list } from '../texts.ts';

/** What can be added: an appointment on the day that is shown, or somebody who is to have one (APT-LIST-7). */
export const Adding = ({ day }: { readonly day: string | null }) => {
  const send = useSendAppointments();
  const sendApp = useSendApp();
  return (
    <ActionMenu
      worded
      icon={PlusIcon}
      label={list.add}
      actions={[
        { label: list.addNew, icon: CalendarAddIcon, onPick: () => send({ type: 'booking.begun', day }) },
        { label: list.addPatient, icon: PersonAddIcon, onPick: () => sendApp({ type: 'route.go', to: '/new-patient', replace: false }) },
      ]}
    />
  );
};
