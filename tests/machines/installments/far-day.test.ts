import { describe, expect, it } from 'vitest';
import { newChequesMachine } from '../../../src/machines/installments/new-cheques.ts';
import type { StagedContext } from '../../../src/machines/kit/staged/context.ts';
import type { ChequeDraft, ChequeFacts } from '../../../src/schema/installments/cheque-draft.ts';
import type { InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { stage } from '../stage.ts';

const AT = Date.UTC(2026, 10, 20, 8, 30);
const facts = { installment: true };
const cheque = (check_number: string, day: string) => ({
  ...{ check_owner_name: 'علی رضایی', check_owner_national_number: '0012345679', relation_to_patient: 'خود بیمار' },
  ...{ check_number, amount: '5000', due_date: { typed: day.replaceAll('-', '/'), day }, period: 1 },
});

/** A cheque is in the list already. */
const begun = () => {
  const on = stage(newChequesMachine, ['findAlike', 'sendRow'], { params: { patientId: '7', installmentId: '31' }, at: AT });
  on.send({ type: 'draft.changed', change: cheque('11', '2026-12-22') });
  on.send({ type: 'row.added', at: AT, facts });
  const context = () => on.snapshot().context as StagedContext<ChequeDraft, ChequeFacts, InstallmentCheck>;
  return { ...on, dues: () => context().rows.map(({ draft }) => draft.due_date.day), next: () => context().draft.due_date.day };
};

describe('a cheque on a day that the Persian calendar does not have', () => {
  it('goes into the list beside the others, and the next is proposed for no other day', () => {
    const on = begun();
    on.send({ type: 'draft.changed', change: cheque('12', '4105-11-01') });
    on.send({ type: 'row.added', at: AT, facts });
    expect([on.snapshot().status, on.dues(), on.next()]).toEqual(['active', ['2026-12-22', '4105-11-01'], '4105-11-01']);
    on.send({ type: 'draft.changed', change: cheque('13', '4105-11-01') });
    on.send({ type: 'row.added', at: AT, facts });
    expect([on.snapshot().status, on.dues().length, on.next()]).toEqual(['active', 3, '4105-11-01']);
  });

  it('leaves those of a run where they were written', () => {
    const on = begun();
    on.send({ type: 'draft.changed', change: { ...cheque('12', '4105-11-01'), count: 2 } });
    on.send({ type: 'row.added', at: AT, facts });
    expect([on.snapshot().status, on.dues()]).toEqual(['active', ['2026-12-22', '4105-11-01', '4105-11-01']]);
  });
});
