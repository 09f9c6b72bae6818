import { lazy, type ReactNode, Suspense } from 'react';
import { DESK_MEDIA } from '../kit/theme/tokens.ts';

const load = () => import('./desk/patients-at-desk.tsx');
const PatientsAtDesk = lazy(load);
// At the desk it is on its way as soon as the list is; if it does not come, it is asked for again where it is shown.
if (matchMedia(DESK_MEDIA).matches) load().catch(() => undefined);

/** The patients and their files at the desk, which no phone has to fetch. */
export const PatientDesk = ({ children }: { readonly children?: ReactNode }) => (
  <Suspense fallback={children}>
    <PatientsAtDesk>{children}</PatientsAtDesk>
  </Suspense>
);
