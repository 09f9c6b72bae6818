import { latinDigits } from '../../../src/schema/kit/digits.ts';
import type { Report } from '../../../src/schema/log/report.ts';
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

/** Every text and key of a value, and where it stands for the first time. */
const leavesOf = (value: unknown, leaves: Map<string, string>, place = ''): void => {
  const note = (leaf: string): void => {
    const plain = latinDigits(leaf);
    if (!leaves.has(plain)) leaves.set(plain, place);
  };
  if (typeof value === 'string' || typeof value === 'number') note(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      note(key);
      leavesOf(inner, leaves, `${place}/${key}`);
    }
  }
};

/** A personal value that stands in a report, and where. */
export interface Leak {
  readonly value: string;
  readonly place: string;
}

/** The personal values that stand in a report, anywhere but in what its sender told of it in their own words. */
export const leaksIn = ({ told: _, ...report }: Partial<Report>, personal: readonly string[]): readonly Leak[] => {
  const leaves = new Map<string, string>();
  leavesOf(report, leaves);
  const text = [...leaves.keys()].join('\n');
  return personal.filter((value) => text.includes(value)).map((value) => ({ value, place: [...leaves].find(([leaf]) => leaf.includes(value))?.[1] ?? '' }));
};
