import { lazy, type ReactNode, Suspense } from 'react';

const PatientsAtDesk = lazy(() => import('./desk/patients-at-desk.tsx'));

/** The patients and their files at the desk, which no phone has to fetch. */
export const PatientDesk = ({ children }: { readonly children?: ReactNode }) => (
  <Suspense fallback={children}>
    <PatientsAtDesk>{children}</PatientsAtDesk>
  </Suspense>
);
