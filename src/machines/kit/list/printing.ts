import { reason } from '../outcome.ts';
import { notify } from '../parent.ts';

const telling = (code: string, tone: 'success' | 'problem') => ({ type: 'tell', params: notify(code, tone) }) as const;

/** Another state of a list that is `shown`: its page goes to the printer of the browser. What failed is told, unless the page was left meanwhile. */
export const printing = {
  tags: 'printing',
  invoke: {
    id: 'printPage',
    src: 'printPage',
    input: {},
    onDone: 'shown',
    onError: [
      { guard: { type: 'wasLeft', params: reason }, target: 'shown' },
      { target: 'shown', actions: telling('print.failed', 'problem') },
    ],
  },
} as const;

/** The same for a list whose table is saved as a file, by the name that was asked for; how that ended is told. */
export const exporting = {
  tags: 'exporting',
  invoke: {
    id: 'saveTable',
    src: 'saveTable',
    input: ({ event }: { readonly event: { readonly name?: string } }) => ({ name: event.name ?? '' }),
    onDone: { target: 'shown', actions: telling('table.saved', 'success') },
    onError: { target: 'shown', actions: telling('table.notSaved', 'problem') },
  },
} as const;
