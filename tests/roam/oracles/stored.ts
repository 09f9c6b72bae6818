import { fields as insuranceFields } from '../../../src/views/insurances/texts.ts';
import { type FormName, forms } from '../decide/forms.ts';
import { differences, type Mind } from '../decide/mind.ts';
import { patientShown, paymentShown, type Shown, treatmentShown } from '../decide/practice.ts';
import type { Oracle } from '../tally.ts';
import type { Provider } from '../world/provider.ts';

/** Everything that a provider has of what can be entered, as its forms would show it. */
export type Stored = Readonly<Record<FormName, readonly Shown[]>>;

export const storedBy = async (provider: Provider): Promise<Stored> => {
  const practice = await provider.practice();
  const [surgeries, incomes] = await Promise.all([provider.list('surgeries'), provider.list('incomes')]);
  return {
    treatments: surgeries.map((row) => treatmentShown(practice, row)),
    payments: incomes.map((row) => paymentShown(practice, row)),
    patient: practice.patients.map((row) => patientShown(practice, row)),
    insurance: practice.insurances.map(({ name }) => ({ [insuranceFields.name]: name })),
  };
};

/** What came to a list, besides what was there before. */
const added = (before: readonly Shown[], after: readonly Shown[]): readonly Shown[] => {
  const left = before.map((each) => JSON.stringify(each));
  return after.filter((each) => {
    const index = left.indexOf(JSON.stringify(each));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** Compares what was handed to the provider with what it has: every row once, value by value, and nothing else. */
export const compareStored = (mind: Pick<Mind, 'sent' | 'deleted'>, before: Stored, after: Stored, find: (oracle: Oracle, what: string) => void): void => {
  for (const name of Object.keys(forms) as FormName[]) {
    const { key } = forms[name];
    const rows = added(before[name], after[name]);
    const known = new Set<Shown>();
    for (const sent of mind.sent[name]) {
      const found = rows.filter((row) => row[key] === sent[key]);
      for (const row of found) known.add(row);
      const [first] = found;
      if (!first) find('lost rows', `${name}: ${JSON.stringify(sent)} was sent and is not stored`);
      if (found.length > 1) find('doubled rows', `${name}: ${JSON.stringify(sent)} is stored ${found.length} times`);
      for (const what of first ? differences(first, sent) : []) find('wrongly stored rows', `${name}, ${sent[key]}, stored → entered: ${what}`);
    }
    for (const row of rows) {
      const deleted = mind.deleted.some((one) => one[key] === row[key]);
      if (!known.has(row)) find('wrongly stored rows', `${name}: ${JSON.stringify(row)} is stored and was ${deleted ? 'deleted' : 'never sent'}`);
    }
  }
};
