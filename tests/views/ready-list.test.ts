import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readyList } from '../../src/composition/start/ready-list.ts';
import { sortPatients } from '../../src/machines/patients/order.ts';
import { searchPatients } from '../../src/machines/patients/search.ts';

type Program = Parameters<typeof readyList>[0];

type Patients = Parameters<typeof sortPatients>[0];

/** A program in which somebody is about to sign in, with what it has of the patients, and what it is sent. */
const program = (tag = 'signedOut', patients: Patients = []) => {
  const session = { getSnapshot: () => ({ hasTag: (asked: string) => asked === tag }) };
  let snapshot = { context: { signedIn: false }, children: { session, 'resource:patients': { getSnapshot: () => ({ context: { rows: patients } }) } } };
  const listeners = new Set<() => void>();
  const sent: unknown[] = [];
  const app = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: (event: { readonly type: string }) => sent.push(event),
  };
  const admit = () => {
    snapshot = { ...snapshot, context: { signedIn: true } };
    for (const listener of listeners) listener();
  };
  return { app: app as unknown as Program, sent, admit };
};

const soon = () => new Promise((go) => setTimeout(go));
const prepared = () => Promise.resolve();

describe('the list that home leads to', () => {
  beforeEach(() => {
    // This page has no letters of its own, and knows of no turns, which work takes that lasts a moment longer on a busy machine.
    Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
    vi.stubGlobal('scheduler', { postTask: async (task: () => void) => task() });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('is asked for when somebody is in, once, and as one of which no screen shows rows', async () => {
    const { app, sent, admit } = program();
    const ready = readyList(app, prepared, true);
    await soon();
    expect(sent).toEqual([]);
    admit();
    admit();
    await ready;
    expect(sent).toEqual([{ type: 'resource.want', resource: 'patients', at: expect.any(Number), sums: true }]);
  });

  test('is in order, and ready to be searched before its screen opens', async () => {
    const patients = Array.from({ length: 200 }, (_, id) => ({ id, first_name: 'آوا', last_name: `نام ${id}` })) as unknown as Patients;
    const { app, admit } = program('signedOut', patients);
    admit();
    await readyList(app, prepared, false);
    const sorted = sortPatients(patients, 'lastName');
    // Whoever gets it ready once more has nothing left to do.
    expect(searchPatients.prepare(sorted).next().done).toBe(true);
    expect(searchPatients.prepare(sorted.slice()).next().done).toBe(false);
  });

  test.each([
    ['at once while the line has nothing else to bring', 'signedOut', 1],
    ['not while the answer to a sign-in is on its way: what that leads to goes first', 'busy', 0],
  ])('has its letters fetched %s', async (_, tag, times) => {
    const load = vi.fn(() => Promise.resolve([]));
    Object.assign(document, { fonts: { load } });
    const { app, admit } = program(tag);
    const ready = readyList(app, prepared, true);
    await soon();
    expect(load).toHaveBeenCalledTimes(times);
    admit();
    await ready;
    expect(load).toHaveBeenCalledTimes(times);
  });

  test('is asked for although its screen came later than the answer to the sign-in', async () => {
    const { app, sent, admit } = program();
    await readyList(app, async () => admit(), true);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['the sign-in leads elsewhere', false, () => {}],
    ['nobody looks at the page', true, () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
    ['the device spares its data', true, () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ])('waits until it is gone to where %s', async (_, isComingHome, given) => {
    given();
    const { app, sent, admit } = program();
    admit();
    await readyList(app, prepared, isComingHome);
    expect(sent).toEqual([]);
  });
});
