import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { type FormContext, isMadeAnew, wasSent } from '../../../../machines/kit/form/context.ts';
import type { AnyRow } from '../../../../machines/kit/rows.ts';
import { now } from '../../clock.ts';
import { Button } from '../../controls/button.tsx';
import { failureReason } from '../../feedback/failure-text.ts';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { Sheet } from '../../overlay/sheet.tsx';
import { space } from '../../theme/tokens.ts';
import { useRecord, useSendRecord } from './record-state.ts';
import type { RecordWords } from './texts.ts';

const stack = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space(3)};
`;

export interface RecordQuestionsProps<Draft extends object, Row extends AnyRow> {
  readonly workflow: string;
  readonly texts: RecordWords;
  /** The doubts about a draft in words, with what leads to the rows that they are about. */
  readonly warnings?: (context: FormContext<Draft, Row>) => ReactNode;
  /** What a person calls a stored record that the save may have become. */
  readonly candidateName: (record: Row) => string;
}

interface Question {
  readonly title: string;
  readonly confirm: string;
  readonly answer: 'form.discarded' | 'form.confirmed' | 'outcome.resent' | 'outcome.checked';
  readonly cancel: string;
  readonly tone?: 'primary';
  readonly says: ReactNode;
}

/** What the form of a record asks before it goes on: about a doubt, a loss, or a save without an answer. */
export const RecordQuestions = <Draft extends object, Row extends AnyRow>(props: RecordQuestionsProps<Draft, Row>) => {
  const { workflow, texts, warnings, candidateName } = props;
  const { value, context } = useRecord<Draft, Row>(workflow);
  const send = useSendRecord(workflow);
  const correct = () => send({ type: 'form.corrected' });
  const warning: Question = {
    title: texts.warningTitle,
    confirm: texts.saveAnyway,
    answer: 'form.confirmed',
    cancel: texts.correct,
    tone: 'primary',
    says: <div className={stack}>{warnings?.(context)}</div>,
  };
  const questions: Readonly<Record<string, Question>> = {
    leaving: { title: texts.leaveTitle, confirm: texts.leaveYes, answer: 'form.discarded', cancel: texts.leaveNo, says: <p>{texts.leave}</p> },
    warning,
    unsent: wasSent(context)
      ? {
          title: texts.unsentTitle,
          confirm: texts.resend,
          answer: 'outcome.resent',
          cancel: texts.correct,
          tone: 'primary',
          says: <p>{(context.id === null ? texts.unsentNew : texts.unsent)(context.doubt)}</p>,
        }
      : { ...warning, answer: 'outcome.resent', says: <p>{texts.late}</p> },
    unsure: {
      title: texts.unsureTitle,
      confirm: texts.checkAgain,
      answer: 'outcome.checked',
      cancel: texts.correct,
      tone: 'primary',
      says: (
        <>
          <p>{texts.unsure(context.doubt)}</p>
          <p>{context.failure ? failureReason(context.failure) : null}</p>
        </>
      ),
    },
  };
  if (value === 'choosing') {
    const anew = isMadeAnew(context);
    return (
      <Sheet open alert title={texts.choosingTitle} onClose={correct}>
        <div className={stack}>
          <p>{anew ? texts.choosingAnew : texts.choosing(context.doubt)}</p>
          {context.candidates.map((record) => (
            <Button key={record.id} tone="secondary" onClick={() => send({ type: 'outcome.claimed', id: record.id })}>
              {candidateName(record)}
            </Button>
          ))}
          <Button tone="quiet" onClick={() => send({ type: 'outcome.resent', at: now() })}>
            {anew ? texts.noneAnew : texts.noneOfThese}
          </Button>
        </div>
      </Sheet>
    );
  }
  const question = questions[String(value)];
  if (!question) return null;
  const { title, confirm, answer, cancel, tone, says } = question;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={() => send({ type: answer, at: now() })}
      onClose={correct}
      {...(tone ? { tone } : {})}
    >
      {says}
    </ConfirmDialog>
  );
};
