import { type CsvColumn, csvOf } from '../../../../schema/accounting/csv.ts';
import { FileMenu } from './file-menu.tsx';
import { fileWords } from './texts.ts';

interface TableFileProps<R> {
  /** What the rows are, in Latin letters, for the name of the file. */
  readonly what: string;
  /** Those that are shown. */
  readonly rows: readonly R[];
  readonly columns: readonly CsvColumn<R>[];
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
}

/** The rows of one table as a file of comma-separated values (ACC-SUM-9). */
export const TableFile = <R,>({ what, rows, columns, busy, onSave }: TableFileProps<R>) => (
  <FileMenu files={[{ label: fileWords.table, what, text: () => csvOf(columns, rows) }]} disabled={rows.length === 0 || busy} onSave={onSave} />
);
