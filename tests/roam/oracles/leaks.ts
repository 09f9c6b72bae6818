import { latinDigits } from '../../../src/schema/kit/digits.ts';
import type { Practice } from '../decide/practice.ts';

/** Shorter ones may come about by chance, where letters are changed for others. */
const RARE = 6;
const NUMBER = /^[+\d]+$/;

/** What identifies somebody: names, numbers, phones, addresses, and whatever was typed. */
export const personalOf = (practice: Practice, typed: Iterable<string>, others: readonly string[]): readonly string[] => {
  const seeded = practice.patients.flatMap(({ first_name, last_name, national_number, phone, address, ...notes }) => [
    first_name ?? '',
    last_name ?? '',
    national_number ?? '',
    (phone ?? '').slice(-10),
    address ?? '',
    notes.underlying_diseases ?? '',
    notes.current_medications ?? '',
    notes.drug_allergies ?? '',
  ]);
  const all = [...seeded, ...typed, ...others].map((text) => latinDigits(text).trim());
  return [...new Set(all)].filter((text) => text.length >= (NUMBER.test(text) ? 8 : RARE));
};

const leavesOf = (value: unknown, leaves: Set<string>): void => {
  if (typeof value === 'string' || typeof value === 'number') leaves.add(latinDigits(String(value)));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      leaves.add(latinDigits(key));
      leavesOf(inner, leaves);
    }
  }
};

/** The personal values that stand in a report, anywhere in it. */
export const leaksIn = (report: unknown, personal: readonly string[]): readonly string[] => {
  const leaves = new Set<string>();
  leavesOf(report, leaves);
  const text = [...leaves].join('\n');
  return personal.filter((each) => text.includes(each));
};
