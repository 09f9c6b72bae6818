import type { LineDraft } from '../../schema/prescription/line.ts';
import { useSendApp } from '../kit/actors.tsx';
import { PatientField } from '../kit/fields/choice/party/patient-field.tsx';
import { Card, Page } from '../kit/page/page.tsx';
import { PageHeader } from '../kit/page/page-header.tsx';
import type { StagedWords } from '../kit/page/staged/texts.ts';
import { WaitingDrafts } from '../kit/page/staged/waiting-drafts.tsx';
import { PRESCRIPTION_PATH, type SubjectOf } from './subject.ts';
import { fields, form, safety } from './texts.ts';

interface ChoosePatientProps {
  readonly workflow: string;
  readonly texts: StagedWords;
  readonly subjectOf: SubjectOf;
}

/** Whom a prescription is to be for: nothing is written before their allergies can be seen, and each has one of their own. */
export const ChoosePatient = ({ workflow, texts, subjectOf }: ChoosePatientProps) => {
  const send = useSendApp();
  return (
    <>
      <PageHeader title={form.title} back="/" onBack={() => send({ type: 'route.back', fallback: '/' })} />
      <Page>
        <WaitingDrafts<LineDraft> own={workflow} path={PRESCRIPTION_PATH} texts={texts} subjectOf={subjectOf} />
        <Card>
          <PatientField
            label={fields.patient}
            required
            value={null}
            onChoose={(patient) => send({ type: 'route.go', to: `${PRESCRIPTION_PATH}?patient=${patient.id}`, replace: true, passed: { patient } })}
          />
          <p>{safety.choose}</p>
        </Card>
      </Page>
    </>
  );
};
