import { assign, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';
import { fullName } from '../../schema/patients/patient.ts';
import {
  type Balance,
  clinicPaymentsWorkflow,
  type PayerWorkflow,
  patientFinancialsWorkflow,
  patientPaymentsWorkflow,
} from '../../schema/payments/payer-workflow.ts';
import type { ScreenInput } from '../../schema/routes.ts';
import { isMissing, reason } from '../kit/outcome.ts';
import { type AppEvent, goTo, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { idParam, wants } from '../kit/screen.ts';
import { swipeRowMachine } from '../kit/swipe-row.ts';

export interface PayerContext {
  readonly id: number;
  /** The last time the screen was entered, in milliseconds since 1970. */
  readonly at: number;
  readonly name: string | null;
  /** Why the payer could not be read; with a name, what is shown may be old. */
  readonly payerFailure: Failure | null;
  readonly balance: Balance | null;
  readonly balanceFailure: Failure | null;
}

/** Lists whose rows a balance is made of. */
const SUMMED = ['surgeries', 'incomes'];

interface Kind {
  readonly kind: 'patient' | 'clinic';
  readonly resource: 'patients' | 'clinics';
  /** Where the way back leads from an account that cannot be shown. */
  readonly back: string;
}

const PATIENT: Kind = { kind: 'patient', resource: 'patients', back: '/patients' };
const CLINIC: Kind = { kind: 'clinic', resource: 'clinics', back: '/settings' };

/** One payer's account: who it is, how the account stands, and the payments; each part loads and fails on its own. */
const payerMachine = (description: PayerWorkflow, { kind, resource, back }: Kind) => {
  const machine = setup({
    types: {
      context: {} as PayerContext,
      events: {} as EventOf<PayerWorkflow>,
      input: {} as ScreenInput,
      tags: {} as 'loadingPayer' | 'loadingBalance',
    },
    actors: { ...portsOf(description), swipeRow: swipeRowMachine },
    actions: {
      tell: sendParent(said),
      finishRow: sendTo('swipe', { type: 'row.acted' }),
      arrive: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
      failPayer: assign({ payerFailure: (_, failure: Failure) => failure }),
      failBalance: assign({ balanceFailure: (_, failure: Failure) => failure }),
    },
    guards: {
      hasName: ({ context }) => context.name !== null,
      isMissing: (_, failure: Failure) => isMissing(failure),
      changesPayer: ({ event }) => event.type === 'rows.changed' && event.resource === resource,
      changesBalance: ({ event }) => event.type === 'rows.changed' && SUMMED.includes(event.resource),
    },
  });

  const say = (things: (context: PayerContext) => readonly AppEvent[]) =>
    machine.enqueueActions(({ context, enqueue }) => {
      for (const thing of things(context)) enqueue({ type: 'tell', params: thing });
    });
  const wantLists = say(({ at }) => wants(['incomes'], at));

  const payer = machine.createStateConfig({
    initial: 'loading',
    on: { 'screen.entered': { target: '.loading', actions: ['arrive', wantLists] } },
    states: {
      loading: {
        tags: 'loadingPayer',
        invoke: {
          id: 'loadPayer',
          src: 'loadPayer',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'ready', actions: assign({ name: ({ event }) => event.output.name, payerFailure: null }) },
          onError: [
            { guard: { type: 'isMissing', params: reason }, target: 'missing', actions: { type: 'failPayer', params: reason } },
            { guard: 'hasName', target: 'ready', actions: { type: 'failPayer', params: reason } },
            { target: 'failed', actions: { type: 'failPayer', params: reason } },
          ],
        },
      },
      ready: { on: { 'rows.changed': { guard: 'changesPayer', target: 'loading' }, 'payer.retried': { target: 'loading', actions: 'arrive' } } },
      failed: { on: { 'payer.retried': { target: 'loading', actions: 'arrive' } } },
      missing: { entry: say(({ id }) => [{ type: 'row.removed', resource, id }]) },
    },
  });

  const balance = machine.createStateConfig({
    initial: 'loading',
    on: { 'screen.entered': '.loading', 'rows.changed': { guard: 'changesBalance', target: '.loading', reenter: true } },
    states: {
      loading: {
        tags: 'loadingBalance',
        invoke: {
          id: 'loadBalance',
          src: 'loadBalance',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'ready', actions: assign({ balance: ({ event }) => event.output, balanceFailure: null }) },
          onError: { target: 'failed', actions: { type: 'failBalance', params: reason } },
        },
      },
      ready: {},
      failed: { on: { 'balance.retried': 'loading' } },
    },
  });

  const go = (to: string, passed: NonNullable<ScreenInput['passed']>): AppEvent => ({ type: 'route.go', to, replace: false, passed });

  return machine.createMachine({
    id: description.name,
    context: ({ input }) => {
      const id = idParam(input) ?? 0;
      const passed = kind === 'patient' && input.passed?.patient?.id === id ? fullName(input.passed.patient) : null;
      return { id, at: input.at, name: passed, payerFailure: null, balance: null, balanceFailure: null };
    },
    entry: wantLists,
    invoke: { id: 'swipe', src: 'swipeRow' },
    initial: 'open',
    on: {
      'screen.left': '.ended',
      'lists.retried': { actions: ['arrive', wantLists] },
      'payment.add': { actions: say(({ id, name }) => [go('/new-payment', { payment: { payer: { kind, id, name } } })]) },
      'payment.edit': {
        actions: ['finishRow', { type: 'tell', params: ({ event }) => go(`/new-payment/${event.income.id}`, { income: event.income }) }],
      },
      'payment.remove': {
        actions: ['finishRow', { type: 'tell', params: ({ event }) => ({ type: 'removal.ask', resource: 'incomes', id: event.id, label: event.label }) }],
      },
      'account.closed': { actions: { type: 'tell', params: goTo(back) } },
    },
    states: { open: { type: 'parallel', states: { payer, balance } }, ended: { type: 'final' } },
  });
};

export const patientFinancialsMachine = payerMachine(patientFinancialsWorkflow as unknown as PayerWorkflow, PATIENT);
export const patientPaymentsMachine = payerMachine(patientPaymentsWorkflow as unknown as PayerWorkflow, PATIENT);
export const clinicPaymentsMachine = payerMachine(clinicPaymentsWorkflow as unknown as PayerWorkflow, CLINIC);
