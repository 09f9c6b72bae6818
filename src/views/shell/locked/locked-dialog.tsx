import { css } from '@linaria/core';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { lockedMachine } from '../../../machines/app/asking/locked.ts';
import { shallow, useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Form } from '../../kit/fields/form.tsx';
import { SecretField } from '../../kit/fields/secret/secret-field.tsx';
import { useVault } from '../../kit/fields/secret/vault.tsx';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { colour, space, text } from '../../kit/theme/tokens.ts';
import { locked, lockedProblems } from './texts.ts';

type LockedSnapshot = SnapshotFrom<typeof lockedMachine>;
type LockedEvent = Parameters<LockedSnapshot['can']>[0];

const lines = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  & > p {
    color: ${colour.soft};
  }
  & > small {
    ${text.caption}
    color: ${colour.soft};
  }
`;

const partsOf = (snapshot: LockedSnapshot) => ({
  ...snapshot.context,
  busy: snapshot.hasTag('busy'),
  asked: snapshot.hasTag('question'),
});

/** The former password that unfinished work waits under, and the question before that work is thrown away. */
export const LockedDialog = () => {
  const open = useSelectedIfOpen('locked', partsOf, shallow);
  const send = useSend<LockedEvent>('locked');
  const vault = useVault();
  const form = useId();
  if (open === undefined) return null;
  const { count, filled, problem, busy, asked } = open;
  const later = () => {
    if (!busy) send({ type: 'locked.later' });
  };
  const withdraw = () => {
    if (!busy) send({ type: 'discard.withdrawn' });
  };
  if (asked) {
    return (
      <ConfirmDialog
        key="discard"
        open
        title={locked.discardTitle}
        confirmLabel={busy ? locked.discarding : locked.discardYes}
        tone="danger"
        busy={busy}
        onClose={withdraw}
        onConfirm={() => send({ type: 'discard.confirmed' })}
      >
        {problem === 'failed' ? <p role="alert">{lockedProblems.failed}</p> : <p>{locked.discardQuestion(count)}</p>}
        <p>{locked.discardKept}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Sheet
      key="open"
      open
      title={locked.title}
      onClose={later}
      size="small"
      alert
      actions={
        <>
          <Button onClick={later} disabled={busy}>
            {locked.later}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={busy}>
            {busy ? locked.opening : locked.open}
          </Button>
        </>
      }
    >
      <div className={lines}>
        <p>{locked.explain(count)}</p>
        <Form id={form} label={locked.title} refusal={problem} onSubmit={() => send({ type: 'former.submitted', filled: vault.peekFilled('formerPassword') })}>
          <SecretField
            label={locked.password}
            name="formerPassword"
            filled={filled}
            onFilled={(now) => send({ type: 'secret.filled', filled: now })}
            error={problem ? lockedProblems[problem] : null}
            disabled={busy}
            input={{ enterKeyHint: 'go' }}
          />
        </Form>
        <small>{locked.laterHelp}</small>
        <Button tone="quiet" disabled={busy} onClick={() => send({ type: 'discard.asked' })}>
          {locked.discard}
        </Button>
      </div>
    </Sheet>
  );
};
