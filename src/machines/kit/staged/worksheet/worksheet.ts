import { assign, type PromiseActorLogic, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../../schema/kit/failure.ts';
import type { Fields, StructOf } from '../../../../schema/kit/shape.ts';
import { tehranDay } from '../../../../schema/kit/tehran.ts';
import type { ScreenInput } from '../../../../schema/workflows/screen.ts';
import type { WorksheetWorkflow } from '../../../../schema/workflows/worksheet.ts';
import { standingAfter } from '../../form/paper.ts';
import { swipeRowMachine } from '../../list/swipe-row.ts';
import { reason, wasLeft } from '../../outcome.ts';
import { callTo, notify, said } from '../../parent.ts';
import { portsAs } from '../../port.ts';
import { wants } from '../../screen.ts';
import { isOpen, isTyped } from '../context.ts';
import { hasSheetWork, isHandedOver, isPrinted, type WorksheetContext, type WorksheetEvent, type WorksheetRules } from './context.ts';
import { worksheetMoves } from './moves.ts';

interface WorksheetPorts {
  readonly printPage: PromiseActorLogic<object, object>;
  readonly handOver: PromiseActorLogic<object, { readonly count: number }>;
}

const build = <Head extends object, Draft extends object>(description: WorksheetWorkflow, rules: WorksheetRules<Head, Draft>) => {
  type Context = WorksheetContext<Head, Draft>;
  const { name } = description;
  const moves = worksheetMoves(rules);

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as WorksheetEvent<Draft>,
      input: {} as ScreenInput,
      tags: {} as 'busy' | 'editable' | 'question' | 'printing',
    },
    actors: { ...portsAs<WorksheetPorts>(description), swipeRow: swipeRowMachine },
    actions: {
      tell: sendParent(said),
      finishRow: sendTo('swipe', { type: 'row.acted' }),
      leave: assign({ here: false }),
      arrive: assign({ here: true, at: ({ context, event }) => ('at' in event ? event.at : context.at) }),
      unask: assign(() => ({ wanted: null })),
      fail: assign({ failure: (_, failure: Failure) => failure }),
    },
    guards: {
      isOpenRow: ({ context }, key: number) => isOpen(context.rows.find((row) => row.key === key)),
      isTyped: ({ context }) => isTyped(context),
      hasWork: ({ context }) => hasSheetWork(context),
      isHandedOver: ({ context }) => isHandedOver(context),
      isAway: ({ context }) => !context.here,
      isDoubted: ({ context }) => context.doubts.length > 0,
      isPrinted: ({ context }) => isPrinted(context),
      isOfAnotherDay: ({ context }, at: number) => moves.isOfAnotherDay(context, at),
      isBehindNew: ({ context }) => moves.isBehindNew(context),
      isBehindAway: ({ context }) => moves.isBehindNew(context) && !context.here,
      /** Nothing was entered where a printed list had stood, or one that was handed over: that one is left, as it was. */
      isUntouched: ({ context }) => moves.isBehindNew(context) && !hasSheetWork(context),
      leavesOut: ({ context }, at: number) => moves.leavesOut(context, at),
      /** Whether there is nothing to be finished, or nobody whom it is for. */
      lacksEntry: ({ context }, at: number) => moves.obstacles(moves.leavesOut(context, at) ? { ...context, draft: context.opened } : context, at).length > 0,
      isWhole: ({ context }, at: number) => moves.obstacles(context, at).length === 0,
      wasLeft,
    },
  });

  const wantLists = machine.enqueueActions(({ context, enqueue }) => {
    for (const thing of wants(rules.wants, context.at)) enqueue({ type: 'tell', params: thing });
  });
  const rememberPaper = {
    type: 'tell' as const,
    params: ({ context }: { context: Context }) => ({ type: 'choice.kept' as const, workflow: name, values: { paper: context.paper.paper } }),
  };
  const say = (code: string) => ({ type: 'tell' as const, params: notify(code, 'problem') });
  const back = {
    type: 'tell' as const,
    params: ({ context }: { context: Context }) => ({ type: 'route.back' as const, fallback: rules.fallback(context.params) }),
  };
  const kept = machine.enqueueActions(({ context, enqueue, self }) => {
    enqueue({ type: 'tell', params: callTo(self.id, `${name}.kept`, 'info', { count: String(context.rows.length) }) });
  });
  const unasked = { target: 'composing', actions: [kept, 'leave', 'unask'] } as const;
  /** By when it is asked. */
  const params = ({ event }: { event: { readonly at: number } }) => event.at;
  /** With what the form brings into the list; what was entered is the default the next time. */
  const entering = (move: (context: Context, at: number) => Partial<Context>) =>
    machine.enqueueActions(({ context, event, enqueue }) => {
      if (!('at' in event)) return;
      const moved = move(context, event.at);
      enqueue.assign(moved);
      const { lasting } = rules;
      if (lasting && moved.opened)
        enqueue({ type: 'tell', params: { type: 'choice.kept', workflow: name, values: { [lasting]: String(moved.opened[lasting]) } } });
    });
  const finish = entering(moves.finished);
  const refuse = machine.assign(({ context, event }) => ('at' in event ? moves.refusing(context, moves.obstacles(context, event.at)) : {}));
  // What is not known is told with every answer, since it may come or go while a question stands.
  const wonder = machine.assign(({ event }) => ('doubts' in event || event.type === 'print.requested' ? { doubts: event.doubts ?? [] } : {}));

  const isPaper = !rules.handsOver;
  const renew = machine.assign(({ context, event }) => ('at' in event ? moves.ofToday(context, event.at) : {}));
  /** What was printed on another day goes on no paper of today unless it is taken back. */
  const renewing = isPaper ? ([{ guard: { type: 'isOfAnotherDay', params }, target: 'composing', actions: renew }] as const) : [];
  /** On to what is asked for with all there is; before something is left in the form it is `asked` about. */
  const finishing = <const Asked extends string, const Target extends string>(asked: Asked, target: Target) =>
    [
      { guard: { type: 'lacksEntry', params }, actions: refuse },
      { guard: { type: 'leavesOut', params }, target: asked, actions: wonder },
      { target, actions: [wonder, finish] },
    ] as const;
  /** What only a list is told that becomes a paper of its own. */
  const onPaper = machine.createStateConfig({
    on: {
      'paper.chosen': { actions: [assign(({ context, event }) => ({ paper: { ...context.paper, ...standingAfter(event) } })), rememberPaper] },
      'zoom.chosen': { actions: assign(({ context, event }) => ({ paper: { ...context.paper, ...standingAfter(event) } })) },
      'list.begun': { guard: 'hasWork', actions: [assign(({ context, event }) => moves.renewed(context, event.at)), 'finishRow'] },
    },
  }).on;
  const leaveBehind = machine.assign(({ context }) => moves.leftBehind(context));
  const stays = { 'question.cancelled': 'composing', 'screen.left': unasked } as const;
  /** Something stands in the form that is not in the list yet: print without it? */
  const omitting = machine.createStateConfig({
    tags: 'question',
    on: {
      ...stays,
      ...(isPaper
        ? {
            'entry.added': [
              ...renewing,
              { guard: { type: 'isWhole' as const, params }, target: 'wondering', actions: [wonder, finish] },
              { target: 'composing', actions: refuse },
            ],
          }
        : {}),
      'entry.omitted': [...renewing, { target: 'wondering', actions: [wonder, 'arrive'] }],
    },
  });
  /** The same before the list is handed over. */
  const leavingOut = machine.createStateConfig({
    tags: 'question',
    on: { ...stays, 'list.confirmed': { target: 'handingOver', actions: 'arrive' } },
  });
  const wondering = machine.createStateConfig({ always: [{ guard: 'isDoubted', target: 'doubting' }, { target: 'printing' }] });
  /** Something is not known that has to be before it is printed; what was handed over stays so whatever is answered. */
  const doubting = machine.createStateConfig({
    tags: 'question',
    on: {
      'print.confirmed': { target: 'printing', actions: [wonder, 'arrive'] },
      'question.cancelled': 'settled',
      'screen.left': rules.handsOver ? [{ guard: 'isHandedOver', target: 'settled', actions: 'leave' }, unasked] : unasked,
    },
  });
  const handingOver = machine.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'handOver',
      src: 'handOver',
      input: ({ context }) => ({ count: context.rows.length }),
      onDone: { target: 'handedOver', actions: assign(({ context }) => moves.handedOver(context)) },
      onError: { target: 'composing', actions: { type: 'fail', params: reason } },
    },
  });
  /** It stands nowhere else, and so stays until a new one has an entry. */
  const handedOver = machine.createStateConfig({
    on: {
      'print.requested': { target: 'wondering', actions: wonder },
      'list.begun': { target: 'composing', actions: assign(({ context, event }) => moves.renewed(context, event.at)) },
      'list.abandoned': { actions: back },
    },
  });

  return machine.createMachine({
    id: name,
    context: ({ input }) => moves.begun(input),
    entry: wantLists,
    invoke: { id: 'swipe', src: 'swipeRow' },
    initial: 'composing',
    on: {
      'screen.entered': { actions: ['arrive', wantLists] },
      'screen.left': { actions: 'leave' },
    },
    states: {
      composing: {
        tags: 'editable',
        on: {
          'draft.changed': { actions: assign(({ context, event }) => moves.changed(context, event.change)) },
          'row.added': { actions: entering(moves.added) },
          'screen.entered': { actions: [assign(({ context, event }) => ({ at: event.at, ...moves.ofToday(context, event.at), here: true })), wantLists] },
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
          // What was handed over is not to be handed over again.
          'list.recalled': { target: 'settled', actions: assign(({ context }) => moves.recalled(context)) },
          'print.requested': [...renewing, ...finishing('omitting', 'wondering')],
          ...(isPaper ? onPaper : {}),
          ...(rules.handsOver ? { 'list.submitted': finishing('leavingOut', 'handingOver') } : {}),
          'list.abandoned': [
            ...(isPaper ? [{ guard: 'isPrinted' as const, actions: back }] : []),
            { guard: 'isUntouched', actions: back },
            { guard: 'hasWork', target: 'leaving' },
            { target: 'closed', actions: back },
          ],
          'list.emptied': { guard: 'hasWork', target: 'emptying' },
          'screen.left': [
            { guard: 'isUntouched', target: 'settled', actions: [leaveBehind, 'leave'] },
            ...(isPaper ? [{ guard: 'isPrinted' as const, actions: 'leave' as const }] : []),
            { guard: 'hasWork', actions: [kept, 'leave'] },
            { target: 'closed' },
          ],
        },
      },
      replacing: {
        tags: 'question',
        on: {
          'replacement.confirmed': { target: 'composing', actions: assign(({ context }) => moves.taken(context, context.wanted)) },
          'question.cancelled': { target: 'composing', actions: 'unask' },
          'screen.left': unasked,
        },
      },
      leaving: {
        tags: 'question',
        on: {
          'list.discarded': [
            { guard: 'isBehindNew', target: 'settled', actions: [leaveBehind, back] },
            { target: 'closed', actions: back },
          ],
          ...stays,
        },
      },
      emptying: {
        tags: 'question',
        on: {
          'list.discarded': [
            { guard: 'isBehindAway', target: 'settled', actions: leaveBehind },
            { guard: 'isAway', target: 'closed' },
            { target: 'composing', actions: [assign(({ context }) => moves.discarded(context)), 'finishRow'] },
          ],
          ...stays,
          'screen.entered': { target: 'composing', actions: ['arrive', wantLists] },
        },
      },
      printing: {
        tags: ['busy', 'printing'],
        invoke: {
          id: 'printPage',
          src: 'printPage',
          input: {},
          onDone: { target: 'settled', ...(isPaper ? { actions: assign({ printed: ({ context }) => tehranDay(context.at), replaced: null }) } : {}) },
          onError: [
            // The page was left in the middle of printing: the user knows how that ended.
            { guard: { type: 'wasLeft', params: reason }, target: 'settled' },
            { target: 'settled', actions: say('print.failed') },
          ],
        },
      },
      settled: { always: rules.handsOver ? [{ guard: 'isHandedOver', target: 'handedOver' }, { target: 'composing' }] : [{ target: 'composing' }] },
      ...(rules.handsOver ? { leavingOut, handingOver, handedOver } : {}),
      omitting,
      wondering,
      doubting,
      closed: { type: 'final' },
    },
  });
};

/**
 * A form that fills a list which no provider keeps, for paper and perhaps to be handed over.
 *
 * - Nothing typed is lost: what stands in the form or in the list outlives the screen, and a removed row can come back.
 * - What is in the form goes along when the list is finished. Where it is not complete, the list may go without it, which is asked about.
 */
export const worksheet = <H extends Fields, D extends Fields>(description: WorksheetWorkflow<H, D>, rules: WorksheetRules<StructOf<H>, StructOf<D>>) =>
  build(description, rules);
