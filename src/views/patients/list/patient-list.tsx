import { ListScreen } from '../../kit/page/list/list-screen.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { list } from '../texts/list.ts';
import { PatientRow } from './patient-row.tsx';
import { usePatientsListing } from './patients-listing.tsx';

/** Finding a patient among all; `workflow` names that of the list where another one is on the screen. */
export const PatientList = ({ workflow: given }: { readonly workflow?: string }) => {
  const own = useWorkflow();
  const workflow = given ?? own;
  const { listing, insuranceOf, debts } = usePatientsListing(workflow, list.withheld);
  return (
    <ListScreen
      {...listing}
      row={(patient, index) => (
        <PatientRow
          workflow={workflow}
          patient={patient}
          index={index + 1}
          insurance={insuranceOf(patient)}
          owed={debts?.of(patient).owed ?? null}
          Owed={debts?.Owed}
        />
      )}
    />
  );
};
