import { describe, expect, it } from 'vitest';
import { CONTRACT_TYPES, type Contract, contractFields } from '../../../src/schema/clinics/contract.ts';
import { type ContractDraft, contractDraft, contractProblems, revisedContract } from '../../../src/schema/contracts/contract-draft.ts';
import { readerOf } from '../../../src/schema/kit/wire/reader.ts';

const draft = (contract_type: number, percent: string) => ({ ...contractDraft.filled({ contract_type }), percent });

describe('the form of a contract', () => {
  it('asks for a share when a fixed tariff becomes another kind, and keeps one that was typed', () => {
    const fixed = draft(CONTRACT_TYPES.fixed, '0');
    expect(revisedContract(fixed, { contract_type: CONTRACT_TYPES.percent }).percent).toBe('');
    expect(revisedContract(fixed, { contract_type: CONTRACT_TYPES.fixed }).percent).toBe('0');
    expect(revisedContract(draft(CONTRACT_TYPES.fixed, '40'), { contract_type: CONTRACT_TYPES.combined }).percent).toBe('40');
    expect(revisedContract(draft(CONTRACT_TYPES.percent, '0'), { contract_type: CONTRACT_TYPES.combined }).percent).toBe('0');
    expect(revisedContract(fixed, { contract_type: CONTRACT_TYPES.percent, percent: '0' }).percent).toBe('0');
  });

  it('sets the end a year after a start, after the same one as well where the end is empty, and leaves one alone that was typed', () => {
    const start_date = { typed: '1405/01/01', day: '2026-03-21' };
    const begun = revisedContract(contractDraft.empty, { start_date });
    expect(begun.end_date.day).toBe('2027-03-21');
    const emptied = revisedContract(begun, { end_date: { typed: '', day: null } });
    expect(revisedContract(emptied, { start_date: { ...start_date, typed: '۱۴۰۵/۱/۱' } }).end_date.day).toBe('2027-03-21');
    const own = revisedContract(begun, { end_date: { typed: '1406/06', day: null } });
    expect(revisedContract(own, { start_date: { ...start_date, typed: '۱۴۰۵/۱/۱' } }).end_date.typed).toBe('1406/06');
  });

  it('has the stored end again where its start is put back as it was stored, by whatever way', () => {
    const opened = contractDraft.filled({ start_date: '2025-04-04', end_date: '2027-04-04', contract_type: CONTRACT_TYPES.percent, percent: 40 });
    const start = (day: string | null, typed: string) => ({ start_date: { typed, day } });
    const back = start('2025-04-04', '1404/01/15');
    const other = revisedContract(opened, start('2025-03-21', '1404/01/1'), opened);
    expect(other.end_date.day).toBe('2026-03-21');
    expect(revisedContract(other, back, opened).end_date).toEqual(opened.end_date);
    expect(revisedContract(revisedContract(opened, start(null, '1404/01/'), opened), back, opened).end_date).toEqual(opened.end_date);
  });

  it('takes two digits behind the point of a share, and leaves a finer one of another provider as it is stored', () => {
    const found = (percent: string, stored?: number) =>
      contractProblems(draft(CONTRACT_TYPES.percent, percent), '2026-11-20', [], {
        opened: stored === undefined ? null : draft(CONTRACT_TYPES.percent, String(stored)),
      })
        .filter(({ field }) => field === 'percent')
        .map(({ code }) => code);
    expect([found('33.33'), found('33.333'), found('۳۳٫۳۳۳', 33.333), found('33.334', 33.333), found('120', 33.333)]).toEqual([
      [],
      ['percentFine'],
      [],
      ['percentFine'],
      ['percentInvalid'],
    ]);
  });

  it('of a fixed tariff of which no percentage is told asks for none and sends none; under another kind it is asked for', () => {
    const wire = { id: 5, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', is_active: true, percent: null };
    const found = (contract_type: number, change: Partial<ContractDraft>) => {
      const stored = readerOf(contractFields)({ ...wire, contract_type }) as Contract;
      const opened = contractDraft.open(stored);
      const revised = revisedContract(opened, change, opened);
      return [contractProblems(revised, '2026-11-20', [], { opened }).map(({ code }) => code), contractDraft.changed(revised, opened, stored)];
    };
    const off = { is_active: false };
    expect(found(CONTRACT_TYPES.fixed, off)).toEqual([[], off]);
    expect(found(CONTRACT_TYPES.fixed, { contract_type: CONTRACT_TYPES.combined })[0]).toEqual(['percentRequired']);
    expect(found(CONTRACT_TYPES.percent, off)).toEqual([['percentRequired'], off]);
    expect(readerOf(contractFields)({ ...wire, contract_type: 2, percent: 'x' })).toBeNull();
  });

  describe('and its days', () => {
    const day = (iso: string | null, typed = iso ?? '') => ({ typed, day: iso });
    const others = [{ start_date: '2025-03-21', end_date: '2026-03-21' }];
    const found = (start_date: ReturnType<typeof day>, end_date: ReturnType<typeof day>, percent = '40') =>
      contractProblems(
        { ...contractDraft.filled({ clinic: 3, contract_type: CONTRACT_TYPES.percent }), percent, start_date, end_date },
        '2026-11-20',
        others,
      ).map(({ field, code }) => `${field} ${code}`);

    it('end after they begin', () => {
      expect(found(day('2026-03-21'), day('2026-03-22'))).toEqual([]);
      expect(found(day('2026-03-21'), day('2026-03-21'))).toEqual(['end_date datesReversed']);
      expect(found(day('2026-03-21'), day('2026-03-20'))).toEqual(['end_date datesReversed']);
    });

    it('hold under no other contract, which is told beside what else is wrong', () => {
      expect(found(day('2026-03-20'), day('2027-03-21'))).toEqual(['start_date overlap']);
      expect(found(day('2026-03-20'), day('2027-03-21'), '120')).toEqual(['percent percentInvalid', 'start_date overlap']);
      expect(found(day('2026-03-21'), day('2026-03-20'), '120')).toEqual(['percent percentInvalid', 'end_date datesReversed']);
    });

    it('that are stored overlapping, or the wrong way round, keep nothing else from being changed until one of them is moved', () => {
      const stored = { ...contractDraft.filled({ clinic: 3, contract_type: CONTRACT_TYPES.percent, percent: 40 }), is_active: false };
      const changed = (from: string, to: string, change: object = {}) => {
        const opened = { ...stored, start_date: day(from), end_date: day(to) };
        return contractProblems({ ...opened, is_active: true, percent: '45', ...change }, '2026-11-20', others, { opened }).map(({ code }) => code);
      };
      expect(changed('2025-06-01', '2025-07-01')).toEqual([]);
      expect(changed('2025-06-01', '2025-07-01', { end_date: day('2025-07-02') })).toEqual(['overlap']);
      expect(changed('2025-06-01', '2025-07-01', { start_date: day('2025-05-01') })).toEqual(['overlap']);
      expect(changed('2025-07-01', '2025-06-01')).toEqual([]);
      expect(changed('2025-07-01', '2025-06-01', { end_date: day('2025-06-02') })).toEqual(['datesReversed']);
    });

    it('are compared only where both are known', () => {
      expect(found(day('2025-06-01'), day(null))).toEqual(['end_date endRequired']);
      expect(found(day(null), day('2025-06-01'))).toEqual(['start_date startRequired']);
      expect(found(day(null, 'x'), day('2025-06-01'))).toEqual(['start_date dateInvalid']);
    });

    it('that are both changed stay as they were chosen', () => {
      const changed = revisedContract(contractDraft.empty, { start_date: day('2026-03-21'), end_date: day('2026-09-23') });
      expect([changed.start_date.day, changed.end_date.day]).toEqual(['2026-03-21', '2026-09-23']);
    });
  });
});

describe('the kind of a contract', () => {
  it('is 1 by percent, 2 by fixed tariffs, 3 by both, and each of them can be sent', () => {
    expect(CONTRACT_TYPES).toEqual({ percent: 1, fixed: 2, combined: 3 });
    for (const kind of [1, 2, 3]) expect(contractDraft.created(draft(kind, '40'), {})).toMatchObject({ contract_type: kind });
  });

  it('is read from every word that a provider may have for it', () => {
    const read = readerOf({ contract_type: contractFields.contract_type });
    const kinds = { 1: ['percent', 'Percentage', 'percent-based', 'percent_based'], 2: ['fixed', 'fixed-tariff', 'fixed_tariff'], 3: ['Combined'] };
    for (const [kind, words] of Object.entries(kinds))
      for (const contract_type of words) expect(read({ contract_type }), contract_type).toEqual({ contract_type: Number(kind) });
  });
});
