/**
 * The files that several parts share, each with the parts that it is for. What parts have in common is in the one for fewest others
 * (`chunks.ts`). Found by trying: what a screen brings until it is idle is weighed by `tools/budgets.mjs`, and every one more file
 * weighs half a kilobyte of what names it.
 */
const SHARED_BY: Readonly<Record<string, string>> = {
  /** A password that is asked for. */
  login: 'login account locked',
  'patient-texts': 'patient-form patient-profile',
  treatment: 'treatments treatment-edit',
  payment: 'new-payments payment-edit',
  'dated-lists': 'payments ledger-lists',
  'appointment-words': 'appointments appointment-form',
  worksheets: 'lab prescription',
  'paper-texts': 'documents letterhead',
  'patient-names': 'patients patient-form patient-profile',
  plans: 'installments plan-form new-cheques',
  item: 'ledger-entries ledger-edit',
  items: 'categories ledger-entries ledger-edit',
  /** Contracts, and what is agreed on in them. */
  terms: 'contracts tariffs clinics services',
  search: 'patients installments insurances ledger-lists',
  'appointment-days': 'account appointments appointment-form today',
  /** What is summed up of some days, and made into files. */
  tables: 'payments ledger-lists accounting drawn',
  teeth: 'patient-profile treatments treatment-edit lab',
  /** The look of papers and their preview, and whom they are for. */
  papers: 'lab messages prescription documents',
  /** Whoever pays or is paid. */
  parties: 'payments new-payments payment-edit ledger-entries ledger-edit',
  'ledger-words': 'categories ledger-lists ledger-entries ledger-edit appointment-form',
  numbers: 'insurances contracts tariffs prescription documents',
  /** What is said of clinics, of insurances and of support, in their own screens and in the settings. */
  sections: 'asked insurances clinics categories settings',
  /** The head of what is printed. */
  heads: 'on-paper patient-profile payments lab prescription documents letterhead',
  staged: 'treatments new-payments payment-edit new-cheques contracts tariffs services ledger-entries',
  'tooth-texts': 'patient-form patient-profile treatments treatment-edit lab prescription documents letterhead',
  /** What keeps one record while it is written, and asks about it. */
  'record-forms': 'patient-form treatment-edit payment-edit plan-form insurances clinics categories ledger-edit appointment-form',
  tabs: 'clinics categories ledger-lists ledger-entries ledger-edit accounting appointments drawn documents',
  /** What staged lists have in common with sheets that are put together on the device alone. */
  rows: 'treatments new-payments payment-edit new-cheques contracts tariffs clinics services ledger-entries lab prescription',
  /** What draws rows, of any kind. */
  lists: `asked on-paper patients patient-form patient-profile payments installments insurances ledger-lists accounting appointments
    appointment-form drawn`,
  /** Entries of a long list, chosen in a form. */
  selects: `patient-form treatments treatment-edit payments new-payments payment-edit tariffs ledger-entries ledger-edit appointment-form lab
    messages prescription documents`,
  /** What lists run on. */
  reading: `patients patient-profile payments installments plan-form new-cheques insurances ledger-lists account appointments
    appointment-form today due-note drawn shell`,
  fields: `patient-form treatments treatment-edit new-payments payment-edit installments plan-form new-cheques insurances contracts tariffs
    clinics services categories ledger-entries ledger-edit appointment-form lab`,
  /** Drafts, days and what is said of fields. */
  forms: `patient-form patient-profile treatments treatment-edit payments new-payments payment-edit installments plan-form new-cheques
    insurances contracts tariffs clinics services categories ledger-entries ledger-edit appointment-form lab messages prescription
    documents letterhead calendar`,
  days: `patient-form patient-profile treatments treatment-edit payments new-payments payment-edit installments plan-form new-cheques
    insurances contracts tariffs clinics services ledger-lists ledger-entries ledger-edit accounting appointments appointment-form drawn
    lab messages prescription documents letterhead calendar`,
};

/** The files that several parts share, those for fewest first, each with its parts. */
export const SHARED: readonly (readonly [file: string, parts: readonly string[]])[] = Object.entries(SHARED_BY)
  .map(([file, parts]) => [file, parts.split(/\s+/)] as const)
  .toSorted(([, some], [, others]) => some.length - others.length);
