import { describe, expect, it } from 'vitest';
import type { WorksheetContext } from '../../../src/machines/kit/staged/worksheet/context.ts';
import { labDispatchMachine } from '../../../src/machines/lab/dispatch.ts';
import type { DispatchDraft } from '../../../src/schema/lab/draft.ts';
import { stage } from '../stage.ts';

const AT = Date.parse('2026-11-20T08:30:00Z');
const work: Partial<DispatchDraft> = {
  ...{ patient: { id: 7, name: 'مریم احمدی' }, lab: 2, procedure_type: { id: 3, name: 'روکش' }, shade: 'A2' },
  ...{ quadrant: 1, tooth_number: 6, description: 'زیرکونیا' },
};

const open = (input: object = {}) => stage(labDispatchMachine, ['printPage', 'handOver'], { params: {}, at: AT, ...input });
const draftOf = ({ snapshot }: ReturnType<typeof open>) => (snapshot().context as WorksheetContext<object, DispatchDraft>).draft;
const kept = (on: ReturnType<typeof open>) => on.said().flatMap((event) => (event.type === 'choice.kept' ? [event] : []));

describe('the laboratory of a new list', () => {
  it('is the one that was chosen last, and none where that was none', () => {
    expect(draftOf(open({ last: { lab: ['3', '2'] } })).lab).toBe(3);
    for (const last of [null, {}, { lab: ['null'] }, { lab: ['9'] }]) expect(draftOf(open({ last })).lab).toBeNull();
  });

  it('is remembered with what goes into the list, and with nothing that does not', () => {
    const on = open();
    on.send({ type: 'draft.changed', change: { lab: 2 } }, { type: 'row.added', at: AT });
    expect(kept(on)).toEqual([]);
    on.send({ type: 'draft.changed', change: work }, { type: 'row.added', at: AT });
    expect(kept(on)).toEqual([{ type: 'choice.kept', workflow: 'labDispatch', values: { lab: '2' } }]);
  });

  it('is that of the list that was handed over before it', async () => {
    const on = open();
    on.send({ type: 'draft.changed', change: work }, { type: 'list.submitted', at: AT });
    expect(kept(on)).toHaveLength(1);
    await on.answer('handOver', {});
    on.send({ type: 'list.begun', at: AT });
    expect(draftOf(on)).toMatchObject({ lab: 2, shade: '', patient: null });
  });
});
