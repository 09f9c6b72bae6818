import { css } from '@linaria/core';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useSend, useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmDialog } from '../../kit/overlay/confirm-dialog.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { RecordQuestions } from '../../kit/page/record/record-questions.tsx';
import { words } from '../../kit/texts.ts';
import { space } from '../../kit/theme/tokens.ts';
import { newRecord, questions, record } from '../texts.ts';
import { type FormEvent, type FormSnapshot, warningTexts } from './form-state.ts';

const stack = css`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space(3)};
`;

interface QuestionsProps {
  readonly workflow: string;
  readonly snapshot: FormSnapshot;
}

/** What the form asks before it goes on: a doubt, a loss, or what became of a save without an answer. */
export const FormQuestions = ({ workflow, snapshot }: QuestionsProps) => {
  const send = useSend<FormEvent>(workflow);
  const sendApp = useSendApp();
  const { context } = snapshot;
  const correct = () => send({ type: 'form.corrected' });
  const open = (patient: Patient) => sendApp({ type: 'route.go', to: `/patient/${patient.id}`, replace: false, passed: { patient } });

  if (snapshot.value === 'warning') {
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={questions.warningTitle}
        confirmLabel={questions.saveAnyway}
        cancelLabel={questions.correct}
        onConfirm={() => send({ type: 'form.confirmed' })}
        onClose={correct}
      >
        <div className={stack}>
          {warningTexts(context).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {(context.alike ?? []).map((other) => (
            <Button key={other.id} tone="secondary" onClick={() => open(other)}>
              {questions.openTwin(fullName(other) || words.unknown)}
            </Button>
          ))}
        </div>
      </ConfirmDialog>
    );
  }
  if (snapshot.value !== 'choosing') return <RecordQuestions workflow={workflow} texts={context.id === null ? newRecord : record} />;
  return (
    <Sheet open alert title={questions.choosingTitle} onClose={correct}>
      <div className={stack}>
        <p>{questions.choosing}</p>
        {context.candidates.map((patient) => (
          <Button key={patient.id} tone="secondary" onClick={() => send({ type: 'outcome.claimed', id: patient.id })}>
            {questions.candidate(fullName(patient), patient.national_number, patient.birth_date ? jalaliText(patient.birth_date) : null)}
          </Button>
        ))}
        <Button tone="quiet" onClick={() => send({ type: 'outcome.resent' })}>
          {questions.noneOfThese}
        </Button>
      </div>
    </Sheet>
  );
};
