import { now } from '../../clock.ts';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { type StagedSnapshot, useSendStaged, useStaged } from './staged-state.ts';
import type { StagedWords } from './texts.ts';

const isAt = ({ value }: StagedSnapshot, state: string) => value === state;

interface StagedQuestionsProps {
  readonly workflow: string;
  readonly texts: StagedWords;
  /** How many entries would be lost: those of the list, and those of a complete form. */
  readonly left: number;
}

/** What a staged list asks before it goes on: about something that would be lost, or left out. */
export const StagedQuestions = ({ workflow, texts, left }: StagedQuestionsProps) => {
  const snapshot = useStaged(workflow);
  const send = useSendStaged(workflow);
  const cancel = () => send({ type: 'question.cancelled' });
  if (isAt(snapshot, 'leaving')) {
    return (
      <ConfirmDialog
        open
        title={texts.leaveTitle}
        confirmLabel={texts.leaveYes}
        cancelLabel={texts.leaveNo}
        onConfirm={() => send({ type: 'list.discarded' })}
        onClose={cancel}
      >
        <p>{texts.leave(left)}</p>
      </ConfirmDialog>
    );
  }
  if (isAt(snapshot, 'emptying')) {
    return (
      <ConfirmDialog
        open
        title={texts.discard}
        confirmLabel={texts.discardYes}
        cancelLabel={texts.discardNo}
        onConfirm={() => send({ type: 'list.discarded' })}
        onClose={cancel}
      >
        <p>{texts.discardAsked(null, left)}</p>
      </ConfirmDialog>
    );
  }
  if (isAt(snapshot, 'leftOver')) {
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={texts.leftOverTitle}
        confirmLabel={texts.leftOverYes}
        cancelLabel={texts.leftOverNo}
        onConfirm={() => send({ type: 'list.confirmed', at: now() })}
        onClose={cancel}
      >
        <p>{texts.leftOver}</p>
      </ConfirmDialog>
    );
  }
  if (!isAt(snapshot, 'replacing')) return null;
  return (
    <ConfirmDialog
      open
      title={texts.replaceTitle}
      confirmLabel={texts.replaceYes}
      cancelLabel={texts.leftOverNo}
      onConfirm={() => send({ type: 'replacement.confirmed' })}
      onClose={cancel}
    >
      <p>{texts.replace}</p>
    </ConfirmDialog>
  );
};
