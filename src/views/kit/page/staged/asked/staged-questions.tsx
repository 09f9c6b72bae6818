import { now } from '../../../clock.ts';
import { ConfirmDialog } from '../../../overlay/confirm-dialog.tsx';
import { type StagedSnapshot, useSendStaged, useStaged } from '../staged-state.ts';
import type { StagedWords } from '../texts.ts';
import { stagedQuestions } from './texts.ts';

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
  const asked = stagedQuestions(texts.one);
  const cancel = () => send({ type: 'question.cancelled' });
  if (isAt(snapshot, 'leaving')) {
    return (
      <ConfirmDialog
        open
        title={asked.leaveTitle}
        confirmLabel={asked.leaveYes}
        cancelLabel={asked.leaveNo}
        onConfirm={() => send({ type: 'list.discarded' })}
        onClose={cancel}
      >
        <p>{asked.leave(left)}</p>
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
        title={asked.leftOverTitle}
        confirmLabel={asked.leftOverYes}
        cancelLabel={asked.leftOverNo}
        onConfirm={() => send({ type: 'list.confirmed', at: now() })}
        onClose={cancel}
      >
        <p>{asked.leftOver}</p>
      </ConfirmDialog>
    );
  }
  if (!isAt(snapshot, 'replacing')) return null;
  return (
    <ConfirmDialog
      open
      title={asked.replaceTitle}
      confirmLabel={asked.replaceYes}
      cancelLabel={asked.leftOverNo}
      onConfirm={() => send({ type: 'replacement.confirmed' })}
      onClose={cancel}
    >
      <p>{asked.replace}</p>
    </ConfirmDialog>
  );
};
