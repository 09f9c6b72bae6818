import { isAlikeTreatment, type TreatmentPayload } from '../../../src/schema/treatments/payload.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';

/** What becomes of a request whose sender dies: it never arrives, it was done at once, or it is done much later. */
export type Fate = 'lost' | 'done' | 'late';

const REACHES_MILLIS = 60;
const ANSWERS_MILLIS = 140;
/** As late as the sender's own time limit lets a request be. */
const LATE_MILLIS = 9000;

interface Request {
  readonly payload: TreatmentPayload;
  done: boolean;
}

/** A provider that stores treatments, in the time of the test's clock. */
export const createPractice = () => {
  const rows: Surgery[] = [];
  let open: Request[] = [];

  const store = (request: Request): Surgery | null => {
    if (request.done) return null;
    request.done = true;
    const row = { ...request.payload, id: rows.length + 1 } as Surgery;
    rows.push(row);
    return row;
  };

  const send = (payload: TreatmentPayload): Promise<Surgery> =>
    new Promise((resolve) => {
      const request: Request = { payload, done: false };
      open.push(request);
      setTimeout(() => {
        if (!open.includes(request)) return;
        const row = store(request);
        setTimeout(() => {
          open = open.filter((one) => one !== request);
          if (row) resolve(row);
        }, ANSWERS_MILLIS);
      }, REACHES_MILLIS);
    });

  return {
    rows,
    sent: () => rows.length + open.filter(({ done }) => !done).length,
    call: async (port: string, input: unknown): Promise<unknown> => {
      const { payload = {}, payloads = [] } = input as { readonly payload?: TreatmentPayload; readonly payloads?: readonly TreatmentPayload[] };
      if (port === 'sendRow') return send(payload);
      await new Promise((resolve) => setTimeout(resolve, REACHES_MILLIS));
      if (port === 'findAlike') return { rows: rows.filter((row) => payloads.some((one) => isAlikeTreatment(one, row))) };
      if (port === 'loadRows') return { rows: [], unreadable: 0 };
      throw { _tag: 'Offline' };
    },
    /** The sender is dead. */
    cutOff: (fate: Fate): void => {
      const cut = open.filter(({ done }) => !done);
      open = [];
      if (fate === 'done') for (const request of cut) store(request);
      if (fate === 'late') setTimeout(() => cut.forEach(store), LATE_MILLIS);
    },
  };
};

export type Practice = ReturnType<typeof createPractice>;
