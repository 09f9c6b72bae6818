import { internationalPhone } from '../../../schema/kit/phone.ts';
import type { Patient } from '../../../schema/patients/patient.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { IconLink } from '../../kit/controls/icon-link.tsx';
import { PhoneIcon } from '../../kit/icons/things.tsx';
import { patientName } from '../names.ts';
import { list } from '../texts.ts';

/** Dials the patient; where there is no number, that is said (APT-LIST-4, D-14). */
export const CallButton = ({ patient }: { readonly patient: Patient | undefined }) => {
  const send = useSendApp();
  const label = list.call(patientName(patient));
  if (patient?.phone) return <IconLink icon={PhoneIcon} label={label} to={`tel:${internationalPhone(patient.phone)}`} tone="accent" />;
  return (
    <IconButton
      icon={PhoneIcon}
      label={label}
      onClick={() => send({ type: 'notice.show', notice: { code: 'appointments.noPhone', tone: 'problem', values: {} } })}
    />
  );
};
