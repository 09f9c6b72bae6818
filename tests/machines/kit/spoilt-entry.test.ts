import { describe, expect, it } from 'vitest';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import { newTreatmentsMachine } from '../../../src/machines/treatments/new-treatments.ts';
import { type TreatmentDraft, type TreatmentFacts, treatmentDraft } from '../../../src/schema/treatments/draft.ts';
import type { Surgery } from '../../../src/schema/treatments/surgery.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const FACTS: Partial<TreatmentFacts> = { patient: true, procedure_type: true, clinic: true, personal: false, contract: 4 };
const NO_CONTRACT: Partial<TreatmentFacts> = { contract: null };
const ANOTHER: Partial<TreatmentFacts> = { contract: 9 };

const complete = (amount: string): TreatmentDraft => ({
  ...treatmentDraft.empty,
  patient: { id: 7 },
  procedure_type: { id: 2, name: 'پر کردن', price: null },
  total_cost: amount,
  quadrant: 1,
  tooth_number: 6,
  clinic: { id: 3, name: null, personal: false },
  surgery_time: { typed: '', day: '2026-11-20' },
});

const open = (...amounts: readonly string[]) => {
  const on = stage(newTreatmentsMachine, ['findAlike', 'sendRow'], { params: {}, at: AT });
  const fill = (draft: Partial<TreatmentDraft>) => on.send({ type: 'draft.changed', change: draft });
  for (const amount of amounts) {
    fill(complete(amount));
    on.send({ type: 'row.added', at: AT, facts: FACTS });
  }
  const submit = (known: readonly { readonly key: number; readonly facts: Partial<TreatmentFacts> }[] = []) =>
    on.send({ type: 'list.submitted', at: AT, facts: FACTS, known });
  const context = () => on.snapshot().context as StagedContext<TreatmentDraft, TreatmentFacts, Surgery>;
  const listed = () => context().rows.map(({ draft }) => draft.total_cost);
  const complaints = () => context().problems.map(({ code }) => code);
  const asked = () => [...on.calls('findBefore'), ...on.calls('sendRow')].length;
  return { ...on, fill, submit, context, listed, complaints, asked };
};

describe('an entry that something speaks against by now', () => {
  it('stands in the form again, which says what; the others stay, and nothing is asked of the provider', () => {
    const on = open('100', '200', '300');
    on.submit([{ key: 2, facts: NO_CONTRACT }]);
    expect([on.state(), on.listed(), on.context().draft.total_cost, on.complaints()]).toEqual(['composing', ['100', '300'], '200', ['noActiveContract']]);
    expect([on.context().focus, on.context().attempts, on.asked()]).toEqual(['clinic', 1, 0]);
  });

  it('is one of several: the next one follows when the first was mended', () => {
    const on = open('100', '200');
    const known = [1, 2].map((key) => ({ key, facts: NO_CONTRACT }));
    on.submit(known);
    expect([on.listed(), on.context().draft.total_cost]).toEqual([['200'], '100']);
    on.fill({ clinic: { id: 5, name: null, personal: false } });
    on.submit(known);
    expect([on.listed(), on.context().draft.total_cost, on.complaints(), on.asked()]).toEqual([['100'], '200', ['noActiveContract'], 0]);
  });

  it('lets a form that is complete into the list first', () => {
    const on = open('100', '200');
    on.fill(complete('300'));
    on.submit([{ key: 1, facts: NO_CONTRACT }]);
    expect([on.state(), on.listed(), on.context().draft.total_cost, on.asked()]).toEqual(['composing', ['200', '300'], '100', 0]);
  });

  it('waits in the list for a form that is not, which says what it lacks', () => {
    const on = open('100', '200');
    on.fill({ total_cost: '300' });
    on.submit([{ key: 1, facts: NO_CONTRACT }]);
    expect([on.state(), on.listed(), on.context().draft.total_cost, on.asked()]).toEqual(['composing', ['100', '200'], '300', 0]);
    expect(on.complaints()).toContain('typeRequired');
  });

  it('comes back by what its own fields say, too: its day has not come yet', () => {
    const on = open('100');
    // The device's clock was wrong when it was added.
    on.send({ type: 'list.submitted', at: AT - 3 * 86_400_000, facts: FACTS });
    expect([on.state(), on.listed(), on.complaints(), on.asked()]).toEqual(['composing', [], ['dateFuture'], 0]);
  });
});

describe('an entry of which another thing is known by now', () => {
  it('is sent by that', async () => {
    const on = open('100', '200');
    on.submit([{ key: 2, facts: ANOTHER }]);
    await on.answer('findBefore', { rows: [] });
    await on.answer('sendRow', { id: 71 });
    await on.answer('findBefore', { rows: [] });
    expect(on.calls('sendRow').map((call) => (call as { readonly payload: Surgery }).payload.contract)).toEqual([4, 9]);
  });

  it('is compared anew with what is stored', async () => {
    const on = open('100');
    on.submit();
    await on.answer('findBefore', { rows: [] });
    await on.refuse('sendRow', { _tag: 'SessionEnded' });
    expect(on.context().rows[0]?.before).toEqual([]);
    on.submit([{ key: 1, facts: ANOTHER }]);
    expect(on.calls('findBefore').map((call) => (call as { readonly payloads: readonly unknown[] }).payloads.length)).toEqual([1, 1]);
  });
});

describe('what was begun before', () => {
  it('is not told of beside what speaks against an entry', async () => {
    const on = open('100');
    on.submit();
    await on.refuse('findBefore', { _tag: 'Offline' });
    expect(on.context().failure).toEqual({ _tag: 'Offline' });
    on.submit([{ key: 1, facts: NO_CONTRACT }]);
    expect([on.context().failure, on.complaints()]).toEqual([null, ['noActiveContract']]);
  });

  it('is no question any more where the program begins again: what was known then sends nothing', () => {
    const on = open('100');
    on.fill({ total_cost: '300' });
    on.submit();
    expect(on.state()).toBe('leftOver');
    on.send({ type: 'screen.entered', at: AT + 5 * 86_400_000 });
    expect([on.state(), on.context().draft.total_cost, on.listed()]).toEqual(['composing', '300', ['100']]);
    on.submit([{ key: 1, facts: NO_CONTRACT }]);
    expect([on.listed(), on.asked()]).toEqual([['100'], 0]);
  });
});
