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
