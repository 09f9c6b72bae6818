import type { SheetDoubt } from '../../schema/workflows/worksheet.ts';
import { now } from '../kit/clock.ts';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { stagedQuestions } from '../kit/page/staged/asked/texts.ts';
import { useSendWorksheet, useWorksheet } from '../kit/page/staged/worksheet-state.ts';
import { previewWords } from '../kit/print/paper/preview-texts.ts';
import { asked } from './asked-texts.ts';
import { list, one } from './texts.ts';

const words = stagedQuestions(one);

interface DispatchQuestionProps {
  readonly workflow: string;
  /** What is not known at this moment. */
  readonly doubts: readonly SheetDoubt[];
}

/** What is asked before a list for laboratories goes without what stands in the form, or on paper without the practice in its head or whose work it is. */
export const DispatchQuestion = ({ workflow, doubts }: DispatchQuestionProps) => {
  const { value, context } = useWorksheet(workflow);
  const send = useSendWorksheet(workflow);
  const cancel = () => send({ type: 'question.cancelled' });
  const printed = value === 'omitting';
  if (printed || value === 'leavingOut') {
    return (
      <ConfirmDialog
        // A question of its own: the second tap on this one is no answer to the next, and that takes the focus.
        key="form"
        open
        tone="primary"
        title={words.leftOverTitle}
        confirmLabel={printed ? list.print : list.submitCount(context.rows.length)}
        cancelLabel={words.leftOverNo}
        onConfirm={() => send(printed ? { type: 'entry.omitted', at: now(), doubts } : { type: 'list.confirmed', at: now() })}
        onClose={cancel}
      >
        <p>{printed ? asked.print : asked.send}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={value === 'doubting'}
      title={previewWords.doubtTitle}
      confirmLabel={previewWords.doubtYes}
      onConfirm={() => send({ type: 'print.confirmed', at: now(), doubts })}
      onClose={cancel}
    >
      {doubts.includes('patient') ? <p>{previewWords.patientUnknown}</p> : null}
      {doubts.includes('practice') ? <p>{previewWords.practiceUnknown}</p> : null}
      {doubts.length === 0 ? <p>{previewWords.allCame}</p> : null}
    </ConfirmDialog>
  );
};
