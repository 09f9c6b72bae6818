import { css } from '@linaria/core';
import type { SnapshotFrom } from 'xstate';
import type { sessionListMachine } from '../../machines/account/session-list.ts';
import type { AccountSession } from '../../schema/account/session.ts';
import { shallow, useApp, useSelected, useSend } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { EmptyState, ErrorState } from '../kit/feedback/empty-state.tsx';
import { failureReason } from '../kit/feedback/failure-text.ts';
import { SkeletonRows } from '../kit/feedback/skeleton.tsx';
import { RefreshIcon } from '../kit/icons/actions.tsx';
import { LockIcon, SignOutIcon } from '../kit/icons/things.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { words } from '../kit/texts.ts';
import { colour, space, text } from '../kit/theme/tokens.ts';
import { EndDialog } from './end-dialog.tsx';
import { SessionRow } from './session-row.tsx';
import { passwordFailures, sessions } from './texts.ts';

type Snapshot = SnapshotFrom<typeof sessionListMachine>;
type Event = Parameters<Snapshot['can']>[0];

const help = css`
  ${text.caption}
  color: ${colour.soft};
`;
const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

const partsOf = (snapshot: Snapshot) => ({
  rows: snapshot.context.rows,
  unreadable: snapshot.context.unreadable,
  // What failed to end is spoken of in its own dialog.
  failure: snapshot.hasTag('question') ? null : snapshot.context.failure,
  busy: snapshot.hasTag('busy'),
  unsupported: snapshot.hasTag('unsupported'),
});

/** This device first, then the one that was used last. */
const inOrder = (rows: readonly AccountSession[]) =>
  rows.toSorted((one, other) => Number(other.current) - Number(one.current) || (other.used_at ?? 0) - (one.used_at ?? 0));

/** The rows, or why there are none to see. */
const Rows = ({ workflow }: { readonly workflow: string }) => {
  const { rows, unreadable, failure, busy, unsupported } = useSelected(workflow, partsOf, shallow);
  const at = useApp((context) => context.at);
  const send = useSend<Event>(workflow);
  if (unsupported) {
    return (
      <ErrorState title={sessions.unsupported} actions={<LinkButton to="/settings">{passwordFailures.back}</LinkButton>}>
        {sessions.unsupportedHelp}
      </ErrorState>
    );
  }
  const retry = (tone: 'primary' | 'quiet') => (
    <Button tone={tone} icon={RefreshIcon} busy={busy} onClick={() => send({ type: 'sessions.refreshed' })}>
      {words.retry}
    </Button>
  );
  if (rows === null) {
    return failure === null ? (
      <SkeletonRows count={3} label={sessions.loading} />
    ) : (
      <ErrorState title={sessions.loadError} actions={retry('primary')}>
        {failureReason(failure)}
      </ErrorState>
    );
  }
  const others = rows.filter(({ current }) => !current).length;
  return (
    <>
      {failure === null ? null : (
        <Banner tone="warning" announced action={retry('quiet')}>
          {sessions.stale(failureReason(failure))}
        </Banner>
      )}
      {unreadable > 0 ? <Banner tone="warning">{sessions.unreadable(unreadable)}</Banner> : null}
      {rows.length > 0 ? (
        <ul className={list} aria-label={sessions.title}>
          {inOrder(rows).map((session) => (
            <li key={session.id}>
              <SessionRow session={session} at={at} disabled={busy} onEnd={() => send({ type: 'end.asked', id: session.id })} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={LockIcon} title={sessions.none} />
      )}
      {rows.length > 0 && others === 0 && unreadable === 0 ? <p className={help}>{sessions.alone}</p> : null}
      {others > 0 ? (
        <Button icon={SignOutIcon} wide aria-haspopup="dialog" disabled={busy} onClick={() => send({ type: 'end.asked' })}>
          {sessions.endOthers(others)}
        </Button>
      ) : null}
    </>
  );
};

/** The devices that are signed in with one's own account (SEC-DEV-1). */
export const SessionList = () => {
  const workflow = useWorkflow();
  const { rows, busy } = useSelected(workflow, partsOf, shallow);
  const send = useSend<Event>(workflow);
  return (
    <>
      <PageHeader
        title={sessions.title}
        back="/settings"
        actions={
          rows === null ? undefined : (
            <IconButton
              icon={RefreshIcon}
              label={sessions.refresh}
              aria-busy={busy || undefined}
              disabled={busy}
              onClick={() => send({ type: 'sessions.refreshed' })}
            />
          )
        }
      />
      <Page>
        <p className={help}>{sessions.help}</p>
        <Rows workflow={workflow} />
      </Page>
      <EndDialog workflow={workflow} />
    </>
  );
};
