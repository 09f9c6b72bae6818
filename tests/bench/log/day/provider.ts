import { demoPractice } from '../../../../server/demo/practice.ts';
import { type ResourceName, type Row, resources } from '../../../../src/schema/api.ts';
import { readerOf } from '../../../../src/schema/kit/wire/reader.ts';
import { isWithin, listName, type Scope } from '../../../../src/schema/kit/wire/scope.ts';
import type { HeldCall } from '../../../fold/sample/world.ts';

const PATIENTS = 2000;

type Rows = { [N in ResourceName]: Row<N>[] };

interface Asked {
  readonly scope?: Scope | null;
  readonly id?: number;
  readonly payload?: object;
}

/** A provider with the demo practice of 2,000 patients: it answers what a day's work asks of it, and keeps what is sent. */
export const createProvider = (now: number) => {
  const stored = demoPractice(PATIENTS, now);
  const names = Object.keys(resources) as ResourceName[];
  // As they are read from the wire.
  const rows = Object.fromEntries(names.map((name) => [name, stored[name].flatMap((row) => readerOf(resources[name].fields)(row) ?? [])])) as unknown as Rows;

  const sum = (all: readonly { readonly amount?: number; readonly total_cost?: number }[]) =>
    all.reduce((total, { amount, total_cost }) => total + (amount ?? total_cost ?? 0), 0);

  const finances = (id: number) => {
    const cost = sum(rows.surgeries.filter(({ patient }) => patient === id));
    const paid = sum(rows.incomes.filter(({ patient }) => patient === id));
    return { debt: cost - paid, total_cost: cost, total_payments: paid };
  };

  const created = (name: ResourceName, payload: object): object => {
    const list = rows[name] as { readonly id: number }[];
    const row = { ...payload, id: (list.at(-1)?.id ?? 0) + 1 };
    list.push(row);
    return row;
  };

  const answers: Readonly<Record<string, (asked: Asked) => unknown>> = {
    'session.loadUser': () => ({ username: 'demo', dentist: { id: 1, first_name: 'نگار', last_name: 'سپهری' } }),
    'session.loadPicture': () => ({ url: null }),
    'patientProfile.loadPatient': ({ id = 0 }) => rows.patients[id - 1],
    'patientProfile.loadFinances': ({ id = 0 }) => finances(id),
    'patientPayments.loadPayer': ({ id = 0 }) => {
      const { first_name, last_name } = rows.patients[id - 1] ?? {};
      return { name: `${first_name} ${last_name}` };
    },
    'patientPayments.loadBalance': ({ id = 0 }) => {
      const { debt, total_cost, total_payments } = finances(id);
      return { owed: debt, total_cost, total_payments };
    },
    'newTreatments.findAlike': () => ({ rows: [] }),
    'newPayments.findAlike': () => ({ rows: [] }),
    'newTreatments.sendRow': ({ payload = {} }) => created('surgeries', payload),
    'newPayments.sendRow': ({ payload = {} }) => created('incomes', payload),
  };

  /** Lists as they were read last, by name: one that did not change since is the same, as the browser's cache has it. */
  const read = new Map<string, readonly object[]>();
  const listOf = (name: ResourceName, of: Scope | null): readonly object[] => {
    const known = read.get(listName(name, of));
    const now = rows[name].filter((row) => isWithin(row, of));
    const list = known?.length === now.length ? known : structuredClone(now);
    read.set(listName(name, of), list);
    return list;
  };

  return {
    rows,
    /** Answers a call as if over the wire: what comes is never what was given. */
    answer: ({ workflow, port, input, resolve }: HeldCall): void => {
      const [, resource] = /^resource:(.+)$/.exec(workflow) ?? [];
      const answer = answers[`${workflow}.${port}`];
      if (resource !== undefined) resolve({ rows: listOf(resource as ResourceName, (input as Asked).scope ?? null), unreadable: 0 });
      else if (answer !== undefined) resolve(structuredClone(answer(input as Asked)));
      else throw new Error(`Nobody answers ${workflow}.${port}.`);
    },
  };
};

export type Provider = ReturnType<typeof createProvider>;
