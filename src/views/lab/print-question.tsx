import type { SheetDoubt } from '../../schema/workflows/worksheet.ts';
import { now } from '../kit/clock.ts';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { useSendWorksheet, useWorksheet } from '../kit/page/staged/worksheet-state.ts';
import { previewWords } from '../kit/print/paper/preview-texts.ts';

interface PrintQuestionProps {
  readonly workflow: string;
  /** What is not known at this moment. */
  readonly doubts: readonly SheetDoubt[];
}

/** What is asked before a list for laboratories is printed without the practice in its head, or without whose work it is. */
export const PrintQuestion = ({ workflow, doubts }: PrintQuestionProps) => {
  const { value } = useWorksheet(workflow);
  const send = useSendWorksheet(workflow);
  return (
    <ConfirmDialog
      open={value === 'doubting'}
      title={previewWords.doubtTitle}
      confirmLabel={previewWords.doubtYes}
      onConfirm={() => send({ type: 'print.confirmed', at: now(), doubts })}
      onClose={() => send({ type: 'question.cancelled' })}
    >
      {doubts.includes('patient') ? <p>{previewWords.patientUnknown}</p> : null}
      {doubts.includes('practice') ? <p>{previewWords.practiceUnknown}</p> : null}
      {doubts.length === 0 ? <p>{previewWords.allCame}</p> : null}
    </ConfirmDialog>
  );
};
