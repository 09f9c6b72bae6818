import { describe, expect, it } from 'vitest';
import { tariffsMachine } from '../../../src/machines/contracts/tariffs.ts';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { ConstantTariff } from '../../../src/schema/clinics/contract.ts';
import type { TariffDraft, TariffFacts } from '../../../src/schema/contracts/tariff-draft.ts';
import type { Failure } from '../../../src/schema/kit/failure.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const stored: ConstantTariff = { id: 7, contract: 5, procedure_type: 7, price: 500_000 };
const answered = (status: number, bare?: boolean): Failure => ({ _tag: 'Rejected', status, general: [], fields: {}, ...(bare ? { bare } : {}) });

const open = () => stage(tariffsMachine, ['findAlike', 'sendRow'], { params: { id: '3' }, at: AT });
type Standing = ReturnType<typeof open>;
const contextOf = ({ snapshot }: Standing) => snapshot().context as StagedContext<TariffDraft, TariffFacts, ConstantTariff>;
const sending = ({ calls }: Standing) => calls('sendRow').at(-1) as { readonly id?: number };
const removed = ({ said }: Standing) => said().filter(({ type }) => type === 'row.removed');
const submit = async (on: Standing) => {
  on.send({ type: 'list.submitted', at: AT, facts: {} });
  await on.answer('findBefore', { rows: [] });
};

/** A stored price that was changed, and what the provider said to it. */
const changed = async (failure: Failure) => {
  const on = open();
  on.send({ type: 'record.edited', row: stored });
  on.send({ type: 'draft.changed', change: { price: '600000' } });
  await submit(on);
  await on.refuse('sendRow', failure);
  return on;
};

describe('a change of a stored record that was refused', () => {
  it.each([answered(400), answered(403), answered(409), answered(404, true)])(
    'is still one of that record, which is in the lists, after %j',
    async (failure) => {
      const on = await changed(failure);
      expect([removed(on), contextOf(on).rows[0]?.state]).toEqual([[], 'failed']);
      on.send({ type: 'row.renewed', key: 1 });
      expect(contextOf(on).rows[0]?.record).toEqual(stored);
      await submit(on);
      expect(sending(on)).toMatchObject({ id: 7 });
    },
  );

  it('goes back into the form as one of that record', async () => {
    const on = await changed(answered(400));
    on.send({ type: 'row.edited', key: 1 });
    expect(contextOf(on)).toMatchObject({ record: stored, draft: { price: '600000' } });
  });

  it('is of one that is gone where the provider itself says so', async () => {
    const on = await changed(answered(410));
    expect(removed(on)).toEqual([{ type: 'row.removed', resource: 'constantTariffs', id: 7 }]);
    on.send({ type: 'row.renewed', key: 1 });
    expect(contextOf(on).rows[0]?.record).toBeNull();
  });
});

describe('a new record that was answered “not found”', () => {
  it('is no record that is gone: the row keeps the words of the refusal for the form', async () => {
    const on = open();
    on.send({ type: 'draft.changed', change: { contract: 5, procedure_type: { id: 20 }, price: '900000' } });
    on.send({ type: 'row.added', at: AT, facts: { contract: true, procedure_type: true, stored: [] } });
    await submit(on);
    await on.refuse('sendRow', { ...answered(404), fields: { price: ['no'] } } as Failure);
    on.send({ type: 'row.renewed', key: 1 });
    expect([removed(on), contextOf(on).rows[0]?.failure]).toEqual([[], expect.objectContaining({ status: 404 })]);
    on.send({ type: 'row.edited', key: 1 });
    expect(contextOf(on)).toMatchObject({ record: null, refused: { price: ['no'] } });
  });
});
