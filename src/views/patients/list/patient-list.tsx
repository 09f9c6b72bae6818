import { ListScreen } from '../../kit/page/list/list-screen.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { list } from '../texts/list.ts';
import { PatientRow } from './patient-row.tsx';
import { usePatientsListing } from './patients-listing.tsx';

/** Finding a patient among all. */
export const PatientList = () => {
  const workflow = useWorkflow();
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
