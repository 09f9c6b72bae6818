import { type CsvColumn, csvOf } from '../../../../schema/accounting/csv.ts';
import type { ResourceName } from '../../../../schema/api.ts';
import type { Scope } from '../../../../schema/kit/wire/scope.ts';
import { useLeftOut } from '../left-out.ts';
import { FileMenu } from './file-menu.tsx';
import { fileWords } from './texts.ts';

interface TableFileProps<R> {
  /** What the rows are, in Latin letters, for the name of the file. */
  readonly what: string;
  /** The cached list that they are rows of, and whose that holds, where not all. */
  readonly list: ResourceName;
  readonly of?: Scope;
  /** Those that are shown. */
  readonly rows: readonly R[];
  readonly columns: readonly CsvColumn<R>[];
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
}

/** The rows of one table as a file of comma-separated values (ACC-SUM-9). */
export const TableFile = <R,>({ what, list, of, rows, columns, busy, onSave }: TableFileProps<R>) => (
  <FileMenu files={[{ label: fileWords.table, what, text: () => csvOf(columns, rows) }]} disabled={rows.length === 0 || busy} onSave={onSave}>
    {useLeftOut(list, of).map((said) => `${said}. `)}
  </FileMenu>
);
