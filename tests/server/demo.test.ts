import { describe, expect, test } from 'vitest';
import { isOutdated, isPassword } from '../../server/auth/password.ts';
import { DEMO_ACCOUNT, DEMO_PASSWORD_HASH } from '../../server/demo/account.ts';
import { demoPractice } from '../../server/demo/practice.ts';
import { READERS } from '../../server/resources/validation/kinds.ts';
import { resourceTables } from '../../server/store/resource-table.ts';
import { hasValidControlDigit, padNationalNumber } from '../../src/schema/kit/national-number.ts';
import { isPersianName, normalise } from '../../src/schema/kit/persian-text.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const TODAY = '2026-11-20';
const practice = demoPractice(2000, NOW);

const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
const of = (patient: number, rows: typeof practice.surgeries) => rows.filter((row) => row.patient === patient);
const paid = (patient: number) => sum(of(patient, practice.incomes).map((row) => row.amount));
const cost = (patient: number) => sum(of(patient, practice.surgeries).map((row) => Number(row.total_cost) + Number(row.extra_fee) - Number(row.discount)));

test('the stored form of the published password is that of this very password, paid for as every other is', async () => {
  expect([await isPassword(DEMO_ACCOUNT.password, DEMO_PASSWORD_HASH), isOutdated(DEMO_PASSWORD_HASH)]).toEqual([true, false]);
});

describe('the demo practice', () => {
  test('is the same whenever it is made for the same day', () => {
    expect(demoPractice(2000, NOW)).toEqual(practice);
    expect(demoPractice(50, NOW).patients.slice(0, 10)).toEqual(practice.patients.slice(0, 10));
  });

  test.each(resourceTables.map((table) => [table.name, table] as const))('%s: every row is one that the provider itself would take', (name, table) => {
    const ids = new Map(resourceTables.map((other) => [other.name as string, practice[other.name].length]));
    const rows = practice[name];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.id)).toEqual(rows.map((_, at) => at + 1));
    for (const row of rows) {
      for (const [field, shape] of table.fields) {
        const value = row[field];
        if (value === null || value === undefined) expect([field, shape.required]).toEqual([field, false]);
        else {
          expect({ field, ...READERS[shape.kind](value, shape.rules, shape.required) }).toEqual({ field, value });
          if (shape.kind === 'ref') expect(Number(value)).toBeLessThanOrEqual(shape.rules.of === 'dentists' ? 1 : (ids.get(shape.rules.of ?? '') ?? 0));
          if (shape.kind === 'text') expect(value).toBe(normalise(String(value)));
        }
      }
    }
  });

  test('patients are distinct, reach nobody, and show every trap', () => {
    const { patients } = practice;
    expect(new Set(patients.map((row) => row.national_number)).size).toBe(2000);
    expect(new Set(patients.map((row) => `${row.first_name}|${row.last_name}|${row.birth_date}`)).size).toBe(2000);
    const numbers = patients.map((row) => padNationalNumber(Number(row.national_number)));
    expect(numbers.every((number) => /^(099|998|999)/.test(number))).toBe(true);
    const wrong = numbers.filter((number) => !hasValidControlDigit(number)).length;
    expect([wrong > 0, wrong < 40]).toEqual([true, true]);
    expect(patients.filter((row) => row.phone !== null).every((row) => /^\+98970\d{7}$/.test(String(row.phone)))).toBe(true);
    expect(patients.every((row) => isPersianName(String(row.first_name)) && isPersianName(String(row.last_name)))).toBe(true);
    for (const trap of ['\u200c', 'ژ', 'ؤ', ' ']) expect(patients.some((row) => `${row.first_name}${row.last_name}`.includes(trap))).toBe(true);
    const missing = (field: string) => patients.filter((row) => row[field] === null).length;
    for (const field of ['phone', 'birth_date', 'insurance']) expect(missing(field)).toBeGreaterThan(30);
    expect(patients.filter((row) => String(row.birth_date) >= '1963-03-21' && String(row.birth_date) <= '1964-03-20').length).toBeGreaterThan(1);
  });

  test('money and time are as in a practice: nothing in the future, debts and credits, contracts that hold', () => {
    const { surgeries, incomes, contracts, appointments, installmentChecks } = practice;
    expect(surgeries.every((row) => String(row.surgery_time).slice(0, 10) <= TODAY)).toBe(true);
    expect(incomes.every((row) => String(row.date) <= TODAY && (row.patient === null) !== (row.clinic === null))).toBe(true);
    for (const row of surgeries) {
      const contract = contracts[Number(row.contract) - 1];
      const day = String(row.surgery_time).slice(0, 10);
      expect(row.clinic).toBe(contract?.clinic);
      expect([day, String(contract?.start_date) <= day && day < String(contract?.end_date)]).toEqual([day, true]);
    }
    expect(of(5, surgeries)).toHaveLength(40);
    expect(paid(6)).toBeGreaterThan(cost(6));
    expect(paid(5)).toBeLessThan(cost(5));
    expect(of(8, surgeries).every((row) => Number(row.total_cost) > 1_000_000_000)).toBe(true);
    expect(of(7, surgeries).some((row) => /^[5-8]/.test(String(row.tooth_number)))).toBe(true);
    expect(contracts.some((row) => row.is_active === 0 && String(row.end_date) < TODAY)).toBe(true);
    const plan = practice.installments.find((row) => row.patient === 9);
    expect(installmentChecks.filter((row) => row.installment === plan?.id && row.is_paid === 0 && String(row.due_date) < TODAY).length).toBeGreaterThan(0);
    const today = appointments.filter((row) => String(row.appointment_time).startsWith(TODAY));
    expect([today.length >= 10, today.length <= 14]).toEqual([true, true]);
    expect(appointments.some((row) => String(row.appointment_time) > `${TODAY}T24`)).toBe(true);
  });

  test('who wrote cheques owes what the unpaid ones are over; each that is paid was a payment on its day', () => {
    const { installments, installmentChecks, incomes } = practice;
    const written = installments.flatMap(({ id, patient }) => {
      const cheques = installmentChecks.filter((row) => row.installment === id);
      return cheques.length > 0 ? [{ patient: Number(patient), cheques }] : [];
    });
    expect(written.length).toBeGreaterThan(20);
    for (const { patient, cheques } of written) {
      const unpaid = cheques.filter((row) => row.is_paid === 0);
      expect([patient, cost(patient) - paid(patient)]).toEqual([patient, sum(unpaid.map((row) => row.amount))]);
      for (const { amount, due_date, check_number } of cheques.filter((row) => row.is_paid === 1))
        expect(of(patient, incomes)).toContainEqual(
          expect.objectContaining({ amount, date: due_date, payment_method: 6, transaction_number: check_number, clinic: null }),
        );
    }
    expect(incomes.map((row) => row.date)).toEqual(incomes.map((row) => row.date).toSorted());
  });

  test('no wisdom tooth is pulled from elsewhere, and no implant set into a milk tooth', () => {
    const teeth = (codes: RegExp) =>
      practice.surgeries
        .filter((row) => codes.test(String(practice.procedureTypes[Number(row.procedure_type) - 1]?.procedure_code)))
        .map((row) => String(row.tooth_number));
    const [wisdom, implants] = [teeth(/^203$/), teeth(/^6/)];
    expect([wisdom.length > 50, implants.length > 50]).toEqual([true, true]);
    expect(wisdom.filter((tooth) => !/^[1-4]8$/.test(tooth))).toEqual([]);
    expect(implants.filter((tooth) => !/^[1-4][1-8]$/.test(tooth))).toEqual([]);
  });
});
