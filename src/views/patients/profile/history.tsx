import { css } from '@linaria/core';
import type { Patient } from '../../../schema/patients/patient.ts';
import { useSend, useSendApp } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { failureText } from '../../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { PlusIcon } from '../../kit/icons/actions.tsx';
import { ToothIcon } from '../../kit/icons/places.tsx';
import { standingOf } from '../../kit/list/list-standing.ts';
import { useListState } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { profile } from '../texts.ts';
import { type ProfileEvent, useTreatments, useTypeNames } from './profile-state.ts';
import { ToothHistory } from './tooth-history.tsx';
import { TreatmentRow } from './treatment-row.tsx';

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & h2 {
    ${text.lead}
    font-weight: ${weight.bold};
  }
  & > :last-child:not(:first-child) {
    flex: none;
  }
  & small {
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const rows = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

interface HistoryProps {
  readonly workflow: string;
  readonly patient: Patient;
}

/** What was done so far, newest first. */
export const History = ({ workflow, patient }: HistoryProps) => {
  const treatments = useTreatments(patient.id);
  const typeOf = useTypeNames();
  const state = useListState('surgeries');
  const { known, busy, failure, unreadable } = state;
  const standing = standingOf(state, treatments.length);
  const send = useSend<ProfileEvent>(workflow);
  const sendApp = useSendApp();
  const add = (
    <Button tone="quiet" icon={PlusIcon} onClick={() => sendApp({ type: 'route.go', to: '/new-treatment', replace: false, passed: { patient } })}>
      {profile.addTreatment}
    </Button>
  );
  return (
    <section aria-label={profile.history} className={rows}>
      <div className={head}>
        <h2>
          {profile.history} {standing === 'rows' ? <small>{profile.treatmentsCount(treatments.length)}</small> : null}
        </h2>
        {standing === 'rows' || standing === 'unreadable' ? add : null}
      </div>
      {failure ? (
        <Banner
          tone={known ? 'warning' : 'problem'}
          announced
          action={
            <Button tone="quiet" busy={busy} onClick={() => send({ type: 'lists.retried', at: now() })}>
              {words.retry}
            </Button>
          }
        >
          {failureText(failure, { fallback: known ? profile.treatmentsStale : profile.treatmentsFailed })}
        </Banner>
      ) : null}
      {unreadable > 0 ? <Banner tone="warning">{profile.unreadable(unreadable)}</Banner> : null}
      {standing === 'loading' ? <SkeletonRows count={3} /> : null}
      {standing === 'rows' ? <ToothHistory treatments={treatments} typeOf={typeOf} /> : null}
      {standing === 'empty' ? (
        <EmptyState icon={ToothIcon} title={profile.noTreatments} actions={add} />
      ) : (
        <ul className={rows}>
          {treatments.map((treatment) => (
            <li key={treatment.id}>
              <TreatmentRow workflow={workflow} treatment={treatment} type={typeOf(treatment)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
