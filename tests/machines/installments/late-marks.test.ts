import { describe, expect, it } from 'vitest';
import { chequeMarksMachine } from '../../../src/machines/installments/cheque-marks.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const DAY = 86_400_000;

/** Two cheques were marked, and the answer to the first was lost. */
const lost = async () => {
  const on = stage(chequeMarksMachine, ['saveMark', 'loadCheque'], {});
  for (const id of [1, 2]) on.send({ type: 'cheque.marked', mark: { id, is_paid: true, at: AT, label: `چک ${id}` } });
  await on.refuse('saveMark', { _tag: 'UnknownOutcome', ageMillis: 0 });
  on.clock.increment(DAY);
  return on;
};

describe('marks of cheques that waited behind one whose answer was lost', () => {
  it.each([
    ['goes on at once', 0, 'saving', [1, 2]],
    ['is a day on', DAY, 'waiting', [1]],
    ['is a day back', -DAY, 'waiting', [1]],
  ])('are asked about unless the first was looked up within the minute: the clock %s', async (_, away, state, sent) => {
    const on = await lost();
    await on.answer('loadCheque', { id: 1, is_paid: true, readAt: AT + away });
    expect([on.state(), on.calls('saveMark').map((input) => (input as { readonly mark: { readonly id: number } }).mark.id)]).toEqual([state, sent]);
  });
});

describe('marks of cheques that wait behind one that is answered', () => {
  const marked = (count: number) => {
    const on = stage(chequeMarksMachine, ['saveMark', 'loadCheque'], {});
    for (let id = 1; id <= count; id++) on.send({ type: 'cheque.marked', mark: { id, is_paid: true, at: AT, label: `چک ${id}` } });
    return on;
  };
  const sent = (on: ReturnType<typeof marked>) => on.calls('saveMark').map((input) => (input as { readonly mark: { readonly id: number } }).mark.id);

  it.each([
    ['goes on at once', 0, 'saving', [1, 2]],
    ['is a day on', DAY, 'waiting', [1]],
    ['is a day back', -DAY, 'waiting', [1]],
  ])('are kept back where the page slept over that: the clock %s', async (_, away, state, ids) => {
    const on = marked(2);
    await on.answer('saveMark', { id: 1, is_paid: true, readAt: AT + away });
    expect([on.state(), sent(on)]).toEqual([state, ids]);
    expect(on.said().find(({ type }) => type === 'row.saved')?.saved).toMatchObject({ row: { id: 1, is_paid: true } });
    expect(JSON.stringify(on.said())).not.toContain('readAt');
  });

  it('go on by themselves however long all of them take, and all at one word of a person', async () => {
    const on = marked(4);
    for (const id of [1, 2]) await on.answer('saveMark', { id, is_paid: true, readAt: AT + id * 50_000 });
    expect([on.state(), sent(on)]).toEqual(['saving', [1, 2, 3]]);
    await on.answer('saveMark', { id: 3, is_paid: true, readAt: AT + DAY });
    on.send({ type: 'cheque.marked', mark: { id: 5, is_paid: true, at: AT + DAY } });
    expect(on.state()).toBe('waiting');
    on.send({ type: 'mark.retried', at: AT + DAY + 1000 });
    await on.answer('saveMark', { id: 4, is_paid: true, readAt: AT + DAY + 2000 });
    expect([on.state(), sent(on)]).toEqual(['saving', [1, 2, 3, 4, 5]]);
  });

  it('are kept back by a refusal that lets them go on, for nobody knows when it came', async () => {
    const rejected = (status: number) => ({ _tag: 'Rejected', status, detail: null, general: [], fields: {} });
    const gone = marked(2);
    await gone.refuse('saveMark', rejected(404));
    const overruled = marked(1);
    overruled.send({ type: 'cheque.marked', mark: { id: 1, is_paid: false, at: AT } });
    await overruled.refuse('saveMark', rejected(400));
    expect([gone, overruled].map((on) => [on.state(), sent(on)])).toEqual([
      ['waiting', [1]],
      ['waiting', [1]],
    ]);
  });
});
