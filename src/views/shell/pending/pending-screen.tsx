import { routing } from '../../../machines/app/product.ts';
import { useApp } from '../../kit/actors.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { BuildIcon } from '../../kit/icons/things.tsx';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { pending, titles } from '../texts/pending.ts';

/** A place of the product that is not built yet, so that nobody takes it for done. */
export const PendingScreen = () => {
  const name = useApp(({ route }) => (route && titles[routing.match(route.path)?.route.path ?? '']) ?? pageWords.unknown);
  return (
    <>
      <PageHeader title={name} back="/" />
      <Page>
        <EmptyState
          icon={BuildIcon}
          title={pending.title}
          actions={
            <LinkButton to="/" tone="primary">
              {pageWords.backHome}
            </LinkButton>
          }
        >
          {pending.named(name)} {pending.soon}
        </EmptyState>
      </Page>
    </>
  );
};
