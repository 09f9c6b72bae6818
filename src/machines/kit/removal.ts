import { assign, sendParent, setup } from 'xstate';
import type { Notice } from '../../schema/app/workflow.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { removalWorkflow } from '../../schema/workflows/removal.ts';
import type { Kept, Migrations } from './migrations.ts';
import { isBare, isMissing, isUncertain, quarantineLeft, reason, wasAnswered } from './outcome.ts';
import { goTo, notify, said } from './parent.ts';
import { portsOf } from './port.ts';

export interface RemovalContext {
  readonly resource: string;
  readonly id: number;
  /** What the person calls the thing. */
  readonly label: string;
  /** Where to go when it is gone. */
  readonly next: string | null;
  /** Why it could not be deleted, or why it could not be seen whether it was. */
  readonly failure: Failure | null;
  /** The question is asked again: a deletion whose answer was lost had not been done. */
  readonly stillThere: boolean;
  /** Whether the user has gone elsewhere: nothing is asked there about what stands here. */
  readonly left: boolean;
}

const machine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as EventOf<typeof removalWorkflow>,
    input: {} as InputOf<typeof removalWorkflow>,
    tags: {} as 'busy' | 'question' | 'problem',
  },
  actors: portsOf(removalWorkflow),
  actions: { tell: sendParent(said), fail: assign({ failure: (_, failure: Failure) => failure }) },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isUncertain: (_, failure: Failure) => isUncertain(failure) || isBare(failure),
    wasAnswered: ({ context }) => wasAnswered(context.failure),
    wasLeft: ({ context }) => context.left,
  },
  delays: { quarantine: ({ context }) => quarantineLeft(context.failure) },
});

const target = ({ context }: { context: RemovalContext }) => ({ resource: context.resource, id: context.id });

/** By its name, and which of that name. */
const named = ({ resource, id, label }: RemovalContext): Notice['values'] => ({ resource, id: String(id), label });

/** The user is elsewhere, where a dialog about this would stand over another screen: what became of it is only said. */
const unlessLeft = (code: 'removal.failed' | 'removal.unsure') => ({
  guard: 'wasLeft' as const,
  target: 'closed',
  actions: { type: 'tell' as const, params: ({ context }: { context: RemovalContext }) => notify(code, 'problem', named(context)) },
});

/**
 * Deleting one thing, the same way everywhere: a question with its name, the deletion, and a plain word about the end.
 * The question belongs to the screen where it was asked: it is withdrawn when the user leaves that, a deletion under way is not.
 *
 * When the answer was lost, it is looked up whether the thing is still there; the deletion is never repeated on its own.
 */
export const removalMachine = machine.createMachine({
  id: removalWorkflow.name,
  context: ({ input }) => ({ ...input, next: input.next ?? null, failure: null, stillThere: false, left: false }),
  initial: 'asking',
  on: { 'screen.left': { actions: assign({ left: true }) } },
  states: {
    asking: {
      tags: 'question',
      always: unlessLeft('removal.failed'),
      on: { 'removal.confirmed': 'removing', 'removal.closed': 'closed', 'screen.left': 'closed' },
    },
    removing: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'removeRow',
        src: 'removeRow',
        input: target,
        onDone: 'removed',
        onError: [
          { guard: { type: 'isMissing', params: reason }, target: 'removed' },
          {
            guard: { type: 'isUncertain', params: reason },
            target: 'quarantined',
            actions: { type: 'fail', params: reason },
          },
          { target: 'failed', actions: { type: 'fail', params: reason } },
        ],
      },
    },
    failed: {
      tags: 'problem',
      always: unlessLeft('removal.failed'),
      on: { 'removal.retried': 'removing', 'removal.closed': 'closed', 'screen.left': 'closed' },
    },
    quarantined: { tags: 'busy', after: { quarantine: 'looking' } },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'findRow',
        src: 'findRow',
        input: target,
        onDone: [
          { guard: ({ event }) => !event.output.found, target: 'removed' },
          // Nothing of it can arrive any more, and why is known.
          { guard: 'wasAnswered', target: 'failed' },
          { target: 'asking', actions: assign({ stillThere: true, failure: null }) },
        ],
        onError: { target: 'unsure', actions: { type: 'fail', params: reason } },
      },
    },
    unsure: {
      tags: 'problem',
      always: unlessLeft('removal.unsure'),
      on: { 'removal.retried': 'looking', 'removal.closed': 'closed', 'screen.left': 'closed' },
    },
    removed: {
      type: 'final',
      entry: [
        { type: 'tell', params: ({ context }) => ({ type: 'row.removed', resource: context.resource, id: context.id }) },
        { type: 'tell', params: ({ context }) => ({ type: 'rows.changed', resource: context.resource }) },
        { type: 'tell', params: ({ context }) => notify(`${context.resource}.removed`, 'success', named(context)) },
        machine.enqueueActions(({ context, enqueue }) => {
          if (context.next !== null && !context.left) enqueue({ type: 'tell', params: goTo(context.next, true) });
        }),
      ],
    },
    closed: { type: 'final' },
  },
});

/** How states of earlier versions of it become those of today: the first did not know whether its screen was left. */
export const removalMigrations: Migrations = { 1: (kept: Kept): Kept => ({ ...kept, context: { ...(kept.context as object), left: false } }) };
