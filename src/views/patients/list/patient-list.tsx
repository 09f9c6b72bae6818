import { css } from '@linaria/core';
import { useSelected } from '../../kit/actors.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { PersonAddIcon } from '../../kit/icons/places.tsx';
import { Page } from '../../kit/page/page.tsx';
import { BAR, colour } from '../../kit/theme/tokens.ts';
import { useInsuranceNames } from '../insurance-names.ts';
import { useWorkflow } from '../open-workflow.ts';
import { list } from '../texts.ts';
import { ListHeader } from './list-header.tsx';
import { type ListSnapshot, useShown } from './list-state.ts';
import { PatientRows } from './patient-rows.tsx';
import { PrintedList } from './printed-list.tsx';

const adding = css`
  position: sticky;
  z-index: 8;
  inset-block-end: calc(${BAR} + 14px);
  align-self: flex-start;
  margin-block-start: auto;
  border-radius: 14px;
  box-shadow: 0 4px 16px ${colour.shadow};
  /* Keeps clear of the plus in the middle of the bar. */
  @media (max-width: 359px) {
    inset-block-end: calc(${BAR} + 30px);
  }
  @media print {
    display: none;
  }
`;

/** Finding a patient among all. */
export const PatientList = () => {
  const workflow = useWorkflow();
  const shown = useShown(workflow);
  const insuranceOf = useInsuranceNames();
  const printing = useSelected(workflow, (snapshot: ListSnapshot) => snapshot.matches('printing'));
  return (
    <>
      <ListHeader workflow={workflow} shown={shown} />
      <Page>
        <PatientRows workflow={workflow} shown={shown} insuranceOf={insuranceOf} />
        {shown.count > 0 ? (
          <div className={adding}>
            <LinkButton to="/new-patient" tone="primary" icon={PersonAddIcon}>
              {list.add}
            </LinkButton>
          </div>
        ) : null}
      </Page>
      {printing ? <PrintedList shown={shown} insuranceOf={insuranceOf} /> : null}
    </>
  );
};
