import { persianDigits } from '../../schema/kit/digits.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { pickedTooth } from '../../schema/kit/tooth.ts';
import type { DispatchDraft } from '../../schema/lab/draft.ts';
import { briefFdi } from '../kit/figures/tooth/names.ts';
import { pageWords } from '../kit/page/texts.ts';
import { type Column, PrintTable } from '../kit/print/print-table.tsx';
import { fields, paper } from './texts.ts';
import { labName } from './wording.ts';

interface Line extends DispatchDraft {
  readonly id: number;
}

const COLUMNS: readonly Column<Line>[] = [
  { head: fields.lab, cell: ({ lab }) => labName(lab) },
  { head: fields.patient, cell: ({ patient }) => patient?.name ?? pageWords.unknown },
  { head: fields.procedure_type, cell: ({ procedure_type }) => procedure_type?.name ?? pageWords.unknown },
  { head: fields.tooth_number, cell: (line) => briefFdi(pickedTooth(line) ?? '') },
  { head: fields.shade, cell: ({ shade }) => <bdi>{shade}</bdi> },
  { head: fields.date, cell: ({ date }) => (date.day ? persianDigits(jalaliText(date.day)) : pageWords.none), figure: true },
  { head: fields.description, cell: ({ description }) => description },
];

interface PrintedDispatchesProps {
  readonly rows: readonly { readonly key: number; readonly draft: DispatchDraft }[];
}

/** What goes along with the work: one line for each dispatch. */
export const PrintedDispatches = ({ rows }: PrintedDispatchesProps) => (
  <PrintTable title={paper.title} note={paper.count(rows.length)} rows={rows.map(({ key, draft }) => ({ ...draft, id: key }))} columns={COLUMNS} />
);
