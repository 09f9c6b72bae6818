import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isTyped } from '../../../src/machines/kit/staged/context.ts';
import { hasSheetWork, isHandedOver, isPrinted, type WorksheetContext } from '../../../src/machines/kit/staged/worksheet/context.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { codes, same, stands, told } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

type Context = WorksheetContext<object, object>;
const contextOf = (snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

export interface WorksheetSamples {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  /** Makes the form complete. */
  readonly complete: object;
  /** Makes it incomplete again. */
  readonly incomplete: object;
  /** Part of an entry, where what is incomplete is nothing at all. */
  readonly half?: object;
  /** What all entries have in common, by the address; absent where they have nothing. */
  readonly head?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly fallback: string;
}

const AT = 1_795_000_000_000;
const DAY = 24 * 3_600_000;
const MOST_ROWS = 2;
const say = (...types: readonly string[]) => types.map((type) => ({ type }));
const typing = { type: 'draft.changed', change: {} };
const print = { type: 'print.requested', at: AT };
const submit = { type: 'list.submitted', at: AT };
const QUESTIONS = ['replacement.confirmed', 'list.discarded'];

/** The model of any list that no provider keeps: what is tried on it, and what it promises. */
export const worksheetModel = ({ machine, description, complete, incomplete, half, head, params = {}, fallback }: WorksheetSamples): Model => {
  const { name } = description;
  const handsOver = 'handOver' in description.ports;
  const isPaper = 'paper.chosen' in description.events;
  const byHand =
    (events: (snapshot: AnyMachineSnapshot) => readonly { readonly type: string; readonly [key: string]: unknown }[]) => (snapshot: AnyMachineSnapshot) =>
      contextOf(snapshot).here ? events(snapshot) : [];
  const firstKey = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).rows[0]?.key ?? 99;
  const isUnfinished = (draft: object) => Object.entries(half ?? incomplete).every(([field, value]) => draft[field as keyof typeof draft] === value);
  const isFull = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).rows.length >= MOST_ROWS;
  /** What is complete would go along, and the list would grow. */
  const entering = (type: string) =>
    byHand((snapshot) => {
      const context = contextOf(snapshot);
      if (isFull(snapshot) && isTyped(context) && !isUnfinished(context.draft)) return [];
      // No day comes back.
      return [{ type, at: Math.max(AT, context.at) }];
    });
  const asks = (situation: Situation, answer: string) =>
    stands(situation, {
      tags: ['question'],
      can: say(answer, 'question.cancelled'),
      cannot: [typing, print, ...say(...QUESTIONS.filter((each) => each !== answer))],
    });
  const BUSY = { can: [], cannot: [typing, print, submit, ...say('list.abandoned', 'list.emptied', ...QUESTIONS)] };
  const PAPER_ANSWERS = (isPaper ? ['entry.added', 'entry.omitted'] : ['entry.omitted']).map((type) => ({ type, at: AT }));
  const LEFT_OUT = { type: 'list.confirmed', at: AT };
  /** With what is not known, and of a paper after midnight. */
  const answers = (events: readonly AnyEventObject[]) =>
    events.flatMap((event) => [event, { ...event, doubts: ['practice'] }, ...(isPaper && event.at < AT + DAY ? [{ ...event, at: AT + DAY }] : [])]);
  const CONFIRMED = { type: 'print.confirmed', at: AT };
  /** Nothing half written is left out of what is printed or handed over unasked, and nothing without entries is either. */
  const isWhole = ({ snapshot }: Situation) => {
    const context = contextOf(snapshot);
    // What is left out on purpose, or typed for the list after one that was handed over, may still say what it lacks.
    const isBeside = isTyped(context) || isHandedOver(context);
    same([context.rows.length > 0, isBeside ? [] : context.problems], [true, []]);
    if (head) expect(context.head).toMatchObject(head);
  };
  /** A list that would do, and a form that is in it no more than it was. */
  const leavesOut = (situation: Situation, can: readonly AnyEventObject[], cannot: readonly AnyEventObject[]) => {
    stands(situation, {
      tags: ['question'],
      can: [...can, ...say('question.cancelled')],
      cannot: [...cannot, typing, print, submit, CONFIRMED, ...say(...QUESTIONS)],
    });
    const context = contextOf(situation.snapshot);
    same([isTyped(context), context.rows.length > 0, isPaper || isUnfinished(context.draft)], [true, true, true]);
  };
  return {
    machine,
    description,
    inputs: [{ params, at: AT }],
    events: {
      'screen.entered': (isPaper ? [AT, AT + DAY] : [AT]).map((at) => ({ type: 'screen.entered', at })),
      'screen.left': [{ type: 'screen.left' }],
      'draft.changed': byHand((snapshot) =>
        [complete, incomplete, ...(half && contextOf(snapshot).rows.length > 0 ? [half] : [])].map((change) => ({ type: 'draft.changed', change })),
      ),
      ...(isPaper
        ? {
            'paper.chosen': byHand(() => ['A4', 'A5'].map((paper) => ({ type: 'paper.chosen', paper }))),
            'zoom.chosen': byHand(() => [150, 999].map((zoom) => ({ type: 'zoom.chosen', zoom }))),
          }
        : {}),
      ...Object.fromEntries(PAPER_ANSWERS.map((event) => [event.type, (snapshot: AnyMachineSnapshot) => answers(entering(event.type)(snapshot))])),
      'list.begun': byHand(() => [{ type: 'list.begun', at: AT }]),
      'list.recalled': byHand(() => say('list.recalled')),
      'print.confirmed': byHand(() => [CONFIRMED]),
      'row.added': entering('row.added'),
      'row.edited': byHand((snapshot) => [firstKey(snapshot), 98].map((key) => ({ type: 'row.edited', key }))),
      'row.removed': byHand((snapshot) => [firstKey(snapshot), 98].map((key) => ({ type: 'row.removed', key }))),
      'print.requested': (snapshot) => answers(entering('print.requested')(snapshot)),
      ...(handsOver ? { 'list.submitted': entering('list.submitted'), 'list.confirmed': entering('list.confirmed') } : {}),
      ...Object.fromEntries([...QUESTIONS, 'row.restored', 'question.cancelled', 'list.abandoned'].map((type) => [type, byHand(() => [{ type }])])),
      // A form about somebody else may throw this one away.
      ...Object.fromEntries(['list.emptied', 'list.discarded', 'question.cancelled'].map((type) => [type, [{ type }]])),
      'xstate.done.actor.printPage': [done('printPage', {})],
      'xstate.error.actor.printPage': [error('printPage', { _tag: 'UnknownOutcome', ageMillis: 9 }), error('printPage', { _tag: 'Unreadable', where: '' })],
      ...(handsOver
        ? {
            'xstate.done.actor.handOver': [done('handOver', {})],
            'xstate.error.actor.handOver': [error('handOver', { _tag: 'UnknownOutcome', ageMillis: 9 })],
          }
        : {}),
    },
    takes: {
      'list.discarded': (snapshot) => [contextOf(snapshot).rows, contextOf(snapshot).replaced],
      'replacement.confirmed': (snapshot) => ({ key: contextOf(snapshot).wanted }),
      // The list behind a new one goes as soon as a third is begun, or the new one has entries.
      'list.begun': (snapshot) => contextOf(snapshot).replaced,
      ...Object.fromEntries(
        ['row.added', 'print.requested', ...(isPaper ? ['entry.added'] : []), ...(handsOver ? ['list.submitted'] : [])].map((type) => [
          type,
          (snapshot: AnyMachineSnapshot) => contextOf(snapshot).replaced,
        ]),
      ),
    },
    follows: {
      // Nothing half written is left out unasked.
      ...Object.fromEntries(
        ['print.requested', ...(handsOver ? ['list.submitted'] : [])].map((type) => [
          type,
          (_: AnyEventObject, { snapshot }: Situation, before: AnyMachineSnapshot) => {
            if (['omitting', 'leavingOut'].some((state) => snapshot.matches(state)) || isHandedOver(contextOf(before))) return;
            if (!snapshot.matches('composing')) expect(isTyped(contextOf(snapshot))).toBe(false);
          },
        ]),
      ),
    },
    // The lists it offers choices from tell the view of their changes themselves.
    ignored: ['rows.changed'],
    states: {
      composing: (situation) => {
        const context = contextOf(situation.snapshot);
        stands(situation, {
          tags: ['editable'],
          can: [typing, print, ...say('list.abandoned', 'row.restored')],
          cannot: say(...QUESTIONS, 'question.cancelled'),
        });
        expect(isHandedOver(context)).toBe(false);
        if (!context.here) expect(hasSheetWork(context)).toBe(true);
        // What was printed is a list that can be printed again; one with an older one behind it was not.
        if (isPrinted(context)) same([isPaper, context.rows.length > 0], [true, true]);
        if (context.replaced) expect(context.printed ?? null).toBeNull();
        // What was handed over comes back alone.
        if (context.replaced && handsOver) same([isHandedOver(context.replaced), context.rows], [true, []]);
        // What is refused is said at a field, which takes the focus.
        if (context.focus !== null) expect(context.problems[0]?.field).toBe(context.focus);
      },
      replacing: (situation) => {
        asks(situation, 'replacement.confirmed');
        const { wanted, rows } = contextOf(situation.snapshot);
        expect(rows.map(({ key }) => key)).toContain(wanted);
        expect(isTyped(contextOf(situation.snapshot))).toBe(true);
      },
      leaving: (situation) => {
        asks(situation, 'list.discarded');
        expect(hasSheetWork(contextOf(situation.snapshot))).toBe(true);
      },
      emptying: (situation) => {
        asks(situation, 'list.discarded');
        expect(hasSheetWork(contextOf(situation.snapshot))).toBe(true);
      },
      omitting: (situation) => leavesOut(situation, PAPER_ANSWERS, [LEFT_OUT]),
      doubting: (situation) => {
        stands(situation, {
          tags: ['question'],
          can: [CONFIRMED, ...say('question.cancelled')],
          cannot: [typing, print, submit, ...PAPER_ANSWERS, ...say(...QUESTIONS)],
        });
        same(contextOf(situation.snapshot).doubts, ['practice']);
        isWhole(situation);
      },
      printing: (situation) => {
        stands(situation, { ...BUSY, runs: ['printPage'], tags: ['busy', 'printing'] });
        isWhole(situation);
      },
      ...(handsOver
        ? {
            leavingOut: (situation: Situation) => leavesOut(situation, [LEFT_OUT], PAPER_ANSWERS),
            handingOver: (situation: Situation) => {
              stands(situation, { ...BUSY, runs: ['handOver'], tags: ['busy'] });
              isWhole(situation);
            },
            handedOver: (situation: Situation) => {
              // What was typed stands nowhere else, and so is still there.
              stands(situation, { tags: [], can: [print, { type: 'list.begun', at: AT }], cannot: [typing, submit, ...say('list.emptied')] });
              expect(isHandedOver(contextOf(situation.snapshot))).toBe(true);
            },
          }
        : {}),
      closed: (situation) => {
        expect(situation.snapshot.status).toBe('done');
        expect([[], [{ type: 'route.back', fallback }]]).toContainEqual(told(situation));
      },
    },
    always: (situation) => {
      const { rows, params: own } = contextOf(situation.snapshot);
      same(own, params);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      for (const code of codes(situation)) expect([`${name}.kept`, 'print.failed']).toContain(code);
    },
    distinguish: (snapshot) => {
      const { here, rows, removed, draft, problems, failure, wanted, printed, doubts, replaced, ...context } = contextOf(snapshot);
      const { paper: standing } = contextOf(snapshot);
      const form = [
        // How it is shown is told apart before there is anything to show: it makes no difference to what is done.
        rows.length === 0 ? [standing.paper, standing.zoom] : null,
        isTyped({ ...context, draft, rows } as Context),
        isUnfinished(draft),
        printed,
        doubts.length,
        replaced == null ? null : replaced.printed !== null,
      ];
      return [here, rows.map(({ state }) => state), ...form, removed !== null, problems.length > 0, failure?._tag, wanted !== null];
    },
  };
};
