import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { hasWork, isTyped, type StagedContext } from '../../../src/machines/kit/staged/context.ts';
import { newAssetsMachine, newExpensesMachine } from '../../../src/machines/ledger/new-items.ts';
import { newPaymentsMachine } from '../../../src/machines/payments/new-payments.ts';
import { newTreatmentsMachine } from '../../../src/machines/treatments/new-treatments.ts';
import type { TypedDay } from '../../../src/schema/kit/shape.ts';

const HOUR_MILLIS = 3_600_000;
/** Two minutes before and three after midnight in Tehran, and the third day after. */
const EVENING = Date.UTC(2026, 10, 20, 20, 28);
const NIGHT = EVENING + HOUR_MILLIS / 12;
const LATER = EVENING + 72 * HOUR_MILLIS;

const item = { name: 'x', price: '100000' };
const lists: readonly (readonly [string, AnyStateMachine, 'date' | 'surgery_time', object])[] = [
  ['payments', newPaymentsMachine, 'date', { payer: { kind: 'patient', id: 7 }, payment_method: 2, amount: '100000' }],
  [
    'treatments',
    newTreatmentsMachine,
    'surgery_time',
    { patient: { id: 7 }, procedure_type: { id: 3 }, total_cost: '100000', quadrant: 1, tooth_number: 6, clinic: { id: 2, personal: false } },
  ],
  ['assets', newAssetsMachine, 'date', { ...item, asset_category: { id: 7 } }],
  ['expenses', newExpensesMachine, 'date', { ...item, expense_category: { id: 7 } }],
];
const facts = { payer: true, patient: true, procedure_type: true, clinic: true, personal: false, contract: 4, asset_category: true, expense_category: true };
type Draft = Readonly<Record<string, TypedDay | null | undefined>>;

describe.each(lists)('the day of %s that are entered', (_, machine, field, complete) => {
  const amount = Object.keys(complete).find((name) => /amount|cost|price/.test(name)) ?? '';
  const sent: Readonly<Record<string, unknown>>[] = [];
  const open = (snapshot?: unknown) => {
    sent.length = 0;
    const findAlike = fromPromise(async () => ({ rows: [] }));
    const sendRow = fromPromise(async ({ input }: { readonly input: { readonly payload: Readonly<Record<string, unknown>> } }) => {
      sent.push(input.payload);
      return { ...input.payload, id: sent.length };
    });
    const provided = machine.provide({ actors: { findAlike, sendRow }, actions: { tell: () => {} } } as never);
    const list = createActor(provided, { input: { params: {}, at: EVENING }, ...(snapshot ? { snapshot: snapshot as never } : {}) });
    list.start();
    const context = (): StagedContext<Draft, object, never> => list.getSnapshot().context;
    return {
      list,
      context,
      type: (change: object) => list.send({ type: 'draft.changed', change }),
      add: (at: number) => list.send({ type: 'row.added', at, facts }),
      submit: async (at: number) => {
        list.send({ type: 'list.submitted', at, facts });
        for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
      },
      days: () => context().rows.map(({ draft }) => draft[field]?.day),
    };
  };

  it('is that on which the form is sent, where nobody chose one', async () => {
    const { type, submit } = open();
    type(complete);
    await submit(NIGHT);
    expect(sent).toMatchObject([{ [field]: '2026-11-21' }]);
  });

  it('is so in a form that lay on the device for days', async () => {
    const { list, type } = open();
    type(complete);
    const { submit } = open(list.getPersistedSnapshot());
    await submit(LATER);
    expect(sent).toMatchObject([{ [field]: '2026-11-23' }]);
  });

  it('stays the one on which an entry came into the list, and is today’s again in the next', async () => {
    const { type, add, submit, days } = open();
    type(complete);
    add(EVENING);
    type(complete);
    add(NIGHT);
    expect(days()).toEqual(['2026-11-20', '2026-11-21']);
    await submit(LATER);
    expect(sent).toMatchObject([{ [field]: '2026-11-20' }, { [field]: '2026-11-21' }]);
  });

  it('is today’s again in the next, too, after an entry was taken back for something else', () => {
    const { list, context, type, add, days } = open();
    type(complete);
    add(EVENING);
    list.send({ type: 'row.edited', key: 1 });
    type({ [amount]: '200000' });
    add(EVENING);
    expect(context().draft[field]).toBeNull();
    type(complete);
    add(NIGHT);
    expect(days()).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('stays the one that was chosen before an entry was taken back; one that is chosen for that is of that entry alone', () => {
    const { list, type, add, days } = open();
    type({ ...complete, [field]: { typed: '1405/08/27', day: '2026-11-18' } });
    add(EVENING);
    list.send({ type: 'row.edited', key: 1 });
    type({ [amount]: '200000' });
    add(EVENING);
    type(complete);
    add(EVENING);
    list.send({ type: 'row.edited', key: 3 });
    type({ [field]: { typed: '1405/08/28', day: '2026-11-19' } });
    add(NIGHT);
    type(complete);
    add(LATER);
    expect(days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-18']);
  });

  it('stays the one that was chosen, also today’s, and so for the next', () => {
    const { type, add, days } = open();
    type({ ...complete, [field]: { typed: '1405/08/29', day: '2026-11-20' } });
    add(NIGHT);
    type(complete);
    add(LATER);
    expect(days()).toEqual(['2026-11-20', '2026-11-20']);
  });

  it('is nothing that anybody typed, until one is chosen', () => {
    const { context, type } = open();
    expect([isTyped(context()), hasWork(context())]).toEqual([false, false]);
    type({ [field]: { typed: '1405/08/29', day: '2026-11-20' } });
    expect(isTyped(context())).toBe(true);
  });

  it('is asked for where it was emptied', () => {
    const { context, type, add } = open();
    type({ ...complete, [field]: { typed: '', day: null } });
    add(NIGHT);
    expect(context().problems).toMatchObject([{ field }]);
  });
});
