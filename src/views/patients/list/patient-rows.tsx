import type { Patient } from '../../../schema/patients/patient.ts';
import { useSend } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { EmptyState, ErrorState } from '../../kit/feedback/empty-state.tsx';
import { failureReason, failureText } from '../../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { RefreshIcon, SearchIcon } from '../../kit/icons/actions.tsx';
import { PeopleIcon, PersonAddIcon } from '../../kit/icons/places.tsx';
import { standingOf } from '../../kit/list/list-standing.ts';
import { VirtualList } from '../../kit/list/virtual-list.tsx';
import { useListState } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { list } from '../texts/list.ts';
import type { ListEvent, Shown } from './list-state.ts';
import { PatientRow } from './patient-row.tsx';

interface PatientRowsProps {
  readonly workflow: string;
  readonly shown: Shown;
  readonly insuranceOf: (patient: Patient) => string | null;
}

/** The patients, or why there are none to see. */
export const PatientRows = ({ workflow, shown: { patients, count, query }, insuranceOf }: PatientRowsProps) => {
  const state = useListState('patients');
  const { busy, failure, unreadable } = state;
  const standing = standingOf(state, count);
  const send = useSend<ListEvent>(workflow);
  const retry = (
    <Button
      tone={standing === 'failed' || standing === 'unreadable' ? 'primary' : 'quiet'}
      icon={RefreshIcon}
      busy={busy}
      onClick={() => send({ type: 'list.retried', at: now() })}
    >
      {words.retry}
    </Button>
  );

  if (standing === 'loading') return <SkeletonRows count={8} label={list.loading} />;
  if (standing === 'failed' || standing === 'unreadable') {
    return (
      <ErrorState title={standing === 'failed' ? list.loadError : list.allUnreadable} actions={retry}>
        {failure ? failureReason(failure) : list.allUnreadableHelp(unreadable)}
      </ErrorState>
    );
  }
  return (
    <>
      {failure ? (
        <Banner tone="warning" announced action={retry}>
          {list.stale(failureText(failure))}
        </Banner>
      ) : null}
      {unreadable > 0 ? <Banner tone="warning">{list.unreadable(unreadable)}</Banner> : null}
      {patients.length > 0 ? (
        <VirtualList label={list.title} items={patients} keyOf={({ id }) => id} place={workflow}>
          {(patient, index) => <PatientRow workflow={workflow} patient={patient} index={index + 1} insurance={insuranceOf(patient)} />}
        </VirtualList>
      ) : standing === 'empty' ? (
        <EmptyState
          icon={PeopleIcon}
          title={list.empty}
          actions={
            <LinkButton to="/new-patient" tone="primary" icon={PersonAddIcon}>
              {list.add}
            </LinkButton>
          }
        >
          {list.emptyHelp}
        </EmptyState>
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={words.noMatch(query.trim())}
          actions={
            <Button tone="secondary" onClick={() => send({ type: 'query.typed', value: '' })}>
              {list.clearSearch}
            </Button>
          }
        >
          {list.noMatchHelp}
        </EmptyState>
      )}
    </>
  );
};
