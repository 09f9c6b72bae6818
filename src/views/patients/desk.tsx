import { type ReactNode, Suspense } from 'react';
import { lazyAtDesk } from '../kit/page/desk/at-desk.ts';
import { DeskPanes } from '../kit/page/desk/desk-panes.tsx';
import { list } from './texts/list.ts';

const PatientsTable = lazyAtDesk(() => import('./desk/patients-table.tsx'));

/** The workflow of the list, beside whichever file. */
const LIST = 'patientList';

/** The patients at the desk, with the file of one beside them. The panes stand at once, so that a file never moves under a hand; only the table, which no phone has to fetch, comes later. */
export const PatientDesk = ({ children }: { readonly children?: ReactNode }) => (
  <DeskPanes
    workflow={LIST}
    label={list.title}
    list={(beside) => (
      <Suspense fallback={null}>
        <PatientsTable workflow={LIST} beside={beside} />
      </Suspense>
    )}
  >
    {children}
  </DeskPanes>
);
