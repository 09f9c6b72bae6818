import { failureReason } from '../../feedback/failure-text.ts';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { useRecord, useSendRecord } from './record-state.ts';
import type { RecordWords } from './texts.ts';

/** What the form of a stored record asks before it goes on: about a loss, or a save without an answer. */
export const RecordQuestions = ({ workflow, texts }: { readonly workflow: string; readonly texts: RecordWords }) => {
  const { value, context } = useRecord(workflow);
  const send = useSendRecord(workflow);
  const correct = () => send({ type: 'form.corrected' });
  if (value === 'leaving') {
    return (
      <ConfirmDialog
        open
        title={texts.leaveTitle}
        confirmLabel={texts.leaveYes}
        cancelLabel={texts.leaveNo}
        onConfirm={() => send({ type: 'form.discarded' })}
        onClose={correct}
      >
        <p>{texts.leave}</p>
      </ConfirmDialog>
    );
  }
  if (value === 'unsent') {
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={texts.unsentTitle}
        confirmLabel={texts.resend}
        cancelLabel={texts.correct}
        onConfirm={() => send({ type: 'outcome.resent' })}
        onClose={correct}
      >
        <p>{texts.unsent}</p>
      </ConfirmDialog>
    );
  }
  if (value !== 'unsure') return null;
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={texts.unsureTitle}
      confirmLabel={texts.checkAgain}
      cancelLabel={texts.correct}
      onConfirm={() => send({ type: 'outcome.checked' })}
      onClose={correct}
    >
      <p>{texts.unsure}</p>
      <p>{context.failure ? failureReason(context.failure) : null}</p>
    </ConfirmDialog>
  );
};
