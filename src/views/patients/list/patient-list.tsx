import { css } from '@linaria/core';
import { useSelected } from '../../kit/actors.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { PersonAddIcon } from '../../kit/icons/places.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { BAR, colour, space } from '../../kit/theme/tokens.ts';
import { useInsuranceNames } from '../insurance-names.ts';
import { list } from '../texts/list.ts';
import { ListHeader } from './list-header.tsx';
import { type ListSnapshot, useShown } from './list-state.ts';
import { PatientRows } from './patient-rows.tsx';
import { PrintedList } from './printed-list.tsx';

// It comes before the list for whoever goes by keyboard, and stays at the thumb for whoever sees it.
const adding = css`
  position: fixed;
  z-index: 8;
  inset-block-end: calc(${BAR} + 14px);
  inset-inline-start: calc(var(--rail) + var(--gutter) + max(0px, 100vw - var(--rail) - 720px) / 2);
  border-radius: 14px;
  box-shadow: 0 4px 16px ${colour.shadow};
  /* Keeps clear of the plus in the middle of the bar. */
  @media (max-width: 359px) {
    inset-block-end: calc(${BAR} + 30px);
  }
  :global(body:has([data-floating])) {
    --foot: 78px;
  }
  @media print {
    display: none;
  }
`;
/** The last row can be drawn clear of the button. */
const clearance = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-block-end: 56px;
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
        {shown.count > 0 ? (
          <div className={adding} data-floating="">
            <LinkButton to="/new-patient" tone="primary" icon={PersonAddIcon}>
              {list.add}
            </LinkButton>
          </div>
        ) : null}
        <div className={clearance}>
          <PatientRows workflow={workflow} shown={shown} insuranceOf={insuranceOf} />
        </div>
      </Page>
      {printing ? <PrintedList shown={shown} insuranceOf={insuranceOf} /> : null}
    </>
  );
};
