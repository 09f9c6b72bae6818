import { describe, expect, it } from 'vitest';
import { type TermsLists, tariffFacts } from '../../../src/machines/contracts/facts.ts';
import { tariffsMachine } from '../../../src/machines/contracts/tariffs.ts';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { ConstantTariff, Contract } from '../../../src/schema/clinics/contract.ts';
import { type TariffDraft, type TariffFacts, tariffDraft } from '../../../src/schema/contracts/tariff-draft.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const TODAY = '2026-11-20';

const contract = (id: number, year: number): Contract => ({
  id,
  clinic: 3,
  start_date: `${year}-11-21`,
  end_date: `${year + 1}-11-20`,
  contract_type: 2,
  percent: 0,
  is_active: true,
});
const services = (...ids: readonly number[]): TermsLists['procedureTypes'] =>
  ids.map((id) => ({ id, name: `خدمت ${id}`, procedure_code: String(id), price: 1 }));
const tariff = (id: number): ConstantTariff => ({ id, contract: 1, procedure_type: id, price: 100_000 });

const open = () => {
  const on = stage(tariffsMachine, ['findAlike', 'sendRow'], { params: { id: '3' }, at: AT });
  const context = () => on.snapshot().context as StagedContext<TariffDraft, TariffFacts, ConstantTariff>;
  const codes = () => context().problems.map(({ code }) => code);
  const sends = () => on.calls('sendRow').map((call) => (call as { readonly payload: Partial<ConstantTariff> }).payload);
  return { ...on, context, codes, sends };
};

/** A price for service 5 that nobody chose a contract for, under what was known on the first day, and what is known of it later. */
const listed = (before: readonly Contract[], now: readonly Contract[], day: string) => {
  const on = open();
  const known = (contracts: readonly Contract[], today: string) => (draft: TariffDraft) =>
    tariffFacts(draft, { contracts, tariffs: [] }, { procedureTypes: services(5) }, today);
  on.send({ type: 'draft.changed', change: { procedure_type: { id: 5 }, price: '900000' } });
  on.send({ type: 'row.added', at: AT, facts: known(before, TODAY)(on.context().draft) });
  const submit = () => {
    const facts = known(now, day);
    const rows = on.context().rows.map(({ key, draft }) => ({ key, facts: facts(draft) }));
    on.send({ type: 'list.submitted', at: Date.parse(`${day}T08:30:00Z`), facts: facts(on.context().draft), known: rows });
  };
  return { ...on, submit };
};

describe('a price under the contract that was meant when it was listed', () => {
  it('is sent under that one, although another holds by now', async () => {
    const on = listed([contract(1, 2025), contract(2, 2026)], [contract(1, 2025), contract(2, 2026)], '2026-11-22');
    on.submit();
    await on.answer('findBefore', { rows: [] });
    expect(on.sends()).toEqual([{ contract: 1, procedure_type: 5, price: 900_000 }]);
  });

  it('is not sent under another that is the only one by now, nor under one that is gone', () => {
    for (const left of [[contract(2, 2026)], [contract(2, 2027), contract(3, 2028)]]) {
      const on = listed([contract(1, 2025)], left, TODAY);
      on.submit();
      expect([on.state(), on.codes(), on.context().draft.contract, on.sends()]).toEqual(['composing', ['contractGone'], 1, []]);
    }
  });
});

describe('the price of a stored tariff', () => {
  it('is raised with all others, although nobody knows its service or its contract any more', async () => {
    const on = open();
    const stored = [tariff(5), tariff(6), tariff(7)];
    on.send({ type: 'bulk.typed', typed: '20' }, { type: 'bulk.applied', records: stored });
    const facts = (draft: TariffDraft) => tariffFacts(draft, { contracts: [], tariffs: stored }, { procedureTypes: services(5) }, TODAY);
    const known = on.context().rows.map(({ key, draft }) => ({ key, facts: facts(draft) }));
    on.send({ type: 'list.submitted', at: AT, facts: facts(tariffDraft.empty), known });
    for (const { id } of stored) {
      await on.answer('findBefore', { rows: [] });
      await on.answer('sendRow', { ...tariff(id), price: 120_000 });
    }
    expect(on.sends()).toEqual(stored.map(() => ({ price: 120_000 })));
  });

  it('goes to no other service that is not known', () => {
    const on = open();
    on.send({ type: 'record.edited', row: tariff(5) });
    on.send({ type: 'draft.changed', change: { procedure_type: { id: 6 } } });
    on.send({ type: 'row.added', at: AT, facts: { contract: true, procedure_type: false, stored: [] } });
    expect(on.codes()).toEqual(['serviceGone']);
  });
});
