import { css } from '@linaria/core';
import { rowById } from '../../machines/kit/rows.ts';
import { asKnown, hasMessage, obstacles } from '../../machines/messages/moves.ts';
import type { Recipient } from '../../schema/messages/workflow.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { useActor } from '../kit/actors.tsx';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { useIsWhole } from '../kit/fields/choice/whole-lists.ts';
import { Form } from '../kit/fields/form.tsx';
import { RemoveIcon } from '../kit/icons/actions.tsx';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { NamesTrouble } from '../kit/page/list/names-trouble.tsx';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { Card, Columns, Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import { useDentist } from '../kit/print/dentist-name.ts';
import { useRows } from '../kit/resources.ts';
import { takenOut } from '../kit/theme/taken-out.ts';
import { colour, space } from '../kit/theme/tokens.ts';
import { MessageTextCard } from './message-text-card.tsx';
import { useMessages, useSendMessages } from './messages-state.ts';
import { RecipientsCard } from './recipients-card.tsx';
import { SendingRow } from './sending-row.tsx';
import { message } from './texts.ts';
import { WaitingMessages } from './waiting-messages.tsx';

const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;
const none = css`
  color: ${colour.soft};
`;
const undone = css`
  ${takenOut}
`;

/** Who is written to by what they are called and how they are reached now. */
const NAMES = ['patients'] as const;

/** Each question by the state in which it is asked, and what answers it. */
const QUESTIONS = {
  leaving: { title: message.leaveTitle, says: message.leave, yes: message.leaveYes, no: message.leaveNo, answer: 'list.discarded' },
  emptying: { title: message.discard, says: message.discardAsked, yes: message.discardYes, no: message.discardNo, answer: 'list.discarded' },
  replacing: { title: message.replaceTitle, says: message.replace, yes: message.replaceYes, no: message.replaceNo, answer: 'replacement.confirmed' },
} as const;

const Question = ({ workflow }: { readonly workflow: string }) => {
  const { value } = useMessages(workflow);
  const send = useSendMessages(workflow);
  const asked = QUESTIONS[value as keyof typeof QUESTIONS];
  return asked ? (
    <ConfirmDialog
      open
      title={asked.title}
      confirmLabel={asked.yes}
      cancelLabel={asked.no}
      onConfirm={() => send({ type: asked.answer })}
      onClose={() => send({ type: 'question.cancelled' })}
    >
      <p>{asked.says}</p>
    </ConfirmDialog>
  ) : null;
};

/** A recipient as the list of patients knows them now: a number may have been corrected since they were chosen. */
const useRecipientNow = (): ((row: Recipient) => { readonly row: Recipient; readonly gone: boolean }) => {
  const patients = useRows('patients');
  const whole = useIsWhole('patients');
  return (row) => {
    const patient = row.patient == null ? undefined : rowById(patients, row.patient);
    if (patient === undefined) return { row, gone: whole && row.patient != null };
    return { row: asKnown(row, { patient: patient.id, name: fullName(patient) || row.name, phone: patient.phone ?? '' }), gone: false };
  };
};

/** A text for one or several people, handed to the programs of the device. */
export const Messages = () => {
  const workflow = useWorkflow();
  const snapshot = useMessages(workflow);
  const { context } = snapshot;
  const send = useSendMessages(workflow);
  const open = useActor(workflow) !== undefined;
  const dentist = useDentist() ?? '';
  const { rows, draft, removed } = context;
  const disabled = !snapshot.hasTag('editable');
  const ready = obstacles(context).length === 0;
  const current = rows.map(useRecipientNow());
  return (
    <>
      <PageHeader
        title={message.title}
        width="wide"
        detail={<span role="status">{rows.length > 0 ? message.count(rows.length) : null}</span>}
        actions={
          hasMessage(context) ? (
            <IconButton icon={RemoveIcon} label={message.discard} disabled={disabled} onClick={() => send({ type: 'list.emptied' })} />
          ) : undefined
        }
        back="/"
        {...(disabled ? {} : { onBack: () => send({ type: 'list.abandoned' }) })}
      />
      <Page width="wide">
        <WaitingMessages own={workflow} />
        <Banner>{message.about}</Banner>
        <NamesTrouble lists={NAMES} />
        <Form refusal={context.attempts} onSubmit={() => send({ type: 'message.refused', at: now() })}>
          <Columns
            first={
              <>
                <RecipientsCard workflow={workflow} />
                <MessageTextCard workflow={workflow} rows={current.map(({ row }) => row)} dentist={dentist} />
              </>
            }
            second={
              <Card title={message.sending}>
                {rows.length === 0 ? <p className={none}>{message.none}</p> : null}
                <ol className={list} aria-label={message.recipients}>
                  {current.map(({ row, gone }) => (
                    <SendingRow key={row.key} workflow={workflow} row={row} gone={gone} text={draft.text} dentist={dentist} ready={ready} disabled={disabled} />
                  ))}
                </ol>
                <div className={undone} role="status">
                  {removed ? (
                    <>
                      <span>{message.removed}</span>
                      <Button tone="quiet" disabled={disabled} onClick={() => send({ type: 'recipient.restored' })}>
                        {message.undo}
                      </Button>
                    </>
                  ) : null}
                </div>
              </Card>
            }
          />
        </Form>
      </Page>
      {open ? <Question workflow={workflow} /> : null}
    </>
  );
};
