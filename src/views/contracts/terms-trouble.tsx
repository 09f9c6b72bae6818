import type { ReactNode } from 'react';
import { TERMS_LISTS } from '../../machines/contracts/facts.ts';
import { stepPath } from '../../machines/contracts/navigation.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { Button } from '../kit/controls/button.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { ErrorState } from '../kit/feedback/empty-state.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { useListState, useRefresh } from '../kit/resources.ts';
import { words } from '../kit/texts.ts';
import { failures } from './texts.ts';

const LoadProblem = ({ list }: { readonly list: (typeof TERMS_LISTS)[number] }) => {
  const { known, busy, failure } = useListState(list);
  const refresh = useRefresh(list);
  if (known || !failure) return null;
  return (
    <Banner
      tone="problem"
      action={
        <Button tone="quiet" busy={busy} onClick={refresh}>
          {words.retry}
        </Button>
      }
    >
      {`${failures.load}${failureReason(failure)}`}
    </Banner>
  );
};

/** The lists that a clinic's terms are made of and that could not be loaded. */
export const LoadProblems = () => TERMS_LISTS.map((list) => <LoadProblem key={list} list={list} />);

interface TermsPageProps {
  readonly title: string;
  readonly clinic: Clinic | null | undefined;
  readonly children: ReactNode;
}

/** The page of a clinic's terms; a clinic that is there no more, and one that has none, is said so in its place. */
export const TermsPage = ({ title, clinic, children }: TermsPageProps) => {
  if (clinic === undefined) {
    return (
      <>
        <PageHeader title={title} back="/settings" />
        <Page>
          <ErrorState title={failures.clinicMissing} actions={<LinkButton to="/settings">{failures.back}</LinkButton>}>
            {failures.clinicMissingHelp}
          </ErrorState>
        </Page>
      </>
    );
  }
  if (!clinic?.is_personal) return children;
  const back = stepPath('clinic', String(clinic.id));
  return (
    <>
      <PageHeader title={title} back={back} />
      <Page>
        <Banner action={<LinkButton to={back}>{failures.toClinic}</LinkButton>}>{failures.personal}</Banner>
      </Page>
    </>
  );
};
