import type { PageModel } from './page-model.ts';
import { newChequesPage } from './pages/cheques.ts';
import { newAssetsPage, newExpensesPage } from './pages/ledger.ts';
import { editPatientPage, newPatientPage } from './pages/patients.ts';
import { newPaymentsPage } from './pages/payments.ts';
import { sessionPage } from './pages/session.ts';
import { newTreatmentsPage } from './pages/treatments.ts';

const all: readonly PageModel[] = [
  sessionPage,
  newPatientPage,
  editPatientPage,
  newTreatmentsPage,
  newPaymentsPage,
  newChequesPage,
  newAssetsPage,
  newExpensesPage,
];

/** The pages of every workflow that is walked in a browser, by its name: one for each way in which it begins. */
export const pages: ReadonlyMap<string, readonly PageModel[]> = Map.groupBy(all, (page) => page.model.description.name);
