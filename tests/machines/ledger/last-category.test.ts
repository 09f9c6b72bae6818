import { expect, it } from 'vitest';
import { newAssetsMachine, newExpensesMachine } from '../../../src/machines/ledger/new-items.ts';
import { stage } from '../stage.ts';

const AT = 1_795_000_000_000;
const opened = (machine: typeof newAssetsMachine | typeof newExpensesMachine, input: object) =>
  stage(machine as typeof newAssetsMachine, ['findAlike', 'sendRow'], { at: AT, params: {}, ...input } as never).snapshot().context.draft as object;

it('what is bought or spent next is most likely of the category of last time, unless the address names one', () => {
  const last = { category: ['7', '3'] };
  expect(opened(newAssetsMachine, { last })).toMatchObject({ asset_category: { id: 7 } });
  expect(opened(newExpensesMachine, { last })).toMatchObject({ expense_category: { id: 7 } });
  expect(opened(newExpensesMachine, { last, params: { category: '3' } })).toMatchObject({ expense_category: { id: 3 } });
  expect(opened(newAssetsMachine, {})).toMatchObject({ asset_category: null });
});
