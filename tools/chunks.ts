import path from 'node:path';

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const src = path.resolve(import.meta.dirname, '../src').replaceAll('\\', '/');

const ENTRY = `${src}/main.tsx`;

/** An area's own files, which only together are of use to anybody. */
const areaOf = (area: string, ...more: readonly string[]): readonly string[] => [
  `views/${area}/screens.ts`,
  `machines/${area}/registry.ts`,
  `effects/${area}/ports.ts`,
  ...more,
];

/**
 * The files of the program, each with the modules that it begins with; what several need is in the first of them. Those
 * that nobody is sure to need stay apart: reports, printing, what checks before it is written, and the desk.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  /** What every page needs, the login first of all. */
  core: [
    'main.tsx',
    'composition/always.ts',
    'views/kit/controls/segmented-control.tsx',
    'views/kit/fields/entering/main-action.ts',
    'views/kit/fields/entering/conduct.ts',
    'views/kit/fields/form.tsx',
    'views/kit/icons/dental-arch.tsx',
  ],
  /** The way in; of who is signed in only those need it who are asked for their password once more. */
  login: ['views/session/screens.ts'],
  /** What records: nothing else needs it, so that the program goes on where it does not come. */
  log: ['effects/log/event-log.ts', 'effects/log/closing/key.ts'],
  /** What the journal is written in, from the first touch on. */
  cipher: ['effects/log/disk/journal-cipher.ts'],
  /** What puts back for who signs in what waited for them. */
  returning: ['effects/log/closing/open.ts'],
  /** What goes on with what an earlier page left, and leaves what a later one may go on with. */
  resuming: ['effects/log/session/resuming.ts', 'composition/parting.ts'],
  /** What keeps house, ends a session and tells of it, and what looks after the clock. */
  tools: ['effects/log/tools.ts', 'effects/browser/right-clock.ts'],
  /** What stands around every screen, and carries every call. */
  'signed-in': [
    'composition/manifest.ts',
    'composition/keeping.ts',
    'composition/at-rest.ts',
    'effects/live.ts',
    'effects/support/ports.ts',
    'machines/app/registry.ts',
    'views/shell/signed-in.ts',
  ],
  /** The list that most work begins with, and what the desk and the file share with it. */
  patients: areaOf('patients', 'views/patients/debts/debts.ts', 'composition/start/ready-list.ts'),
  /** What comes when somebody first touches the page: what may then be asked for over any screen. */
  asked: ['views/shell/around/quick-actions.tsx', 'views/shell/around/removal-dialog.tsx', 'views/shell/support/support-dialog.tsx'],
  /** What is printed of a list, which comes with the first touch as well; a patient's file and papers have it from the start. */
  'on-paper': ['views/kit/print/print-table.tsx'],
  /** What reads days and times in words, for whoever types or pastes them. */
  'in-words': ['schema/kit/draft/typed/words.ts'],
};

/** What many need, though no first list does: the calendar and amounts in words, which reports and papers need as well, and what is put together from it and others; and what is said of support, in the settings and where it is asked for. */
const ASIDE: readonly (readonly [name: string, modules: RegExp])[] = [
  ['days', /src\/schema\/kit\/jalali\.ts$|views\/kit\/figures\/in-words\.ts$|node_modules\/jalaali-js\//],
  ['aside', /views\/kit\/(icons\/things|overlay\/confirm-dialog)\.tsx$/],
  ['support-words', /views\/shell\/support\/texts\.ts$/],
];

/** Those without which the program goes on: what others need of them is in the first file of all. */
const RECORDING: readonly string[] = ['log', 'cipher', 'returning', 'resuming', 'tools'];

const AREAS: Readonly<Record<string, readonly string[]>> = {
  'patient-form': ['views/patients/form-screens.ts', 'machines/patients/form-registry.ts'],
  'patient-profile': ['views/patients/profile-screens.ts', 'machines/patients/profile-registry.ts'],
  treatments: areaOf('treatments'),
  payments: areaOf('payments'),
  installments: areaOf('installments'),
  insurances: areaOf('insurances'),
  contracts: areaOf('contracts'),
  clinics: ['composition/areas/joined/clinic-page.ts', 'machines/clinics/registry.ts', 'effects/clinics/ports.ts'],
  services: ['views/clinics/services-screens.ts', 'machines/clinics/services-registry.ts'],
  categories: ['views/ledger/categories/screens.ts', 'machines/ledger/registry.ts', 'effects/ledger/ports.ts'],
  'ledger-lists': ['views/ledger/lists/screens.ts', 'machines/ledger/lists-registry.ts', 'effects/ledger/list-ports.ts'],
  'ledger-entries': ['views/ledger/entering/screens.ts', 'machines/ledger/entering-registry.ts', 'effects/ledger/ports.ts'],
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

/** Those that show no list of the kind that the patients' is: what they have in common with that list stands around every screen. */
const LISTLESS: readonly string[] = ['lab', 'messages', 'prescription', 'shell', 'patient-form', 'treatments', 'account', 'categories', 'ledger-entries'];

/** Those that show rows of another kind than that list: what of it they need as well, which draws rows of any kind, is in the file `rows`. */
const OTHER_ROWS: readonly string[] = ['accounting', 'appointments'];

/** Appointments: the list, the form, and the card at home. */
const APPOINTMENTS: readonly string[] = ['appointments', 'appointment-form', 'today'];
/** What home says of today. */
const NOTES: readonly string[] = ['today', 'due-note'];
/** The summary, and what is drawn of it. */
const SUMMARY: readonly string[] = ['accounting', 'drawn'];
/** Whose rows are those of days that are chosen. */
const DAYS: readonly string[] = [...SUMMARY, ...APPOINTMENTS];
/** What is owned and spent, and its categories. */
const LEDGER: readonly string[] = ['categories', 'ledger-lists', 'ledger-entries'];
/** What prints papers of its own, under one head. */
const PAPERS: readonly string[] = ['letterhead', 'documents', 'prescription'];
/** What is put together on the device alone, and whom it is for. */
const DEVICE: readonly string[] = ['lab', 'messages', 'prescription'];
/** Where somebody is chosen who pays or is paid. */
const PARTIES: readonly string[] = ['payments', 'ledger-entries'];

/** Where one record is written. */
const RECORDED: readonly string[] = [
  'patient-form',
  'treatments',
  'payments',
  'installments',
  'insurances',
  'clinics',
  'categories',
  'ledger-entries',
  'appointment-form',
];
/** Forms in which no day and no entry of a long list is chosen. */
const PICKLESS: readonly string[] = ['insurances', 'clinics', 'services', 'categories'];

const among = (users: readonly string[], areas: readonly string[]): boolean => users.every((area) => areas.includes(area));

/** Whether nobody else needs it but papers, what is put together on the device, and perhaps the form of a treatment. */
const isApart = (users: readonly string[]): boolean => users.some((area) => area !== 'treatments') && among(users, ['treatments', ...PAPERS, ...DEVICE]);

/** Whether several forms of one record need it, that of an appointment among them, and nobody else. */
const isRecordForm = (users: readonly string[]): boolean => users.length > 2 && users.includes('appointment-form') && among(users, RECORDED);
/** Whether the forms of patients and contracts need it, and none in which nothing is chosen. */
const isPicker = (users: readonly string[]): boolean =>
  ['patient-form', 'contracts'].every((area) => users.includes(area)) && !users.some((area) => PICKLESS.includes(area));

/** What several areas share besides, by whom. What one of these needs is in itself or in one before it: whoever uses the one, uses the other. */
const SHARED: Readonly<Record<string, (users: readonly string[]) => boolean>> = {
  /** What home says of today without the screens that say more. */
  days: (users) => users.some((area) => NOTES.includes(area)) && !among(users, APPOINTMENTS),
  /** Tables of some days, which are made into files; what of them lists have alone stands apart, as the summary is no such list. */
  tables: (users) => users.includes('accounting') && among(users, ['accounting', 'payments', 'ledger-lists']),
  'dated-lists': (users) => among(users, ['payments', 'ledger-lists']),
  /** What belongs to lists alone. */
  patients: (users) => among(users, ['patient-profile', 'payments', 'installments', 'insurances', 'ledger-lists']),

  /** Days, words and bars around a record. */
  records: (users) =>
    users.some((area) => ['patient-profile', 'account', 'accounting', 'drawn'].includes(area)) &&
    !among(users, ['treatments', 'patient-profile', 'patient-form']) &&
    !among(users, DAYS),
  teeth: (users) => users.includes('patient-profile') && users.includes('treatments'),
  /** What a patient's form and file call things. */
  'patient-texts': (users) => among(users, ['patient-form', 'patient-profile']),
  /** Forms, of one record or several. */
  forms: (users) =>
    !isRecordForm(users) &&
    !isPicker(users) &&
    !users.includes('settings') &&
    !among(users, ['treatments', 'payments', 'installments', 'contracts', 'services', 'clinics', 'ledger-entries']) &&
    !among(users, LEDGER) &&
    !among(users, DAYS) &&
    !isApart(users),
  /** What keeps one record while it is written, and asks about it. */
  'record-forms': (users) => isRecordForm(users),
  /** Days and entries of a long list, chosen in a form. */
  pickers: (users) => isPicker(users),
  /** Forms of several. */
  staged: (users) =>
    !users.includes('settings') &&
    !among(users, ['contracts', 'clinics']) &&
    !among(users, PARTIES) &&
    !among(users, LEDGER) &&
    !among(users, DAYS) &&
    !isApart(users),
  /** The contracts of a clinic, on its page and where they are entered. */
  terms: (users) => among(users, ['contracts', 'clinics']),
  /** Whoever pays or is paid. */
  parties: (users) => among(users, PARTIES),
  /** The head of papers, their look and their preview; a laboratory gets a paper as well. */
  papers: (users) => among(users, PAPERS) || (users.includes('documents') && among(users, [...PAPERS, 'lab'])),
  /** What the forms of assets, expenses and categories have in common; and what these have with the lists. */
  'ledger-forms': (users) => among(users, ['categories', 'ledger-entries']),
  ledger: (users) => among(users, LEDGER),
  /** Days that are asked for, and strips of them. */
  ranges: (users) => users.some((area) => SUMMARY.includes(area)) && among(users, DAYS) && !among(users, SUMMARY),
  /** What is seen of the summary at once, and what is drawn of it after. */
  accounting: (users) => among(users, SUMMARY),
  /** What is known of days with appointments, at home too; and what these are called. */
  'appointment-days': (users) => users.includes('today') && among(users, APPOINTMENTS),
  'appointment-words': (users) => among(users, APPOINTMENTS),
  /** What is chosen for a treatment, and for what is made for one. */
  choosing: (users) => users.includes('treatments') && among(users, ['treatments', ...DEVICE]),
  /** Whom something is for that no provider keeps, and the lists of it. */
  worksheets: (users) => among(users, DEVICE),
  /** What is said of clinics and insurances, in their own screens and in the settings that list them. */
  words: () => true,
};

const sharedBy = (users: readonly string[]): string => {
  // What prints papers, or is put together on the device, has a little of everything: where several others have a module, it is theirs.
  const others = users.filter((area) => !PAPERS.includes(area) && !DEVICE.includes(area));
  const deciding = others.length > 1 ? others : users;
  return Object.keys(SHARED).find((name) => SHARED[name]?.(deciding)) ?? '';
};

/** Names all there is of a library; what is used of it goes where it is used. */
const BARREL = /node_modules\/effect\/dist\/index\.js$/;

const closure = (graph: Graph, roots: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || BARREL.test(id)) return;
    seen.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const root of roots) {
    const id = `${src}/${root}`;
    if (graph.getModuleInfo(id) === null) throw new Error(`There is no ${root} to make a file of.`);
    visit(id);
  }
  return seen;
};

/** The file of each module that is in one of those above. */
const assigned = (graph: Graph): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  // The tests build other pages.
  if (graph.getModuleInfo(ENTRY) === null) return files;
  const areas = Object.entries(AREAS).map(([name, roots]) => ({ name, ids: closure(graph, roots) }));
  const whole = Object.entries(FILES).map(([name, roots]) => ({ name, ids: closure(graph, roots) }));
  const isRecording = ({ name }: { readonly name: string }) => RECORDING.includes(name);
  /** Those that must not be made to bring a file along for the sake of what they have in common with it. */
  const others = (file: { readonly name: string }) => {
    if (isRecording(file)) return [...whole.filter((one) => !isRecording(one)), ...areas];
    return file.name === 'login' ? whole.filter(({ name }) => name !== 'login') : [];
  };
  const listless = areas.filter(({ name }) => LISTLESS.includes(name));
  const otherRows = areas.filter(({ name }) => OTHER_ROWS.includes(name));
  const isIn = (id: string) => (file: { readonly ids: ReadonlySet<string> }) => file.ids.has(id);
  const placeOf = (id: string, file: { readonly name: string }, apart: readonly { readonly ids: ReadonlySet<string> }[]): string => {
    const [aside] = ASIDE.find(([, modules]) => modules.test(id)) ?? [];
    if (aside !== undefined) return aside;
    if (apart.some(isIn(id))) return 'core';
    if (file.name !== 'patients') return file.name;
    if (listless.some(isIn(id))) return 'signed-in';
    return otherRows.some(isIn(id)) ? 'rows' : file.name;
  };
  for (const file of whole) {
    const apart = others(file);
    for (const id of file.ids) if (!files.has(id)) files.set(id, placeOf(id, file, apart));
  }
  for (const { ids } of areas) {
    for (const id of ids) {
      if (files.has(id)) continue;
      const users = areas.filter((area) => area.ids.has(id)).map(({ name }) => name);
      files.set(id, users.length === 1 && users[0] ? users[0] : sharedBy(users));
    }
  }
  return files;
};

interface Group {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
}

const normal = (id: string): string => id.replaceAll('\\', '/');

/** How the modules go into files; every name has its own rank, so that none takes what an earlier one has. */
export const chunkGroups = (): Group[] => {
  let files: ReadonlyMap<string, string> | null = null;
  const first = ['core', 'days', 'signed-in', 'aside', 'support-words', 'rows'];
  const names = [...new Set([...first, ...Object.keys(FILES), ...Object.keys(SHARED), ...Object.keys(AREAS)])];
  return names.map((name, rank) => ({
    debugName: name,
    priority: names.length - rank,
    name: (id: string, graph: Graph) => {
      files ??= assigned(graph);
      return id !== ENTRY && files.get(normal(id)) === name ? name : null;
    },
  }));
};

/** The file that a module of its roots goes into. */
export const chunkOf = (root: string): string => {
  const found = Object.entries({ ...FILES, ...AREAS }).find(([, roots]) => roots.includes(root));
  if (found === undefined) throw new Error(`${root} goes into no file: say which in tools/chunks.ts.`);
  return found[0];
};
