import type { ReactNode } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { ErrorState } from '../kit/feedback/empty-state.tsx';
import { partAtDesk, useAtDesk } from '../kit/page/desk/at-desk.ts';
import { DeskPanes } from '../kit/page/desk/desk-panes.tsx';
import { words } from '../kit/texts.ts';
import { list } from './texts/list.ts';

const usePatientsTable = partAtDesk(() => import('./desk/patients-table.tsx'));

/** The workflow of the list, beside whichever file. */
const LIST = 'patientList';

/** The patients at the desk, with the file of one beside them. The panes stand at once, so that a file never moves under a hand; only the table, which no phone has to fetch, comes later. */
export const PatientDesk = ({ children }: { readonly children?: ReactNode }) => {
  const table = usePatientsTable(useAtDesk());
  return (
    <DeskPanes
      workflow={LIST}
      label={list.title}
      list={(beside) =>
        table ? (
          <table.PatientsTable workflow={LIST} beside={beside} />
        ) : table === null ? null : (
          <ErrorState
            title={words.routeFailed}
            actions={
              <Button tone="primary" onClick={usePatientsTable.again}>
                {words.retry}
              </Button>
            }
          />
        )
      }
    >
      {children}
    </DeskPanes>
  );
};
