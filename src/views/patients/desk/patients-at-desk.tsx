import type { ReactNode } from 'react';
import { DeskPanes } from '../../kit/page/desk/desk-panes.tsx';
import { list } from '../texts/list.ts';
import { PatientsTable } from './patients-table.tsx';

/** The workflow of the list, beside whichever file. */
const LIST = 'patientList';

/** The patients at the desk, with the file of one beside them. */
const PatientsAtDesk = ({ children }: { readonly children?: ReactNode }) => (
  <DeskPanes workflow={LIST} label={list.title} list={(beside) => <PatientsTable workflow={LIST} beside={beside} />}>
    {children}
  </DeskPanes>
);

export default PatientsAtDesk;
