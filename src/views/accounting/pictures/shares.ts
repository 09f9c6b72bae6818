import { plus, type Whole } from '../../../schema/kit/money.ts';
import type { Share } from '../../kit/figures/charts/parts.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { pictures, summary } from '../texts.ts';

const sumOf = (rows: readonly SummaryRow[]): Whole => rows.reduce<Whole>((sum, { sum: amount }) => plus(sum, amount ?? 0), 0);

/** The parts of a table as they are drawn: what patients paid themselves is one of them. */
export const sharesOf = (rows: readonly SummaryRow[]): readonly Share[] => {
  const patients = rows.filter(({ kind }) => kind === summary.patient);
  const others = rows.filter(({ kind, sum }) => kind !== summary.patient && sum !== null);
  return [
    ...(patients.length > 0 ? [{ key: 'patients', label: pictures.patients, amount: sumOf(patients), alone: true }] : []),
    ...others.map(({ id, name, sum }) => ({ key: String(id), label: name, amount: sum ?? 0 })),
  ];
};
