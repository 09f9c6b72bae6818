import { assign, sendParent, setup } from 'xstate';
import type { EventOf, InputOf } from '../../schema/kit/workflow.ts';
import { messagesWorkflow } from '../../schema/messages/workflow.ts';
import { callTo, notify, said } from '../kit/parent.ts';
import { portsOf } from '../kit/port.ts';
import { wants } from '../kit/screen.ts';
import * as moves from './moves.ts';

const machine = setup({
  types: {
    context: {} as moves.MessagesContext,
    events: {} as EventOf<typeof messagesWorkflow>,
    input: {} as InputOf<typeof messagesWorkflow>,
    tags: {} as 'busy' | 'editable' | 'question',
  },
  actors: portsOf(messagesWorkflow),
  actions: { tell: sendParent(said), leave: assign({ here: false }), unask: assign(() => ({ wanted: null })) },
  guards: {
    hasMessage: ({ context }) => moves.hasMessage(context),
    isUnfinished: ({ context }) => moves.hasMessage(context) && !moves.isThrough(context),
    isOwnText: ({ context }) => moves.isOwnText(context),
    /** What nobody throws away by leaving: a text of one's own stays, also where it was opened; the number may have been wrong. */
    isKept: ({ context }) => moves.hasMessage(context) && (!moves.isThrough(context) || moves.isOwnText(context)),
    isReady: ({ context }) => moves.obstacles(context).length === 0,
    isAway: ({ context }) => !context.here,
  },
});

const wantLists = machine.enqueueActions(({ context, enqueue }) => {
  for (const thing of wants(['patients'], context.at)) enqueue({ type: 'tell', params: thing });
});
const kept = machine.enqueueActions(({ context, enqueue, self }) => {
  enqueue({ type: 'tell', params: callTo(self.id, 'messages.kept', 'info', { count: String(context.rows.length) }) });
});
const back = { type: 'tell' as const, params: { type: 'route.back' as const, fallback: '/' } };
const refuse = machine.assign(({ context }) => ({ problems: moves.obstacles(context), attempts: context.attempts + 1 }));
const unasked = { target: 'composing', actions: [kept, 'leave', 'unask'] } as const;
const arriving = [
  machine.assign(({ context, event }) => (event.type === 'screen.entered' ? { here: true, at: event.at, ...moves.named(context, event.passed) } : {})),
  wantLists,
] as const;

/**
 * A text for one or several people, handed to other programs one by one, each in the tap that asks for it. What they do with it
 * is not known here: what was opened is marked as that, and nothing is called sent (DOC-MSG-4).
 */
export const messagesMachine = machine.createMachine({
  id: messagesWorkflow.name,
  context: ({ input }) => moves.begun(input),
  entry: wantLists,
  initial: 'composing',
  on: { 'screen.entered': { actions: [...arriving] }, 'screen.left': { actions: 'leave' } },
  states: {
    composing: {
      tags: 'editable',
      on: {
        'draft.changed': { actions: assign(({ context, event }) => moves.changed(context, event.change)) },
        'ready.chosen': [
          { guard: 'isOwnText', target: 'replacing', actions: assign({ wanted: ({ event }) => ({ ready: event.ready, text: event.text }) }) },
          { actions: assign(({ context, event }) => moves.withReady(context, event)) },
        ],
        'recipients.chosen': { actions: assign(({ context, event }) => moves.withPeople(context, event.recipients)) },
        'number.added': { actions: assign(({ context }) => moves.withNumber(context)) },
        'recipient.removed': { actions: assign(({ context, event }) => moves.taken(context, event.key)) },
        'recipient.restored': { actions: assign(({ context }) => moves.restored(context)) },
        'message.opened': { guard: 'isReady', actions: assign(({ context, event }) => moves.withOpened(context, event.key, event.by, event.phone)) },
        'message.shared': [{ guard: 'isReady', target: 'sharing', actions: assign({ sharing: ({ event }) => event.key }) }, { actions: refuse }],
        'message.refused': { actions: refuse },
        'list.abandoned': [
          { guard: 'isUnfinished', target: 'leaving' },
          { target: 'closed', actions: back },
        ],
        'list.emptied': { guard: 'hasMessage', target: 'emptying' },
        'screen.left': [{ guard: 'isKept', actions: [kept, 'leave'] }, { target: 'closed' }],
      },
    },
    replacing: {
      tags: 'question',
      on: {
        'replacement.confirmed': { target: 'composing', actions: assign(({ context }) => moves.withReady(context, context.wanted)) },
        'question.cancelled': { target: 'composing', actions: 'unask' },
        'screen.left': unasked,
      },
    },
    leaving: {
      tags: 'question',
      on: { 'list.discarded': { target: 'closed', actions: back }, 'question.cancelled': 'composing', 'screen.left': unasked },
    },
    emptying: {
      tags: 'question',
      on: {
        'list.discarded': [
          { guard: 'isAway', target: 'closed' },
          { target: 'composing', actions: assign(({ context }) => moves.anew(context)) },
        ],
        'question.cancelled': 'composing',
        'screen.entered': { target: 'composing', actions: [...arriving] },
        'screen.left': [{ guard: 'isKept', ...unasked }, { target: 'closed' }],
      },
    },
    sharing: {
      tags: 'busy',
      invoke: {
        id: 'shareText',
        src: 'shareText',
        input: ({ event }) => ({ text: event.type === 'message.shared' ? event.text : '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.how === 'shared' || event.output.how === 'copied',
            target: 'composing',
            actions: assign(({ context, event }) => ({
              ...moves.withOpened(context, context.sharing, event.output.how === 'copied' ? 'copied' : 'shared'),
              sharing: null,
            })),
          },
          {
            guard: ({ event }) => event.output.how === 'refused',
            target: 'composing',
            actions: [assign({ sharing: null }), { type: 'tell', params: notify('messages.notShared', 'problem') }],
          },
          { target: 'composing', actions: assign({ sharing: null }) },
        ],
        // The page was left in the middle of it: whoever shared knows how that ended.
        onError: { target: 'composing', actions: assign({ sharing: null }) },
      },
      // Some share sheets never say how they ended: whoever comes back to the screen has closed theirs.
      on: { 'screen.entered': { target: 'composing', actions: [...arriving, assign({ sharing: null })] } },
    },
    closed: { type: 'final' },
  },
});
