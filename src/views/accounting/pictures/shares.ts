import { plus, type Whole } from '../../../schema/kit/money.ts';
import type { Share } from '../../kit/figures/charts/share-table.tsx';
import type { SummaryRow } from '../table/summary-row.ts';
import { pictures, summary } from '../texts.ts';

/** Parts that are drawn one by one; all further ones are drawn as one. */
const MOST = 8;

const sumOf = (rows: readonly SummaryRow[]): Whole => rows.reduce<Whole>((sum, { sum: amount }) => plus(sum, amount ?? 0), 0);

/** The parts of a table as they are drawn: what patients paid themselves is one of them, and so is what is too small to see. */
export const sharesOf = (rows: readonly SummaryRow[]): readonly Share[] => {
  const patients = rows.filter(({ kind }) => kind === summary.patient);
  const others = rows.filter(({ kind, sum }) => kind !== summary.patient && sum !== null);
  const [shown, rest] = others.length > MOST + 1 ? [others.slice(0, MOST), others.slice(MOST)] : [others, []];
  return [
    ...(patients.length > 0 ? [{ key: 'patients', label: pictures.patients, amount: sumOf(patients) }] : []),
    ...shown.map(({ id, name, sum }) => ({ key: String(id), label: name, amount: sum ?? 0 })),
    ...(rest.length > 0 ? [{ key: 'rest', label: pictures.rest(rest.length), amount: sumOf(rest) }] : []),
  ];
};
