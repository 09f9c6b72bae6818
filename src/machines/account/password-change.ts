import { assign, sendParent, setup } from 'xstate';
import type { PasswordField, PasswordProblem } from '../../schema/account/password.ts';
import { passwordChangeWorkflow } from '../../schema/account/workflows.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { isUncertain, reason } from '../kit/outcome.ts';
import { goTo, notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { isUnsupported } from './unsupported.ts';

export interface PasswordChangeContext {
  /** Whose password it is, known once it was sent. */
  readonly username: string;
  readonly filled: Readonly<Record<PasswordField, boolean>>;
  readonly problems: readonly PasswordProblem[];
  /** Why the password could not be changed, or why nobody knows whether it was. */
  readonly failure: Failure | null;
  /** The answer to a change was lost: the password may be the new one already. */
  readonly doubt: boolean;
  /** Whether the user has gone elsewhere, where the outcome is only said. */
  readonly left: boolean;
}

const machine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as EventOf<typeof passwordChangeWorkflow>,
    input: {} as InputOf<typeof passwordChangeWorkflow>,
    tags: {} as 'busy' | 'unsupported',
  },
  actors: portsOf(passwordChangeWorkflow),
  actions: { tell: sendParent(said), fail: assign({ failure: (_, failure: Failure) => failure }) },
  guards: {
    /** After a change of which nobody knows whether it was done, no answer says that nothing was. */
    isUnsupported: ({ context }, failure: Failure) => !context.doubt && isUnsupported(failure),
    isUncertain: (_, failure: Failure) => isUncertain(failure),
    wasLeft: ({ context }) => context.left,
    isFaulty: ({ context }) => context.problems.length > 0,
  },
});

/** Secrets are kept nowhere: whoever comes back finds the fields empty, and what was wrong with them gone. */
const empty = { filled: { oldPassword: false, newPassword: false, newPasswordAgain: false }, problems: [], failure: null } as const;

const unlessLeft = {
  guard: 'wasLeft' as const,
  target: 'closed',
  actions: {
    type: 'tell' as const,
    params: ({ context }: { context: PasswordChangeContext }) => notify(`account.${context.doubt ? 'passwordUnsure' : 'passwordUnchanged'}`, 'problem'),
  },
};

const successOf = (relocked: boolean) => (relocked ? notify('account.passwordChanged', 'success') : notify('account.passwordNotRelocked', 'problem'));

/**
 * Changing the password of the user's own account.
 *
 * A change whose answer was lost is not sent again by itself, and nothing can be read that would tell what became of it:
 * the person is told, and may send the same once more, which does no harm (SEC-PASS-7).
 */
export const passwordChangeMachine = machine.createMachine({
  id: passwordChangeWorkflow.name,
  context: { ...empty, username: '', doubt: false, left: false },
  initial: 'editing',
  states: {
    editing: {
      always: unlessLeft,
      on: {
        'secret.filled': {
          actions: assign({ filled: ({ context, event: { field, filled } }) => ({ ...context.filled, [field]: filled }) }),
        },
        'password.submitted': {
          target: 'judged',
          actions: assign(({ event }) => ({ username: event.username, problems: event.problems, failure: null })),
        },
        'screen.entered': { actions: assign(empty) },
        'screen.left': 'closed',
      },
    },
    judged: { always: [{ guard: 'isFaulty', target: 'editing' }, { target: 'changing' }] },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({ username: context.username }),
        onDone: { target: 'changed', actions: { type: 'tell', params: ({ event }) => successOf(event.output.relocked) } },
        onError: [
          { guard: { type: 'isUnsupported', params: reason }, target: 'unsupported' },
          { guard: { type: 'isUncertain', params: reason }, target: 'editing', actions: [{ type: 'fail', params: reason }, assign({ doubt: true })] },
          { target: 'editing', actions: { type: 'fail', params: reason } },
        ],
      },
      on: { 'screen.left': { actions: assign({ left: true }) }, 'screen.entered': { actions: assign({ ...empty, left: false }) } },
    },
    unsupported: { tags: 'unsupported', always: unlessLeft, on: { 'screen.left': 'closed' } },
    changed: {
      type: 'final',
      entry: machine.enqueueActions(({ context, enqueue }) => {
        if (!context.left) enqueue({ type: 'tell', params: goTo('/settings', true) });
      }),
    },
    closed: { type: 'final' },
  },
});
