import type { ResourceName } from '../../../src/schema/api.ts';
import { message } from '../../http/messages.ts';
import { NON_FIELD } from '../../http/refusal.ts';
import type { StoredRow } from '../../store/tables.ts';
import { clinicRule } from './clinics.ts';
import { constantTariffRule, contractRule } from './contracts.ts';
import { type Draft, type Rule, touches } from './rule.ts';
import { surgeryRule } from './surgeries.ts';

/** How many of a patient and a clinic a record names. */
const partiesOf = ({ patient, clinic }: StoredRow): number => [patient, clinic].filter((party) => party !== null && party !== undefined).length;

/** PAY-DATA-1: a payment has a patient or a clinic, and the other is null. */
const incomeRule: Rule = {
  check: ({ row, problems }) => {
    if (partiesOf(row) !== 1) problems.add(NON_FIELD, message('onePayer'));
  },
};

/** ACC-ITEM-5: nothing is bought or spent on a day that has not come. */
const notAhead = (draft: Draft): void => {
  if (touches(draft, 'date') && String(draft.row.date) > draft.today) draft.problems.add('date', message('afterToday'));
};

/** An expense may name who received it, a patient or a clinic. */
const expenseRule: Rule = {
  check: (draft) => {
    const { row, problems } = draft;
    notAhead(draft);
    if (partiesOf(row) > 1) problems.add(NON_FIELD, message('oneRecipient'));
  },
};

/** The rules of the domain by resource; what is not here has none beyond its fields. */
export const rules: Partial<Record<ResourceName, Rule>> = {
  incomes: incomeRule,
  assets: { check: notAhead },
  expenses: expenseRule,
  clinics: clinicRule,
  contracts: contractRule,
  constantTariffs: constantTariffRule,
  surgeries: surgeryRule,
};
