import { rowById } from '../../../machines/kit/rows.ts';
import { PrintTable } from '../../kit/print/print-table.tsx';
import { useRows } from '../../kit/resources.ts';
import { useAsked } from '../standing.ts';
import type { Shown } from '../table/shown.ts';
import { debtors, range as ranges, summary } from '../texts.ts';
import { useLacking } from './lacking.ts';
import { debtorColumns, sumColumns } from './paper-columns.tsx';
import { totalNote } from './total-note.ts';

/** The table of the page on paper, under its range, with the total in its head. */
export const Paper = ({ shown }: { readonly shown: Shown }) => {
  const tab = useAsked('tab');
  const patients = useRows('patients');
  const lacking = useLacking(shown);
  if (shown.of !== 'debts') {
    const note = [...(shown.of === 'sums' ? [ranges.said(shown.days)] : []), totalNote(shown.rows), ...lacking].join(' · ');
    return <PrintTable title={`${summary.title}: ${summary.tabs[tab]}`} note={note} rows={shown.rows} columns={sumColumns(tab)} />;
  }
  const of = (id: number) => rowById(patients, id);
  return (
    <PrintTable
      title={debtors.title}
      note={[ranges.said(shown.days), totalNote(shown.rows.map(({ owed }) => ({ sum: owed }))), ...lacking].join(' · ')}
      rows={shown.rows}
      columns={debtorColumns(of)}
    />
  );
};
