import { lazy, type ReactNode, Suspense } from 'react';
import { DeskPanes } from '../kit/page/desk/desk-panes.tsx';
import { DESK_MEDIA } from '../kit/theme/tokens.ts';
import { list } from './texts/list.ts';

const load = () => import('./desk/patients-table.tsx');
const PatientsTable = lazy(load);
// At the desk it is on its way as soon as the list is; if it does not come, it is asked for again where it is shown.
if (matchMedia(DESK_MEDIA).matches) load().catch(() => undefined);

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
