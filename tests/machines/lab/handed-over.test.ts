import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { WorksheetContext } from '../../../src/machines/kit/staged/worksheet/context.ts';
import { labDispatchMachine } from '../../../src/machines/lab/dispatch.ts';
import type { DispatchDraft } from '../../../src/schema/lab/draft.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const work = (shade: string) => ({
  ...{ patient: { id: 7 }, lab: 1, procedure_type: { id: 3 }, shade, quadrant: 1, tooth_number: 6, description: 'x' },
});
type Context = WorksheetContext<object, DispatchDraft>;

/** A list of one piece of work that was handed over, and a new one begun in its place. */
const begun = async () => {
  const on = stage(labDispatchMachine, ['printPage', 'handOver'], { params: {}, at: AT });
  const type = (change: object) => on.send({ type: 'draft.changed', change });
  type(work('A2'));
  on.send({ type: 'list.submitted', at: AT });
  await on.answer('handOver', {});
  on.send({ type: 'list.begun', at: AT });
  const rows = ({ context }: { readonly context: Context } = on.snapshot() as never) => context.rows.map(({ draft, state }) => [draft.shade, state]);
  return { ...on, type, rows, context: () => on.snapshot().context as Context };
};
const SENT = [['A2', 'sent']];

describe('a list that was handed over, in whose place a new one was begun', () => {
  it('comes back as it was sent, to be printed and not to be sent again', async () => {
    const on = await begun();
    expect([on.state(), on.rows()]).toEqual(['composing', []]);
    on.send({ type: 'list.recalled' });
    expect([on.state(), on.rows()]).toEqual(['handedOver', SENT]);
    on.send({ type: 'list.submitted', at: AT });
    expect([on.state(), on.calls('handOver').length]).toEqual(['handedOver', 1]);
    on.send({ type: 'print.requested', at: AT });
    expect(on.state()).toBe('printing');
  });

  it('is gone as soon as the new one has an entry', async () => {
    const on = await begun();
    on.type(work('A3'));
    on.send({ type: 'row.added', at: AT }, { type: 'list.recalled' });
    expect([on.state(), on.rows()]).toEqual(['composing', [['A3', 'staged']]]);
  });

  it('leaves what is typed for the new one in the form, which the next new list has again', async () => {
    const on = await begun();
    on.type({ shade: 'A3' });
    on.send({ type: 'list.recalled' });
    expect([on.state(), on.rows()]).toEqual(['handedOver', SENT]);
    on.send({ type: 'list.begun', at: AT });
    expect([on.context().draft.shade, on.rows()]).toEqual(['A3', []]);
    on.send({ type: 'list.recalled' });
    expect(on.rows()).toEqual(SENT);
  });

  it('outlives a reload', async () => {
    const on = await begun();
    const again = createActor(labDispatchMachine, { input: { params: {}, at: AT }, snapshot: JSON.parse(JSON.stringify(on.tested.getPersistedSnapshot())) });
    again.start();
    again.send({ type: 'list.recalled' });
    const { value, context } = again.getSnapshot();
    expect([value, on.rows({ context } as never)]).toEqual(['handedOver', SENT]);
    again.stop();
  });

  it.each([
    ['leaves', [{ type: 'screen.left' }]],
    ['goes back', [{ type: 'list.abandoned' }, { type: 'screen.left' }]],
  ])('is there again for whoever %s without an entry', async (_, events) => {
    const on = await begun();
    on.send(...events, { type: 'screen.entered', at: AT });
    expect([on.state(), on.rows()]).toEqual(['handedOver', SENT]);
  });

  it.each([
    ['on the page', [{ type: 'list.emptied' }, { type: 'list.discarded' }, { type: 'list.recalled' }]],
    ['in leaving', [{ type: 'list.abandoned' }, { type: 'list.discarded' }]],
    ['from another page', [{ type: 'screen.left' }, { type: 'list.emptied' }, { type: 'list.discarded' }]],
  ])('is not thrown away with what is typed for the new one %s', async (_, events) => {
    const on = await begun();
    on.type({ shade: 'A3' });
    on.send(...events);
    expect([on.state(), on.rows(), on.context().draft.shade]).toEqual(['handedOver', SENT, '']);
  });
});
