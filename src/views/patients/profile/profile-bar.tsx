import { callLink } from '../../../schema/kit/phone.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { IconLink } from '../../kit/controls/icon-link.tsx';
import { LackingButton } from '../../kit/controls/lacking-button.tsx';
import { PrintIcon } from '../../kit/icons/actions.tsx';
import { PhoneIcon } from '../../kit/icons/things.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useList, useSendList } from '../../kit/page/list/list-state.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { profile } from '../texts.ts';
import { useNamed } from './profile-state.ts';

interface ProfileBarProps {
  readonly workflow: string;
  readonly patient: Patient;
}

/** What is mostly done with a file, at the thumb: treat, take money; and to call and to print. */
export const ProfileBar = ({ workflow, patient }: ProfileBarProps) => {
  const printing = useList(workflow, (snapshot) => snapshot.hasTag('printing'));
  const named = useNamed();
  const send = useSendList(workflow);
  const sendApp = useSendApp();
  const name = fullName(patient) || null;
  const treat = () => sendApp({ type: 'route.go', to: `/new-treatment?patient=${patient.id}`, replace: false, passed: { patient } });
  const take = () =>
    sendApp({
      type: 'route.go',
      to: `/new-payment?patient=${patient.id}`,
      replace: false,
      passed: { patient, payment: { payer: { kind: 'patient', id: patient.id, name } } },
    });
  return (
    <ActionBar dense>
      <Button tone="primary" onClick={treat}>
        {profile.addTreatment}
      </Button>
      <Button tone="secondary" onClick={take}>
        {profile.takePayment}
      </Button>
      {patient.phone ? (
        <IconLink icon={PhoneIcon} label={profile.call(name ?? pageWords.unknown)} to={callLink(patient.phone)} tone="accent" />
      ) : (
        <LackingButton icon={PhoneIcon} lack={profile.noPhone} />
      )}
      <IconButton icon={PrintIcon} label={pageWords.print} tone="accent" disabled={!named || printing} onClick={() => send({ type: 'print.requested' })} />
    </ActionBar>
  );
};
