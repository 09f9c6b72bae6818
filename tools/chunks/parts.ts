/** An area's own files, which only together are of use to anybody. */
const areaOf = (area: string): readonly string[] => [`views/${area}/screens.ts`, `machines/${area}/registry.ts`, `effects/${area}/ports.ts`];

/** What every page needs, the login first of all. */
export const CORE: readonly string[] = [
  'main.tsx',
  'composition/always.ts',
  'views/kit/controls/segmented-control.tsx',
  'views/kit/fields/entering/main-action.ts',
  'views/kit/fields/entering/conduct.ts',
  'views/kit/fields/form.tsx',
  'views/kit/icons/dental-arch.tsx',
];

/** Those without which the program goes on, each with the modules that it begins with: what others need of them is in the core. */
export const RECORDING: Readonly<Record<string, readonly string[]>> = {
  /** What records: nothing else needs it, so that the program goes on where it does not come. */
  log: ['effects/log/event-log.ts', 'effects/log/closing/key.ts'],
  /** What the journal is written in, from the first touch on. */
  cipher: ['effects/log/disk/journal-cipher.ts'],
  /** What puts back for who signs in what waited for them. */
  returning: ['effects/log/closing/open.ts'],
  /** What goes on with what an earlier page left, and leaves what a later one may go on with. */
  resuming: ['effects/log/session/resuming.ts', 'composition/parting.ts'],
  /** What keeps house, ends a session and tells of it, and what looks after the clock and closed tabs. */
  tools: ['effects/log/tools.ts', 'composition/start/at-leisure.ts'],
};

/** The parts that are asked for one by one, each with the modules that it begins with. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  /** The way in; of who is signed in only those need it who are asked for their password once more. */
  login: ['views/session/screens.ts'],
  /** What stands around every screen, and carries every call. */
  'signed-in': [
    'composition/manifest.ts',
    'composition/keeping.ts',
    'composition/at-rest.ts',
    'effects/live.ts',
    'machines/app/registry.ts',
    'views/shell/signed-in.ts',
  ],
  /** What comes when somebody first touches the page: what may then be asked for over any screen. */
  asked: [
    'views/shell/around/leads.ts',
    'views/shell/around/quick-actions.tsx',
    'views/shell/around/removal-dialog.tsx',
    'views/shell/support/screens.tsx',
    'machines/app/support-registry.ts',
    'effects/support/ports.ts',
  ],
  /** What is printed of a list, which comes with the first touch as well; a patient's file and papers have it from the start. */
  'on-paper': ['views/kit/print/print-table.tsx'],
  /** What a day is picked from, for whoever does not type it; it comes with the first touch. */
  calendar: ['views/kit/calendar/calendar-sheet.tsx'],
  /** What reads days and times in words, for whoever types or pastes them. */
  'in-words': ['schema/kit/draft/typed/words.ts'],
  /** The list that most work begins with. */
  patients: [...areaOf('patients'), 'views/patients/debts/debts.ts', 'composition/start/ready-list.ts', 'views/kit/fields/choice/party/finding.ts'],
  'patient-form': ['views/patients/form-screens.ts', 'machines/patients/form-registry.ts'],
  'patient-profile': ['views/patients/profile-screens.ts', 'machines/patients/profile-registry.ts'],
  treatments: areaOf('treatments'),
  'treatment-edit': ['views/treatments/edit-screens.ts', 'machines/treatments/edit-registry.ts'],
  payments: areaOf('payments'),
  'new-payments': ['views/payments/new-screens.ts', 'machines/payments/new-registry.ts', 'effects/payments/new-ports.ts'],
  'payment-edit': ['views/payments/edit-screens.ts', 'machines/payments/edit-registry.ts', 'effects/payments/edit-ports.ts'],
  installments: areaOf('installments'),
  'plan-form': ['views/installments/plan-form-screens.ts', 'machines/installments/plan-form-registry.ts', 'effects/installments/plan-form-ports.ts'],
  'new-cheques': ['views/installments/cheques-screens.ts', 'machines/installments/cheques-registry.ts', 'effects/installments/cheques-ports.ts'],
  insurances: areaOf('insurances'),
  contracts: areaOf('contracts'),
  tariffs: ['views/contracts/tariffs-screens.ts', 'machines/contracts/tariffs-registry.ts', 'effects/contracts/ports.ts'],
  clinics: ['composition/areas/joined/clinic-page.ts', 'machines/clinics/registry.ts', 'effects/clinics/ports.ts'],
  services: ['views/clinics/services-screens.ts', 'machines/clinics/services-registry.ts'],
  categories: ['views/ledger/categories/screens.ts', 'machines/ledger/registry.ts', 'effects/ledger/ports.ts'],
  'ledger-lists': ['views/ledger/lists/screens.ts', 'machines/ledger/lists-registry.ts', 'effects/ledger/list-ports.ts'],
  'ledger-entries': ['views/ledger/entering/new-screens.ts', 'machines/ledger/new-registry.ts', 'effects/ledger/ports.ts'],
  'ledger-edit': ['views/ledger/entering/edit-screens.ts', 'machines/ledger/edit-registry.ts', 'effects/ledger/ports.ts'],
  account: areaOf('account'),
  accounting: areaOf('accounting'),
  appointments: ['views/appointments/screens.ts', 'machines/appointments/registry.ts', 'effects/appointments/list-ports.ts'],
  // The message to a patient comes with the form, which whoever touches the list is likely to want next.
  'appointment-form': [
    'views/appointments/form-screens.ts',
    'machines/appointments/form-registry.ts',
    'effects/appointments/ports.ts',
    'views/appointments/list/message-sheet.tsx',
  ],
  today: ['views/appointments/today-card.tsx'],
  'due-note': ['views/installments/due/due-note.tsx'],
  drawn: ['views/accounting/pictures/drawn.tsx'],
  lab: areaOf('lab'),
  messages: areaOf('messages'),
  prescription: areaOf('prescription'),
  documents: areaOf('documents'),
  letterhead: ['views/documents/letterhead/screens.ts', 'machines/documents/letterhead-registry.ts'],
  shell: ['composition/areas/joined/home-page.ts'],
  settings: ['composition/areas/joined/settings-page.ts', 'machines/shell/registry.ts'],
  locked: ['views/shell/locked/screens.ts', 'machines/app/locked-registry.ts', 'effects/support/locked.ts'],
};
