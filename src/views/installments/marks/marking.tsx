import { css } from '@linaria/core';
import type { ChequeMarksContext } from '../../../machines/installments/cheque-marks.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import type { chequeMarksWorkflow } from '../../../schema/installments/mark-workflow.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import { useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason } from '../../kit/feedback/failure-text.ts';
import { useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { space, text, weight } from '../../kit/theme/tokens.ts';
import { mark, one } from '../texts.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  ${text.body}
  font-weight: ${weight.medium};
`;

interface Marks extends ChequeMarksContext {
  readonly at: string;
}

const nothing: Marks = { here: true, queue: [], done: null, failure: null, at: 'idle' };
const read = ({ context, value }: { readonly context: ChequeMarksContext; readonly value: string }): Marks => ({ ...context, at: value });
const same = (left: Marks, right: Marks) => left.at === right.at && left.queue === right.queue && left.done === right.done && left.failure === right.failure;

const workflowOf = (patient: number): string => `chequeMarks:${patient}`;

/** What is being noted of a patient's cheques. */
export const useMarks = (patient: number): Marks => useSelectedIfOpen(workflowOf(patient), read, same) ?? nothing;
export const useSendMarks = (patient: number) => useSend<EventOf<typeof chequeMarksWorkflow>>(workflowOf(patient));

/** What was noted last, with the way back; or why it was not. */
export const Marking = ({ patient }: { readonly patient: number }) => {
  const { at, queue, done, failure } = useMarks(patient);
  const send = useSendMarks(patient);
  const cheques = useRows('installmentChecks');
  const named = (id: number | undefined): string => {
    const row = rowById(cheques, id);
    return row ? mark.named(jalaliText(row.due_date)) : one;
  };
  if (at === 'quarantined' || at === 'looking') return <Banner announced>{mark.looking}</Banner>;
  if (failure && (at === 'failed' || at === 'unsure')) {
    const said = at === 'failed' ? mark.failed : mark.unsure;
    return (
      <Banner
        tone="problem"
        action={
          <>
            <Button tone="quiet" onClick={() => send({ type: 'mark.dismissed' })}>
              {mark.dismiss}
            </Button>
            <Button tone="quiet" onClick={() => send({ type: 'mark.retried' })}>
              {at === 'failed' ? words.retry : mark.check}
            </Button>
          </>
        }
      >
        {said(named(queue[0]?.id), failureReason(failure))}
      </Banner>
    );
  }
  return done ? (
    <div className={line} role="status">
      <span>{(done.is_paid ? mark.paid : mark.unpaid)(named(done.id))}</span>
      <Button tone="quiet" onClick={() => send({ type: 'mark.undone' })}>
        {mark.undo}
      </Button>
    </div>
  ) : null;
};

/** Whether there is something to say of marks. */
export const useIsMarking = (patient: number): boolean => {
  const { at, done } = useMarks(patient);
  return done !== null || !['idle', 'saving'].includes(at);
};
