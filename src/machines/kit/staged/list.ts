import { assign } from 'xstate';
import type { Fields, StructOf } from '../../../schema/kit/shape.ts';
import type { StagedWorkflow } from '../../../schema/workflows/staged.ts';
import type { AnyRow } from '../rows.ts';
import type { Opening } from '../screen.ts';
import { canBeDisowned, isOld, isOpen, isTyped, type StagedContext, type StagedRules, stagedBeginning } from './context.ts';
import { stagedMoves } from './moves.ts';
import { stagedSetup } from './setup.ts';
import { changingStored } from './stored.ts';
import { submittingStates } from './submitting.ts';
import { stagedTellings } from './tellings.ts';

const build = <Draft extends object, Facts extends object, Row extends AnyRow>(description: StagedWorkflow, rules: StagedRules<Draft, Facts, Row>) => {
  type Context = StagedContext<Draft, Facts, Row>;
  const moves = stagedMoves(rules);
  const tellings = stagedTellings(description.name, rules);

  const machine = stagedSetup(description, rules);

  /** Says things to the root that follow from where the list stands. */
  const say = (telling: keyof typeof tellings) =>
    machine.enqueueActions(({ context, enqueue, self }) => {
      for (const event of tellings[telling](context, self.id)) enqueue({ type: 'tell', params: event });
    });
  /** The cached list learns of a record, and the row on its way that this is what it became. */
  const accept = (recordOf: (context: Context, event: unknown) => AnyRow | undefined) =>
    machine.enqueueActions(({ context, event, enqueue }) => {
      const record = recordOf(context, event);
      if (!record) return;
      enqueue({ type: 'tell', params: moves.saved(context, record) });
      enqueue.assign(moves.claimed(context, record));
    });
  /** The list becomes another; what was entered into it is likely to be chosen again. */
  const becoming = (move: typeof moves.added) =>
    machine.enqueueActions(({ context, event, enqueue, self }) => {
      if (event.type !== 'row.added' && event.type !== 'list.submitted') return;
      const moved = move(context, event);
      enqueue.assign(moved);
      if (moved.nextKey === context.nextKey) return;
      for (const told of tellings.lasting(moved, self.id)) enqueue({ type: 'tell', params: told });
    });
  const enter = becoming(moves.added);
  const claimedRecord = ({ candidates }: Context, event: unknown) => candidates.find(({ id }) => id === (event as { readonly id: number }).id);
  const saidAt = ({ event }: { readonly event: object }): number | null => ('at' in event && typeof event.at === 'number' ? event.at : null);
  const date = { type: 'date' as const, params: saidAt };
  /** What waits behind the row was sent before. */
  const lookAgain = [date, machine.assign({ failure: null })] as const;
  /** Away from a question: it is not asked again, and nothing is lost. */
  const unasked = { target: 'composing', actions: [say('kept'), 'leave', 'unask'] } as const;

  /** Whoever comes finds in the form what was handed over, also while the list is on its way. */
  const arriving = [machine.assign(({ context, event }) => moves.entering(context, event as Opening)), say('wants')] as const;

  const submitting = submittingStates(machine, rules, moves, accept);

  return machine.createMachine({
    id: description.name,
    context: ({ input }) => stagedBeginning(rules, input),
    entry: say('wants'),
    invoke: { id: 'swipe', src: 'swipeRow' },
    initial: 'composing',
    on: {
      'screen.entered': [{ guard: 'isBusy', actions: [...arriving, say('busy')] }, { actions: arriving }],
      'screen.left': { actions: 'leave' },
    },
    states: {
      composing: {
        id: 'composing',
        tags: 'editable',
        on: {
          ...(rules.stored ? changingStored(machine, rules, moves) : {}),
          'draft.changed': { actions: assign(({ context, event }) => moves.changed(context, event.change)) },
          'row.added': rules.stored
            ? [{ guard: ({ context }) => context.record != null && !isTyped(context), actions: say('nothing') }, { actions: enter }]
            : { actions: enter },
          'row.edited': [
            { guard: ({ context, event }) => !isOpen(context.rows.find(({ key }) => key === event.key)) },
            { guard: 'isTyped', target: 'replacing', actions: ['finishRow', assign({ wanted: ({ event }) => event.key })] },
            { actions: ['finishRow', assign(({ context, event }) => moves.taken(context, event.key))] },
          ],
          'row.removed': {
            guard: { type: 'isOpenRow', params: ({ event }) => event.key },
            actions: ['finishRow', assign(({ context, event }) => moves.removed(context, event.key))],
          },
          'row.restored': { actions: assign(({ context }) => moves.restored(context)) },
          'list.submitted': [
            // Nothing is sent where something speaks against an entry by now.
            { guard: ({ context, event }) => moves.isSpoilt(context, event), actions: becoming(moves.judged) },
            // A form that is complete goes along, also where it is all there is (KIT-STAGE-5); one that is not is asked about.
            { guard: ({ context, event }) => isTyped(context) && moves.isComplete(context, event), target: 'submitting', actions: enter },
            { guard: 'hasUnsent', target: 'gathering', actions: assign(({ context, event }) => moves.informed(context, event)) },
            // What failed was taken out: the rest has arrived.
            { guard: 'isFinished', target: 'succeeded', actions: assign({ failure: null }) },
            ...(rules.stored ? [{ guard: 'isIdle' as const, actions: say('nothing') }] : []),
            // An incomplete form says what it lacks.
            { actions: enter },
          ],
          'list.abandoned': [
            { guard: 'hasWork', target: 'leaving' },
            { target: 'closed', actions: say('back') },
          ],
          'list.emptied': { guard: 'hasWork', target: 'emptying' },
          'screen.left': [{ guard: 'hasWork', actions: [say('kept'), 'leave'] }, { target: 'closed' }],
        },
      },
      gathering: { always: [{ guard: 'isTyped', target: 'leftOver' }, { target: 'submitting' }] },
      /** The form holds something that is not in the list: send without it? */
      leftOver: {
        tags: 'question',
        on: {
          'list.confirmed': 'submitting',
          'question.cancelled': 'composing',
          'screen.left': unasked,
          // Begun again on this page, maybe days later: what was known then is not what it is sent by.
          'screen.entered': { target: 'composing', actions: arriving },
        },
      },
      replacing: {
        tags: 'question',
        on: {
          'replacement.confirmed': { target: 'composing', actions: assign(({ context }) => moves.replaced(context)) },
          'question.cancelled': { target: 'composing', actions: 'unask' },
          'screen.left': unasked,
        },
      },
      leaving: {
        tags: 'question',
        on: {
          'list.discarded': { target: 'closed', actions: say('back') },
          'question.cancelled': 'composing',
          'screen.left': unasked,
        },
      },
      emptying: {
        tags: 'question',
        on: {
          'list.discarded': [
            { guard: 'isAway', target: 'closed' },
            { target: 'composing', actions: [assign(({ context }) => moves.emptied(context)), 'finishRow'] },
          ],
          'question.cancelled': 'composing',
          'screen.entered': { target: 'composing', actions: arriving },
          'screen.left': unasked,
        },
      },
      submitting,
      stopped: { id: 'stopped', entry: [say('refused'), say('waiting'), say('late')], always: 'composing' },
      unsure: {
        id: 'unsure',
        tags: ['question', 'problem'],
        entry: say('waiting'),
        on: {
          'outcome.checked': { target: 'submitting.looking', actions: lookAgain },
          'outcome.claimed': {
            guard: ({ context, event }) => claimedRecord(context, event) !== undefined,
            target: 'submitting.choosing',
            actions: [accept(claimedRecord), date],
          },
          // A row of which nobody knows whether it arrived is not sent blindly, nor by what was seen long ago.
          'outcome.resent': [
            {
              guard: ({ context, event }) => canBeDisowned(context) && isOld(context, event.at),
              target: 'submitting.looking',
              actions: [assign(({ context }) => moves.doubted(context)), ...lookAgain],
            },
            {
              guard: 'canBeDisowned',
              target: 'submitting.sending',
              actions: [date, assign(({ context }) => moves.disowned(context)), assign(({ context }) => moves.begun(context))],
            },
          ],
        },
      },
      succeeded: {
        id: 'succeeded',
        tags: 'success',
        entry: say('done'),
        // What was left in the form stays there.
        always: { guard: 'isTyped', target: 'composing', actions: [say('remains'), assign({ rows: [] })] },
        after: { linger: 'finished' },
      },
      finished: { type: 'final', entry: say('onward') },
      closed: { type: 'final' },
    },
  });
};

/**
 * A form that fills a list, and the list's submission one row at a time, in order.
 *
 * - Nothing typed is lost: what stands in the form or in the list outlives the screen, and a removed row can come back.
 * - A row is sent once. The provider's records that already look like it are noted before; when an answer is lost, the
 *   list waits, looks for it among the others, and where it is not there asks whether to send it again: a provider may be slow,
 *   or show it later. After an answer that the provider broke it looks at once, and where nothing is found the row has failed.
 *   Where it is not known what was there before, a record that looks like the row is shown to the person, who decides.
 * - The first row that fails stops the rest, so that records keep the order of the list; submitting again goes on there. Where its rows have
 *   nothing to do with each other, one that is refused is passed over, and stays with the reason.
 */
export const stagedList = <D extends Fields, X extends Fields, F extends Fields>(
  description: StagedWorkflow<D, X, F>,
  rules: StagedRules<StructOf<D>, StructOf<X>, StructOf<F> & AnyRow>,
) => build(description, rules);
