/** The areas of the product; every layer has a folder of each name. */
export type Area = 'session' | 'patients' | 'treatments' | 'payments' | 'clinics' | 'accounting' | 'appointments' | 'installments' | 'documents' | 'shell';

export interface Route {
  readonly path: string;
  /** Names the view that shows it. */
  readonly screen: string;
  readonly area: Area;
  /** Names the workflow opened on arrival, if the screen has one. */
  readonly workflow?: string;
}

const route = (path: string, area: Area, screen: string, workflow?: string): Route => ({ path, area, screen, ...(workflow ? { workflow } : {}) });

/** The one public route; every other needs a session (specification §2, "Route table"). */
export const LOGIN = '/login';
export const HOME = '/';

/** Every route of the product, whole. An area whose screens are still to come shows `pending`. */
export const routes: readonly Route[] = [
  route(LOGIN, 'session', 'login'),
  route(HOME, 'shell', 'home'),
  route('/settings', 'shell', 'settings'),

  route('/patients', 'patients', 'patientList', 'patientList'),
  route('/new-patient', 'patients', 'patientForm', 'patientForm'),
  route('/edit-patient/:id', 'patients', 'patientForm', 'patientForm'),
  route('/patient/:id', 'patients', 'patientProfile', 'patientProfile'),

  route('/new-treatment', 'treatments', 'newTreatments', 'newTreatments'),
  route('/new-treatment/:id', 'treatments', 'treatmentEdit', 'treatmentEdit'),

  route('/patient/:id/financials', 'payments', 'patientFinancials', 'patientFinancials'),
  route('/patient/:id/payments', 'payments', 'patientPayments', 'patientPayments'),
  route('/clinic/:id/payments', 'payments', 'clinicPayments', 'clinicPayments'),
  route('/new-payment', 'payments', 'newPayments', 'newPayments'),
  route('/new-payment/:id', 'payments', 'paymentEdit', 'paymentEdit'),

  route('/patient/:id/installments', 'installments', 'pending'),
  route('/installment-checks/:patientId/:installmentId', 'installments', 'pending'),

  route('/new-clinic', 'clinics', 'pending'),
  route('/edit-clinic/:id', 'clinics', 'pending'),
  route('/edit-clinic/:id/:section', 'clinics', 'pending'),
  route('/contracts/:id', 'clinics', 'pending'),
  route('/constant-tariffs/:id', 'clinics', 'pending'),
  route('/procedure-types', 'clinics', 'pending'),
  route('/insurances', 'clinics', 'pending'),
  route('/insurances/:id', 'clinics', 'pending'),

  route('/accounting', 'accounting', 'pending'),
  route('/inventory', 'accounting', 'pending'),
  route('/new-asset-expense', 'accounting', 'pending'),
  route('/new-asset-expense/asset/:id', 'accounting', 'pending'),
  route('/new-asset-expense/expense/:id', 'accounting', 'pending'),
  route('/categories', 'accounting', 'pending'),
  route('/edit-asset-category/:id', 'accounting', 'pending'),
  route('/edit-expense-category/:id', 'accounting', 'pending'),
  route('/asset-category/:id/items', 'accounting', 'pending'),
  route('/expense-category/:id/items', 'accounting', 'pending'),

  route('/appointments', 'appointments', 'pending'),
  route('/new-appointment', 'appointments', 'pending'),
  route('/edit-appointment/:id', 'appointments', 'pending'),

  route('/invoice-certificate', 'documents', 'pending'),
  route('/prescription', 'documents', 'pending'),
  route('/sms', 'documents', 'pending'),
  route('/send-to-lab', 'documents', 'pending'),
];
