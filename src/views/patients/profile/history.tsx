import { css } from '@linaria/core';
import type { Patient } from '../../../schema/patients/patient.ts';
import { ToothIcon } from '../../kit/icons/places.tsx';
import { ResourceRows } from '../../kit/page/list/resource-rows.tsx';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { history, profile } from '../texts.ts';
import { ofPatient, useTreatments, useTypeNames } from './profile-state.ts';
import { ToothHistory } from './tooth-history.tsx';
import { TreatmentRow } from './treatment-row.tsx';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & h2 {
    flex: 1 1 7rem;
    ${text.lead}
    font-weight: ${weight.bold};
  }
  & small {
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

interface HistoryProps {
  readonly workflow: string;
  readonly patient: Patient;
}

/** What was done so far, newest first. */
export const History = ({ workflow, patient }: HistoryProps) => {
  const treatments = useTreatments(patient.id);
  const typeOf = useTypeNames();
  return (
    <section aria-label={profile.history} className={section}>
      <div className={head}>
        <h2>
          {profile.history} {treatments.length > 0 ? <small>{profile.treatmentsCount(treatments.length)}</small> : null}
        </h2>
      </div>
      {treatments.length > 0 ? <ToothHistory treatments={treatments} typeOf={typeOf} /> : null}
      <ResourceRows
        workflow={workflow}
        list="surgeries"
        of={ofPatient(patient.id)}
        texts={history}
        rows={treatments}
        count={treatments.length}
        icon={ToothIcon}
      >
        {(treatment) => <TreatmentRow workflow={workflow} treatment={treatment} type={typeOf(treatment)} />}
      </ResourceRows>
    </section>
  );
};
