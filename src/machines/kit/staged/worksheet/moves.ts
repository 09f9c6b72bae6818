import { tehranDay } from '../../../../schema/kit/tehran.ts';
import type { ScreenInput } from '../../../../schema/workflows/screen.ts';
import { lastPaper, openedPaper } from '../../form/paper.ts';
import { isTyped } from '../context.ts';
import { unplaced, whereTyped, withEntered, withoutRow, withRestored } from '../places.ts';
import { isHandedOver, type SheetRow, type WorksheetContext, type WorksheetRules } from './context.ts';

const entryOf = <Draft extends object>(key: number, draft: Draft): SheetRow<Draft> => ({
  key,
  draft,
  facts: {},
  state: 'staged',
  id: null,
  failure: null,
  before: null,
});

/** How a list that no provider keeps changes, as pure functions of where it stands. */
export const worksheetMoves = <Head extends object, Draft extends object>(rules: WorksheetRules<Head, Draft>) => {
  type Context = WorksheetContext<Head, Draft>;
  const refusing = (context: Context, problems: Context['problems']): Partial<Context> => ({
    problems,
    focus: problems[0]?.field ?? null,
    attempts: context.attempts + 1,
  });
  const problems = ({ draft }: Context, at: number) => rules.problems(draft, tehranDay(at));

  const changedSincePrint = rules.handsOver ? {} : { printed: null };

  const begun = (input: Pick<ScreenInput, 'params' | 'passed' | 'last' | 'at'>): Context => ({
    params: input.params,
    here: true,
    at: input.at,
    head: rules.head(input),
    headOpened: rules.head(input),
    opened: rules.opened(input),
    draft: rules.opened(input),
    problems: [],
    refused: {},
    focus: null,
    attempts: 0,
    rows: [],
    nextKey: 1,
    removed: null,
    wanted: null,
    paper: { ...openedPaper, ...lastPaper(input.last) },
    failure: null,
    doubts: [],
    ...(rules.handsOver ? {} : { printed: null, replaced: null }),
  });

  /** With the form in the list, or with what keeps it out. */
  const entered = (context: Context, at: number): Partial<Context> => {
    const found = problems(context, at);
    if (found.length > 0) return refusing(context, found);
    const entries = rules.entries?.(context.draft, tehranDay(at)) ?? [context.draft];
    const draft = rules.cleared(context.draft, context.opened, context.place != null);
    return {
      rows: withEntered(
        context,
        entries.map((each, index) => entryOf(context.nextKey + index, each)),
      ),
      nextKey: context.nextKey + entries.length,
      draft,
      opened: draft,
      ...{ problems: [], focus: null, removed: null, failure: null },
      ...unplaced(context),
      ...changedSincePrint,
      replaced: null,
    };
  };

  /** What the next list is likely to repeat of this one. */
  const lastOf = ({ opened }: Context) => (rules.lasting ? { [rules.lasting]: [String(opened[rules.lasting])] } : null);

  /** With nothing in the form nor in the list, as it was when it opened; rows are counted on. */
  const emptied = (context: Context, at: number): Partial<Context> => ({
    ...begun({ params: context.params, at, last: lastOf(context) }),
    // Whom it is about may be known by what was handed over then.
    ...{ head: context.head, headOpened: context.head, here: context.here, paper: context.paper, nextKey: context.nextKey },
    ...unplaced(context),
  });

  const isOfAnotherDay = ({ printed = null }: Context, at: number): boolean => printed !== null && printed !== tehranDay(at);
  /** A new list in place of one that was printed on another day, which can be taken back; what is typed stays in the form. */
  const ofToday = (context: Context, at: number): Partial<Context> => {
    const { printed = null, rows, draft, opened } = context;
    if (!isOfAnotherDay(context, at)) return {};
    return { ...emptied(context, at), draft, opened, replaced: { rows, draft: opened, printed } };
  };

  /** Whether the form has to go into the list first: it holds something, or nothing else does. */
  const isFormDue = (context: Context): boolean => isTyped(context) || context.rows.length === 0;
  /** What keeps all of it from being finished: an entry that is half written must not be left out unseen. */
  const obstacles = (context: Context, at: number): Context['problems'] => [
    ...rules.headProblems(context.head),
    ...(isFormDue(context) ? problems(context, at) : []),
  ];

  return {
    begun,
    entered,
    isOfAnotherDay,
    ofToday,
    /** Whether the list in whose place a new one was begun was printed or handed over: nothing but an entry of the new one ends it. */
    isBehindNew: ({ replaced }: Context): boolean => replaced != null && (replaced.printed !== null || isHandedOver(replaced)),
    /** With nothing in the form nor in the list; the list before it can still be taken back. */
    discarded: (context: Context): Partial<Context> => ({ ...emptied(context, context.at), replaced: context.replaced ?? null }),
    /** With the list that was there before, as it was printed or handed over: nothing was entered in its place. */
    leftBehind: (context: Context): Partial<Context> => {
      if (!context.replaced) return {};
      const { draft, ...list } = context.replaced;
      return { ...emptied(context, context.at), ...list, ...(draft ? { draft } : {}), replaced: null };
    },
    /** With the form in the list of today, or with what keeps it out. */
    added: (context: Context, at: number): Partial<Context> => {
      const renewed = problems(context, at).length > 0 ? {} : ofToday(context, at);
      const { replaced } = renewed;
      return { at, ...renewed, ...entered({ ...context, ...renewed }, at), ...(replaced ? { replaced } : {}) };
    },
    obstacles,
    refusing,
    changed: (context: Context, change: Partial<Draft>): Partial<Context> => {
      const draft = rules.revised(context.draft, change);
      return whereTyped(context, {
        draft,
        opened: rules.known?.(context.opened, draft) ?? context.opened,
        problems: context.problems.filter(({ field }) => !(field in change)),
        focus: null,
        removed: null,
      });
    },
    /** With the form in the list where it has to be, as the whole is finished. */
    finished: (context: Context, at: number): Partial<Context> => ({
      at,
      removed: null,
      failure: null,
      problems: [],
      focus: null,
      ...(isFormDue(context) ? entered(context, at) : {}),
    }),
    /** With a row back in the form and out of the list. */
    taken: (context: Context, key: number | null): Partial<Context> => {
      const row = context.rows.find((each) => each.key === key);
      if (!row) return { wanted: null };
      return {
        draft: row.draft,
        rows: context.rows.filter((each) => each !== row),
        place: context.rows.indexOf(row),
        problems: [],
        focus: null,
        removed: null,
        wanted: null,
        ...changedSincePrint,
      };
    },
    removed: (context: Context, key: number): Partial<Context> => {
      const without = withoutRow(context, key);
      return without.removed ? { ...without, ...changedSincePrint } : without;
    },
    /** Whether something stands in the form that the list would be finished without; into one that is handed over it goes unasked where it is complete. */
    leavesOut: (context: Context, at: number): boolean =>
      isTyped(context) && context.rows.length > 0 && !(rules.handsOver && problems(context, at).length === 0),
    /** A new list, with the one before as long as nothing is in the new one; what is typed beside one that was handed over is of the new one. */
    renewed: (context: Context, at: number): Partial<Context> => {
      const { rows, draft, opened, printed = null } = context;
      const typed = rules.handsOver && isTyped(context) ? { draft, opened } : {};
      return { ...emptied(context, at), ...typed, replaced: { rows, draft: rules.handsOver ? null : draft, printed } };
    },
    /** The list that was there before, with what is new behind it; what is typed meanwhile stays in the form. */
    recalled: (context: Context): Partial<Context> => {
      const { replaced, rows, draft, at } = context;
      if (!replaced) return {};
      return {
        rows: [...replaced.rows, ...rows],
        draft: isTyped(context) ? draft : (replaced.draft ?? draft),
        ...unplaced(context),
        // Whoever takes it back on another day wants it on that.
        printed: replaced.printed === null || rows.length > 0 ? null : tehranDay(at),
        removed: null,
        replaced: null,
      };
    },
    restored: (context: Context): Partial<Context> => withRestored(context),
    handedOver: ({ rows }: Context): Partial<Context> => ({ rows: rows.map((row) => ({ ...row, state: 'sent' })), removed: null, failure: null }),
  };
};
