import { assign, sendParent, setup } from 'xstate';
import type { Notice } from '../../schema/app/workflow.ts';
import type { InstallmentCheck } from '../../schema/installments/installment.ts';
import { type chequeMark, chequeMarksWorkflow } from '../../schema/installments/mark-workflow.ts';
import { paymentOfCheque } from '../../schema/installments/paid.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { ValueOf } from '../../schema/kit/shape.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { CONSENT_MILLIS, isMissing, isUncertain, quarantineLeft, reason } from '../kit/outcome.ts';
import { type AppEvent, askRemoval, callTo, handOver, notify, said, savedRow } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';

/** What is to be noted of a cheque. */
export type ChequeMark = ValueOf<typeof chequeMark>;

export interface ChequeMarksContext {
  readonly here: boolean;
  /** What is on its way or failed, and what waits for it. */
  readonly queue: readonly ChequeMark[];
  /** What was noted last, and can be taken back. */
  readonly done: ChequeMark | null;
  /** Why what is first in the queue failed, or why it could not be seen whether it did. */
  readonly failure: Failure | null;
  /** What waits was said so long ago that another desk may have said otherwise since. */
  readonly late: boolean;
}

/** Who said no time is of a program that let them wait for days. */
const isLate = (queue: readonly ChequeMark[], now: number | null | undefined): boolean =>
  queue.some(({ at }) => now == null || at == null || Math.abs(now - at) > CONSENT_MILLIS);

/** As if all that waits was said then. */
const saidAt = (queue: readonly ChequeMark[], at: number | null | undefined) => ({ late: false, queue: queue.map((mark) => ({ ...mark, at: at ?? null })) });

const RESOURCE = 'installmentChecks';
const nobody: ChequeMark = { id: 0, is_paid: false };
const current = ({ queue }: Pick<ChequeMarksContext, 'queue'>): ChequeMark => queue[0] ?? nobody;

/** With a mark behind what is on its way; of what waits for the same cheque the last one holds, and what is on its way already is not sent twice. */
const queued = ({ queue: [first, ...waiting] }: ChequeMarksContext, mark: ChequeMark): Partial<ChequeMarksContext> => {
  const others = waiting.filter(({ id }) => id !== mark.id);
  const isFirst = first?.id === mark.id && first.is_paid === mark.is_paid;
  return { queue: [...(first ? [first] : []), ...others, ...(isFirst ? [] : [mark])], done: null };
};

/** What is told of a mark names the cheque, since its screen may not be in sight. */
const valuesOf = (context: ChequeMarksContext): Notice['values'] => {
  const { label } = current(context);
  return { ...(label ? { label } : {}), count: String(context.queue.length) };
};

const machine = setup({
  types: {
    context: {} as ChequeMarksContext,
    events: {} as EventOf<typeof chequeMarksWorkflow>,
    input: {} as InputOf<typeof chequeMarksWorkflow>,
    tags: {} as 'busy' | 'problem',
  },
  actors: portsOf(chequeMarksWorkflow),
  actions: {
    tell: sendParent(said),
    leave: assign({ here: false }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    mark: assign(({ context, event }) => (event.type === 'cheque.marked' ? queued(context, event.mark) : {})),
    undo: assign(({ context, event }) =>
      event.type === 'mark.undone' && context.done ? queued(context, { ...context.done, is_paid: !context.done.is_paid, at: event.at ?? null }) : {},
    ),
    /** What failed is wanted again, or the other way round; what waits for the same cheque was said before and holds no more. */
    replace: assign(({ context, event }) =>
      event.type === 'cheque.marked' ? { queue: [event.mark, ...context.queue.slice(1).filter(({ id }) => id !== event.mark.id)], done: null } : {},
    ),
    /** Nothing is to be noted of a cheque that is no more, or that is let be. */
    forget: assign(({ context }) => ({ queue: context.queue.filter(({ id }) => id !== current(context).id), failure: null })),
    /** What was first is over, whichever way. */
    advance: assign(({ context }) => ({ queue: context.queue.slice(1), failure: null })),
    settle: assign(({ context }) => ({ done: current(context), queue: context.queue.slice(1), failure: null })),
    /** A page may have slept over an answer, or ended: `now` is when it came. From then on a minute counts anew, so that many marks may take long. */
    date: assign(({ context: { queue } }, now: number | null | undefined) => (isLate(queue, now) ? { late: true } : saidAt(queue, now))),
    /** Whoever sends what was kept back sends all that waits. */
    resume: assign(({ context: { queue }, event }) => saidAt(queue, 'at' in event ? event.at : null)),
    /** Somebody decided about the first, maybe days later: that says nothing of the others. */
    dateOthers: assign(({ context: { queue }, event }) => {
      const now = event.type === 'cheque.marked' ? event.mark.at : 'at' in event ? event.at : null;
      return { late: isLate(queue.slice(1), now) };
    }),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isUncertain: (_, failure: Failure) => isUncertain(failure),
    isAway: ({ context }) => !context.here,
    hasMore: ({ context }) => context.queue.length > 0,
    isLate: ({ context }) => context.late && context.queue.length > 0,
    isDone: ({ context }) => context.done !== null,
    isPaid: ({ context }) => context.done?.is_paid === true,
    /** Something else is wanted of the same cheque by now: what did not become of the first is nobody's loss. */
    isOverruled: ({ context }) => context.queue.slice(1).some(({ id }) => id === current(context).id),
    isCurrent: ({ context, event }) => event.type === 'cheque.marked' && event.mark.id === current(context).id,
  },
  delays: { quarantine: ({ context }) => quarantineLeft(context.failure) },
});

type Seen = { readonly event: { readonly output: InstallmentCheck & { readonly readAt?: number | null } } };

/** The list has it as the provider does. */
const keepSeen = {
  type: 'tell' as const,
  params: ({ event: { output } }: Seen) => {
    const { readAt: _, ...cheque } = output;
    return savedRow(RESOURCE, false, cheque);
  },
};
const date = { type: 'date' as const, params: ({ event }: Seen) => event.output.readAt };
/** Nobody says when that was. */
const undated = { type: 'date' as const, params: null };

type Standing = { readonly context: ChequeMarksContext };

/** Where a payment is entered, with what its cheque says of it (PAY-FORM-3). */
const entering = ({ payer, cheque }: EventOf<typeof chequeMarksWorkflow> & { readonly type: 'payment.add' }): AppEvent =>
  handOver(`/new-payment?${payer.kind}=${payer.id}`, { payment: paymentOfCheque(payer, cheque) });

/** The provider has the cheque no more: trying again would help nobody, and the others wait. */
const withoutCheque = {
  guard: { type: 'isMissing' as const, params: reason },
  target: 'next',
  actions: [
    { type: 'tell' as const, params: ({ context }: Standing): AppEvent => ({ type: 'row.removed', resource: RESOURCE, id: current(context).id }) },
    { type: 'tell' as const, params: ({ context }: Standing): AppEvent => notify('chequeMarks.gone', 'problem', valuesOf(context)) },
    'forget' as const,
    undated,
  ],
};

/** Whoever is elsewhere is called back: what failed stands there, with all that waits behind it. */
const calling = (code: 'failed' | 'unsure' | 'waiting') =>
  machine.enqueueActions(({ context, enqueue, self }) => {
    if (!context.here) enqueue({ type: 'tell', params: callTo(self.id, `chequeMarks.${code}`, 'problem', valuesOf(context)) });
  });
const [callFailed, callUnsure, callWaiting] = [calling('failed'), calling('unsure'), calling('waiting')];

/**
 * Marking cheques as paid or not, one call after the other: what is tapped meanwhile waits its turn. Who goes elsewhere leaves
 * nothing half done: what failed waits for them, and they are called back.
 *
 * When an answer was lost, the cheque is read again; a mark is never repeated on its own. What waited meanwhile for longer than a minute
 * behind one answer, as over the sleep or the end of the page, or behind a refusal, which says no time, is kept back: another desk may have
 * said otherwise since.
 */
export const chequeMarksMachine = machine.createMachine({
  id: chequeMarksWorkflow.name,
  context: { here: true, queue: [], done: null, failure: null, late: false },
  initial: 'idle',
  on: {
    'screen.entered': { actions: assign({ here: true }) },
    'screen.left': { actions: 'leave' },
    'cheque.marked': { actions: 'mark' },
    'cheque.remove': { actions: { type: 'tell', params: ({ event }) => askRemoval(RESOURCE, event) } },
  },
  states: {
    idle: {
      entry: assign({ late: false }),
      on: {
        'cheque.marked': { target: 'saving', actions: 'mark' },
        'mark.undone': { guard: 'isDone', target: 'saving', actions: 'undo' },
        'payment.add': { guard: 'isPaid', actions: { type: 'tell', params: ({ event }) => entering(event) } },
        'screen.left': 'ended',
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'saveMark',
        src: 'saveMark',
        input: ({ context }) => ({ mark: current(context) }),
        onDone: { target: 'next', actions: [keepSeen, 'settle', date] },
        onError: [
          { guard: { type: 'isUncertain', params: reason }, target: 'quarantined', actions: { type: 'fail', params: reason } },
          withoutCheque,
          { guard: 'isOverruled', target: 'next', actions: ['advance', undated] },
          { target: 'failed', actions: { type: 'fail', params: reason } },
        ],
      },
    },
    next: {
      always: [{ guard: 'isLate', target: 'waiting' }, { guard: 'hasMore', target: 'saving' }, { guard: 'isAway', target: 'ended' }, { target: 'idle' }],
    },
    quarantined: { tags: 'busy', after: { quarantine: 'looking' } },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'loadCheque',
        src: 'loadCheque',
        input: ({ context }) => ({ id: current(context).id }),
        onDone: [
          {
            guard: ({ context, event }) => event.output.is_paid === current(context).is_paid,
            target: 'next',
            actions: [keepSeen, 'settle', date],
          },
          {
            guard: 'isOverruled',
            target: 'next',
            actions: [keepSeen, 'advance', date],
          },
          {
            guard: ({ event }) => event.output.is_paid == null,
            target: 'unsure',
            actions: [keepSeen, date],
          },
          { target: 'failed', actions: [keepSeen, date] },
        ],
        onError: [withoutCheque, { target: 'unsure', actions: [{ type: 'fail', params: reason }, undated] }],
      },
    },
    failed: {
      tags: 'problem',
      entry: callFailed,
      on: {
        'mark.retried': { target: 'saving', actions: 'dateOthers' },
        'cheque.marked': { guard: 'isCurrent', target: 'saving', actions: ['dateOthers', 'replace'] },
        'mark.dismissed': { target: 'next', actions: ['dateOthers', 'forget'] },
        'screen.left': { actions: ['leave', callFailed] },
      },
    },
    unsure: {
      tags: 'problem',
      entry: callUnsure,
      on: {
        'mark.retried': 'looking',
        // What became of the one before decides first: nothing is said of a mark that was never sent.
        'cheque.marked': { guard: 'isCurrent', target: 'looking', actions: 'mark' },
        'mark.dismissed': { target: 'next', actions: ['dateOthers', 'forget'] },
        'screen.left': { actions: ['leave', callUnsure] },
      },
    },
    waiting: {
      tags: 'problem',
      entry: callWaiting,
      on: {
        'mark.retried': { target: 'saving', actions: 'resume' },
        'cheque.marked': { guard: 'isCurrent', target: 'saving', actions: 'replace' },
        'mark.dismissed': { target: 'next', actions: 'forget' },
        'screen.left': { actions: ['leave', callWaiting] },
      },
    },
    ended: { type: 'final' },
  },
});
