import { assetFields, categoryFields, expenseFields } from './accounting/ledger.ts';
import { appointmentFields } from './appointments/appointment.ts';
import { clinicFields } from './clinics/clinic.ts';
import { constantTariffFields, contractFields } from './clinics/contract.ts';
import { procedureTypeFields } from './clinics/procedure-type.ts';
import { installmentCheckFields, installmentFields } from './installments/installment.ts';
import { insuranceFields, insuranceTariffFields } from './insurances/insurance.ts';
import { type Fields, type StructOf, type StructShape, struct, variants } from './kit/shape.ts';
import { patientFields } from './patients/patient.ts';
import { incomeFields } from './payments/income.ts';
import { surgeryFields } from './treatments/surgery.ts';

/** What may be done with a resource: `list` GET, `one` GET /{id}/, `create` POST, `replace` PUT, `change` PATCH, `remove` DELETE. */
export type Operation = 'list' | 'one' | 'create' | 'replace' | 'change' | 'remove';

export interface Resource<F extends Fields = Fields> {
  /** Collection path with both slashes; an item stands under `{id}/`. */
  readonly path: `/${string}/`;
  readonly operations: readonly Operation[];
  readonly fields: F;
  /** Fields that are never sent, each with the one that it follows from: what it is once that has changed, the provider alone says. */
  readonly follows: Readonly<Record<string, string>>;
}

const resource = <F extends Fields>(path: `/${string}/`, operations: readonly Operation[], fields: F, follows = {}): Resource<F> => ({
  path,
  operations,
  fields,
  follows,
});

const EVERY = ['list', 'one', 'create', 'replace', 'change', 'remove'] as const;
const NO_REPLACE = ['list', 'one', 'create', 'change', 'remove'] as const;
const NO_ONE = ['list', 'create', 'replace', 'change', 'remove'] as const;
const PLAIN = ['list', 'create', 'change', 'remove'] as const;

/** The provider's resources, whole (KIT-RES-1 to KIT-RES-16). Everything that calls, serves or documents them reads this table. */
export const resources = {
  patients: resource('/api/patients/', EVERY, patientFields),
  incomes: resource('/api/incomes/', NO_REPLACE, incomeFields),
  procedureTypes: resource('/api/procedure-types/', NO_ONE, procedureTypeFields),
  constantTariffs: resource('/api/constant-tariffs/', NO_ONE, constantTariffFields),
  insurances: resource('/api/insurances/', PLAIN, insuranceFields),
  insuranceTariffs: resource('/api/insurance-tariffs/', PLAIN, insuranceTariffFields),
  surgeries: resource('/api/surgeries/', NO_REPLACE, surgeryFields, { clinic: 'contract' }),
  clinics: resource('/api/clinics/', NO_REPLACE, clinicFields),
  contracts: resource('/api/contracts/', PLAIN, contractFields),
  appointments: resource('/api/appointments/', PLAIN, appointmentFields),
  assetCategories: resource('/api/assets-categories/', NO_ONE, categoryFields),
  assets: resource('/api/assets/', NO_ONE, assetFields),
  expenseCategories: resource('/api/expenses-categories/', NO_ONE, categoryFields),
  expenses: resource('/api/expenses/', NO_ONE, expenseFields),
  installments: resource('/api/installments/', NO_REPLACE, installmentFields),
  installmentChecks: resource('/api/installment-checks/', NO_REPLACE, installmentCheckFields),
} as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;
type RowsByName = { readonly [N in ResourceName]: StructOf<Resources[N]['fields']> };
/** As an interface, so that the compiler knows of a row of any resource what all of them have. */
interface Rows extends RowsByName {}
/** A row of a resource in the program's form. */
export type Row<N extends ResourceName = ResourceName> = Rows[N];

/** A row that was changed, with what the answer left out of it as that was known before. */
export const completed = <R extends object>(name: ResourceName, before: object | null | undefined, after: R): R => {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const whole: Record<string, unknown> = { ...was, ...after };
  for (const [field, from] of Object.entries(resources[name].follows)) if (!(field in after) && whole[from] !== was[from]) delete whole[field];
  return whole as R;
};

type RowShapes = { [N in ResourceName]: { readonly row: StructShape<Resources[N]['fields']> } };

const rowShapes = Object.fromEntries(Object.entries(resources).map(([name, { fields }]) => [name, { row: struct<Fields>(fields) }])) as RowShapes;

/** A row of any resource, told apart by the resource it belongs to. */
export const anyRow = variants('resource', rowShapes);

/** The other calls (SES-CALL-1 to SES-CALL-9, KIT-RES-17 to KIT-RES-19). `bearer: false` must carry no token. */
export const calls = {
  login: { method: 'POST', path: '/dj-rest-auth/login/', bearer: false },
  refresh: { method: 'POST', path: '/dj-rest-auth/token/refresh/', bearer: false },
  logout: { method: 'POST', path: '/dj-rest-auth/logout/', bearer: true },
  user: { method: 'GET', path: '/dj-rest-auth/user/', bearer: true },
  changePassword: { method: 'POST', path: '/dj-rest-auth/password/change/', bearer: true },
  sessions: { method: 'GET', path: '/dj-rest-auth/sessions/', bearer: true },
  endSession: { method: 'DELETE', path: '/dj-rest-auth/sessions/{id}/', bearer: true },
  endOtherSessions: { method: 'POST', path: '/dj-rest-auth/sessions/end-others/', bearer: true },
  picture: { method: 'GET', path: '/api/download-profile-picture/', bearer: true },
  financialStatus: { method: 'GET', path: '/api/patient-financial-status/{id}/', bearer: true },
  incomeByClinics: { method: 'GET', path: '/api/income-by-all-clinics/', bearer: true },
  invoicesByClinics: { method: 'GET', path: '/api/invoices-by-all-clinics/', bearer: true },
} as const;
