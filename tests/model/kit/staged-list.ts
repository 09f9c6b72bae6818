import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import { current, hasWork, isChangedTogether, isGone, isRefused, isTyped, type StagedContext, unsent } from '../../../src/machines/kit/staged/context.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { codes, same, stands, told } from '../standing.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

type Context = StagedContext<object, object, AnyRow>;
export const stagedContext = (snapshot: AnyMachineSnapshot): Context => snapshot.context as Context;

export interface StagedSamples {
  readonly machine: AnyStateMachine;
  readonly description: Workflow;
  /** What a screen may hand over. */
  readonly passed: object;
  /** Makes the form complete; each row must be another where none may be like the others. */
  readonly complete: object | ((snapshot: AnyMachineSnapshot) => object);
  /** Makes it incomplete again. */
  readonly incomplete: object;
  readonly facts: object;
  /** Facts under which a complete form must stay out of the list. */
  readonly forbidding: object;
  /** A record as the provider holds it after the row on its way was stored. */
  readonly stored: (snapshot: AnyMachineSnapshot, id: number) => AnyRow;
  /** What the list belongs to, as its address says it. */
  readonly params?: Readonly<Record<string, string>>;
  /** Where success leads, and where cancelling does without a history. */
  readonly next: string;
  readonly fallback: string;
  /** Of a list that changes stored records: one of them, a change of it, and whether many are changed at once. */
  readonly changes?: {
    readonly record: AnyRow;
    readonly change: object;
    readonly bulk?: string;
    /** Where no two may be alike: a whole entry that is one only as long as the record is changed, and how one is known. */
    readonly replacing?: { readonly entry: object; readonly isOne: (draft: object) => boolean };
  };
  readonly never?: Model['never'];
  /** How long success is shown, in milliseconds; not at all unless given. */
  readonly lingers?: number;
}

/** Of a list whose form opens the same whatever a screen hands over. */
export const handedNothing = ({ name }: Workflow) => ({
  [`${name}: screen.entered (1 of 2)`]: 'nothing that is handed over stands in its form, so none of it has to wait',
});

const AT = 1_795_000_000_000;
const MOST_ROWS = 2;
/** Longer after a submission than anything goes on by itself. */
const LATE = AT + 120_000;
const lost = { _tag: 'UnknownOutcome', ageMillis: 9000 };
const longAgo = { ...lost, ageMillis: LATE - AT };
const broken = { _tag: 'Unavailable', status: 500 };
const refused = { _tag: 'Rejected', status: 400, detail: null, general: [], fields: { patient: ['؟'] } };
const gone = { ...refused, status: 404, fields: {} };
/** In an answer of success. */
const denied = { ...refused, status: 200 };

const say = (...types: readonly string[]) => types.map((type) => ({ type }));
const typing = { type: 'draft.changed', change: {} };
const submit = { type: 'list.submitted', at: AT, facts: {} };
const claim = (id: number) => ({ type: 'outcome.claimed', id });
const QUESTIONS = ['list.confirmed', 'replacement.confirmed', 'list.discarded', 'outcome.checked', 'outcome.resent'];
/** What only somebody who is there can do. */
const byHand = (events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]) => (snapshot: AnyMachineSnapshot) =>
  stagedContext(snapshot).here ? events(snapshot) : [];

/** What a person can do while rows are being sent: nothing. */
const BUSY = {
  tags: ['busy'],
  can: [],
  cannot: [typing, submit, { type: 'row.added', at: AT, facts: {} }, ...say('list.abandoned', 'list.emptied', ...QUESTIONS)],
};

/** The model of any staged list: what is tried on it, and what it promises. */
export const stagedModel = (samples: StagedSamples): Model => {
  const {
    machine,
    description,
    passed,
    complete,
    incomplete,
    facts,
    forbidding,
    stored,
    params = {},
    next,
    fallback,
    changes,
    never = {},
    lingers = 0,
  } = samples;
  const { name } = description;
  /** A question: what answers it, and nothing else can be done meanwhile. */
  const asks = (situation: Situation, answer: string) =>
    stands(situation, {
      tags: ['question'],
      can: say(answer, 'question.cancelled'),
      cannot: [typing, submit, ...say(...QUESTIONS.filter((each) => each !== answer))],
    });
  const firstKey = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).rows[0]?.key ?? 99;
  const lastKey = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).rows.at(-1)?.key ?? 99;
  const found = (count: number) => (snapshot: AnyMachineSnapshot) => ({ rows: Array.from({ length: count }, (_, index) => stored(snapshot, 70 + index)) });
  const isLacking =
    (draft: object) =>
    ([field, value]: [string, unknown]): boolean =>
      draft[field as keyof typeof draft] === value;
  const isUnfinished = (draft: object) => Object.entries(incomplete).every(isLacking(draft));
  /** A form that nobody touched and that is a whole entry all the same. */
  const isHandedWhole = (context: Pick<Context, 'draft' | 'opened' | 'rows'>) =>
    !isTyped(context) && !Object.entries(incomplete).some(isLacking(context.draft));
  /** What fills the form: the change of a record that stands in it, else a whole new entry. */
  const filling = (snapshot: AnyMachineSnapshot): object => {
    const { record, rows } = stagedContext(snapshot);
    if (record) return changes?.change ?? {};
    if (changes?.replacing && rows.length === 1 && rows[0]?.record) return changes.replacing.entry;
    return typeof complete === 'function' ? complete(snapshot) : complete;
  };
  const isReplacing = ({ record, draft }: Context['rows'][number]) => !record && changes?.replacing?.isOne(draft) === true;
  /** What was sent, where nothing else is to be. */
  const through = (snapshot: AnyMachineSnapshot) => {
    const { rows } = stagedContext(snapshot);
    return rows.every(({ state }) => state !== 'staged' && state !== 'failed') ? rows : [];
  };
  /** The first row tells all of what becomes of a no; more would stand in too many ways. */
  const isAlone = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).here && stagedContext(snapshot).nextKey === 2 && !isTyped(stagedContext(snapshot));
  /** Another row waits behind the one on its way, and nothing stands elsewhere, which would say nothing of it. */
  const isWaited = (snapshot: AnyMachineSnapshot) => {
    const { here, rows, removed, record } = stagedContext(snapshot);
    return (
      here &&
      rows.length === MOST_ROWS &&
      rows.at(-1)?.state === 'staged' &&
      rows.every((row) => !row.record) &&
      !isTyped(stagedContext(snapshot)) &&
      !removed &&
      !record
    );
  };
  /** Of two rows nobody touched anything else of, one was answered, and the other is to go out. */
  const isFollowed = (snapshot: AnyMachineSnapshot) => {
    const { here, rows, removed, record } = stagedContext(snapshot);
    return snapshot.matches({ submitting: 'dating' }) && here && rows.length === MOST_ROWS && !isTyped(stagedContext(snapshot)) && !removed && !record;
  };
  const isFull = (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).rows.length >= MOST_ROWS;
  const changing: Model['events'] = changes
    ? {
        'record.edited': byHand(() => [{ type: 'record.edited', row: changes.record }]),
        'row.renewed': byHand((snapshot) => [firstKey(snapshot), 98].map((key) => ({ type: 'row.renewed', key }))),
        'rows.revised': byHand((snapshot) => [
          {
            type: 'rows.revised',
            rows: [
              { key: firstKey(snapshot), facts },
              { key: 98, facts },
            ],
            revision: {},
          },
        ]),
        'record.released': byHand(() => [{ type: 'record.released' }]),
        'record.remove': byHand(() => [{ type: 'record.remove', id: changes.record.id, label: 'x' }]),
        ...(changes.bulk === undefined
          ? {}
          : {
              // What is typed there has nothing to do with the form.
              'bulk.typed': byHand((snapshot) => (isTyped(stagedContext(snapshot)) ? [] : [{ type: 'bulk.typed', typed: changes.bulk ?? '' }])),
              'bulk.applied': byHand((snapshot) => (isFull(snapshot) ? [] : [{ type: 'bulk.applied', records: [changes.record] }])),
            }),
      }
    : {};
  const enter = (type: string) => (snapshot: AnyMachineSnapshot) => {
    const { draft } = stagedContext(snapshot);
    const entering = { type, at: AT, facts };
    if (!isFull(snapshot) || !(isTyped(stagedContext(snapshot)) || isHandedWhole(stagedContext(snapshot))))
      return [entering, { ...entering, facts: forbidding }];
    // What is complete would go along, and the list would grow.
    return type === 'list.submitted' && isUnfinished(draft) ? [entering] : [];
  };
  const isForbiddable = Object.keys(forbidding).length > 0;
  /** The first entry is known to be forbidden by now, where anything forbids one and the list does not grow if it is let through. */
  const submitting = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
    const { rows, draft } = stagedContext(snapshot);
    const grows = isFull(snapshot) && isTyped(stagedContext(snapshot)) && !isUnfinished(draft);
    const [first] = isForbiddable && !grows ? unsent(rows) : [];
    const known = first ? [{ ...submit, facts, known: [{ key: first.key, facts: forbidding }] }] : [];
    return [...enter('list.submitted')(snapshot), ...known];
  };
  return {
    machine,
    description,
    inputs: [
      { params, at: AT },
      { params, passed, at: AT },
    ],
    events: {
      ...changing,
      'screen.entered': [
        { type: 'screen.entered', at: AT },
        { type: 'screen.entered', params: { id: 'another' }, passed, at: AT },
      ],
      'screen.left': [{ type: 'screen.left' }],
      'draft.changed': byHand((snapshot) => [filling(snapshot), incomplete].map((change) => ({ type: 'draft.changed', change }))),
      'row.added': byHand(enter('row.added')),
      'row.edited': byHand((snapshot) => [firstKey(snapshot), 98].map((key) => ({ type: 'row.edited', key }))),
      'row.removed': byHand((snapshot) => [lastKey(snapshot), 98].map((key) => ({ type: 'row.removed', key }))),
      'list.submitted': byHand(submitting),
      ...Object.fromEntries([...QUESTIONS, 'row.restored', 'question.cancelled', 'list.abandoned'].map((type) => [type, byHand(() => [{ type }])])),
      // A form about somebody else may throw this one away.
      ...Object.fromEntries(['list.emptied', 'list.discarded', 'question.cancelled'].map((type) => [type, [{ type }]])),
      'outcome.claimed': byHand((snapshot) => [claim(70), claim(97), ...(isWaited(snapshot) ? [{ ...claim(70), at: LATE }] : [])]),
      'outcome.resent': byHand((snapshot) => [{ type: 'outcome.resent' }, ...(isWaited(snapshot) ? [{ type: 'outcome.resent', at: LATE }] : [])]),
      'xstate.done.actor.findBefore': (snapshot) => [
        done('findBefore', { rows: [], readAt: AT }),
        ...(isAlone(snapshot) || isFollowed(snapshot) ? [done('findBefore', { rows: [], readAt: LATE })] : []),
      ],
      'xstate.error.actor.findBefore': [error('findBefore', { _tag: 'Offline' }), error('findBefore', { _tag: 'Unreadable', where: '' })],
      [`xstate.after.patience.${name}.submitting.comparing`]: [{ type: `xstate.after.patience.${name}.submitting.comparing` }],
      'xstate.done.actor.sendRow': (snapshot) => [done('sendRow', stored(snapshot, 10 + firstKey(snapshot)))],
      'xstate.error.actor.sendRow': (snapshot) =>
        [
          refused,
          ...(current(stagedContext(snapshot).rows)?.record ? [gone] : isAlone(snapshot) ? [denied] : []),
          { _tag: 'SessionEnded' },
          broken,
          lost,
          ...(isWaited(snapshot) ? [longAgo] : []),
        ].map((failure) => error('sendRow', failure)),
      [`xstate.after.quarantine.${name}.submitting.quarantined`]: [{ type: `xstate.after.quarantine.${name}.submitting.quarantined` }],
      'xstate.done.actor.findSent': (snapshot) => [
        ...[0, 1, 2].map((count) => done('findSent', found(count)(snapshot))),
        ...(isWaited(snapshot) ? [done('findSent', { ...found(1)(snapshot), readAt: LATE })] : []),
      ],
      'xstate.error.actor.findSent': [error('findSent', { _tag: 'Unreachable' })],
      'xstate.after.linger.succeeded': [{ type: 'xstate.after.linger.succeeded' }],
    },
    // The lists it offers choices from tell the view of their changes themselves.
    ignored: ['rows.changed'],
    never,
    follows: {
      // A list that is through is empty again when something was left in the form.
      'xstate.done.actor.sendRow': (_, { snapshot }) => {
        const { rows } = stagedContext(snapshot);
        if (snapshot.hasTag('editable') && rows.every(({ state }) => state === 'sent')) same(rows, []);
      },
      // What somebody said is not the row is not taken for it later.
      'outcome.resent': (_, { snapshot }, before) => {
        const { candidates, rows } = stagedContext(before);
        const row = stagedContext(snapshot).rows.find(({ key }) => key === current(rows)?.key);
        // What is looked for anew is not said to be anything yet.
        if (snapshot.matches({ submitting: 'looking' })) return;
        expect(row?.before).toEqual(expect.arrayContaining(candidates.map(({ id }) => id)));
      },
      // What rows were judged by is read anew where a provider has refused one, and a record that is gone is told of.
      'xstate.error.actor.sendRow': (_, after) => {
        const { rows } = stagedContext(after.snapshot);
        const doubted = told(after).filter(({ type, outdated }) => type === 'resource.want' && outdated === true);
        const isOver = after.snapshot.hasTag('editable');
        expect(doubted.length > 0).toBe(isOver && rows.some(isRefused));
        const records = isOver ? rows.flatMap((row) => (isRefused(row) && isGone(row) ? [row.record?.id] : [])) : [];
        same(
          told(after).flatMap(({ type, id }) => (type === 'row.removed' ? [id] : [])),
          records,
        );
      },
      // Without a line nothing is sent; a comparison that makes no sense keeps nothing from being sent, unless nobody knows what time it is by then.
      'xstate.error.actor.findBefore': ({ error: why }, { snapshot }, before) =>
        expect(snapshot.hasTag('editable')).toBe(why._tag === 'Offline' || before.matches({ submitting: 'dating' })),
      // Nothing is sent by what a page slept over, nor behind what was.
      'xstate.done.actor.findBefore': ({ output }, { snapshot }, before) =>
        expect(snapshot.hasTag('editable')).toBe(output.readAt === LATE || stagedContext(before).late === true),
    },
    lengths: { linger: lingers },
    takes: {
      'list.discarded': (snapshot) => stagedContext(snapshot).rows,
      // So it is when something was handed over while it was on its way, or just through.
      'screen.entered': through,
      'replacement.confirmed': (snapshot) => ({ key: stagedContext(snapshot).wanted }),
      // A list that is through is empty again when something was left in the form.
      ...Object.fromEntries(['xstate.done.actor.sendRow', 'xstate.done.actor.findSent', 'outcome.claimed'].map((type) => [type, through])),
      // What became impossible stands in the form again, and what is changed together is changed anew.
      'list.submitted': (snapshot, event) => [
        ...unsent(stagedContext(snapshot).rows).filter(({ key }) => event.known?.some((each: { readonly key: number }) => each.key === key)),
        ...(changes?.replacing ? unsent(stagedContext(snapshot).rows).filter(isReplacing) : []),
      ],
      ...(changes?.bulk === undefined ? {} : { 'bulk.applied': (snapshot: AnyMachineSnapshot) => stagedContext(snapshot).rows.filter(isChangedTogether) }),
    },
    states: {
      composing: (situation) => {
        const { rows, here, problems, draft } = stagedContext(situation.snapshot);
        // What is wrong is wrong with a field that is in sight.
        for (const { field } of problems) expect(Object.keys(draft)).toContain(field);
        stands(situation, {
          tags: ['editable'],
          can: [typing, submit, ...say('list.abandoned', 'row.restored')],
          cannot: say(...QUESTIONS, 'question.cancelled'),
        });
        expect(current(rows)).toBeUndefined();
        if (!here) expect(hasWork(stagedContext(situation.snapshot))).toBe(true);
        // A row that the provider refused says so, and none is sent again by itself.
        for (const { state, failure } of rows) expect(failure !== null).toBe(state === 'failed');
        if (!here && rows.some(({ state }) => state === 'failed') && situation.said.length > 0)
          expect([`${name}.waiting`, `${name}.kept`]).toContain(codes(situation)[0]);
      },
      leftOver: (situation) => {
        asks(situation, 'list.confirmed');
        same([isTyped(stagedContext(situation.snapshot)), unsent(stagedContext(situation.snapshot).rows).length > 0], [true, true]);
      },
      replacing: (situation) => {
        asks(situation, 'replacement.confirmed');
        const { wanted, wantedRecord, record, rows } = stagedContext(situation.snapshot);
        // A row, a stored record, or the empty form in the place of one.
        if (wanted === null) same(wantedRecord ?? record, changes?.record);
        else expect(rows.find(({ key }) => key === wanted)?.state).toMatch(/^(staged|failed)$/);
        expect(isTyped(stagedContext(situation.snapshot))).toBe(true);
      },
      leaving: (situation) => {
        asks(situation, 'list.discarded');
        expect(hasWork(stagedContext(situation.snapshot))).toBe(true);
      },
      emptying: (situation) => {
        asks(situation, 'list.discarded');
        expect(hasWork(stagedContext(situation.snapshot))).toBe(true);
      },
      'submitting.comparing': (situation) => {
        stands(situation, { ...BUSY, runs: ['findBefore'] });
        const rows = unsent(stagedContext(situation.snapshot).rows);
        expect(rows.length).toBeGreaterThan(0);
        // Nothing goes out that something speaks against by then.
        if (isForbiddable) for (const row of rows) if (!row.record) expect(row.facts).not.toMatchObject(forbidding);
      },
      'submitting.dating': (situation) => {
        stands(situation, { ...BUSY, runs: ['findBefore'] });
        expect(unsent(stagedContext(situation.snapshot).rows).length).toBeGreaterThan(0);
      },
      'submitting.sending': (situation) => {
        stands(situation, { ...BUSY, runs: ['sendRow'] });
        expect(stagedContext(situation.snapshot).rows.filter(({ state }) => state === 'sending')).toHaveLength(1);
      },
      'submitting.quarantined': (situation) => {
        stands(situation, BUSY);
        expect([lost, longAgo, broken, denied]).toContainEqual(stagedContext(situation.snapshot).failure);
      },
      'submitting.looking': (situation) => {
        stands(situation, { ...BUSY, runs: ['findSent'] });
        expect(current(stagedContext(situation.snapshot).rows)?.state).toBe('unknown');
      },
      unsure: (situation) => {
        const { rows, candidates, failure, here } = stagedContext(situation.snapshot);
        const isSeen = candidates.length > 0 || failure?._tag !== 'Unreachable';
        stands(situation, {
          tags: ['question', 'problem'],
          // A row of which nobody knows whether it arrived is not sent blindly.
          can: [...say('outcome.checked', ...(isSeen ? ['outcome.resent'] : [])), ...candidates.map(({ id }) => claim(id))],
          cannot: [typing, submit, claim(97), ...say('list.abandoned', ...(isSeen ? [] : ['outcome.resent']))],
        });
        expect(current(rows)?.state).toBe('unknown');
        // Whoever comes with something for a form that holds another is told.
        const others = codes(situation).filter((code) => code !== `${name}.busy`);
        if (situation.said.length > 0) same(others, here ? [] : [`${name}.waiting`]);
      },
      succeeded: (situation) => {
        stands(situation, { ...BUSY, tags: ['success'] });
        // Success is said once, and with nothing that failed.
        const { rows, failure, candidates } = stagedContext(situation.snapshot);
        same([unsent(rows), failure, candidates], [[], null, []]);
        expect([[], [`${name}.sent`]]).toContainEqual(codes(situation));
      },
      finished: (situation) => {
        const { rows, here } = stagedContext(situation.snapshot);
        same([unsent(rows), situation.snapshot.status], [[], 'done']);
        same(told(situation), here ? [{ type: 'route.go', to: next, replace: true }] : []);
      },
      closed: (situation) => {
        expect(situation.snapshot.status).toBe('done');
        expect([[], [{ type: 'route.back', fallback }]]).toContainEqual(told(situation));
      },
    },
    always: (situation) => {
      const { rows, record, params: own } = stagedContext(situation.snapshot);
      const heard = told(situation);
      const saved = heard.filter(({ type }) => type === 'row.saved');
      const savedAs = (id: number | null) => saved.filter((event) => event.saved.row.id === id);
      same(
        {
          // It belongs to what it always did, whatever is said on return.
          own,
          calledBackElsewhere: heard.filter(({ notice }) => notice && /waiting|kept/.test(notice.code) && notice.workflow !== 'tested'),
          sentAtOnce: rows.filter(({ state }) => state === 'sending' || state === 'unknown').slice(1),
          misnumbered: rows.filter(({ state, id }) => (id !== null) !== (state === 'sent')),
          alike: rows.length - new Set(rows.map(({ key }) => key)).size,
          // A stored record is in hand once, and what is the same as stored is no change of it.
          inHandTwice: [record, ...rows.map((row) => (row.state === 'sent' ? null : row.record))].filter(Boolean).slice(1),
          // What was sent already is not changed together with the others again.
          changedTwice: rows.filter((row) => isChangedTogether(row) && rows.some(({ id }) => id !== null && id === row.record?.id)),
          saidAmiss: rows.flatMap(({ id, record: changed }) => savedAs(id).filter((event) => event.saved.created === Boolean(changed))),
          // A list that is through is empty again when something was left in the form.
          strangers: rows.length > 0 ? saved.filter((event) => !rows.some(({ id }) => id === event.saved.row.id)) : [],
        },
        {
          own: params,
          ...{ calledBackElsewhere: [], sentAtOnce: [], misnumbered: [], alike: 0, inHandTwice: [], changedTwice: [], saidAmiss: [], strangers: [] },
        },
      );
    },
    entry: (snapshot) => current(stagedContext(snapshot).rows)?.key,
    // A submission decides the rest anew, and what was said of the last one does not matter to the form.
    distinguish: (snapshot) => {
      const { here, rows, removed, candidates, failure, ...form } = stagedContext(snapshot);
      const list = [here, isTyped({ ...form, rows }), rows.map(({ state }) => state)];
      const stored = [rows.map((row) => (isGone(row) ? 'gone' : row.record != null)), form.record != null, form.wantedRecord != null];
      const bulk = rows.every(({ state }) => state === 'sent') && form.bulk;
      if (snapshot.hasTag('editable'))
        return [...list, ...stored, bulk, removed !== null, isUnfinished(form.draft), isHandedWhole({ ...form, rows }), rows.map(isReplacing)];
      const row = current(rows);
      return [
        ...list,
        ...stored,
        row?.before?.length ?? null,
        candidates.length,
        failure?._tag,
        row?.state === 'unknown' && form.sentAt === LATE,
        form.late === true,
      ];
    },
  };
};
