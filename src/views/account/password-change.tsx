import { css } from '@linaria/core';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from '../../machines/account/password-change.ts';
import { passwordProblems as problemsOf } from '../../schema/account/password.ts';
import { shallow, useApp, useSelected, useSend, useSendSession, useSession } from '../kit/actors.tsx';
import { Button } from '../kit/controls/button.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { ErrorState } from '../kit/feedback/empty-state.tsx';
import { Form } from '../kit/fields/form.tsx';
import { useVault } from '../kit/fields/secret/vault.tsx';
import { ActionBar } from '../kit/page/action-bar.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Card, Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { words } from '../kit/texts.ts';
import { colour, text } from '../kit/theme/tokens.ts';
import { PasswordFields } from './password-fields.tsx';
import { formProblem } from './password-wording.ts';
import { passwordFailures as failures, password } from './texts.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;
type Event = Parameters<Snapshot['can']>[0];

const help = css`
  ${text.caption}
  color: ${colour.soft};
`;

/** Changing the password of one's own account (SEC-PASS-1). */
export const PasswordChange = () => {
  const workflow = useWorkflow();
  const { context, busy, unsupported } = useSelected(
    workflow,
    (snapshot: Snapshot) => ({ context: snapshot.context, busy: snapshot.hasTag('busy'), unsupported: snapshot.hasTag('unsupported') }),
    shallow,
  );
  const send = useSend<Event>(workflow);
  const sendSession = useSendSession();
  const user = useSession(({ user, userState }) => (userState === 'failed' ? null : (user?.username ?? '')));
  const owner = useApp((app) => app.owner);
  const vault = useVault();
  const id = useId();
  const username = owner ?? (user || null);
  const problem = busy ? null : formProblem(context);

  if (unsupported) {
    return (
      <>
        <PageHeader title={password.title} back="/settings" />
        <Page>
          <ErrorState title={failures.unsupported} actions={<LinkButton to="/settings">{failures.back}</LinkButton>}>
            {failures.unsupportedHelp}
          </ErrorState>
        </Page>
      </>
    );
  }
  return (
    <>
      <PageHeader title={password.title} back="/settings" />
      <Page>
        {username === null && user === null ? (
          <Banner
            tone="warning"
            announced
            action={
              <Button tone="quiet" onClick={() => sendSession({ type: 'user.retried' })}>
                {words.retry}
              </Button>
            }
          >
            {password.nameless}
          </Banner>
        ) : null}
        {context.doubt ? <Banner tone="warning">{failures.unsureHelp}</Banner> : null}
        <Card>
          <Form
            id={id}
            label={password.title}
            refusal={context.failure ?? (context.problems.length > 0 ? context.problems : null)}
            onSubmit={() => {
              if (username !== null) send({ type: 'password.submitted', username, problems: vault.judge(problemsOf) });
            }}
          >
            <PasswordFields username={username} context={context} busy={busy} onFilled={(field, filled) => send({ type: 'secret.filled', field, filled })} />
          </Form>
        </Card>
        <p className={help}>{password.others}</p>
      </Page>
      <ActionBar
        notice={
          problem === null ? null : (
            <Banner announced tone={context.doubt ? 'warning' : 'problem'}>
              {problem}
            </Banner>
          )
        }
      >
        <Button type="submit" form={id} tone="primary" busy={busy} disabled={username === null}>
          {busy ? password.changing : password.submit}
        </Button>
      </ActionBar>
    </>
  );
};
