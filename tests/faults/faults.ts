/** A fault that is put into a copy of the sources, to see that generated tests find it. */
export interface Fault {
  readonly name: string;
  /** Who can see it: walks of the machines, or of the pages in a browser. */
  readonly kind: 'pure' | 'browser';
  readonly file: string;
  /** What stands in the file once, and what is put in its place. */
  readonly find: string;
  readonly put: string;
  /** The workflows whose generated tests must find it. */
  readonly workflows: readonly string[];
}

export const faults: readonly Fault[] = [
  {
    name: 'a wrong guard',
    kind: 'pure',
    file: 'src/machines/kit/removal.ts',
    find: 'guard: ({ event }) => !event.output.found,',
    put: 'guard: ({ event }) => event.output.found,',
    workflows: ['removal'],
  },
  {
    name: 'a wrong guard',
    kind: 'pure',
    file: 'src/machines/installments/cheque-marks.ts',
    find: "event.type === 'cheque.marked' && event.mark.id === current(context).id",
    put: "event.type === 'cheque.marked' && event.mark.id !== current(context).id",
    workflows: ['chequeMarks'],
  },
  {
    name: 'a lost row',
    kind: 'pure',
    file: 'src/machines/kit/staged/moves.ts',
    find: 'const rows = context.rows.filter((each) => each !== row);',
    put: 'const rows = context.rows.filter((each) => each.key < row.key);',
    workflows: ['newPayments'],
  },
  {
    name: 'a lost row',
    kind: 'pure',
    file: 'src/machines/app/asking/rescue.ts',
    find: 'drafts: ({ context }) => context.drafts.filter(({ key }) => key !== context.chosen)',
    put: 'drafts: ({ context }) => context.drafts.slice(0, 0)',
    workflows: ['rescue'],
  },
  {
    name: 'a double send',
    kind: 'pure',
    file: 'src/machines/installments/cheque-marks.ts',
    find: '...(isFirst ? [] : [mark])',
    put: 'mark',
    workflows: ['chequeMarks'],
  },
  {
    name: 'a dead end',
    kind: 'pure',
    file: 'src/machines/account/session-list.ts',
    find: 'failed: { on: again },',
    put: 'failed: {},',
    workflows: ['sessionList'],
  },
  {
    name: 'a draft under another subject',
    kind: 'pure',
    file: 'src/machines/kit/staged/list.ts',
    find: 'moves.entering(context, event as Opening)), say(',
    put: 'Object.assign({ params: event.params ?? {} }, moves.entering(context, event as Opening))), say(',
    workflows: ['newPayments'],
  },
  {
    name: 'a timer removed',
    kind: 'pure',
    file: 'src/machines/kit/removal.ts',
    find: "quarantined: { tags: 'busy', after: { quarantine: 'looking' } },",
    put: "quarantined: { tags: 'busy' },",
    workflows: ['removal'],
  },
  {
    name: 'a timer removed',
    kind: 'pure',
    file: 'src/machines/account/session-list.ts',
    find: 'delays: { quarantine: ({ context }) => quarantineLeft(context.failure) },',
    put: 'delays: { quarantine: 0 },',
    workflows: ['sessionList'],
  },
  {
    name: 'a refused event recorded',
    kind: 'pure',
    file: 'src/schema/log/walk.ts',
    find: 'if (member === undefined) return refuse(',
    put: 'if (member === undefined) continue; else if (value === null) return refuse(',
    workflows: ['newPayments'],
  },
  {
    name: 'a view that ignores a state',
    kind: 'browser',
    file: 'src/views/kit/page/record/record-screen.tsx',
    find: "const busy = snapshot.hasTag('busy');",
    put: 'const busy = false;',
    workflows: ['patientForm'],
  },
  {
    name: 'a button shown where it cannot be used',
    kind: 'browser',
    file: 'src/views/kit/page/staged/staged-rows.tsx',
    find: "const editable = snapshot.hasTag('editable');",
    put: 'const editable = true;',
    workflows: ['newPayments'],
  },
  {
    name: 'a message in the wrong area',
    kind: 'browser',
    file: 'src/views/payments/payment-fields.tsx',
    find: "error={fieldError(state, 'amount')}",
    put: "error={fieldError(state, 'transaction_number')}",
    workflows: ['newPayments'],
  },
  {
    name: 'a focus lost',
    kind: 'browser',
    file: 'src/views/kit/page/staged/staged-screen.tsx',
    find: "document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });",
    put: "document.querySelector<HTMLElement>('[data-page-title]');",
    workflows: ['newPayments'],
  },
  {
    name: 'a label missing',
    kind: 'browser',
    file: 'src/views/payments/payment-fields.tsx',
    find: 'label={fields.amount}',
    put: 'label=""',
    workflows: ['newPayments'],
  },
];
