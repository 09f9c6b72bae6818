import { callLink } from '../../../schema/kit/phone.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { IconLink } from '../../kit/controls/icon-link.tsx';
import { PhoneIcon } from '../../kit/icons/things.tsx';
import { dueList } from '../texts.ts';
import { type Payer, phoneLack } from './payers.ts';

/** Dials whoever pays a cheque; where there is no number, or none yet, that is said (D-14). */
export const CallButton = ({ payer, tabIndex }: { readonly payer: Payer; readonly tabIndex?: 0 | -1 }) => {
  const send = useSendApp();
  const { patient, name } = payer;
  const label = dueList.call(name ?? dueList.somebody);
  if (patient?.phone) return <IconLink icon={PhoneIcon} label={label} to={callLink(patient.phone)} tone="accent" tabIndex={tabIndex} />;
  const say = () =>
    send({ type: 'notice.show', notice: { code: `dueCheques.${phoneLack(payer)}`, tone: 'problem', values: name === null ? {} : { label: name } } });
  return <IconButton icon={PhoneIcon} label={label} tabIndex={tabIndex} onClick={say} />;
};
