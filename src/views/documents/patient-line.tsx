import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { ErrorState } from '../kit/feedback/empty-state.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { Bone } from '../kit/feedback/skeleton.tsx';
import { PatientField } from '../kit/fields/choice/party/patient-field.tsx';
import { partyWords } from '../kit/fields/choice/party/texts.ts';
import { useKeptRow } from '../kit/page/list/kept-row.ts';
import { titledName } from '../kit/print/titled-name.ts';
import { words } from '../kit/texts.ts';
import { space, weight } from '../kit/theme/tokens.ts';
import { useDocuments, usePatient, useSendDocuments } from './state.ts';
import { fields, documents as texts } from './texts.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  & > p {
    flex: 1 1 8em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: ${weight.bold};
  }
`;

const Chooser = () => {
  const send = useSendDocuments();
  return <PatientField label={fields.patient} value={null} onChoose={(patient) => send({ type: 'patient.chosen', patient })} />;
};

interface NotLoadedProps {
  readonly failure: Failure;
  readonly retry: ReactNode;
}

/** They could not be had; where the list has them, the papers are about that. */
const NotLoaded = ({ failure, retry }: NotLoadedProps) => {
  const { id } = useDocuments();
  const send = useSendDocuments();
  useKeptRow<Patient>('patients', id, (patient) => send({ type: 'patient.known', patient }));
  return (
    <Banner tone="problem" action={retry}>
      {`${texts.notLoaded} ${failureReason(failure)}`}
    </Banner>
  );
};

/** Whom the papers are about, and the way to papers about somebody else. */
export const PatientLine = () => {
  const { id, tab } = useDocuments();
  const { value, failure, busy, missing } = usePatient();
  const send = useSendDocuments();
  if (id === 0) return <Chooser />;
  const others = `/invoice-certificate${tab === 'invoice' ? '' : `?tab=${tab}`}`;
  const retry = (
    <Button tone="quiet" busy={busy} onClick={() => send({ type: 'part.retried', part: 'patient', at: now() })}>
      {words.retry}
    </Button>
  );
  if (missing) return <ErrorState title={texts.noPatient} actions={<LinkButton to={others}>{partyWords.other}</LinkButton>} />;
  if (value === null && failure) return <NotLoaded failure={failure} retry={retry} />;
  return (
    <>
      <div className={line}>
        <p>{value === null ? <Bone width="60%" /> : <bdi>{titledName(value)}</bdi>}</p>
        <LinkButton to={others} tone="quiet">
          {partyWords.other}
        </LinkButton>
      </div>
      {failure ? (
        <Banner tone="warning" announced action={retry}>
          {texts.stale(failureReason(failure))}
        </Banner>
      ) : null}
    </>
  );
};
