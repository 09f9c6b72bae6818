import type { FormContext } from '../../../machines/kit/form/context.ts';
import type { PatientDraft } from '../../../schema/patients/draft.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useSendApp } from '../../kit/actors.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { questions } from '../texts.ts';
import { warningTexts } from './wording.ts';

/** The doubts about a patient in words, and the way to the files that look like this one. */
export const PatientWarnings = ({ context }: { readonly context: FormContext<PatientDraft, Patient> }) => {
  const send = useSendApp();
  const open = (patient: Patient) => send({ type: 'route.go', to: `/patient/${patient.id}`, replace: false, passed: { patient } });
  return (
    <>
      {warningTexts(context).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {(context.alike ?? []).map((other) => (
        <Button key={other.id} tone="secondary" onClick={() => open(other)}>
          {questions.openTwin(fullName(other) || pageWords.unknown)}
        </Button>
      ))}
    </>
  );
};
