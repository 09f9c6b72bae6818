import { callLink } from '../../../schema/kit/phone.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { IconLink } from '../../kit/controls/icon-link.tsx';
import { PhoneIcon } from '../../kit/icons/things.tsx';
import { type Guest, phoneLack } from '../names.ts';
import { list } from '../texts.ts';

/** Dials the patient; where there is no number, or none yet, that is said (APT-LIST-4, D-14). */
export const CallButton = ({ guest, tabIndex }: { readonly guest: Guest; readonly tabIndex?: 0 | -1 }) => {
  const send = useSendApp();
  const label = list.call(guest.lack === 'loading' || guest.lack === 'unread' ? list.somebody : guest.name);
  const phone = guest.patient?.phone;
  if (phone) return <IconLink icon={PhoneIcon} label={label} to={callLink(phone)} tone="accent" tabIndex={tabIndex} />;
  return (
    <IconButton
      icon={PhoneIcon}
      label={label}
      tabIndex={tabIndex}
      onClick={() => send({ type: 'notice.show', notice: { code: `appointments.${phoneLack(guest)}`, tone: 'problem', values: { label: guest.name } } })}
    />
  );
};
