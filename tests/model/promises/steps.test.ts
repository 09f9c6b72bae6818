import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine } from 'xstate';
import { id, struct } from '../../../src/schema/kit/shape.ts';
import { workflow, writes } from '../../../src/schema/kit/workflow.ts';
import { done, lonely, type Model, type Said } from '../walk.ts';
import { idleAway, uncalled } from './away.ts';
import { wrongDelays } from './delays.ts';
import { lostEntries, notTakenBack } from './entries.ts';
import { untold } from './sayings.ts';
import { lostTyping } from './typing.ts';

const description = workflow({ name: 'shelf', version: 1, input: {}, events: {}, ports: { put: writes({ id: id() }, struct({ id: id() })) } });

const machine = createMachine(
  {
    id: 'shelf',
    context: ({ input }: { readonly input: unknown }) => input as object,
    initial: 'open',
    states: {
      open: { on: { 'book.removed': 'open', waited: 'waiting', asked: 'asking', sent: 'putting' } },
      waiting: { after: { quarantine: 'open' } },
      asking: { tags: 'question' },
      putting: { invoke: { id: 'put', src: 'put', input: { resource: 'books', id: 7 }, onDone: 'open' } },
    },
  },
  { delays: { quarantine: 12_000 } },
) as AnyStateMachine;
const model: Model = { machine, description, inputs: [{}], events: {}, states: {} };

const at = (context: object, ...types: readonly string[]): AnyMachineSnapshot => {
  const inert = lonely(machine);
  return types.reduce((snapshot, type) => inert.step(snapshot, { type }).snapshot, inert.begin(context).snapshot);
};
const step = (type: string, before: AnyMachineSnapshot, after: AnyMachineSnapshot, said: readonly Said[] = [], more: object = {}) => ({
  before: { snapshot: before, said: [] },
  event: { type, ...more },
  situation: { snapshot: after, said },
});
const books = (...keys: readonly number[]) => keys.map((key) => ({ key }));

describe('what a step of any workflow promises', () => {
  it('loses no entry of a list, whatever it is called and wherever it stands, but the one that is named', () => {
    const lost = (before: object, after: object, more: object = {}, own: Model = model) =>
      lostEntries(own, step('swept', at(before), at(after), [], more)).length;
    expect(lost({ queue: books(1, 2) }, { queue: books(1) })).toBe(1);
    expect(lost({ old: { queue: books(1, 2) } }, { old: { queue: books(1) } })).toBe(1);
    expect(lost({ drafts: [{ id: 'a' }] }, { drafts: [] })).toBe(1);
    expect(lost({ queue: books(1, 2) }, { queue: books(1) }, { key: 2 })).toBe(0);
    expect(lost({ queue: books(1, 2) }, { queue: books(1), removed: { key: 2 } })).toBe(0);
    expect(lost({ queue: books(1, 2) }, { queue: books(1) }, {}, { ...model, takes: { swept: () => books(2) } })).toBe(0);
  });

  it('takes out what it names, and brings it back where it was', () => {
    const [whole, taken] = [at({ rows: books(1, 2), removed: null }), at({ rows: books(1), removed: { row: { key: 2 }, index: 1 } })];
    expect(notTakenBack(step('book.restored', taken, whole))).toEqual([]);
    expect(notTakenBack(step('book.restored', taken, taken))).toHaveLength(1);
    expect(notTakenBack(step('book.restored', taken, at({ rows: books(2, 1), removed: null })))).toHaveLength(1);
    const remove = (after: AnyMachineSnapshot) => notTakenBack(step('book.removed', whole, after, [], { key: 2 }));
    expect(remove(taken)).toEqual([]);
    expect(remove(at({ rows: books(1), removed: null }))).toHaveLength(1);
    expect(remove(at({ rows: books(1, 2), removed: { row: { key: 2 }, index: 1 } }))).toHaveLength(1);
    expect(remove(at({ rows: books(2), removed: { row: { key: 1 }, index: 0 } }))).toHaveLength(1);
  });

  it('changes no field that a person filled, when nobody types', () => {
    const typed = at({ draft: { a: 'x', b: '' }, opened: { a: '', b: '' } });
    expect(lostTyping(step('screen.entered', typed, at({ draft: { a: 'x', b: 'y' } })))).toEqual([]);
    expect(lostTyping(step('screen.entered', typed, at({ draft: { a: '', b: '' } })))).toEqual(['screen.entered changes what was typed as a']);
    expect(lostTyping(step('draft.changed', typed, at({ draft: { a: '', b: '' } })))).toEqual([]);
  });

  it('tells the root of what was made, as it is', () => {
    const [putting, open] = [at({}, 'sent'), at({})];
    const row = { id: 7 };
    const said = (created: boolean, resource = 'books') => [{ to: 'root', event: { type: 'row.saved', saved: { resource, created, row } } }];
    const told = (what: readonly Said[]) => untold(model, step('xstate.done.actor.put', putting, open, what, done('put', row)));
    expect(told(said(false))).toEqual([]);
    expect(told([])).toEqual(['put makes a row, and it is told 0 times']);
    expect([told(said(true)), told(said(false, 'shelves'))]).toEqual(Array(2).fill(['put makes a row, and another thing is told of it']));
  });

  it('tells the root of what was removed', () => {
    const removed = (...said: readonly Said[]) => untold(model, step('xstate.done.actor.put', at({}, 'sent'), at({}), said, done('put', {})));
    const telling = (resource: string, id: number) => ({ to: 'root', event: { type: 'row.removed', resource, id } });
    expect(removed(telling('books', 7))).toEqual([]);
    expect([removed(), removed(telling('books', 8)), removed(telling('shelves', 7))]).toEqual(Array(3).fill(['put removes a row, and nobody is told']));
  });

  it('calls whoever is elsewhere to what is asked', () => {
    const answered = step('xstate.done.actor.put', at({ here: false }), at({ here: false }, 'asked'));
    expect(uncalled(answered)).toHaveLength(1);
    const call = { to: 'root', event: { type: 'notice.show', notice: { workflow: 'tested' } } };
    expect(uncalled({ ...answered, situation: { ...answered.situation, said: [call] } })).toEqual([]);
    expect(uncalled(step('xstate.done.actor.put', at({ here: true }), at({ here: true }, 'asked')))).toEqual([]);
  });
});

describe('what any situation promises', () => {
  it('is there for something while nobody is', () => {
    expect(idleAway(at({ here: false, queue: [] }))).toHaveLength(1);
    expect(idleAway(at({ here: false, queue: books(1) }))).toEqual([]);
    expect(idleAway(at({ here: false, queue: [] }, 'sent'))).toEqual([]);
    expect(idleAway(at({ here: true, queue: [] }))).toEqual([]);
  });

  it('waits as long as the name of a delay says', () => {
    expect(wrongDelays(model, at({ failure: { _tag: 'Timeout' } }, 'waited'))).toEqual([]);
    expect(wrongDelays(model, at({ failure: { _tag: 'UnknownOutcome', ageMillis: 2000 } }, 'waited'))).toHaveLength(1);
    expect(wrongDelays(model, at({}, 'waited'))).toHaveLength(1);
  });
});
