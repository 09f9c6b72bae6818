import { describe, expect, it } from 'vitest';
import type { WorksheetContext } from '../../../src/machines/kit/staged/worksheet/context.ts';
import { labDispatchMachine } from '../../../src/machines/lab/dispatch.ts';
import { prescriptionMachine } from '../../../src/machines/prescription/prescription.ts';
import type { DispatchDraft } from '../../../src/schema/lab/draft.ts';
import { type LineDraft, lineDraft } from '../../../src/schema/prescription/line.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);

const open = () => {
  const on = stage(prescriptionMachine, ['printPage'], { params: { patient: '7' }, at: AT });
  const add = (drug: string) =>
    on.send({ type: 'draft.changed', change: { ...lineDraft.empty, drug, count: '21', usage: 'هر ۸ ساعت' } }, { type: 'row.added', at: AT });
  const drugs = () => (on.snapshot().context as WorksheetContext<object, LineDraft>).rows.map(({ draft }) => draft.drug);
  for (const drug of ['a', 'b', 'c']) add(drug);
  return { ...on, add, drugs };
};

describe('a line of a paper that is corrected', () => {
  it('has its place again, and a new one the last', () => {
    const on = open();
    on.send({ type: 'row.edited', key: 1 });
    on.add('a, mended');
    on.add('d');
    expect(on.drugs()).toEqual(['a, mended', 'b', 'c', 'd']);
  });

  it('has it too where it is entered by printing', () => {
    const on = open();
    on.send({ type: 'row.edited', key: 2 }, { type: 'print.requested', at: AT }, { type: 'entry.added', at: AT });
    expect([on.state(), on.drugs()]).toEqual(['printing', ['a', 'b', 'c']]);
  });

  it('leaves its place to nothing that is begun in its stead', () => {
    const on = open();
    on.send({ type: 'row.edited', key: 1 }, { type: 'row.edited', key: 2 }, { type: 'replacement.confirmed' });
    on.add('b, mended');
    expect(on.drugs()).toEqual(['b, mended', 'c']);
    on.send({ type: 'row.edited', key: 3 }, { type: 'list.emptied' }, { type: 'list.discarded' });
    for (const drug of ['x', 'y']) on.add(drug);
    expect(on.drugs()).toEqual(['x', 'y']);
  });

  it('keeps its place among the others where some of them go meanwhile, and come back', () => {
    const on = open();
    on.add('d');
    on.send({ type: 'row.edited', key: 3 }, { type: 'row.removed', key: 1 });
    on.add('c, mended');
    expect(on.drugs()).toEqual(['b', 'c, mended', 'd']);
    on.send({ type: 'row.edited', key: 5 }, { type: 'row.removed', key: 2 }, { type: 'row.restored' });
    on.send({ type: 'row.removed', key: 4 }, { type: 'row.restored' });
    on.add('c, mended again');
    expect(on.drugs()).toEqual(['b', 'c, mended again', 'd']);
  });

  it('leaves its place to nothing that is begun in a form emptied by hand', () => {
    const on = open();
    on.send({ type: 'row.edited', key: 1 }, { type: 'draft.changed', change: lineDraft.empty });
    on.add('d');
    expect(on.drugs()).toEqual(['b', 'c', 'd']);
  });
});

describe('a piece of work for a laboratory that is corrected', () => {
  const EVENING = Date.UTC(2026, 10, 20, 20, 28);
  const NIGHT = EVENING + 300_000;
  const work = { patient: { id: 7 }, lab: 1, procedure_type: { id: 3 }, shade: 'A2', quadrant: 1, tooth_number: 6, description: 'x' };

  it('leaves the next one the day of the form before it, which is today’s while nobody chose one', () => {
    const on = stage(labDispatchMachine, ['printPage'], { params: { patient: '7' }, at: EVENING });
    const context = () => on.snapshot().context as WorksheetContext<object, DispatchDraft>;
    const type = (change: object) => on.send({ type: 'draft.changed', change });
    type(work);
    on.send({ type: 'row.added', at: EVENING }, { type: 'row.edited', key: 1 });
    type({ shade: 'A3' });
    on.send({ type: 'row.added', at: EVENING });
    expect(context().draft.date).toBeNull();
    type(work);
    on.send({ type: 'row.added', at: NIGHT });
    expect(context().rows.map(({ draft }) => [draft.shade, draft.date?.day])).toEqual([
      ['A3', '2026-11-20'],
      ['A2', '2026-11-21'],
    ]);
  });
});
