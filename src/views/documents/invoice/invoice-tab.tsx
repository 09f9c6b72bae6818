import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { ToothIcon } from '../../kit/icons/places.tsx';
import { standingOf } from '../../kit/list/list-standing.ts';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { Card } from '../../kit/page/page.tsx';
import { useListState, useRefresh } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { useNameless } from '../readiness.ts';
import { useDocuments, useFinances, useInsurance, useInvoice, useOfPatient, useSendDocuments } from '../state.ts';
import { documents, fields, invoice as texts } from '../texts.ts';

const INSURANCES = ['insurances'] as const;

/** Why an invoice cannot be printed, or may be old; each with a way on. */
const Troubles = () => {
  const of = useOfPatient();
  const { known, busy, failure, unreadable } = useListState('surgeries', of);
  const finances = useFinances();
  const { lines, differs, total } = useInvoice();
  const send = useSendDocuments();
  const refresh = () => send({ type: 'list.retried', at: now() });
  const types = useListState('procedureTypes');
  const refreshTypes = useRefresh('procedureTypes');
  const nameless = useNameless();
  const insurance = useInsurance();
  const again = (onClick: () => void, isBusy: boolean) => (
    <Button tone="quiet" busy={isBusy} onClick={onClick}>
      {words.retry}
    </Button>
  );
  return (
    <>
      {failure ? (
        <Banner tone={known ? 'warning' : 'problem'} action={again(refresh, busy)}>
          {(known ? texts.rowsStale : texts.rowsFailed)(failureReason(failure))}
        </Banner>
      ) : null}
      {known && unreadable > 0 ? (
        <Banner tone={lines.length > 0 ? 'warning' : 'problem'} action={again(refresh, busy)}>
          {texts.unreadable(unreadable)}
        </Banner>
      ) : null}
      {types.failure && !types.known ? (
        <Banner tone="warning" action={again(refreshTypes, types.busy)}>
          {texts.namesFailed(failureReason(types.failure))}
        </Banner>
      ) : null}
      {insurance === '' ? <NamesTrouble lists={INSURANCES} evenKnown /> : null}
      {types.known && known && nameless > 0 ? <Banner tone="warning">{texts.nameless(nameless)}</Banner> : null}
      {finances.failure ? (
        <Banner tone={finances.value ? 'warning' : 'problem'} action={again(() => send({ type: 'part.retried', part: 'finances', at: now() }), finances.busy)}>
          {(finances.value ? texts.financesStale : texts.financesFailed)(failureReason(finances.failure))}
        </Banner>
      ) : null}
      {known && !busy && !finances.busy && differs !== null ? <Banner tone="warning">{texts.differs(differs, total)}</Banner> : null}
    </>
  );
};

/** The invoice needs nothing but whom it is for; a remark may be added. */
export const InvoiceTab = () => {
  const { draft, id } = useDocuments();
  const state = useListState('surgeries', useOfPatient());
  const { lines } = useInvoice();
  const send = useSendDocuments();
  const standing = standingOf(state, lines.length);
  if (standing === 'loading') return <SkeletonRows count={3} label={documents.loading} />;
  return (
    <>
      <Troubles />
      {standing === 'empty' ? (
        <EmptyState
          icon={ToothIcon}
          title={texts.none}
          actions={
            <LinkButton to={`/new-treatment?patient=${id}`} tone="secondary">
              {texts.addTreatment}
            </LinkButton>
          }
        >
          {texts.noneHelp}
        </EmptyState>
      ) : (
        <Card>
          <TextField label={fields.note} multiline value={draft.note} onChange={(note) => send({ type: 'draft.changed', change: { note } })} />
        </Card>
      )}
    </>
  );
};
