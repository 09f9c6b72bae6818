import type { ReactNode } from 'react';
import { partAtDesk, useAtDesk } from '../kit/page/desk/at-desk.ts';
import { DeskPanes } from '../kit/page/desk/desk-panes.tsx';
import { useScreens } from '../kit/page/screens.ts';
import { list } from './texts/list.ts';

const usePatientsTable = partAtDesk(() => import('./desk/patients-table.tsx'));

/** The workflow of the list, beside whichever file. */
const LIST = 'patientList';

/** The patients at the desk, with the file of one beside them. The panes stand at once, so that a file never moves under a hand; only the table, which no phone has to fetch, comes later. */
export const PatientDesk = ({ children }: { readonly children?: ReactNode }) => {
  const table = usePatientsTable(useAtDesk());
  const { patientList: Rows } = useScreens();
  return (
    <DeskPanes
      workflow={LIST}
      label={list.title}
      list={(beside) => (table ? <table.PatientsTable workflow={LIST} beside={beside} /> : table === undefined && Rows ? <Rows workflow={LIST} /> : null)}
    >
      {children}
    </DeskPanes>
  );
};
