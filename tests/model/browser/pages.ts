import type { PageModel } from './page-model.ts';
import { newAppointmentPage } from './pages/appointments.ts';
import { appointmentsPage } from './pages/appointments-list.ts';
import { newChequesPage } from './pages/cheques.ts';
import { contractsPage, tariffsPage } from './pages/contracts.ts';
import { newAssetsPage, newExpensesPage } from './pages/ledger.ts';
import { editPatientPage, newPatientPage } from './pages/patients.ts';
import { newPaymentsPage } from './pages/payments.ts';
import { removalPage } from './pages/removal.ts';
import { sessionPage } from './pages/session.ts';
import { swipeRowPage } from './pages/swipe-row.ts';
import { newTreatmentsPage } from './pages/treatments.ts';

const all: readonly PageModel[] = [
  ...[sessionPage, newPatientPage, editPatientPage, newTreatmentsPage, newPaymentsPage, newChequesPage, newAssetsPage, newExpensesPage],
  ...[contractsPage, tariffsPage, newAppointmentPage, appointmentsPage, removalPage, swipeRowPage],
];

/** The pages of every workflow that is walked in a browser, by its name: one for each way in which it begins. */
export const pages: ReadonlyMap<string, readonly PageModel[]> = Map.groupBy(all, (page) => page.model.description.name);
