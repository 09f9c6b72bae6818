import { isTyped } from '../../machines/kit/staged/context.ts';
import type { LineDraft, PrescriptionHead } from '../../schema/prescription/line.ts';
import { now } from '../kit/clock.ts';
import { Button } from '../kit/controls/button.tsx';
import { ConfirmDialog } from '../kit/overlay/confirm-dialog.tsx';
import { useSendWorksheet, useWorksheet } from '../kit/page/staged/worksheet-state.ts';
import { asked } from './texts.ts';
import { lineName } from './wording.ts';

interface PrintQuestionsProps {
  readonly workflow: string;
  /** What the patient is called, as far as their file could be read. */
  readonly patientName: string | null;
}

/** What is asked before a prescription is printed: about a line that stands in the form still, and allergies that nobody knows. */
export const PrintQuestions = ({ workflow, patientName }: PrintQuestionsProps) => {
  const { value, context } = useWorksheet<PrescriptionHead, LineDraft>(workflow);
  const send = useSendWorksheet<LineDraft>(workflow);
  const cancel = () => send({ type: 'question.cancelled' });
  if (value === 'omitting' && isTyped(context)) {
    return (
      <ConfirmDialog
        // A question of its own: the second tap on this one is no answer to the next, and that takes the focus.
        key="omitting"
        open
        tone="primary"
        title={asked.omitTitle}
        confirmLabel={asked.omitAdd}
        cancelLabel={asked.omitBack}
        onConfirm={() => send({ type: 'entry.added', at: now() })}
        onClose={cancel}
      >
        <p>{asked.omit(lineName(context.draft))}</p>
        <Button onClick={() => send({ type: 'entry.omitted', at: now() })}>{asked.omitPrint}</Button>
      </ConfirmDialog>
    );
  }
  if (value !== 'doubting') return null;
  return (
    <ConfirmDialog
      key="doubting"
      open
      title={asked.doubtTitle}
      confirmLabel={asked.doubtPrint}
      onConfirm={() => send({ type: 'print.confirmed', at: now() })}
      onClose={cancel}
    >
      <p>{asked.doubt}</p>
      {patientName || context.head.patient?.name ? null : <p>{asked.doubtName}</p>}
    </ConfirmDialog>
  );
};
