import { normalise } from '../kit/persian-text.ts';

/**
 * Reads a report of sums by name in whatever form it comes (KIT-RES-18, KIT-RES-19): a map of name
 * to number, or a list whose rows hold a name and a sum. Numbers may be texts, also with a fraction; what is neither is
 * left out.
 */
export const readTotals = (wire: unknown): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  const add = (name: unknown, value: unknown) => {
    const sum = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof name === 'string' && typeof sum === 'number' && Number.isFinite(sum)) totals.set(normalise(name), Math.round(sum));
  };
  if (Array.isArray(wire)) {
    for (const row of wire) {
      if (typeof row !== 'object' || row === null) continue;
      const entries = Object.entries(row);
      const name = entries.find(([key, value]) => typeof value === 'string' && /name|clinic/i.test(key));
      const sum = entries.find(([key]) => /total|sum|amount|income|invoice|receivable/i.test(key));
      add(name?.[1], sum?.[1]);
    }
  } else if (typeof wire === 'object' && wire !== null) {
    for (const [name, value] of Object.entries(wire)) add(name, value);
  }
  return totals;
};
