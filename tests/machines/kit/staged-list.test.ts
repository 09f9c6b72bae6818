import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AppEvent } from '../../../src/machines/kit/parent.ts';
import type { AnyRow } from '../../../src/machines/kit/rows.ts';
import { type StagedRules, unsent } from '../../../src/machines/kit/staged/context.ts';
import { stagedList } from '../../../src/machines/kit/staged/list.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { id, text } from '../../../src/schema/kit/shape.ts';
import { stagedListWorkflow } from '../../../src/schema/workflows/staged.ts';

interface Draft {
  readonly name: string;
}
type Record = AnyRow & Draft;

const HANDED_OVER = 7;
const DAY_MILLIS = 86_400_000;
/** As of an answer of success with `success: false`. */
const DENIED: Failure = { _tag: 'Rejected', status: 200, general: [], fields: { name: ['no'] } };

const description = stagedListWorkflow('things', { name: text() }, {}, { id: id(), name: text() });
const rules: StagedRules<Draft, object, Record> = {
  resource: 'insurances',
  wants: [],
  // What was handed over counts only on arrival, which the time stands for here.
  opened: ({ at }) => ({ name: at === HANDED_OVER ? 'handed over' : '' }),
  cleared: () => ({ name: '' }),
  // A name that is still being written ends in dots.
  problems: ({ name }) => (name === '' || name.endsWith('…') ? [{ field: 'name', code: 'required' }] : []),
  payload: ({ name }) => ({ name }),
  isAlike: ({ name }, record) => record.name === name,
  next: () => '/next',
  fallback: () => '/',
  linger: 1000,
};
const machine = stagedList(description, rules);

/** A provider that stores what reaches it, and loses the answers it is told to lose. */
const provider = () => {
  const stored: Record[] = [];
  const answers: (
    | 'accept'
    | 'refuse'
    | 'end session'
    | 'lose a day ago'
    | 'accept after 20 s'
    | `${'lose' | 'break' | 'deny'} ${'after' | 'before'} storing`
  )[] = [];
  /** Looks at the list that cannot be read. */
  const unread: string[] = [];
  /** When it is asked, and how long it takes to look. */
  const clock = { now: 0, look: 0 };
  let sends = 0;
  const fail = (failure: Failure) => Promise.reject(failure);
  const store = (name: string) => {
    const record = { id: stored.length + 1, name };
    stored.push(record);
    return record;
  };
  const sendRow = fromPromise<Record, { readonly resource: string; readonly payload: Partial<Record> }>(({ input }) => {
    sends += 1;
    const name = input.payload.name ?? '';
    switch (answers.shift() ?? 'accept') {
      case 'accept':
        return Promise.resolve(store(name));
      case 'refuse':
        return fail({ _tag: 'Rejected', status: 400, general: [], fields: { name: ['no'] } });
      case 'accept after 20 s':
        clock.now += 20_000;
        return Promise.resolve(store(name));
      case 'lose after storing':
        store(name);
        return fail({ _tag: 'UnknownOutcome', ageMillis: 0 });
      case 'lose a day ago':
        store(name);
        return fail({ _tag: 'UnknownOutcome', ageMillis: DAY_MILLIS });
      case 'break after storing':
        store(name);
        return fail({ _tag: 'Unavailable', status: 500 });
      case 'deny after storing':
        store(name);
        return fail(DENIED);
      case 'deny before storing':
        return fail(DENIED);
      case 'break before storing':
        return fail({ _tag: 'Unavailable', status: 500 });
      case 'lose before storing':
        return fail({ _tag: 'UnknownOutcome', ageMillis: 0 });
      default:
        return fail({ _tag: 'SessionEnded' });
    }
  });
  const findAlike = fromPromise<
    { readonly rows: readonly Record[]; readonly readAt?: number | null },
    { readonly resource: string; readonly payloads: readonly Partial<Record>[] }
  >(({ input }) => {
    if (unread.shift()) return fail({ _tag: 'Unreadable', where: '' });
    if (input.payloads.length > 0) clock.now += clock.look;
    return Promise.resolve({ rows: stored.filter((record) => input.payloads.some(({ name }) => name === record.name)), readAt: clock.now });
  });
  return { stored, answers, unread, store, asked: clock, sent: () => sends, actors: { sendRow, findAlike } };
};

const open = (tested = machine) => {
  const there = provider();
  const clock = new SimulatedClock();
  const told: string[] = [];
  const codes: string[] = [];
  const tell = (_: unknown, event: AppEvent) => {
    told.push(event.type);
    if (event.type === 'notice.show') codes.push(event.notice.code);
  };
  const list = createActor(tested.provide({ actors: there.actors, actions: { tell } }), { input: { params: {}, at: 0 }, clock });
  list.start();
  const add = (name: string) => {
    list.send({ type: 'draft.changed', change: { name } });
    list.send({ type: 'row.added', at: 0, facts: {} });
  };
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
  };
  const submit = async (at = 0) => {
    list.send({ type: 'list.submitted', at, facts: {} });
    await settled();
  };
  const wait = async (millis: number) => {
    clock.increment(millis);
    await settled();
  };
  const names = () => list.getSnapshot().context.rows.map(({ draft }) => draft.name);
  const states = () => list.getSnapshot().context.rows.map(({ state }) => state);
  return { ...there, clock, list, told, codes, add, submit, wait, names, states };
};

describe('filling the list', () => {
  it('moves a complete form into the list and clears it; an incomplete one says what it lacks', () => {
    const { list, add, names } = open();
    list.send({ type: 'row.added', at: 0, facts: {} });
    expect(list.getSnapshot().context).toMatchObject({ problems: [{ field: 'name', code: 'required' }], focus: 'name' });
    add('a');
    expect(names()).toEqual(['a']);
    expect(list.getSnapshot().context.draft.name).toBe('');
  });

  it('takes a row back into the form, and asks before it replaces what stands there', () => {
    const { list, add, names } = open();
    add('a');
    add('b');
    list.send({ type: 'row.edited', key: 1 });
    expect(names()).toEqual(['b']);
    expect(list.getSnapshot().context.draft.name).toBe('a');
    list.send({ type: 'row.edited', key: 2 });
    expect(list.getSnapshot().hasTag('question')).toBe(true);
    list.send({ type: 'question.cancelled' });
    expect(list.getSnapshot().context.draft.name).toBe('a');
    list.send({ type: 'row.edited', key: 2 });
    list.send({ type: 'replacement.confirmed' });
    expect(list.getSnapshot().context.draft.name).toBe('b');
    expect(names()).toEqual([]);
  });

  it('gives an entry that was taken back into the form its place again, and a new one the last', async () => {
    const { list, add, submit, names, stored } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    list.send({ type: 'row.edited', key: 1 });
    add('a, mended');
    add('d');
    expect(names()).toEqual(['a, mended', 'b', 'c', 'd']);
    // What was begun in its stead has no place of it.
    list.send({ type: 'row.edited', key: 2 });
    list.send({ type: 'row.edited', key: 3 });
    list.send({ type: 'replacement.confirmed' });
    add('c, mended');
    expect(names()).toEqual(['a, mended', 'c, mended', 'd']);
    await submit();
    expect(stored.map(({ name }) => name)).toEqual(['a, mended', 'c, mended', 'd']);
  });

  it('gives it its place among the others where some of them go meanwhile, and come back', () => {
    const { list, add, names } = open();
    for (const name of ['a', 'b', 'c', 'd']) add(name);
    list.send({ type: 'row.edited', key: 3 });
    list.send({ type: 'row.removed', key: 1 });
    add('c, mended');
    expect(names()).toEqual(['b', 'c, mended', 'd']);
    list.send({ type: 'row.edited', key: 5 });
    for (const key of [2, 4]) {
      list.send({ type: 'row.removed', key });
      list.send({ type: 'row.restored' });
    }
    add('c, mended again');
    expect(names()).toEqual(['b', 'c, mended again', 'd']);
  });

  it('gives no place of it to what is begun in a form that was emptied by hand', () => {
    const { list, add, names } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    list.send({ type: 'row.edited', key: 1 });
    list.send({ type: 'draft.changed', change: { name: '' } });
    add('d');
    expect(names()).toEqual(['b', 'c', 'd']);
    // Nor does what was removed meanwhile lose its own.
    list.send({ type: 'row.edited', key: 2 });
    list.send({ type: 'row.removed', key: 3 });
    list.send({ type: 'draft.changed', change: { name: '' } });
    list.send({ type: 'row.restored' });
    expect(names()).toEqual(['c', 'd']);
  });

  it('puts a removed row back where it was', () => {
    const { list, add, names } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    list.send({ type: 'row.removed', key: 2 });
    expect(names()).toEqual(['a', 'c']);
    list.send({ type: 'row.restored' });
    expect(names()).toEqual(['a', 'b', 'c']);
  });
});

describe('sending the list', () => {
  it('sends every row once and in order, then goes on', async () => {
    const { list, add, submit, wait, stored } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    await submit();
    expect(stored.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(list.getSnapshot().hasTag('success')).toBe(true);
    await wait(1000);
    expect(list.getSnapshot().status).toBe('done');
  });

  it('adds the form first when the list is empty', async () => {
    const { list, submit, stored } = open();
    list.send({ type: 'draft.changed', change: { name: 'only' } });
    await submit();
    expect(stored.map(({ name }) => name)).toEqual(['only']);
  });

  it('stops at a refused row and goes on there, never sending a sent row again', async () => {
    const { list, add, submit, stored, answers, sent, states } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    answers.push('accept', 'refuse');
    await submit();
    expect(states()).toEqual(['sent', 'failed', 'staged']);
    expect(list.getSnapshot().context.rows[1]?.failure).toMatchObject({ status: 400 });
    await submit();
    expect(stored.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(sent()).toBe(4);
  });

  it('passes over a refused row where the rows have nothing to do with each other, and sends only that again', async () => {
    const { list, add, submit, stored, answers, sent, states, codes } = open(stagedList(description, { ...rules, independent: true }));
    for (const name of ['a', 'b', 'c']) add(name);
    answers.push('accept', 'refuse');
    await submit();
    expect([states(), stored.map(({ name }) => name)]).toEqual([
      ['sent', 'failed', 'sent'],
      ['a', 'c'],
    ]);
    expect([list.getSnapshot().hasTag('editable'), codes]).toEqual([true, []]);
    await submit();
    expect([stored.map(({ name }) => name), sent()]).toEqual([['a', 'c', 'b'], 4]);
  });

  it.each([
    ['found at last', { type: 'outcome.checked' }, ['a'], 3],
    ['one of several', { type: 'outcome.claimed', id: 1 }, ['a', 'a'], 3],
    ['to be sent once more', { type: 'outcome.resent' }, [], 4],
  ] as const)('sends nothing again that was refused where the doubt about another row ends: that is %s', async (_, answer, arrived, calls) => {
    const { list, add, submit, wait, store, stored, answers, sent, states } = open(stagedList(description, { ...rules, independent: true }));
    for (const name of ['b', 'a', 'c']) add(name);
    answers.push('refuse', 'lose before storing');
    await submit();
    if (answer.type === 'outcome.claimed') for (const name of arrived) store(name);
    await wait(12_000);
    expect([list.getSnapshot().value, states()]).toEqual(['unsure', ['failed', 'unknown', 'staged']]);
    if (answer.type === 'outcome.checked') for (const name of arrived) store(name);
    list.send(answer);
    await wait(0);
    expect([states(), sent()]).toEqual([['failed', 'sent', 'sent'], calls]);
    expect(stored.map(({ name }) => name)).not.toContain('b');
  });

  it('stops where none of them can be sent, however little they have to do with each other', async () => {
    const { add, submit, answers, states, sent } = open(stagedList(description, { ...rules, independent: true }));
    for (const name of ['a', 'b']) add(name);
    answers.push('end session');
    await submit();
    expect([states(), sent()]).toEqual([['staged', 'staged'], 1]);
  });

  it('keeps what is left when the session ends in the middle', async () => {
    const { list, add, submit, stored, answers, states } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    answers.push('accept', 'end session');
    await submit();
    expect(states()).toEqual(['sent', 'staged', 'staged']);
    expect(list.getSnapshot().context.failure).toEqual({ _tag: 'SessionEnded' });
    await submit();
    expect(stored).toHaveLength(3);
  });

  it('finds a row whose answer was lost instead of sending it again', async () => {
    const { list, add, submit, wait, stored, answers, sent } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('lose after storing');
    await submit();
    expect(list.getSnapshot().context.rows[0]?.state).toBe('unknown');
    await wait(12_000);
    expect(stored.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(sent()).toBe(2);
    expect(list.getSnapshot().hasTag('success')).toBe(true);
  });

  it('sends a row that is not there again when the person says so, and never by itself', async () => {
    const { list, add, submit, wait, stored, answers, sent } = open();
    add('a');
    answers.push('lose before storing');
    await submit();
    await wait(120_000);
    expect([list.getSnapshot().value, sent(), stored]).toEqual(['unsure', 1, []]);
    list.send({ type: 'outcome.resent' });
    await wait(0);
    expect(stored.map(({ name }) => name)).toEqual(['a']);
    expect(sent()).toBe(2);
  });

  it('finds a row that a slow provider stored after it was looked for', async () => {
    const { list, add, submit, wait, store, stored, answers, sent } = open();
    add('a');
    answers.push('lose before storing');
    await submit();
    await wait(12_000);
    store('a');
    list.send({ type: 'outcome.checked' });
    await wait(0);
    expect(list.getSnapshot().hasTag('success')).toBe(true);
    expect([sent(), stored.length]).toEqual([1, 1]);
  });

  it('does not take a twin that was there before for the row', async () => {
    const { list, add, submit, wait, store, stored, answers } = open();
    store('a');
    add('a');
    answers.push('lose before storing');
    await submit();
    await wait(12_000);
    list.send({ type: 'outcome.resent' });
    await wait(0);
    expect(stored.map(({ name }) => name)).toEqual(['a', 'a']);
  });

  it('sends nothing by itself that waited behind a row whose answer was lost long ago: another desk may have entered it', async () => {
    const { list, add, submit, wait, store, answers, sent, states, codes } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    answers.push('accept', 'lose a day ago');
    await submit();
    store('c');
    await wait(12_000);
    expect([states(), sent(), list.getSnapshot().hasTag('editable'), codes]).toEqual([['sent', 'sent', 'staged'], 2, true, ['things.kept']]);
    // Whoever sends it all the same sends it once, and what the other desk entered is not taken for it.
    await submit();
    expect([states(), sent(), list.getSnapshot().context.rows[2]?.before]).toEqual([['sent', 'sent', 'sent'], 3, [3]]);
  });

  it.each([
    ['a minute ago', 60_000, ['sent', 'sent'], 2],
    ['longer ago', 60_001, ['sent', 'staged'], 1],
  ])('sends what waits behind a row that a person points out by itself only where the list was sent no more than %s', async (_, at, then, calls) => {
    const { list, add, submit, wait, store, answers, sent, states } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('lose after storing');
    await submit();
    store('a');
    await wait(12_000);
    list.send({ type: 'outcome.claimed', id: 1, at });
    await wait(0);
    expect([states(), sent()]).toEqual([then, calls]);
  });

  it('looks again before it sends a row once more by what was seen long ago', async () => {
    const { list, add, submit, wait, asked, answers, sent, states } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('lose before storing');
    await submit();
    await wait(12_000);
    expect([list.getSnapshot().value, sent()]).toEqual(['unsure', 1]);
    asked.now = DAY_MILLIS;
    list.send({ type: 'outcome.resent', at: DAY_MILLIS });
    await wait(0);
    // Still not there: the question is asked anew, and answered at once.
    expect([list.getSnapshot().value, sent()]).toEqual(['unsure', 1]);
    list.send({ type: 'outcome.resent', at: DAY_MILLIS + 1000 });
    await wait(0);
    // What waits behind it is not what was asked about.
    expect([states(), sent()]).toEqual([['sent', 'staged'], 2]);

    const other = open();
    other.add('a');
    other.answers.push('lose before storing');
    await other.submit();
    await other.wait(12_000);
    other.store('a');
    other.list.send({ type: 'outcome.resent', at: DAY_MILLIS });
    await other.wait(0);
    expect([other.states(), other.sent()]).toEqual([['sent'], 1]);
  });

  it('goes on no more where the page was left while it waited for what became of a row', async () => {
    const { add, submit, wait, asked, answers, sent, states } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('lose after storing');
    await submit();
    // The page sleeps, and wakes the next day.
    asked.now = DAY_MILLIS;
    await wait(12_000);
    expect([states(), sent()]).toEqual([['sent', 'staged'], 1]);
  });

  it('goes on no more where somebody has it looked for the next day', async () => {
    const { list, add, submit, wait, store, answers, sent, states } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('lose before storing');
    await submit();
    await wait(12_000);
    store('a');
    store('b');
    list.send({ type: 'outcome.checked', at: DAY_MILLIS });
    await wait(0);
    expect([states(), sent()]).toEqual([['sent', 'staged'], 1]);
  });

  it('sends nothing where the page was left before the first row was on its way', async () => {
    const { add, submit, asked, sent, states } = open();
    for (const name of ['a', 'b']) add(name);
    asked.now = DAY_MILLIS;
    await submit();
    expect([states(), sent()]).toEqual([['staged', 'staged'], 0]);
  });

  it.each(['lose after storing', 'break after storing'] as const)('stays late where another answer is lost: %s', async (again) => {
    const { list, add, submit, wait, asked, answers, sent, states } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('lose before storing', again);
    await submit();
    await wait(12_000);
    asked.now = DAY_MILLIS;
    list.send({ type: 'outcome.resent', at: DAY_MILLIS });
    await wait(0);
    list.send({ type: 'outcome.resent', at: DAY_MILLIS + 1000 });
    await wait(0);
    await wait(12_000);
    expect([states(), sent()]).toEqual([['sent', 'staged'], 2]);
  });

  it('compares anew what is sent again another day: what the desk entered meanwhile is not taken for it', async () => {
    const { list, add, submit, wait, store, asked, answers } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('accept', 'end session');
    await submit();
    store('b');
    asked.now = DAY_MILLIS;
    answers.push('lose before storing');
    await submit(DAY_MILLIS);
    await wait(12_000);
    expect([list.getSnapshot().value, list.getSnapshot().context.rows[1]]).toMatchObject(['unsure', { state: 'unknown', before: [2] }]);
  });

  it('is sent when its sending was confirmed, however long it was filled', async () => {
    const { list, add, wait, asked, answers, sent, states } = open();
    asked.now = DAY_MILLIS;
    for (const name of ['a', 'b']) add(name);
    list.send({ type: 'draft.changed', change: { name: 'half…' } });
    list.send({ type: 'list.submitted', at: DAY_MILLIS, facts: {} });
    answers.push('lose before storing');
    list.send({ type: 'list.confirmed', at: DAY_MILLIS });
    await wait(0);
    await wait(12_000);
    list.send({ type: 'outcome.resent', at: DAY_MILLIS + 20_000 });
    await wait(0);
    // Through, with what is half written in the form.
    expect([states(), sent()]).toEqual([[], 3]);
  });

  /** A list of one row that two records could be. */
  const ambiguous = async () => {
    const opened = open();
    opened.add('a');
    opened.answers.push('lose after storing');
    await opened.submit();
    opened.store('a');
    await opened.wait(12_000);
    return opened;
  };

  it('does not take for the row what somebody said is not, where that is looked for once more', async () => {
    const { list, wait, stored, sent } = await ambiguous();
    expect(list.getSnapshot().context.candidates).toHaveLength(2);
    stored.pop();
    list.send({ type: 'outcome.resent', at: DAY_MILLIS });
    await wait(0);
    expect([list.getSnapshot().value, sent()]).toEqual(['unsure', 1]);
  });

  it('asks when several records could be the row', async () => {
    const { list, stored, sent } = await ambiguous();
    expect(list.getSnapshot().value).toBe('unsure');
    list.send({ type: 'outcome.claimed', id: 99 });
    expect(list.getSnapshot().value).toBe('unsure');
    list.send({ type: 'outcome.claimed', id: 1 });
    expect(list.getSnapshot().hasTag('success')).toBe(true);
    expect(stored).toHaveLength(2);
    expect(sent()).toBe(1);
  });

  it('ignores a second tap while it is sending', async () => {
    const { list, add, stored, submit, sent } = open();
    add('a');
    list.send({ type: 'list.submitted', at: 0, facts: {} });
    await submit();
    expect(stored).toHaveLength(1);
    expect(sent()).toBe(1);
  });

  it('takes a form along that is complete', async () => {
    const { list, add, submit, stored } = open();
    add('a');
    list.send({ type: 'draft.changed', change: { name: 'b' } });
    await submit();
    expect(stored.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(unsent(list.getSnapshot().context.rows)).toEqual([]);
  });

  it('asks before it sends without an incomplete form, and leaves that in the form', async () => {
    const { list, add, submit, wait, stored } = open();
    add('a');
    list.send({ type: 'draft.changed', change: { name: 'not added…' } });
    await submit();
    expect(list.getSnapshot().value).toBe('leftOver');
    expect(stored).toHaveLength(0);
    list.send({ type: 'list.confirmed' });
    await wait(0);
    expect(list.getSnapshot().value).toBe('composing');
    expect(list.getSnapshot().context).toMatchObject({ rows: [], draft: { name: 'not added…' } });
    list.send({ type: 'draft.changed', change: { name: 'not added' } });
    await submit();
    expect(stored.map(({ name }) => name)).toEqual(['a', 'not added']);
    expect(unsent(list.getSnapshot().context.rows)).toEqual([]);
  });
});

describe('a row that was refused', () => {
  it('brings the words of the refusal into the form, until the field is changed', async () => {
    const { list, add, submit, answers } = open();
    add('a');
    answers.push('refuse');
    await submit();
    list.send({ type: 'row.edited', key: 1 });
    expect(list.getSnapshot().context).toMatchObject({ draft: { name: 'a' }, refused: { name: ['no'] } });
    list.send({ type: 'draft.changed', change: { name: 'b' } });
    expect(list.getSnapshot().context.refused).toEqual({});
  });

  it('can be taken out: the rest was sent, and that is success', async () => {
    const { list, add, submit, answers, sent } = open();
    for (const name of ['a', 'b']) add(name);
    answers.push('accept', 'refuse');
    await submit();
    list.send({ type: 'row.removed', key: 2 });
    await submit();
    expect(list.getSnapshot().hasTag('success')).toBe(true);
    expect(sent()).toBe(2);
  });
});

describe('what is there already', () => {
  const slowly = () => {
    const opened = open();
    // With nothing to compare nobody is asked, and it answers at once.
    const never = fromPromise<object, { readonly payloads: readonly object[] }>(({ input }) =>
      input.payloads.length === 0 ? Promise.resolve({ rows: [], readAt: opened.asked.now }) : new Promise(() => {}),
    );
    const list = createActor(opened.list.logic.provide({ actors: { findAlike: never as never } }), { input: { params: {}, at: 0 }, clock: opened.clock });
    list.start();
    return { ...opened, list };
  };

  it('is not waited for longer than a person would wait', async () => {
    const { list, stored, wait } = slowly();
    list.send({ type: 'draft.changed', change: { name: 'a' } });
    list.send({ type: 'list.submitted', at: 0, facts: {} });
    await wait(4900);
    expect(stored).toHaveLength(0);
    await wait(100);
    expect(stored).toHaveLength(1);
  });

  it.each([
    ['by its time', 'slow'],
    ['by its answer', 'unreadable'],
  ] as const)('that a page slept over, ended %s, has nothing sent, as the end of the page has', async (_, how) => {
    const { list, asked, unread, stored, wait, codes } = how === 'slow' ? slowly() : open();
    if (how === 'unreadable') unread.push('list');
    list.send({ type: 'draft.changed', change: { name: 'a' } });
    list.send({ type: 'list.submitted', at: 0, facts: {} });
    // It is put away, and wakes the next day.
    asked.now = DAY_MILLIS;
    await wait(5000);
    expect([stored, list.getSnapshot().hasTag('editable'), list.getSnapshot().context.rows.map(({ state }) => state)]).toEqual([[], true, ['staged']]);
    if (how === 'unreadable') expect(codes).toEqual(['things.kept']);
    // Whoever sends it then is not late.
    list.send({ type: 'list.submitted', at: DAY_MILLIS, facts: {} });
    await wait(5000);
    expect(stored).toHaveLength(1);
  });

  it('is not sent where it cannot be told what time it is', async () => {
    const { list, asked, stored, wait, clock } = slowly();
    const dead = createActor(
      list.logic.provide({
        actors: {
          findAlike: fromPromise(({ input }: { readonly input: { readonly payloads: readonly object[] } }) =>
            input.payloads.length === 0 ? Promise.reject({ _tag: 'Unreachable' }) : new Promise(() => {}),
          ) as never,
        },
      }),
      { input: { params: {}, at: 0 }, clock },
    );
    dead.start();
    dead.send({ type: 'draft.changed', change: { name: 'a' } });
    dead.send({ type: 'list.submitted', at: 0, facts: {} });
    asked.now = DAY_MILLIS;
    await wait(5000);
    expect([stored, dead.getSnapshot().context.failure]).toEqual([[], { _tag: 'Unreachable' }]);
  });
});

describe('rows behind one whose answer a page slept over', () => {
  it.each([
    ['accepted', 'accept', machine, ['sent', 'staged']],
    ['refused, where that goes on to the next', 'refuse', stagedList(description, { ...rules, independent: true }), ['failed', 'staged']],
  ] as const)('wait for a person who sends them: it was %s', async (_, fate, tested, left) => {
    const { list, add, answers, asked, wait, states, sent, codes, submit } = open(tested);
    add('a');
    add('b');
    answers.push(fate);
    list.send({ type: 'list.submitted', at: 0, facts: {} });
    // The first is on its way, and the phone wakes the next day.
    asked.now = DAY_MILLIS;
    await wait(0);
    expect([list.getSnapshot().value, states(), sent(), codes]).toEqual(['composing', left, 1, expect.arrayContaining(['things.kept'])]);
    await submit(DAY_MILLIS);
    expect(list.getSnapshot().value).toBe('succeeded');
  });

  it('wait where the clock was set back in the meantime, too', async () => {
    const { list, add, answers, asked, wait, states, sent } = open();
    add('a');
    add('b');
    answers.push('accept');
    asked.now = DAY_MILLIS;
    list.send({ type: 'list.submitted', at: DAY_MILLIS, facts: {} });
    asked.now = 0;
    await wait(0);
    expect([list.getSnapshot().value, states(), sent()]).toEqual(['composing', ['sent', 'staged'], 1]);
  });

  it('go out one after the other as long as it is awake, however long all of them take', async () => {
    const { list, add, answers, states, submit } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      add(name);
      answers.push('accept after 20 s');
    }
    await submit();
    expect([list.getSnapshot().value, states()]).toEqual(['succeeded', ['sent', 'sent', 'sent', 'sent', 'sent']]);
  });
});

describe('a slow line', () => {
  it('is got past by an answer that comes soon after a look, although each look takes longer than a minute', async () => {
    const { list, add, submit, wait, asked, answers, sent, states } = open();
    add('a');
    answers.push('lose before storing');
    await submit();
    asked.look = 70_000;
    await wait(12_000);
    expect([list.getSnapshot().value, sent()]).toEqual(['unsure', 1]);
    list.send({ type: 'outcome.resent', at: asked.now + 2000 });
    await wait(0);
    expect([states(), sent()]).toEqual([['sent'], 2]);
  });

  it('keeps no row back behind one that was looked for: nobody slept', async () => {
    const { add, submit, wait, asked, answers, sent, states } = open();
    for (const name of ['a', 'b', 'c']) add(name);
    answers.push('lose after storing', 'accept after 20 s');
    await submit();
    asked.look = 50_000;
    await wait(12_000);
    expect([states(), sent()]).toEqual([['sent', 'sent', 'sent'], 3]);
  });

  it('keeps no row back behind one that a person had sent again, or pointed out, less than a minute ago', async () => {
    const again = open();
    for (const name of ['a', 'b']) again.add(name);
    again.answers.push('lose before storing', 'accept after 20 s');
    await again.submit();
    await again.wait(12_000);
    again.asked.now = 50_000;
    again.list.send({ type: 'outcome.resent', at: 50_000 });
    await again.wait(0);
    expect([again.states(), again.sent()]).toEqual([['sent', 'sent'], 3]);

    const found = open();
    for (const name of ['a', 'b', 'c']) found.add(name);
    found.answers.push('lose after storing', 'accept after 20 s');
    await found.submit();
    found.store('a');
    await found.wait(12_000);
    found.asked.now = 50_000;
    found.list.send({ type: 'outcome.claimed', id: 1, at: 50_000 });
    await found.wait(0);
    expect([found.states(), found.sent()]).toEqual([['sent', 'sent', 'sent'], 3]);
  });

  it('has what is left over of a list compared anew, however soon after the last row it is sent again', async () => {
    const { list, add, submit, wait, store, asked, answers } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name);
    answers.push('accept after 20 s', 'accept after 20 s', 'accept after 20 s', 'accept after 20 s', 'end session');
    await submit();
    // Another desk entered the last one while the others were on their way.
    const { id: theirs } = store('e');
    answers.push('lose before storing');
    await submit(asked.now + 1000);
    await wait(12_000);
    expect([list.getSnapshot().value, list.getSnapshot().context.rows[4]]).toMatchObject(['unsure', { state: 'unknown', before: [theirs] }]);
  });
});

describe('arriving', () => {
  it('opens a form that nobody filled anew, and leaves one that somebody filled', () => {
    const { list, add } = open();
    add('a');
    list.send({ type: 'screen.entered', at: 7 });
    expect(list.getSnapshot().context).toMatchObject({ at: 7, draft: { name: '' } });
    list.send({ type: 'draft.changed', change: { name: 'b' } });
    list.send({ type: 'screen.entered', at: 8 });
    expect(list.getSnapshot().context.draft.name).toBe('b');
  });
});

describe('a provider that breaks over a row', () => {
  const FIVE = ['a', 'b', 'c', 'd', 'e'];
  const sendFive = async (fate: 'break after storing' | 'break before storing') => {
    const things = open();
    for (const name of FIVE) things.add(name);
    things.answers.push('accept', 'accept', fate);
    await things.submit();
    await things.wait(0);
    return things;
  };

  it('after it stored it is looked at at once: nothing is stored twice, and nobody is asked', async () => {
    const { stored, sent, list, wait, codes } = await sendFive('break after storing');
    expect([stored.map(({ name }) => name), sent()]).toEqual([FIVE, 5]);
    expect([list.getSnapshot().value, codes]).toEqual(['succeeded', ['things.sent']]);
    await wait(1000);
    expect([list.getSnapshot().status, stored.length, codes]).toEqual(['done', 5, ['things.sent']]);
  });

  it('before it stored it is to blame for that row: it failed, and nothing is sent again by itself', async () => {
    const { stored, sent, list, wait, states, codes, submit } = await sendFive('break before storing');
    await wait(60_000);
    expect([stored.map(({ name }) => name), sent(), states()]).toEqual([['a', 'b'], 3, ['sent', 'sent', 'failed', 'staged', 'staged']]);
    expect([list.getSnapshot().value, list.getSnapshot().context.rows[2]?.failure, codes]).toEqual(['composing', { _tag: 'Unavailable', status: 500 }, []]);
    await submit();
    expect([stored.map(({ name }) => name), sent(), codes]).toEqual([FIVE, 6, ['things.sent']]);
  });
});

describe('a provider that says no in an answer of success', () => {
  it('is believed although a twin was there before', async () => {
    const { list, add, submit, wait, store, stored, answers, sent, states } = open();
    store('a');
    for (const name of ['a', 'b']) add(name);
    answers.push('deny before storing');
    await submit();
    await wait(0);
    expect([list.getSnapshot().value, states(), stored.length, sent()]).toEqual(['composing', ['failed', 'staged'], 1, 1]);
    list.send({ type: 'row.edited', key: 1 });
    expect(list.getSnapshot().context.refused).toEqual({ name: ['no'] });
  });

  it('is not believed where the row is there, and was not before', async () => {
    const { list, add, submit, wait, store, stored, answers, sent } = open();
    store('a');
    add('a');
    answers.push('deny after storing');
    await submit();
    await wait(0);
    expect([list.getSnapshot().hasTag('success'), list.getSnapshot().context.rows[0]?.id, stored.length, sent()]).toEqual([true, 2, 2, 1]);
  });

  it('is left to the person where nobody knows what was there before', async () => {
    const { list, add, submit, wait, store, answers, unread, sent } = open();
    store('a');
    add('a');
    unread.push('before');
    answers.push('deny before storing');
    await submit();
    await wait(0);
    expect([list.getSnapshot().value, list.getSnapshot().context.candidates.map(({ id }) => id), sent()]).toEqual(['unsure', [1], 1]);
  });

  it('does not keep the others back where they have nothing to do with it', async () => {
    const { add, submit, wait, store, stored, answers, states } = open(stagedList(description, { ...rules, independent: true }));
    store('a');
    for (const name of ['a', 'b']) add(name);
    answers.push('deny before storing');
    await submit();
    await wait(0);
    expect([states(), stored.map(({ name }) => name)]).toEqual([
      ['failed', 'sent'],
      ['a', 'b'],
    ]);
  });
});

describe('leaving', () => {
  it('ends an untouched list, keeps one with work, and asks before it throws work away', () => {
    const idle = open();
    idle.list.send({ type: 'screen.left' });
    expect(idle.list.getSnapshot().status).toBe('done');

    const busy = open();
    busy.add('a');
    busy.list.send({ type: 'screen.left' });
    expect(busy.list.getSnapshot().status).toBe('active');
    busy.list.send({ type: 'screen.entered', at: 5 });
    busy.list.send({ type: 'list.abandoned' });
    expect(busy.list.getSnapshot().value).toBe('leaving');
    busy.list.send({ type: 'question.cancelled' });
    expect(busy.names()).toEqual(['a']);
    busy.list.send({ type: 'list.abandoned' });
    busy.list.send({ type: 'list.discarded' });
    expect(busy.list.getSnapshot().status).toBe('done');
  });

  it.each(['leftOver', 'replacing', 'leaving', 'emptying'])('during the question «%s» keeps everything, says so, and does not ask again later', (question) => {
    const { list, add, names, told } = open();
    add('a');
    list.send({ type: 'draft.changed', change: { name: 'not added…' } });
    const asked = {
      leftOver: { type: 'list.submitted', at: 0, facts: {} },
      replacing: { type: 'row.edited', key: 1 },
      leaving: { type: 'list.abandoned' },
      emptying: { type: 'list.emptied' },
    } as const;
    list.send(asked[question as keyof typeof asked]);
    expect(list.getSnapshot().value).toBe(question);
    const before = told.length;
    list.send({ type: 'screen.left' });
    list.send({ type: 'screen.entered', at: 5 });
    expect(list.getSnapshot().value).toBe('composing');
    expect(told.slice(before)).toContain('notice.show');
    expect(names()).toEqual(['a']);
    expect(list.getSnapshot().context).toMatchObject({ here: true, wanted: null, draft: { name: 'not added…' } });
  });
});

describe('whoever left while it was sent', () => {
  const isToldOfRows = ({ told }: ReturnType<typeof open>) => told.includes('rows.changed');
  const sentFromAfar = async (answer: Parameters<ReturnType<typeof open>['answers']['push']>[0]) => {
    const away = open();
    away.add('a');
    away.add('b');
    away.answers.push('accept', answer);
    away.list.send({ type: 'list.submitted', at: 0, facts: {} });
    away.list.send({ type: 'screen.left' });
    await away.wait(0);
    return away;
  };

  it('hears that what their screen may be made of has changed, as soon as some of it is there', async () => {
    expect(isToldOfRows(await sentFromAfar('accept'))).toBe(true);
    expect(isToldOfRows(await sentFromAfar('refuse'))).toBe(true);
  });

  it('hears nothing where nothing has, and who stayed is led on to where it is read', async () => {
    const away = open();
    away.add('a');
    away.answers.push('refuse');
    away.list.send({ type: 'list.submitted', at: 0, facts: {} });
    away.list.send({ type: 'screen.left' });
    await away.wait(0);
    expect([isToldOfRows(away), away.states()]).toEqual([false, ['failed']]);
    const here = open();
    here.add('a');
    await here.submit();
    expect(isToldOfRows(here)).toBe(false);
  });
});

describe('throwing away', () => {
  it('leaves an empty form where somebody stands before it, after a question', () => {
    const { list, add } = open();
    add('a');
    list.send({ type: 'draft.changed', change: { name: 'b' } });
    list.send({ type: 'list.emptied' });
    expect(list.getSnapshot().value).toBe('emptying');
    list.send({ type: 'list.discarded' });
    expect(list.getSnapshot()).toMatchObject({ value: 'composing', context: { here: true, rows: [], draft: { name: '' } } });
    // A key that was used is never used again: what is shown of a row belongs to that row.
    add('c');
    expect(list.getSnapshot().context.rows.map(({ key }) => key)).toEqual([2]);
  });

  it('from elsewhere ends it without leading anybody back', () => {
    const { list, add, told } = open();
    add('a');
    list.send({ type: 'screen.left' });
    list.send({ type: 'list.emptied' });
    list.send({ type: 'question.cancelled' });
    expect(list.getSnapshot().value).toBe('composing');
    list.send({ type: 'list.emptied' });
    list.send({ type: 'list.discarded' });
    expect(list.getSnapshot().status).toBe('done');
    expect(told).not.toContain('route.back');
  });

  it('is not asked about where there is nothing', () => {
    const { list } = open();
    list.send({ type: 'list.emptied' });
    expect(list.getSnapshot().value).toBe('composing');
  });
});

describe('an entry that stands for several', () => {
  it('becomes as many rows, each with a key of its own', () => {
    const several = stagedList(description, {
      ...rules,
      entries: ({ name }) => [...name].map((letter) => ({ name: letter })),
      lasting: ({ name }) => ({ name }),
    });
    const told: AppEvent[] = [];
    const tell = (_: unknown, event: AppEvent) => void told.push(event);
    const list = createActor(several.provide({ actions: { tell } }), { input: { params: {}, at: 0 } }).start();
    for (const name of ['abc', 'd']) {
      list.send({ type: 'draft.changed', change: { name } });
      list.send({ type: 'row.added', at: 0, facts: {} });
    }
    expect(list.getSnapshot().context.rows.map(({ key, draft }) => [key, draft.name])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ]);
    expect(told).toEqual(['c', 'd'].map((name) => ({ type: 'choice.kept', workflow: 'things', values: { name } })));
  });
});

describe('beginning again', () => {
  it('keeps what was handed over when the program begins again on the same screen', () => {
    const { actors } = provider();
    const list = createActor(machine.provide({ actors, actions: { tell: () => {} } }), { input: { params: {}, at: HANDED_OVER } });
    list.start();
    list.send({ type: 'screen.entered', at: HANDED_OVER + 1 });
    expect(list.getSnapshot().context.draft.name).toBe('handed over');
  });
});
