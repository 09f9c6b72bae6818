import { type Fields, integer, optional, partial, plain, record, type StructOf, struct } from './kit/shape.ts';
import { patientFields } from './patients/patient.ts';
import { paymentPrefill } from './payments/draft.ts';
import { incomeFields } from './payments/income.ts';
import { surgeryFields } from './treatments/surgery.ts';

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

  route('/new-treatment', 'treatments', 'pending'),
  route('/new-treatment/:id', 'treatments', 'pending'),

  route('/patient/:id/financials', 'payments', 'pending'),
  route('/patient/:id/payments', 'payments', 'pending'),
  route('/clinic/:id/payments', 'payments', 'pending'),
  route('/new-payment', 'payments', 'pending'),
  route('/new-payment/:incomeId', 'payments', 'pending'),

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

/** What one screen may hand to the next so that it need not load it again. */
export const passed = partial({
  patient: struct(patientFields),
  surgery: struct(surgeryFields),
  income: struct(incomeFields),
  /** What is known of a payment that is about to be entered. */
  payment: paymentPrefill,
});

/** What every screen's workflow starts with; `at` is the time of arrival in milliseconds since 1970. */
export const screenInput = {
  params: record(plain()),
  passed: optional(passed),
  at: integer(),
} satisfies Fields;

/** What every screen's workflow may be told by the root. */
export const screenEvents = {
  /** The user came back to a workflow that was kept. */
  'screen.entered': { passed: optional(passed), at: integer() },
  /** The user went elsewhere: finish if there is nothing to keep. */
  'screen.left': {},
  /** A row of a resource was created, updated or removed by another workflow: what was derived from it is old. */
  'rows.changed': { resource: plain() },
} satisfies Readonly<Record<string, Fields>>;

export type ScreenInput = StructOf<typeof screenInput>;
