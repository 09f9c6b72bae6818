import { css } from '@linaria/core';
import type { FormContext } from '../../../machines/kit/form/context.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import type { PatientDraft } from '../../../schema/patients/draft.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Card } from '../../kit/page/page.tsx';
import { RecordScreen } from '../../kit/page/record/record-screen.tsx';
import { WaitingForms } from '../../kit/page/record/waiting-forms.tsx';
import { space, TABLET } from '../../kit/theme/tokens.ts';
import { form, problems, questions, record } from '../texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { MedicalFields } from './medical-fields.tsx';
import { PatientWarnings } from './patient-warnings.tsx';
import { formError } from './wording.ts';

const group = css`
  display: grid;
  gap: ${space(4)};
  ${TABLET} {
    &[data-columns='2'] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const titleOf = ({ id }: FormContext<PatientDraft, Patient>) => (id === null ? form.titleNew : form.titleEdit);

const nameIn = ({ draft }: FormContext<PatientDraft, Patient>) => fullName(draft) || null;
const pathOf = ({ id, params: { draft } }: FormContext<PatientDraft, Patient>) =>
  id === null ? `/new-patient${draft === undefined ? '' : `?draft=${draft}`}` : `/edit-patient/${id}`;

const candidateName = (patient: Patient) =>
  questions.candidate(fullName(patient), patient.national_number ?? null, patient.birth_date ? jalaliText(patient.birth_date) : null);

/** Adding a patient, or editing one. */
export const PatientForm = () => {
  const workflow = useWorkflow();
  return (
    <RecordScreen<PatientDraft, object, Patient>
      key={workflow}
      workflow={workflow}
      list="patients"
      title={titleOf}
      detail={({ record: stored }) => (stored ? fullName(stored) : undefined)}
      texts={record}
      back={{ to: '/patients', label: form.backToList }}
      loadError={problems.load}
      troubles={() => <WaitingForms<PatientDraft, Patient> workflow={workflow} texts={record} nameOf={nameIn} path={pathOf} />}
      warnings={(context) => <PatientWarnings context={context} />}
      candidateName={candidateName}
      error={formError}
      fields={(context, disabled, change) => (
        <>
          <Card title={form.identity}>
            <div className={group} data-columns="2">
              <IdentityFields context={context} disabled={disabled} change={change} />
            </div>
          </Card>
          <Card title={form.contact}>
            <div className={group}>
              <ContactFields context={context} disabled={disabled} change={change} />
            </div>
          </Card>
          <Card title={form.medical}>
            <div className={group}>
              <MedicalFields context={context} disabled={disabled} change={change} />
            </div>
          </Card>
        </>
      )}
    />
  );
};
