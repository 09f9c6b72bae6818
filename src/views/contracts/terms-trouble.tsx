import type { ReactNode } from 'react';
import { TERMS_LISTS } from '../../machines/contracts/facts.ts';
import { stepPath } from '../../machines/contracts/navigation.ts';
import { hasWork } from '../../machines/kit/staged/context.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { useSelectedIfOpen } from '../kit/actors.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { ErrorState } from '../kit/feedback/empty-state.tsx';
import { ListTroubles } from '../kit/page/list/list-troubles.tsx';
import { Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import type { StagedSnapshot } from '../kit/page/staged/staged-state.ts';
import { failures } from './texts.ts';

/** The lists that a clinic's terms are made of and that could not be loaded, or are from before. */
export const LoadProblems = () => <ListTroubles lists={TERMS_LISTS} prefix={failures.load} evenKnown />;

interface TermsPageProps {
  readonly title: string;
  readonly clinic: Clinic | null | undefined;
  /** The workflow of the page, which stays open for what it still holds. */
  readonly workflow: string;
  /** Whether terms of a clinic are entered here; null while nobody knows. */
  readonly enters: (clinic: Clinic) => boolean | null;
  readonly children: ReactNode;
}

/** The page of a clinic's terms; a clinic that is there no more, and one that has none, is said so in its place. */
export const TermsPage = ({ title, clinic, workflow, enters, children }: TermsPageProps) => {
  const working = useSelectedIfOpen(workflow, (snapshot: StagedSnapshot<object>) => hasWork(snapshot.context) || !snapshot.hasTag('editable'));
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
  const entered = clinic && enters(clinic);
  if (!clinic || entered || working) return children;
  const back = stepPath('clinic', String(clinic.id));
  return (
    <>
      <PageHeader title={title} back={back} />
      <Page>
        <LoadProblems />
        {entered === null ? null : <Banner action={<LinkButton to={back}>{failures.toClinic}</LinkButton>}>{failures.personal}</Banner>}
      </Page>
    </>
  );
};
