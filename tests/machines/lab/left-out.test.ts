import { describe, expect, it } from 'vitest';
import type { WorksheetContext } from '../../../src/machines/kit/staged/worksheet/context.ts';
import { labDispatchMachine } from '../../../src/machines/lab/dispatch.ts';
import type { DispatchDraft } from '../../../src/schema/lab/draft.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const work = (shade: string) => ({
  ...{ patient: { id: 7 }, lab: 1, procedure_type: { id: 3 }, shade, quadrant: 1, tooth_number: 6, description: 'x' },
});
const SUBMIT = { type: 'list.submitted', at: AT };
const PRINT = { type: 'print.requested', at: AT, doubts: [] };

/** A list of two pieces of work, and a treatment chosen for a third. */
const begun = () => {
  const on = stage(labDispatchMachine, ['printPage', 'handOver'], { params: {}, at: AT });
  const type = (change: object) => on.send({ type: 'draft.changed', change });
  for (const shade of ['A1', 'A2']) {
    type(work(shade));
    on.send({ type: 'row.added', at: AT });
  }
  type({ procedure_type: { id: 4, name: 'روکش' } });
  const context = () => on.snapshot().context as WorksheetContext<object, DispatchDraft>;
  const rows = () => context().rows.map(({ draft, state }) => [draft.shade, state]);
  return { ...on, type, context, rows };
};
const STAGED = ['A1', 'A2'].map((shade) => [shade, 'staged']);
const SENT = ['A1', 'A2'].map((shade) => [shade, 'sent']);

describe('a form that is half filled in beside a list for laboratories', () => {
  it('is asked about before the list is sent, and waits for the next one', async () => {
    const on = begun();
    on.send(SUBMIT);
    expect([on.state(), on.context().problems, on.rows()]).toEqual(['leavingOut', [], STAGED]);
    on.send({ type: 'list.confirmed', at: AT });
    expect(on.calls('handOver')).toEqual([{ count: 2 }]);
    await on.answer('handOver', {});
    expect([on.state(), on.rows()]).toEqual(['handedOver', SENT]);
    on.send({ type: 'list.begun', at: AT });
    expect([on.state(), on.rows(), on.context().draft.procedure_type?.id]).toEqual(['composing', [], 4]);
  });

  it('is asked about before the list is printed, and stays in the form', async () => {
    const on = begun();
    on.send(PRINT);
    expect([on.state(), on.context().problems]).toEqual(['omitting', []]);
    on.send({ type: 'entry.omitted', at: AT, doubts: ['practice'] });
    expect(on.state()).toBe('doubting');
    on.send({ type: 'print.confirmed', at: AT, doubts: ['practice'] });
    expect([on.state(), on.rows()]).toEqual(['printing', STAGED]);
    await on.answer('printPage', {});
    expect([on.state(), on.rows(), on.context().draft.procedure_type?.id]).toEqual(['composing', STAGED, 4]);
  });

  it.each([SUBMIT, PRINT])('goes on being filled in by whoever answers so, or leaves', (asking) => {
    for (const answer of ['question.cancelled', 'screen.left']) {
      const on = begun();
      on.send(asking, { type: answer });
      expect([on.state(), on.rows(), on.context().draft.procedure_type?.id]).toEqual(['composing', STAGED, 4]);
    }
  });

  it.each([
    [SUBMIT, 'handingOver'],
    [PRINT, 'printing'],
  ])('goes along unasked where it is complete, and is not asked about where nobody touched it', (asking, state) => {
    const complete = begun();
    complete.type(work('A3'));
    complete.send(asking);
    expect([complete.state(), complete.rows()]).toEqual([state, [...STAGED, ['A3', 'staged']]]);
    const untouched = begun();
    untouched.type({ procedure_type: null });
    untouched.send(asking);
    expect([untouched.state(), untouched.rows()]).toEqual([state, STAGED]);
  });

  it.each([SUBMIT, PRINT])('says what it lacks where it is all there is', (asking) => {
    const on = begun();
    on.send({ type: 'row.removed', key: 1 }, { type: 'row.removed', key: 2 }, asking);
    expect([on.state(), on.context().problems.map(({ field }) => field)]).toEqual(['composing', expect.arrayContaining(['tooth_number'])]);
  });
});
