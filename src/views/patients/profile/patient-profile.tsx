import { tehranDay } from '../../../schema/kit/tehran.ts';
import { FEMALE, fullName, MALE, type Patient } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { EditIcon } from '../../kit/icons/actions.tsx';
import { Age } from '../../kit/list/age.tsx';
import { useAtDesk } from '../../kit/page/desk/at-desk.ts';
import { useList, useSendList } from '../../kit/page/list/list-state.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Columns, Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { useOnPaper } from '../../kit/print/paper/on-paper.ts';
import { words } from '../../kit/texts.ts';
import { ageText } from '../age.ts';
import { genders, profile } from '../texts.ts';
import { Facts } from './facts.tsx';
import { Finances } from './finances.tsx';
import { History } from './history.tsx';
import { AllergyAlert, Medical } from './medical.tsx';
import { Papers } from './papers.tsx';
import { PrintedFile } from './printed-file.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ofPatient, useIsPerhapsOld, useNamed, usePatient } from './profile-state.ts';
import { FileTrouble, ProfileTrouble } from './profile-trouble.tsx';

const genderOf = ({ gender }: Patient) => (gender === MALE ? genders.male : gender === FEMALE ? genders.female : pageWords.unknown);

const ProfileOf = ({ workflow }: { readonly workflow: string }) => {
  const { value: known, failure, missing, busy } = usePatient(workflow);
  const old = useIsPerhapsOld(workflow);
  const printing = useList(workflow, (snapshot) => snapshot.hasTag('printing'));
  const today = useApp(({ at }) => tehranDay(at));
  const send = useSendList(workflow);
  const width = useAtDesk() ? 'wide' : 'text';
  const patient = missing ? null : known;
  const onPaper = useOnPaper(printing, useNamed() && patient !== null);
  const name = patient === null ? profile.title : fullName(patient) || pageWords.unknown;
  return (
    <>
      <PageHeader
        title={name}
        documentTitle={profile.title}
        detail={patient === null ? undefined : [genderOf(patient), ageText(patient.birth_date, today)].filter(Boolean).join('، ')}
        back="/patients"
        width={width}
        actions={
          patient === null ? null : (
            <>
              <Age list="surgeries" of={ofPatient(patient.id)} />
              <Button tone="quiet" icon={EditIcon} onClick={() => send({ type: 'owner.edit' })}>
                {pageWords.edit}
              </Button>
            </>
          )
        }
      />
      {patient === null ? (
        <Page>
          <ProfileTrouble workflow={workflow} />
        </Page>
      ) : (
        <>
          <Page width={width}>
            {failure && failure._tag !== 'Offline' ? (
              <Banner
                tone="warning"
                announced
                action={
                  <Button tone="quiet" busy={busy} onClick={() => send({ type: 'part.retried', part: 'patient', at: now() })}>
                    {words.retry}
                  </Button>
                }
              >
                {profile.stale(failureReason(failure))}
              </Banner>
            ) : null}
            <AllergyAlert patient={patient} old={old} />
            <FileTrouble patient={patient} />
            <Columns
              first={
                <>
                  <Facts patient={patient} />
                  <Finances workflow={workflow} patient={patient.id} />
                  <Papers patient={patient} />
                  <Medical patient={patient} old={old} />
                </>
              }
              second={<History workflow={workflow} patient={patient} />}
            />
          </Page>
          <ProfileBar workflow={workflow} patient={patient} />
          {onPaper ? <PrintedFile workflow={workflow} patient={patient} /> : null}
        </>
      )}
    </>
  );
};

/** One patient's file. */
export const PatientProfile = () => {
  const workflow = useWorkflow();
  return <ProfileOf key={workflow} workflow={workflow} />;
};
