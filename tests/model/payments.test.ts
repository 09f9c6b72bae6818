import { describe, expect, it } from 'vitest';
import { checkEdges, walkLive, walkPure } from './drive.ts';
import { UNUSED_OF_EDITS } from './kit/record-edit.ts';
import { paymentEditModel } from './payments/edit.ts';
import { newPaymentsModel } from './payments/new-payments.ts';
import { payerModels } from './payments/payer.ts';
import { edgePaths, gaps } from './walk.ts';

const models = [
  { model: newPaymentsModel, unused: [] },
  { model: paymentEditModel, unused: UNUSED_OF_EDITS },
  ...Object.values(payerModels).map((model) => ({ model, unused: [] })),
];

describe.each(models)('$model.description.name', ({ model, unused }) => {
  it('is named whole by its model, and every state and event can be reached', () => {
    expect(gaps(model)).toEqual(unused);
  });

  it('keeps its promises on every edge', () => {
    expect(checkEdges(model)).toBeGreaterThan(0);
  });

  it('is on every path where its fold is', { timeout: 60_000 }, async () => {
    for (const path of edgePaths(model)) expect(await walkLive(model, path)).toEqual(walkPure(model, path));
  });
});
