import { css } from '@linaria/core';
import type { ChequeMark, ChequeMarksContext } from '../../../machines/installments/cheque-marks.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import type { chequeMarksWorkflow } from '../../../schema/installments/mark-workflow.ts';
import type { EventOf } from '../../../schema/kit/workflow.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useApp, useSelectedIfOpen, useSend } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { saidReason } from '../../kit/feedback/failure-text.ts';
import { useRows } from '../../kit/resources.ts';
import { words } from '../../kit/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { mark, one } from '../texts.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  ${text.body}
  font-weight: ${weight.medium};
  /* The way back stands beside the words however many they are. */
  & > p {
    flex: 1 1 10em;
    min-inline-size: 0;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
  }
  & small {
    display: block;
    ${text.caption}
    color: ${colour.soft};
  }
`;

const whole = css`
  inline-size: 100%;
`;

interface Marks extends ChequeMarksContext {
  readonly at: string;
}

const nothing: Marks = { here: true, queue: [], done: null, failure: null, late: false, at: 'idle' };
const read = ({ context, value }: { readonly context: ChequeMarksContext; readonly value: string }): Marks => ({ ...context, at: value });
const same = (left: Marks, right: Marks) => left.at === right.at && left.queue === right.queue && left.done === right.done && left.failure === right.failure;

/** The workflow that notes which cheques are paid: of one patient's, or of all. */
export const marksOf = (patient: number): string => `chequeMarks:${patient}`;
export const MARKS = 'chequeMarks';

/** What is being noted of cheques. */
export const useMarks = (marks: string): Marks => useSelectedIfOpen(marks, read, same) ?? nothing;
export const useSendMarks = (marks: string) => useSend<EventOf<typeof chequeMarksWorkflow>>(marks);

interface MarkingProps {
  readonly marks: string;
  /** Who pays a cheque; null where that is not known. */
  readonly patientOf: (cheque: InstallmentCheck) => Patient | null;
}

/** What is being noted or was last, with the ways on and back, which stay in their place meanwhile; or why it was not. */
const Marked = ({ marks, patientOf }: MarkingProps) => {
  const { at, queue, done, failure } = useMarks(marks);
  const send = useSendMarks(marks);
  const online = useApp((context) => context.online);
  const cheques = useRows('installmentChecks');
  const named = ({ label }: Partial<ChequeMark> = {}): string => label ?? one;
  if (at === 'quarantined' || at === 'looking') return <Banner announced>{mark.looking}</Banner>;
  if (at === 'waiting' || (failure && (at === 'failed' || at === 'unsure'))) {
    const isBack = online && failure?._tag === 'Offline';
    const why = isBack || !failure ? mark.online : saidReason(failure);
    const said = { failed: mark.failed, unsure: mark.unsure, waiting: mark.kept }[at];
    return (
      <Banner
        tone={isBack ? 'info' : 'problem'}
        announced={isBack}
        action={
          <>
            <Button tone="quiet" onClick={() => send({ type: 'mark.dismissed', at: now() })}>
              {mark.dismiss}
            </Button>
            <Button tone="quiet" onClick={() => send({ type: 'mark.retried', at: now() })}>
              {{ failed: words.retry, unsure: mark.check, waiting: mark.send }[at]}
            </Button>
          </>
        }
      >
        {said(named(queue[0]), why)}
        {queue.length > 1 ? ` ${mark.waiting(queue.length - 1)}` : null}
      </Banner>
    );
  }
  const saving = at === 'saving';
  const shown = saving ? queue[0] : done;
  const row = rowById(cheques, shown?.id);
  // Another desk may have said otherwise since: what is taken back then would be theirs.
  if (!shown || (!saving && row?.is_paid === !shown.is_paid)) return null;
  const said = saving ? mark.saving : shown.is_paid ? mark.paid : mark.unpaid;
  const cheque = shown.is_paid ? row : undefined;
  const patient = cheque && patientOf(cheque);
  return (
    <div className={line} role="status">
      <p>
        <span>{said(named(shown))}</span> {shown.is_paid ? <small>{mark.thenPay}</small> : null}
      </p>
      <div>
        {patient ? (
          <Button
            tone="quiet"
            disabled={saving}
            onClick={() => send({ type: 'payment.add', payer: { kind: 'patient', id: patient.id, name: fullName(patient) || null }, cheque })}
          >
            {mark.addPayment}
          </Button>
        ) : null}
        <Button tone="quiet" busy={saving} onClick={() => send({ type: 'mark.undone', at: now() })}>
          {mark.undo}
        </Button>
      </div>
    </div>
  );
};

/** The same, which takes the focus of whoever stands on one of its buttons when that goes. */
export const Marking = (props: MarkingProps) => (
  <section className={whole} tabIndex={-1} aria-label={mark.title}>
    <Marked {...props} />
  </section>
);

/** Whether there is something to say of marks. */
export const useIsMarking = (marks: string): boolean => {
  const { at, done } = useMarks(marks);
  return done !== null || at !== 'idle';
};
